// Part of npm run check: fails where package.json lists a package that nothing uses, or lacks one that is imported.
import { unlistedPackages, unusedPackages } from './lib/dependencies.mjs';
import { say } from './lib/project.mjs';

const problems = [
  ...unusedPackages().map((name) => `Nothing uses ${name}: take it out with "npm uninstall ${name}".`),
  ...unlistedPackages().map((place) => `package.json does not list ${place}: add it with "npm install".`),
];
for (const problem of problems) say(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

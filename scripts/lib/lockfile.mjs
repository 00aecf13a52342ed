const EXACT = /^\d+\.\d+\.\d+$/;
/** `@swc/core-linux-arm-gnueabihf`: system, processor, C library. */
const MACHINE = /(android|darwin|freebsd|linux|openharmony|win32|wasm32)-([a-z0-9]+)(?:-([a-z]+))?$/;

/**
 * The optional packages that some package of a lockfile asks for in one exact version and the lockfile lacks.
 * @param packages the `packages` of a package-lock.json
 * @returns entries to add, by their path in node_modules
 */
export function missingEntries(packages) {
  const missing = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const machine = MACHINE.exec(name);
      if (!machine || !EXACT.test(version) || isLocked(packages, path, name)) continue;
      missing[`node_modules/${name}`] = entry(version, machine, dev);
    }
  }
  return missing;
}

/** npm looks in the package's own node_modules, then in those of every folder above. */
function isLocked(packages, path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at) return false;
  }
}

function entry(version, [, system, processor, library], dev) {
  const isWasm = system === 'wasm32';
  return {
    version,
    cpu: [isWasm ? system : processor],
    ...(dev ? { dev } : {}),
    ...(system === 'linux' && library ? { libc: [library.startsWith('musl') ? 'musl' : 'glibc'] } : {}),
    optional: true,
    ...(isWasm ? {} : { os: [system] }),
  };
}

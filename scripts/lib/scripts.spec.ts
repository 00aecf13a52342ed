import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matches } from './install.mjs';
import { missingEntries } from './lockfile.mjs';
import { contentHash, PARTS } from './parts.mjs';
import { ROOT } from './project.mjs';
import { isOlder } from './project.mjs';
import { PARTS as MUTATION_PARTS } from '../mutation/parts.mjs';
import { summarise } from './test-summary.mjs';

describe('the Node version', () => {
  it.each([
    ['20.18.3', true],
    ['18.20.0', true],
    ['20.19.0', false],
    ['20.20.2', false],
    ['22.1.0', false],
  ])('%s is too old for 20.19.0: %s', (version, older) => {
    expect(isOlder(version, '20.19.0')).toBe(older);
  });
});

describe('what is installed', () => {
  const wanted = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a-darwin': { version: '1.0.0', optional: true },
    },
  };

  it('may lack a package for other machines', () => {
    expect(matches(wanted, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true);
  });

  it.each([
    ['another version', { 'node_modules/a': { version: '1.0.1' } }],
    ['nothing', {}],
  ])('does not match the lockfile with %s', (_case, packages) => {
    expect(matches(wanted, { packages })).toBe(false);
  });
});

describe('the lockfile', () => {
  it('gets the packages for other machines that the registry lacked, where npm would look for them', () => {
    const packages = {
      'node_modules/tool': {
        version: '2.0.0',
        dev: true,
        optionalDependencies: {
          '@tool/core-darwin-arm64': '2.0.0',
          '@tool/core-linux-x64-musl': '2.0.0',
          '@tool/core-linux-x64-gnu': '2.0.0',
          'fast-extra': '^1.0.0',
        },
      },
      'node_modules/tool/node_modules/@tool/core-linux-x64-gnu': { version: '2.0.0' },
    };
    expect(missingEntries(packages)).toEqual({
      'node_modules/@tool/core-darwin-arm64': {
        version: '2.0.0',
        cpu: ['arm64'],
        dev: true,
        optional: true,
        os: ['darwin'],
      },
      'node_modules/@tool/core-linux-x64-musl': {
        version: '2.0.0',
        cpu: ['x64'],
        dev: true,
        libc: ['musl'],
        optional: true,
        os: ['linux'],
      },
    });
  });
});

describe('the content hash', () => {
  let root: string;
  const write = (name: string, text: string) => writeFileSync(join(root, 'src', name), text);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'marklight-hash-'));
    mkdirSync(join(root, 'src'));
    write('a.ts', 'a');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('follows contents and names, not times', () => {
    const before = contentHash(root, ['src', 'not-there']);
    write('a.ts', 'a');
    expect(contentHash(root, ['src'])).toBe(before);
    write('a.ts', 'b');
    expect(contentHash(root, ['src'])).not.toBe(before);
    write('a.ts', 'a');
    write('b.ts', '');
    expect(contentHash(root, ['src'])).not.toBe(before);
  });

  it('leaves tests out, so that editing one builds nothing', () => {
    const before = contentHash(root, ['src']);
    write('a.spec.ts', 'test');
    expect(contentHash(root, ['src'])).toBe(before);
  });
});

describe('the parts of the build', () => {
  const { backend: _, ...pages } = PARTS;

  it.each(Object.entries(pages))(
    '%s is built again when what its configuration imports changes',
    (_name, { sources }) => {
      const configuration = readFileSync(join(ROOT, 'rspack.config.ts'), 'utf8');
      const imported = [...configuration.matchAll(/from '\.\/([^']+)'/g)].map(([, path]) => path ?? '');
      expect(imported.length).toBeGreaterThan(0);
      const isSource = (path: string) => sources.some((source: string) => path.startsWith(source));
      expect(imported.filter((path) => !isSource(path))).toEqual([]);
    },
  );
});

describe('the test summary', () => {
  const file = (name: string, ...outcomes: [string, string][]) => ({
    name,
    status: outcomes.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
    assertionResults: outcomes.map(([fullName, status]) => ({ fullName, status })),
  });
  const run = (name: string, code: number, ...testResults: ReturnType<typeof file>[]) => {
    const all = testResults.flatMap(({ assertionResults }) => assertionResults);
    return {
      name,
      code,
      report: {
        numTotalTests: all.length,
        numPassedTests: all.filter(({ status }) => status === 'passed').length,
        testResults,
      },
    };
  };

  it('adds up the runs and names each failure', () => {
    const unit = run('unit', 1, file('a', ['x works', 'passed'], ['y works', 'failed']));
    const browser = run('browser', 0, file('b', ['z works', 'passed']));
    expect(summarise([unit, browser])).toEqual({ passed: 2, failures: ['a: y works'] });
  });

  it('says why a test failed, and where', () => {
    const failed = {
      fullName: 'y works',
      status: 'failed',
      failureMessages: [
        '\u001b[2mexpect(\u001b[22mreceived)\n\n  Expected: 1\n    at fail (/p/node_modules/x.js:1:1)\n    at Object.<anonymous> (/p/a.test.ts:7:3)\n    at run (/p/b.ts:1:1)',
      ],
    };
    const report = {
      numTotalTests: 1,
      numPassedTests: 0,
      testResults: [{ name: 'a', status: 'failed', assertionResults: [failed] }],
    };
    expect(summarise([{ name: 'unit', code: 1, report }]).failures).toEqual([
      'a: y works — expect(received) Expected: 1 (/p/a.test.ts:7:3)',
    ]);
  });

  it('counts a file that could not run', () => {
    const broken = { ...file('a'), status: 'failed' };
    expect(summarise([run('unit', 1, broken, file('b', ['z', 'passed']))])).toEqual({
      passed: 1,
      failures: ['a: could not run'],
    });
  });

  it('counts a run without a report, without tests, or with a bad end', () => {
    expect(summarise([{ name: 'unit', code: 1, report: undefined }]).failures).toEqual(['unit: no test ran']);
    expect(summarise([{ name: 'unit', code: 1, timedOut: true, report: undefined }]).failures).toEqual([
      'unit: took too long and was ended before its report',
    ]);
    expect(summarise([run('unit', 0)]).failures).toEqual(['unit: no test ran']);
    expect(summarise([run('unit', 1, file('a', ['x', 'passed']))]).failures).toEqual([
      'unit: ended with code 1',
    ]);
  });
});

interface MutationGroup {
  mutate: string[];
  specs: string[];
}

describe('the parts of the mutation tests', () => {
  it.each(Object.entries(MUTATION_PARTS))('%s names files that exist', (_name, part) => {
    const groups = 'groups' in part ? part.groups : [part];
    expect(groups).not.toHaveLength(0);
    const paths = groups.flatMap(({ mutate, specs }: MutationGroup) => [...mutate, ...specs]);
    const plain = paths.filter((path) => !/[*!]/.test(path));
    expect(plain.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

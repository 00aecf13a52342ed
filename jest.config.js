// ESM-only packages that jest must translate to CommonJS; everything else in node_modules is taken as it is.
const esmOnly = [
  '@nestjs',
  'harper.js',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'load-esm',
  'lucide-react',
  'inflection',
  'antd',
  '@ant-design',
  '@rc-component',
  'rc-util',
  'react-router',
  'pdfjs-dist',
  '@open-draft',
  'rettime',
  'until-async',
];
const paths = { '^@marklight/(contracts|text|ai|api-client|ui)/(.*)$': '<rootDir>/libs/$1/$2' };
const transform = { '^.+\\.(ts|tsx|js|mjs|jsx)$': ['@swc/jest', require('./scripts/jest-swc.js')] };
const shared = {
  rootDir: __dirname,
  moduleNameMapper: paths,
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`, '<rootDir>/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data', '<rootDir>/.cache'],
};

module.exports = {
  // A limit for what hangs, not a statement about speed: CI machines differ. It outlasts the product's deadlines for grading an
  // essay (three minutes) and reading a page (five), after which the work is tried again: on a busy machine a test must see the end of it.
  testTimeout: 600_000,
  // What a file leaves behind adds up over hundreds of them: near the limit of its heap a process does little but collect garbage.
  workerIdleMemoryLimit: '1500MB',
  testSequencer: '<rootDir>/scripts/jest-sequencer.js',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      globalSetup: '<rootDir>/scripts/jest-built-backend.ts',
      testEnvironment: '<rootDir>/scripts/jest-environment-node.js',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest-no-leaks.js'],
      testMatch: [
        '<rootDir>/libs/**/*.spec.ts',
        '<rootDir>/backend/src/**/*.spec.ts',
        '<rootDir>/frontend-*/**/*.spec.ts',
        '<rootDir>/scripts/**/*.spec.ts',
      ],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: '<rootDir>/scripts/jest-environment-jsdom.js',
      setupFiles: ['<rootDir>/scripts/jest-jsdom.js'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest-components.js'],
      testMatch: ['<rootDir>/(frontend-*|libs)/**/*.spec.tsx'],
      moduleNameMapper: {
        ...paths,
        '\\.css$': '<rootDir>/scripts/jest-empty.js',
      },
    },
    {
      ...shared,
      displayName: 'api',
      testEnvironment: '<rootDir>/scripts/jest-environment-node.js',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest-no-leaks.js'],
      testMatch: ['<rootDir>/backend/test/**/*.test.ts'],
      globalSetup: '<rootDir>/backend/test/setup/global-setup.ts',
      globalTeardown: '<rootDir>/backend/test/setup/global-teardown.ts',
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/scripts/jest-environment-browser.js',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
      globalSetup: '<rootDir>/e2e/setup/global-setup.ts',
      globalTeardown: '<rootDir>/e2e/setup/global-teardown.ts',
    },
  ],
};

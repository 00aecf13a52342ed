import { readdirSync } from 'node:fs';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const lib = (name) => `@marklight/${name}/*`;
const forbid = (files, patterns, message) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group: patterns, message }] }] },
});
const frontends = ['frontend-shell', 'frontend-grading', 'frontend-admin'];
const oneWay =
  'Imports flow one way: contracts ← text ← ai ← backend, and contracts ← api-client ← ui ← frontends.';
const serverOnly = ['@nestjs/*', 'typeorm', 'pg', 'express', 'node:*'];
const notForPages = (own) => [
  lib('text'),
  lib('ai'),
  ...serverOnly,
  ...frontends.filter((name) => name !== own).map((name) => `**/${name}/**`),
];

/** Zod adds 18 KB to a page, which has no use for it. */
const noSchemas = {
  group: ['zod', '**/*.schema', '@marklight/contracts/operations', '@marklight/contracts/operations/*'],
  allowTypeImports: true,
  message: 'Pages use the constants and types of a contract; its schemas are for the server.',
};
const sharedByAlias = {
  regex: '^\\.{1,2}/(?:.*/)?(?:antd(?:-\\w+)?|router|toast)$',
  allowTypeImports: true,
  message: 'Host and remotes share this by its alias; imported otherwise, each remote carries a copy.',
};
const pagesOnly = (files, patterns) => ({
  files,
  ignores: ['libs/contracts/*.schema.ts', 'libs/contracts/operations.ts', '**/*.spec.*', '**/testing/**'],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

/** `data` may be the answer for an earlier search or page, which must not be shown where the latest one has failed. */
const EARLIER_ANSWER = {
  selector: [
    'VariableDeclarator',
    ':has(ObjectPattern > Property[key.name="data"])',
    ':has(ObjectPattern > Property[key.name="error"])',
    ':not(:has(ObjectPattern > Property[key.name="currentData"]))',
    ' > CallExpression[callee.name=/^use\\w+Query$/]',
    ' > :matches(ObjectExpression, Identifier[name=/^(at|query)$/]):first-child',
  ].join(''),
  message:
    'Read `currentData` too, and show the failure if there is none: `data` may belong to an earlier search or page.',
};
/** `map.set(key, [...(map.get(key) ?? []), value])` costs the square of the list's length. */
const COPIED_LIST = {
  selector:
    "CallExpression[callee.property.name='set'] > ArrayExpression > SpreadElement > LogicalExpression[left.callee.property.name='get']",
  message: 'Add to the list in place: `addTo` of libs/contracts/add-to.ts.',
};
/** A machine that sets its clock, as most do after they start, would cut a wait short or make it endless. */
const WALL_CLOCK_LIMIT = {
  selector:
    "VariableDeclarator[id.name=/deadline|started/i] CallExpression[callee.object.name='Date'][callee.property.name='now']",
  message: 'Measure elapsed time with performance.now(): the wall clock can be set.',
};
/** Without regard to case, "a capital letter" is any letter. */
const CASE_OF_ANY_CASE = {
  selector: 'Literal[regex.flags=/i/][regex.pattern=/p.L[lu]./]',
  message: 'With the flag i, \\p{Lu} and \\p{Ll} match letters of either case: test for them without it.',
};
/** On a busy machine the product itself gives up a piece of work after minutes and tries it again; a test has to see the end of it. */
const SHORT_TEST_LIMIT = {
  selector: [
    "CallExpression[callee.object.name='jest'][callee.property.name='setTimeout']",
    'CallExpression[callee.name=/^(it|test|(before|after)(All|Each))$/] > Literal[raw=/^[0-9_]+$/][value<600000]',
    "CallExpression[callee.callee.property.name='each'] > Literal[raw=/^[0-9_]+$/][value<600000]",
  ].join(', '),
  message:
    'A test may take as long as `testTimeout` in jest.config.js allows: leave its limit out, or give a longer one.',
};
/** The usual limits (`until`, a browser's step, `asyncUtilTimeout`) outlast what the product itself takes on a busy machine. */
const SHORT_WAIT = {
  selector: [
    "CallExpression:matches([callee.name='waitFor'], [callee.property.name=/^(waitFor(Function|URL|Selector)?|find(All)?By[A-Za-z]+)$/]) Property[key.name='timeout'] > Literal[value<300000]",
    'ForStatement:matches([test.right.value>=50], [test.left.right.value>=50]):has(AwaitExpression CallExpression[callee.name=/^(setTimeout|sleep)$/])',
    "VariableDeclarator[id.name='deadline'] > BinaryExpression[right.value<300000]",
  ].join(', '),
  message:
    'On a busy machine this takes longer: wait with `until` (backend/test/setup/until.ts), or leave the time to the usual limit.',
};
const EVERYWHERE = [
  COPIED_LIST,
  WALL_CLOCK_LIMIT,
  CASE_OF_ANY_CASE,
  EARLIER_ANSWER,
  SHORT_TEST_LIMIT,
  SHORT_WAIT,
];
const CAST_USER = {
  selector: "TSAsExpression > MemberExpression[property.name='user']",
  message: '`request.user` has its type (backend/src/auth/express.d.ts); `signedInUserOf` requires somebody.',
};
/** A stand-in for `fetch` would answer requests that no browser sends; msw gets requests as a browser sends them. */
const OWN_NETWORK = [
  'AssignmentExpression[left.property.name=/^(fetch|XMLHttpRequest)$/]',
  'CallExpression[callee.property.name=/^(spyOn|replaceProperty|defineProperty|stubGlobal)$/][arguments.1.value=/^(fetch|XMLHttpRequest)$/]',
  "CallExpression[callee.object.name='Object'][callee.property.name='assign'][arguments.0.name=/^(globalThis|window|global|self)$/] Property[key.name=/^(fetch|XMLHttpRequest)$/]",
].map((selector) => ({
  selector,
  message: 'msw answers what a page sends: `openNetwork` of libs/api-client/testing/network.ts.',
}));
/** Any selector of a toast. */
const TOASTS = {
  selector: 'Literal[value=/\\.ml-toast(?!s)/]',
  message:
    'A toast disappears after a few seconds. Wait for what stays, or use `toastSaid` of e2e/setup/toasts.ts.',
};
/** A browser that leaves a page straight after a click may drop the request that the click was to send. */
const awaits = (names) => `ExpressionStatement[expression.argument.callee.property.name=/^(${names})$/]`;
const LEFT_TOO_SOON = {
  selector: `${awaits('click|press|check|uncheck|selectOption|setInputFiles')} + ${awaits('reload|goto|goBack|close')}`,
  message:
    'On a slow machine the page is left before the request is sent. First wait for what the click does.',
};
/** It is null for an element that is gone, and a comparison of two such answers would pass. */
const BOUNDING_BOX = {
  selector: "MemberExpression[property.name='boundingBox']",
  message: 'Use `boxOf` (e2e/setup/box-of.ts): a page may replace an element while it is being measured.',
};
/** A page draws an element first and moves the focus there a moment later. */
const FOCUS_SO_FAR = {
  selector: "CallExpression[callee.name='expect'] MemberExpression[property.name='activeElement']",
  message: 'Use `expectFocus` (e2e/setup/expect-focus.ts): it waits until the page has moved the focus.',
};
const BROWSER_TESTS = [...EVERYWHERE, ...OWN_NETWORK, LEFT_TOO_SOON, BOUNDING_BOX, FOCUS_SO_FAR];
/** The text of a query, or a piece of SQL that is exported. */
const SQL_TEXT = [
  'TemplateElement[value.raw=/\\bselect\\b[^]*\\bfrom\\b/]',
  'Literal[value=/\\bselect\\b[^]*\\bfrom\\b/]',
  'ExportNamedDeclaration > FunctionDeclaration[id.name=/(Sql|_SQL)$/]',
  'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name=/(Sql|_SQL)$/]',
].map((selector) => ({
  selector,
  message:
    'SQL belongs in <subject>.repository.ts of its module; a piece for several queries, in <subject>.sql.ts.',
}));
const QUERY = 'CallExpression[callee.type="MemberExpression"][callee.property.name="query"]';

/** Folders of the shell that every page may use, or that put the pages together. */
const sharedByPages = ['forms', 'navigation', 'pages', 'remotes', 'session', 'testing'];
const shellPages = readdirSync(new URL('frontend-shell/src', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !sharedByPages.includes(entry.name))
  .map((entry) => entry.name);

export default tseslint.config(
  { ignores: ['dist', 'node_modules', '.data', '.cache', 'docs'] },
  ...tseslint.configs.recommended,
  {
    plugins: { 'import-x': importX },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'import-x/no-default-export': 'error',
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
    },
  },
  {
    // What people send meets these patterns: see docs/decisions/bounds.md.
    files: ['backend/src/**', 'libs/**', 'frontend-*/src/**'],
    ignores: ['**/testing/**', '**/*.spec.*'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: [
      '*.js',
      '*.mjs',
      '*.cjs',
      'scripts/**',
      'bench/**',
      'rspack.config.ts',
      'e2e/setup/**',
      'backend/test/setup/**',
    ],
    rules: {
      'import-x/no-default-export': 'off',
      'no-console': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
  forbid(
    ['libs/contracts/**'],
    [lib('text'), lib('ai'), lib('api-client'), lib('ui'), ...serverOnly, 'react'],
    oneWay,
  ),
  forbid(
    ['libs/text/**'],
    [lib('ai'), lib('api-client'), lib('ui'), '@nestjs/*', 'typeorm', 'pg', 'react'],
    oneWay,
  ),
  forbid(['libs/ai/**'], [lib('api-client'), lib('ui'), '@nestjs/*', 'typeorm', 'pg', 'react'], oneWay),
  forbid(['libs/api-client/**'], [lib('text'), lib('ai'), lib('ui'), ...serverOnly], oneWay),
  forbid(['libs/ui/**'], [lib('text'), lib('ai'), ...serverOnly], oneWay),
  forbid(['backend/**'], [lib('api-client'), lib('ui'), 'react', 'antd'], oneWay),
  ...frontends.map((own) =>
    forbid(
      [`${own}/**`],
      notForPages(own),
      'A frontend uses contracts, api-client and ui only, and never another frontend.',
    ),
  ),
  // A later entry takes the place of an earlier one for the same rule, so this repeats what stands above.
  ...[...shellPages, 'forms'].map((own) => ({
    files: [`frontend-shell/src/${own}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: notForPages('frontend-shell'),
              message: 'A frontend uses contracts, api-client and ui only, and never another frontend.',
            },
            {
              regex: `^(\\.\\./)+(${shellPages.filter((name) => name !== own).join('|')})/`,
              message: 'A page folder never uses another: what two pages share is in forms or libs/ui.',
            },
          ],
        },
      ],
    },
  })),
  pagesOnly(['libs/contracts/*.ts', 'libs/api-client/**', 'frontend-*/**'], [noSchemas]),
  pagesOnly(['libs/ui/**'], [noSchemas, sharedByAlias]),
  {
    files: ['backend/src/**'],
    ignores: ['backend/src/config/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Environment is read in backend/src/config only.' },
      ],
    },
  },
  {
    files: ['backend/src/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'graphile-worker',
              importNames: ['run'],
              message:
                'A connection lost while it starts ends the process: see backend/src/queue/worker-set.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    rules: { 'no-restricted-syntax': ['error', WALL_CLOCK_LIMIT] },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE, ...OWN_NETWORK] },
  },
  {
    files: ['e2e/**'],
    ignores: ['e2e/setup/toasts.ts', 'e2e/setup/box-of.ts', 'e2e/review-screen.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...BROWSER_TESTS, TOASTS] },
  },
  {
    files: ['e2e/review-screen.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...BROWSER_TESTS] },
  },
  {
    files: ['backend/src/**'],
    ignores: ['**/*.repository.ts', '**/*.sql.ts', '**/*.spec.ts', 'backend/src/database/migrations/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: QUERY, message: 'SQL belongs in <subject>.repository.ts of its module.' },
        ...SQL_TEXT,
        ...EVERYWHERE,
        CAST_USER,
      ],
    },
  },
  {
    files: ['**/*.sql.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: QUERY,
          message: 'Only pieces of SQL belong here; queries are run in <subject>.repository.ts.',
        },
        ...EVERYWHERE,
      ],
    },
  },
  {
    files: ['**/*.repository.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `TSAsExpression > AwaitExpression > ${QUERY}`,
          message: 'Give `query` the type of its rows: `query<Row[]>(…)`.',
        },
        ...EVERYWHERE,
      ],
    },
  },
  {
    files: ['frontend-*/**/*.spec.tsx', 'libs/**/*.spec.tsx', '**/testing/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...EVERYWHERE,
        ...OWN_NETWORK,
        {
          selector: "CallExpression[callee.object.name='jest'][callee.property.name='setTimeout']",
          message: 'The limit of a component test is in jest.config.js, once.',
        },
        {
          selector: "CallExpression[callee.name='configure'] Property[key.name='asyncUtilTimeout']",
          message: 'How long a component test waits is in scripts/jest-components.js, once.',
        },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
);

import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { FederationAsEsm } from './rspack/federation-as-esm';
import { ListFirstFiles } from './rspack/list-first-files';
import { frameLinks, greyCards, pageStartScripts } from './rspack/page-start';
import { PreloadFonts } from './rspack/preload-fonts';
import { StartAfterPaint } from './rspack/start-after-paint';
import { PLAN_NAME, PRO_PRICE_AUD, PRODUCT_NAME, TRIAL_DAYS } from './libs/contracts/business';
import { PAGES } from './libs/contracts/routes';
import { devDependencies, version } from './package.json';

const root = __dirname;
const at = (...parts: string[]) => resolve(root, ...parts);

/** The oldest browsers that scripts and style sheets are made for. */
const BROWSERS = ['chrome >= 111', 'firefox >= 114', 'safari >= 16.4'];

/**
 * What host and remotes must have once in a page: React, and the façade modules of libs/ that hold state
 * or a context. The host brings them; a remote carries no copy. Sharing goes by the name in the import, so
 * these modules are imported by alias everywhere, also inside libs/. Each has the version of what it re-exports.
 */
const SHARED: Record<string, string> = {
  react: devDependencies.react,
  'react-dom': devDependencies['react-dom'],
  '@marklight/api-client/assignments-api': version,
  '@marklight/api-client/base-api': version,
  '@marklight/api-client/config-api': version,
  '@marklight/api-client/every-page': version,
  '@marklight/api-client/redux': devDependencies['react-redux'],
  '@marklight/api-client/session-api': version,
  '@marklight/ui/antd': devDependencies.antd,
  '@marklight/ui/antd-input': devDependencies.antd,
  '@marklight/ui/antd-more': devDependencies.antd,
  '@marklight/ui/antd-overlay': devDependencies.antd,
  '@marklight/ui/antd-select': devDependencies.antd,
  '@marklight/ui/antd-table': devDependencies.antd,
  '@marklight/ui/router': devDependencies['react-router'],
  '@marklight/ui/toast': version,
};
/**
 * What the host's first view needs anyway goes into its one script. As files to load one after the other, the share
 * scope's modules took thirty requests before anything was drawn.
 */
const IN_FIRST_VIEW = new Set([
  'react',
  'react-dom',
  '@marklight/api-client/assignments-api',
  '@marklight/api-client/base-api',
  '@marklight/api-client/config-api',
  '@marklight/api-client/every-page',
  '@marklight/api-client/redux',
  '@marklight/api-client/session-api',
  '@marklight/ui/antd',
  '@marklight/ui/router',
  '@marklight/ui/toast',
]);
/**
 * The host says which version it brings. A remote says which it was written for, as an npm caret range, and is
 * refused by a host that brings another, with a message instead of breaking in the middle of some work.
 */
const sharedBy = (side: 'host' | 'remote') =>
  Object.fromEntries(
    Object.entries(SHARED).map(([name, sharedVersion]) => [
      name,
      {
        singleton: true,
        version: sharedVersion,
        requiredVersion: `^${sharedVersion}`,
        strictVersion: true,
        ...(side === 'remote' ? { import: false as const } : { eager: IN_FIRST_VIEW.has(name) }),
      },
    ]),
  );

const TABLE = 'libs/ui/antd-table.ts';
const INPUT = 'libs/ui/antd-input.ts';
const MORE = 'libs/ui/antd-more.ts';
/** What each page loads first of the host's files: its own part, and the shared modules that what it shows first waits for. */
const FIRST_OF_SHELL: Readonly<Record<string, readonly string[]>> = {
  [PAGES.essays]: ['essays', INPUT, TABLE],
  [PAGES.essay]: [INPUT],
  [PAGES.assignment]: [INPUT, MORE, TABLE],
  [PAGES.classes]: ['classes', INPUT],
  [PAGES.class]: ['class', INPUT, TABLE],
  [PAGES.student]: ['student', TABLE],
  [PAGES.rubrics]: ['rubrics', INPUT, MORE],
  [PAGES.calibration]: ['calibration', TABLE],
  [PAGES.metrics]: ['metrics', MORE],
  [PAGES.aiTools]: ['ai-tools', INPUT, MORE],
  [PAGES.subscribe]: ['subscribe'],
  [PAGES.profile]: ['profile', INPUT],
  [PAGES.admin]: [INPUT, TABLE],
};

interface App {
  /** Folder under dist. */
  folder: string;
  publicPath: string;
  entry: Configuration['entry'];
  plugins: Configuration['plugins'];
  /** Prefix of the files, and all that a rebuild may delete. */
  assets: string;
}

/** The host brings the federation runtime too: a remote with its own would cost every first view 28 KB. */
const federation = (
  side: 'host' | 'remote',
  options: ConstructorParameters<typeof ModuleFederationPlugin>[0],
) =>
  new ModuleFederationPlugin({
    ...options,
    shared: sharedBy(side),
    dts: false,
    manifest: false,
    experiments: {
      optimization: { disableSnapshot: true, target: 'web' },
      ...(side === 'host' ? { provideExternalRuntime: true } : { externalRuntime: true }),
    },
  });
/** `pages`: which exposed part a page shows, and what else it draws first, by the page's path. */
const remote = (name: string, exposes: Record<string, string>, pages: Record<string, string[]>): App => ({
  folder: `frontend-${name}`,
  publicPath: 'auto',
  entry: {},
  assets: 'assets',
  plugins: [
    federation('remote', {
      name,
      filename: 'remoteEntry.js',
      exposes: Object.fromEntries(
        Object.entries(exposes).map(([part, file]) => [`./${part}`, { import: at(file), name: part }]),
      ),
    }),
    new ListFirstFiles(pages, ['remoteEntry.js']),
  ],
});
const page = (template: string, filename: string) =>
  new rspack.HtmlRspackPlugin({
    template: at('frontend-shell', template),
    filename,
    scriptLoading: 'defer',
    minify: false,
    templateParameters: {
      productName: PRODUCT_NAME,
      planName: PLAN_NAME,
      trialDays: String(TRIAL_DAYS),
      price: String(PRO_PRICE_AUD),
      frameLinks: frameLinks(),
      greyCards: greyCards(),
      ...pageStartScripts(),
    },
  });

const apps: Record<string, App> = {
  shell: {
    folder: 'frontend-shell',
    publicPath: '/',
    assets: 'assets',
    entry: { app: [at('frontend-shell/src/main.ts'), at('frontend-shell/src/start.ts')] },
    plugins: [
      federation('host', { name: 'shell' }),
      page('app.html', 'app.html'),
      new PreloadFonts(['inter-latin-wght']),
      new StartAfterPaint(),
      new ListFirstFiles(FIRST_OF_SHELL),
      new rspack.CopyRspackPlugin({ patterns: [{ from: at('frontend-shell/public') }] }),
    ],
  },
  landing: {
    folder: 'frontend-shell',
    publicPath: '/',
    assets: 'landing',
    entry: { landing: at('frontend-shell/landing/main.ts') },
    plugins: [
      page('landing.html', 'landing.html'),
      new PreloadFonts(['inter-latin-wght', 'source-serif-4-latin-wght']),
    ],
  },
  link: {
    folder: 'frontend-shell',
    publicPath: '/',
    assets: 'link',
    entry: { link: at('frontend-shell/link/main.ts') },
    plugins: [page('link.html', 'link.html'), new PreloadFonts(['inter-latin-wght'])],
  },
  grading: remote(
    'grading',
    {
      GradingDashboard: 'frontend-grading/src/expose.ts',
      EssayReview: 'frontend-grading/src/review/expose.ts',
      AssignmentPage: 'frontend-grading/src/assignment/expose.ts',
    },
    {
      [PAGES.home]: ['GradingDashboard'],
      [PAGES.essay]: ['EssayReview'],
      [PAGES.assignment]: ['AssignmentPage', 'WorkRows'],
    },
  ),
  admin: remote(
    'admin',
    { AdminDashboard: 'frontend-admin/src/expose.ts' },
    { [PAGES.admin]: ['AdminDashboard'] },
  ),
};

function configurationOf(name: string, app: App, production: boolean): Configuration {
  // In development too: the server lets browsers keep whatever carries a hash forever, and only that.
  const hashed = '[name].[contenthash:10]';
  return {
    name,
    context: root,
    mode: production ? 'production' : 'development',
    // No eval: the pages run under a strict Content-Security-Policy in development too.
    devtool: production ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    entry: app.entry,
    output: {
      path: at('dist', app.folder),
      publicPath: app.publicPath,
      uniqueName: `marklight_${name}`,
      filename: `${app.assets}/${hashed}.js`,
      chunkFilename: `${app.assets}/${hashed}.js`,
      cssFilename: `${app.assets}/${hashed}.css`,
      cssChunkFilename: `${app.assets}/${hashed}.css`,
      assetModuleFilename: `${app.assets}/[name].[contenthash:10][ext]`,
      // Three builds share the shell's folder, so each deletes only its own files.
      clean: {
        keep: (path) =>
          !`${at('dist', app.folder, app.assets)}/`.startsWith(path) &&
          !path.startsWith(at('dist', app.folder, app.assets)),
      },
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: Object.fromEntries(
        ['contracts', 'api-client', 'ui'].map((lib) => [`@marklight/${lib}`, at('libs', lib)]),
      ),
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: [
            at('libs'),
            at('rspack'),
            at('frontend-shell'),
            at('frontend-grading'),
            at('frontend-admin'),
          ],
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production } },
            },
            env: { targets: BROWSERS.join(', ') },
          },
        },
        { test: /\.css$/, type: 'css' },
        { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
      ],
    },
    plugins: [...(app.plugins ?? []), new FederationAsEsm()],
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { passes: 3 }, mangle: true },
        }),
        // Style sheets are nested, which the oldest of these browsers do not read.
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
      splitChunks: {
        cacheGroups: {
          // Small, and wanted by nearly every part: without a separate chunk each part carries a copy.
          small: {
            test: /[\\/]libs[\\/](contracts|api-client)[\\/]|[\\/]node_modules[\\/](lucide-react|react[\\/](cjs[\\/]react-jsx-runtime|jsx-runtime))/,
            chunks: 'async',
            minChunks: 2,
            minSize: 0,
            // A remote's parts are few: one file of 11 KB instead of nine requests before its first part is drawn.
            ...((name === 'grading' || name === 'admin') && { name: 'small' }),
            reuseExistingChunk: true,
          },
        },
      },
    },
    // Lazy compilation asks the page to fetch triggers from the build, which the API server does not know.
    lazyCompilation: false,
    performance: { hints: false },
    stats: { preset: 'errors-warnings', timings: true },
  };
}

/** Live reload: the shell's server watches what the remotes' builds write; the API server serves the pages. */
const devServer: Configuration['devServer'] = {
  port: 3101,
  hot: false,
  liveReload: true,
  allowedHosts: 'all',
  devMiddleware: { writeToDisk: true },
  client: { webSocketURL: 'ws://localhost:3101/ws', overlay: false },
  watchFiles: [at('dist/frontend-grading'), at('dist/frontend-admin')],
};

/**
 * A remote without its host, for development: no federation, a page with nothing else on it, and the API of the
 * server at API_URL with the session of API_COOKIE. See scripts/dev-alone.mjs.
 */
function aloneConfiguration(name: string): Configuration {
  const { API_URL: target = 'http://localhost:3000', API_COOKIE: cookie = '' } = process.env;
  const app: App = {
    folder: `alone-${name}`,
    publicPath: '/',
    assets: 'assets',
    entry: { app: at(`frontend-${name}/dev/main.tsx`) },
    plugins: [new rspack.HtmlRspackPlugin({ title: `${PRODUCT_NAME}: ${name} alone` })],
  };
  return {
    ...configurationOf(name, app, false),
    devServer: {
      hot: false,
      historyApiFallback: true,
      proxy: [{ context: ['/api'], target, changeOrigin: true, headers: { cookie, origin: target } }],
    },
  };
}

/** `--env alone=grading` serves one remote without its host. `--env app=grading` builds one alone, or several separated by commas; `shell` includes the landing page and the page of mailed links. */
export default function configurations(
  env: { app?: string; alone?: string } = {},
  argv: { mode?: string } = {},
) {
  if (env.alone) return aloneConfiguration(env.alone);
  const production = argv.mode !== 'development';
  const wanted = env.app?.split(',') ?? Object.keys(apps);
  const names = wanted.flatMap((name) => (name === 'shell' ? ['shell', 'landing', 'link'] : [name]));
  return [...new Set(names)].map((name, index) => {
    const app = apps[name];
    if (!app) throw new Error(`No frontend is called ${name}. There are: ${Object.keys(apps).join(', ')}.`);
    const configuration = configurationOf(name, app, production);
    return index === 0 && name === 'shell' ? { ...configuration, devServer } : configuration;
  });
}

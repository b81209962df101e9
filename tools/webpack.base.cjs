const path = require('node:path');

const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { NormalModuleReplacementPlugin } = require('webpack');
const { SubresourceIntegrityPlugin } = require('webpack-subresource-integrity');

const { BuildNamePlugin, PLACE, placeOf } = require('./federation/BuildNamePlugin.cjs');
const { EmptyChunksPlugin } = require('./federation/EmptyChunksPlugin.cjs');
const { HashedChunksPlugin } = require('./federation/HashedChunksPlugin.cjs');
const { AllProvidedPlugin } = require('./federation/AllProvidedPlugin.cjs');
const { consumed, provided } = require('./federation/governed.cjs');
const { carpetaDe, modulos, raiz } = require('./federation/lugares.cjs');
const { ModuleNamesPlugin } = require('./federation/ModuleNamesPlugin.cjs');
const { NAVEGADORES } = require('./federation/navegadores.cjs');
const { OneCopyPlugin } = require('./federation/OneCopyPlugin.cjs');

const SRI = ['sha384'];

// Federation writes into every build what version the folder has that it is run from; a build says itself which it is.
process.env['MF_BUILD_VERSION'] = 'local';

/**
 * @typedef {{ area: string, build: string, dir: string, output: string, seam?: import('webpack').WebpackPluginInstance }} Build
 */

/** The runtime asks for its own parts as ESM and as CommonJS, and would come twice. */
const ONE_FORMAT = Object.fromEntries(
  ['runtime-core', 'sdk', 'error-codes'].map((name) => [
    `@module-federation/${name}$`,
    path.join(
      carpetaDe(`@module-federation/${name}`),
      'dist',
      `index.${name === 'error-codes' ? 'mjs' : 'js'}`,
    ),
  ]),
);

/** Without the warnings that it keeps for developers: its package names this half to nobody. */
const ROUTER = {
  'react-router$': path.join(carpetaDe('react-router'), 'dist/production/index.mjs'),
};

/** What zodSinEsquemasJson takes of the original, whose package names it to nobody. */
const ZOD = {
  'zod-processors$': path.join(carpetaDe('zod'), 'v4/core/json-schema-processors.js'),
};

/** What antd says where nobody tells it a language: Spanish too, and English travels to nobody. */
const ENGLISH = /[\\/]en_US$/;

/**
 * What libraries ask of their own parts, and what stands in for it: each file says why. The third: where another asks so too.
 * @type {[request: RegExp, file: string, of?: RegExp][]}
 */
const REPLACED = [
  [/^\.\/useScrollLocker$/, 'noScrollLock.js'],
  [/^\.\/getScrollBarSize$/, 'scrollBarSize.js'],
  [/^\.\.\/locales\/en\.js$/, 'zodSinFrases.js'],
  [/^\.\.\/core\/(json-schema-processors|to-json-schema)\.js$/, 'zodSinEsquemasJson.cjs'],
  [/^\.\/hooks\/useFilter$/, 'noTableFilter.js'],
  [/^(\.\.\/tooltip|\.)\/UniqueProvider$/, 'onlyChildren.js'],
  [/^\.\.\/_util\/wave$/, 'onlyChildren.js'],
  [/^\.\/presetColors$/, 'noColorNames.js', /[\\/]fast-color[\\/]/],
  [/^\.\.\/\.\.\/dropdown$/, 'onlyChildren.js'], // as antd's tables ask for it, and nothing else at this depth
];

/** Where antd and its icons put their styles into the page. */
const CSS_WRITERS =
  /[\\/](@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS|@ant-design[\\/]icons[\\/]es[\\/]cssUtils)\.js$/;

/** The files are a hundredth smaller than with terser, which webpack would take, for a tenth of its work. */
const MINIMIZER = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  extractComments: false,
  minimizerOptions: { ecma: 2020, compress: { passes: 3, ecma: 2020 }, format: { ecma: 2020 } },
});

/** As whoever wrote it calls it: from the folder of its area, else from the root of the repository. */
function sourceName(dir, file) {
  const own = path.relative(dir, file);
  const name = own.startsWith('..') ? path.relative(raiz, file) : own;
  return name.split(path.sep).join('/');
}

/**
 * What the shell and every remote have in common. Container and unique name bear the build: two builds live side by side.
 * @param {Build} build
 */
function base({ area, build, dir, output, seam }) {
  return {
    mode: 'production',
    context: dir,
    devtool: 'hidden-nosources-source-map', // tools/build.ts puts the maps apart: no page is served one
    target: `browserslist:${NAVEGADORES.join(', ')}`,
    entry: {},
    output: {
      path: output,
      publicPath: 'auto',
      uniqueName: placeOf(area),
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
      strictModuleExceptionHandling: true, // a module that threw is evaluated anew when a screen is retried
      hashFunction: 'xxhash64',
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }) =>
        sourceName(dir, absoluteResourcePath),
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      alias: { ...ONE_FORMAT, ...ROUTER, ...ZOD },
    },
    module: {
      rules: [
        {
          test: /\.worker\.ts$/,
          loader: path.join(__dirname, 'federation/workerLoader.cjs'),
        },
        {
          test: /\.tsx?$/,
          exclude: /\.worker\.ts$/,
          loader: require.resolve('ts-loader'),
          options: {
            transpileOnly: true,
            configFile: path.join(raiz, 'tsconfig.json'),
            compilerOptions: { noEmit: false, target: 'ES2022', sourceMap: true },
          },
        },
        // As their sources are taken: what Node asks of a module with this ending is another dialect.
        { test: /\.js$/, include: modulos, type: 'javascript/auto' },
        // Made of pure modules, as antd itself says of its own; their package.json forgets to.
        { test: /node_modules[\\/]@rc-component[\\/]/, sideEffects: false },
        { test: CSS_WRITERS, loader: path.join(__dirname, 'federation/cssAsTextLoader.cjs') },
        { test: /\.css$/, loader: path.join(__dirname, 'federation/cssLoader.cjs') },
      ],
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [MINIMIZER],
    },
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(raiz, '.cache/webpack'),
      name: area, // its own for each
      buildDependencies: {
        config: [
          path.join(__dirname, 'webpack.base.cjs'),
          path.join(__dirname, 'federation/governed.cjs'),
          path.join(__dirname, 'federation/ModuleNamesPlugin.cjs'),
          path.join(__dirname, 'federation/workerLoader.cjs'),
          path.join(__dirname, 'federation/cssAsTextLoader.cjs'),
        ],
      },
    },
    plugins: [
      new BuildNamePlugin(area, build),
      new ModuleNamesPlugin(),
      ...(seam ? [seam] : []), // what the build takes of the others
      ...REPLACED.map(
        ([request, file, of]) =>
          new NormalModuleReplacementPlugin(request, (result) => {
            if (of && !of.test(result.context)) return;
            result.request = path.join(__dirname, 'federation', file);
          }),
      ),
      new NormalModuleReplacementPlugin(ENGLISH, (result) => {
        result.request = result.request.replace('en_US', 'es_ES');
      }),
      new SubresourceIntegrityPlugin({ hashFuncNames: SRI }),
      new EmptyChunksPlugin(SRI),
      new HashedChunksPlugin(SRI),
    ],
  };
}

/** Of others; what the house gives as a package goes where its sources would. */
const LIBRARIES = /[\\/]node_modules[\\/](?!@comanda[\\/])/;

const VENDOR = {
  chunks: 'all',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    vendor: { name: 'vendor', test: LIBRARIES, chunks: 'all' },
  },
};

/** Inicio shows the cards of an area together: they travel as one file, whose hash a page lists once. */
const CARDS = {
  name: 'inicio',
  chunks: ({ name }) => /^inicio-/.test(name ?? ''),
  enforce: true,
};

const COMMON_PARTS = new RegExp(
  `[\\\\/](${[
    '@rc-component[\\\\/](select|virtual-list|trigger|overflow|dialog|motion|portal)',
    'antd[\\\\/]es[\\\\/](select|modal|skeleton|empty|grid|_util|style|watermark|drawer|locale|config-provider)',
    '(icons|asn)[\\\\/](Check|Down|Search)Outlined',
  ].join('|')})\\b`,
);

/**
 * What selects, dialogs and notices are made of, once. A tier is a file as a whole, and each of them would bring its own:
 * till and notices 63 KB instead of 53, a list of documents 165 instead of 131.
 */
const COMMON = {
  name: 'comun',
  chunks: 'async',
  minChunks: 2,
  enforce: true,
  test: COMMON_PARTS,
};

/**
 * A business area: exposes './routes', brings no governed library.
 * @param {Build} options
 * @returns {import('webpack').Configuration}
 */
function remote(options) {
  const config = base(options);
  return {
    ...config,
    optimization: {
      ...config.optimization,
      splitChunks: { ...VENDOR, cacheGroups: { ...VENDOR.cacheGroups, inicio: CARDS } },
    },
    plugins: [
      ...config.plugins,
      new OneCopyPlugin(),
      new ModuleFederationPlugin({
        name: placeOf(options.area),
        filename: 'remoteEntry.js',
        exposes: { './routes': { import: './src/routes.tsx', name: 'routes' } },
        shared: consumed(),
        shareStrategy: 'loaded-first',
        manifest: { fileName: 'mf-manifest.json' },
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
    ],
  };
}

/**
 * The shell: brings every governed library, and the federation runtime the remotes use.
 * @param {Omit<Build, 'area'>} options
 * @returns {import('webpack').Configuration}
 */
function host(options) {
  const config = base({ area: 'shell', ...options });
  return {
    ...config,
    entry: { main: './src/index.ts' },
    optimization: {
      ...config.optimization,
      splitChunks: {
        // One first file: all of them have the address of the build, so that a library is fetched with each release all the same.
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          common: COMMON,
        },
      },
    },
    plugins: [
      ...config.plugins,
      new AllProvidedPlugin(),
      new ModuleFederationPlugin({
        name: placeOf('shell'),
        remotes: {},
        shared: provided(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        runtimePlugins: [path.join(options.dir, 'src/federation/integrityPlugin.ts')],
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
    ],
  };
}

/** What makes a build one that can be published, and has no use in one that lives for a moment. */
const FOR_PUBLISHING = [
  BuildNamePlugin,
  ModuleNamesPlugin,
  SubresourceIntegrityPlugin,
  EmptyChunksPlugin,
  HashedChunksPlugin,
];

/**
 * A business area for `npm run dev`: built again and again by one webpack, under a name that no published build has.
 * @param {Pick<Build, 'area' | 'dir' | 'output'>} options
 * @returns {import('webpack').Configuration}
 */
function remoteInDevelopment(options) {
  const config = remote({ ...options, build: PLACE });
  return {
    ...config,
    mode: 'development',
    devtool: 'cheap-module-source-map', // one that evaluates is refused by the policy of the page
    cache: { type: 'memory' },
    output: { ...config.output, filename: '[name].js', chunkFilename: '[name].js', clean: true },
    optimization: {
      ...config.optimization,
      chunkIds: 'named',
      moduleIds: 'named',
      emitOnErrors: false,
    },
    plugins: (config.plugins ?? []).filter(
      (plugin) => !FOR_PUBLISHING.some((unwanted) => plugin instanceof unwanted),
    ),
  };
}

module.exports = { remote, host, remoteInDevelopment, EN_DESARROLLO: PLACE, FOR_PUBLISHING };

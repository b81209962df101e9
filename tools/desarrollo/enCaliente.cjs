// The builds of `npm run dev` where a change is put into the page that is open: of the area, and of a frame that can take it.
const path = require('node:path');

const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const senasDeRefresco = require('react-refresh-typescript');
const { EntryPlugin, HotModuleReplacementPlugin } = require('webpack');

const { EN_DESARROLLO, FOR_PUBLISHING, host, remoteInDevelopment } = require('../webpack.base.cjs');

const { ComienzoPlugin } = require('./ComienzoPlugin.cjs');

/** Where the frame leaves the one runtime that redraws: two of them would each know half of the components. */
const REFRESCO = 'comandaRefrescoDeReact';

const deEsta = (archivo) => path.join(__dirname, archivo);

/** The same rules, with those of one loader changed. */
const conLoader = (config, nombre, cambiar) => ({
  ...config,
  module: {
    ...config.module,
    rules: config.module.rules.map((regla) =>
      regla.loader?.endsWith(nombre) ? cambiar(regla) : regla,
    ),
  },
});

/** Says of each component what it is made of, so that one whose hooks did not change keeps its state. */
const conSenas = (regla) => ({
  ...regla,
  options: {
    ...regla.options,
    compilerOptions: { ...regla.options.compilerOptions, sourceMap: true },
    getCustomTransformers: () => ({ before: [senasDeRefresco()] }),
  },
});

/**
 * A business area whose changes are taken by the page that shows it, inside a frame that was made by `marcoDeDesarrollo`.
 * @param {{ area: string, dir: string, output: string }} options
 * @returns {import('webpack').Configuration}
 */
function remotoEnCaliente(options) {
  const config = conLoader(
    conLoader(remoteInDevelopment(options), 'ts-loader', conSenas),
    'cssLoader.cjs',
    (regla) => ({ ...regla, loader: deEsta('hojaViva.cjs') }),
  );
  return {
    ...config,
    externals: [
      ({ request }, listo) =>
        /react-refresh[\\/]runtime(\.js)?$/.test(request)
          ? listo(null, `var ${REFRESCO}`)
          : listo(),
    ],
    optimization: { ...config.optimization, splitChunks: false },
    plugins: [
      ...config.plugins,
      new HotModuleReplacementPlugin(),
      // without a name it is part of the container: what it is told is about the modules of this area
      new EntryPlugin(options.dir, deEsta('cliente.js'), { name: undefined }),
      new ReactRefreshPlugin({
        overlay: false,
        library: 'comanda',
        include: /[\\/]src[\\/].+\.tsx$/,
      }),
    ],
  };
}

/**
 * The shell with the React that can redraw a component in its place. It runs behind the page of this machine alone, and is the same
 * wherever it is built, for it travels as a package.
 * @param {{ dir: string, output: string }} options
 * @returns {import('webpack').Configuration}
 */
function marcoDeDesarrollo(options) {
  const config = host({ ...options, build: EN_DESARROLLO });
  return {
    ...config,
    // before everything else: React looks for who wants to redraw as it is loaded
    entry: { main: [deEsta('refresco.js'), './src/index.ts'] },
    cache: { ...config.cache, name: 'marco-de-desarrollo' },
    optimization: { ...config.optimization, nodeEnv: 'development', minimize: false },
    plugins: [
      ...config.plugins.filter(
        (plugin) => !FOR_PUBLISHING.some((unwanted) => plugin instanceof unwanted),
      ),
      new ComienzoPlugin(),
    ],
  };
}

module.exports = { remotoEnCaliente, marcoDeDesarrollo };

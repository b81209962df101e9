// What draws the stories of the book: one page, of the pieces as the areas bundle them, without a shell.
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

const { OneCopyPlugin } = require('../federation/OneCopyPlugin.cjs');
const { EN_DESARROLLO, FOR_PUBLISHING, remote } = require('../webpack.base.cjs');

/** The libraries and the rooms of shared are the page's own: no other build is in it. */
const DE_UN_AREA = [ModuleFederationPlugin, OneCopyPlugin, ...FOR_PUBLISHING];

/**
 * @param {{ dir: string, output: string }} options
 * @returns {import('webpack').Configuration}
 */
function paginaDeHistoria(options) {
  const config = remote({ ...options, area: 'libro', build: EN_DESARROLLO });
  return {
    ...config,
    entry: { dibujo: './src/dibujo.tsx' },
    output: { ...config.output, filename: '[name].js', chunkFilename: '[name].js' },
    optimization: { ...config.optimization, splitChunks: false },
    plugins: config.plugins.filter(
      (plugin) => !DE_UN_AREA.some((unwanted) => plugin instanceof unwanted),
    ),
  };
}

module.exports = { paginaDeHistoria };

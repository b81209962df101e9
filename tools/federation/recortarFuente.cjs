const subsetFont = require('subset-font');

/** Figures that stand under one another. What draws pairs of letters closer would be a sixth of the file. */
const RASGOS = ['tnum'];

/**
 * A variable typeface with some letters, and the weights of the product alone.
 * @param {Buffer} fuente
 * @param {string} letras
 * @param {'woff2' | 'truetype'} [targetFormat]
 * @returns {Promise<Buffer>}
 */
const recortarFuente = (fuente, letras, targetFormat = 'woff2') =>
  subsetFont(fuente, letras, {
    targetFormat,
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
    keepFeatures: RASGOS,
    noHinting: true,
  });

module.exports = { recortarFuente };

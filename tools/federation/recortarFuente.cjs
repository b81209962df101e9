const subsetFont = require('subset-font');

const { LETRAS } = require('./letras.cjs');

/**
 * A variable typeface with the letters and the weights of the product alone.
 * @param {Buffer} fuente
 * @param {'woff2' | 'truetype'} [targetFormat]
 * @returns {Promise<Buffer>}
 */
const recortarFuente = (fuente, targetFormat = 'woff2') =>
  subsetFont(fuente, LETRAS, {
    targetFormat,
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  });

module.exports = { recortarFuente };

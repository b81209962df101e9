const fs = require('node:fs');
const path = require('node:path');

const { recortarFuente } = require('./recortarFuente.cjs');

/** A typeface cut to what the product writes, and its licence beside it. */
module.exports = function fontLoader(source) {
  const done = this.async();
  const license = path.join(path.dirname(this.resourcePath), '../LICENSE');
  this.emitFile('fuente.LICENSE.txt', fs.readFileSync(license));
  recortarFuente(source).then((font) => done(null, font), done);
};

module.exports.raw = true;

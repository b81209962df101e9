const { createHash } = require('node:crypto');

const COMMENTS = /\/\*[^]*?\*\//g;
const SPACES = /\s+/g;
const CLASS = /\.(-?[a-zA-Z_][\w-]*)/g;

/**
 * The rules of a sheet in one line, with `hash` in the names of its classes if they are its own.
 * @param {string} source
 * @param {string} archivo
 * @param {string} [hash] of the rules themselves, if it is not given
 */
function hojaDe(source, archivo, hash) {
  const css = source.replace(COMMENTS, '').replace(SPACES, ' ').trim();
  const suya = hash ?? createHash('sha256').update(css).digest('hex').slice(0, 8);
  if (!archivo.endsWith('.module.css')) return { texto: css, nombres: null, hash: suya };
  const nombres = {};
  const texto = css.replace(CLASS, (_, name) => `.${(nombres[name] = `${name}_${suya}`)}`);
  return { texto, nombres, hash: suya };
}

/**
 * A stylesheet travels in its module and is adopted by the page: no extra request, and nothing the CSP has to allow.
 * The classes of a `.module.css` bear a hash of its content: two builds may bring two versions of a piece, and neither
 * styles the other's. The same sheet is adopted once, whoever brings it.
 */
module.exports = function cssLoader(source) {
  const { texto, nombres, hash } = hojaDe(source, this.resourcePath);
  return [
    `const key = Symbol.for('comanda.hoja.${hash}');`,
    'if (!document[key]) {',
    '  document[key] = true;',
    '  const sheet = new CSSStyleSheet();',
    `  sheet.replaceSync(${JSON.stringify(texto)});`,
    '  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];',
    '}',
    nombres ? `export default ${JSON.stringify(nombres)};` : 'export {};',
  ].join('\n');
};

module.exports.hojaDe = hojaDe;

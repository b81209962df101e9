const { createHash } = require('node:crypto');

const COMMENTS = /\/\*[^]*?\*\//g;
const SPACES = /\s+/g;
const CLASS = /\.(-?[a-zA-Z_][\w-]*)/g;

/**
 * A stylesheet travels in its module and is adopted by the page: no extra request, and nothing the CSP has to allow.
 * The classes of a `.module.css` bear a hash of its content: two builds may bring two versions of a piece, and neither
 * styles the other's. The same sheet is adopted once, whoever brings it.
 */
module.exports = function cssLoader(source) {
  const css = source.replace(COMMENTS, '').replace(SPACES, ' ').trim();
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const isModule = this.resourcePath.endsWith('.module.css');
  const names = {};
  const text = isModule
    ? css.replace(CLASS, (_, name) => `.${(names[name] = `${name}_${hash}`)}`)
    : css;
  return [
    `const key = Symbol.for('comanda.hoja.${hash}');`,
    'if (!document[key]) {',
    '  document[key] = true;',
    '  const sheet = new CSSStyleSheet();',
    `  sheet.replaceSync(${JSON.stringify(text)});`,
    '  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];',
    '}',
    isModule ? `export default ${JSON.stringify(names)};` : 'export {};',
  ].join('\n');
};

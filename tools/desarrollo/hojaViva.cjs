const { createHash } = require('node:crypto');
const path = require('node:path');

const { hojaDe } = require('../federation/cssLoader.cjs');

/**
 * A style sheet of `npm run dev`: the page holds one for each file, whose rules are those of the file now. Its place among the others
 * stays, and so do the names of its classes. A file of plain rules is taken by itself; of classes, by whoever names them.
 */
module.exports = function hojaViva(source) {
  const archivo = path.relative(this.rootContext, this.resourcePath);
  const clave = createHash('sha256').update(archivo).digest('hex').slice(0, 8);
  const { texto, nombres } = hojaDe(source, this.resourcePath, clave);
  return [
    `const clave = Symbol.for('comanda.hoja.viva.${clave}');`,
    'if (!document[clave]) {',
    '  document[clave] = new CSSStyleSheet();',
    '  document.adoptedStyleSheets = [...document.adoptedStyleSheets, document[clave]];',
    '}',
    `document[clave].replaceSync(${JSON.stringify(texto)});`,
    "import.meta.webpackHot.dispose(() => document[clave].replaceSync(''));",
    nombres ? `export default ${JSON.stringify(nombres)};` : 'import.meta.webpackHot.accept();',
  ].join('\n');
};

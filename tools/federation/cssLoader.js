const COMMENTS = /\/\*[^]*?\*\//g;
const SPACES = /\s+/g;

/** A stylesheet travels in its module and is adopted by the page: no extra request, and nothing the CSP has to allow. */
module.exports = function cssLoader(source) {
  const css = source.replace(COMMENTS, '').replace(SPACES, ' ').trim();
  return [
    'const sheet = new CSSStyleSheet();',
    `sheet.replaceSync(${JSON.stringify(css)});`,
    'document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];',
    'export {};',
  ].join('\n');
};

/**
 * The oldest browsers that the pages are built for, as browserslist writes them. The page says so to an older one
 * (services/platform/src/pagina/navegadorViejo.ts), and a test holds both together.
 */
const NAVEGADORES = [
  'chrome >= 111',
  'edge >= 111',
  'safari >= 16.4',
  'ios_saf >= 16.4',
  'firefox >= 125',
];

module.exports = { NAVEGADORES };

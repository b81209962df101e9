/** The import rules of docs/adr/0002, as far as they are about one area. Each name is what the error prints. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'of types neither: what both sides name stands below them',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'features-do-not-meet',
      comment: 'two features of an area share through comun/ or @comanda/shared, never directly',
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: { path: '^src/[^/]+/', pathNot: '^src/($1|carrito|cocina|cifras|comun)/' },
    },
    {
      name: 'no-test-helpers-in-product',
      severity: 'error',
      from: { path: '^src/', pathNot: '[.]test[.]tsx?$|/testing/' },
      to: { path: '/src/testing/|@comanda/shared/(dist/)?testing' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};

/** The import rules of docs/adr/0002. Each name is what the error prints. */
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
      name: 'domain-is-pure',
      comment: 'domain/ knows no React, no store, no HTTP, no database, no Node',
      severity: 'error',
      from: { path: '^shared/src/domain/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^shared/src/domain/', '^shared/src/contracts/'] },
    },
    {
      name: 'contracts-depend-on-zod-only',
      comment:
        'and on the catalogue of failures, which depends on nothing: a contract lists its refusals',
      severity: 'error',
      from: { path: '^shared/src/contracts/', pathNot: '[.]test[.]ts$' },
      to: {
        pathNot: [
          '^shared/src/contracts/',
          '^shared/src/errors/catalogo[.]ts$',
          'node_modules/zod/',
        ],
      },
    },
    {
      name: 'remotes-do-not-meet',
      comment: 'another remote, or the shell, is reached by its federation name, never by import',
      severity: 'error',
      from: { path: '^(remote-[^/]+|shell)/' },
      to: { path: '^(remote-[^/]+|shell)/', pathNot: '^$1/' },
    },
    {
      name: 'features-do-not-meet',
      comment:
        'two features of a remote share through carrito/, cocina/, cifras/ or shared, never directly',
      severity: 'error',
      from: { path: '^(remote-[^/]+)/src/([^/]+)/' },
      to: { path: '^$1/src/[^/]+/', pathNot: '^$1/src/($2|carrito|cocina|cifras)/' },
    },
    {
      name: 'services-take-only-contracts-domain-errors',
      severity: 'error',
      from: { path: '^services/' },
      to: {
        path: '^(shared|shell|remote-[^/]+)/',
        pathNot:
          '^shared/src/((contracts|domain|errors)/|catalogo/|testing/(veces|todasLasCalls|makeTarifa)[.]ts$)',
      },
    },
    {
      name: 'services-do-not-meet',
      comment: 'what two services need stands in services/kit; services/local composes them',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: '^services/local/|[.]test[.]ts$|/testing/' },
      to: { path: '^services/', pathNot: '^services/($1|kit)/' },
    },
    {
      name: 'billing-documents-stand-on-nothing-above',
      comment:
        'documento/ and cola/ are what delivery, mail and the RIDE stand on: they import domain, db and each other',
      severity: 'error',
      from: { path: '^services/billing/src/(documento|cola)/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^services/billing/src/',
        pathNot: '^services/billing/src/(documento|cola|domain|db)/',
      },
    },
    {
      name: 'billing-delivery-and-mail-do-not-meet',
      comment:
        'delivery, mail and the RIDE share through documento/ and cola/; the screens stand above all three',
      severity: 'error',
      from: {
        path: '^services/billing/src/(entrega|correo|ride|firmas|empresas)/',
        pathNot: '[.]test[.]ts$',
      },
      to: {
        path: '^services/billing/src/(entrega|correo|comprobantes|atencion|emision|reservas|clientes)/',
        pathNot: '^services/billing/src/$1/',
      },
    },
    {
      name: 'no-test-helpers-in-product',
      severity: 'error',
      from: { pathNot: '[.](test|denegar)[.]tsx?$|/testing/' },
      to: { path: '/src/testing/' },
    },
    {
      name: 'denegar-is-found-not-imported',
      comment: 'x.denegar.ts is test code: services/local/src/denegar finds it by its name',
      severity: 'error',
      from: {},
      to: { path: '[.]denegar[.]ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};

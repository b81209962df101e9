// The screens of a repository of one area in jsdom, with msw at the edge of the network, as the house tests its own.
const { esm, swc } = require('../transformar.cjs');

const comun = {
  rootDir: process.cwd(),
  transform: { '\\.[cm]?[jt]sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${['@comanda', ...esm].join('|')})(/|$))`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.cache/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
};

module.exports = {
  // as the house's: a limit finds what never ends; on a machine that is busy, what takes long ends all the same
  testTimeout: 180_000,
  projects: [
    {
      ...comun,
      displayName: 'reglas',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/**/*.test.ts'],
      setupFilesAfterEnv: ['@comanda/shared/testing/prepararNode'],
    },
    {
      ...comun,
      displayName: 'dom',
      testEnvironment: '@comanda/shared/testing/entornoDom',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['@comanda/shared/testing/preparar'],
      moduleNameMapper: {
        '^antd/es/(.*)$': 'antd/lib/$1',
        '\\.(css|svg|woff2)$': '@comanda/shared/testing/archivoVacio',
      },
    },
  ],
};

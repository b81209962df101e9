const { existsSync } = require('node:fs');
const { availableParallelism } = require('node:os');
const path = require('node:path');

const { esm, swc } = require('./tools/transformar.cjs');

/** `npm test` leaves to the night what is named x.noche.test.ts or x.noche.db.test.ts: drills that take minutes. */
const DE_NOCHE = process.env.COMANDA_DE_DIA ? ['[.]noche[.]'] : [];
const comun = {
  rootDir: __dirname,
  runtime: '<rootDir>/tools/compilar.cjs',
  extensionsToTreatAsEsm: [],
  transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})(/|$))`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/', '/.cache/', ...DE_NOCHE],
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.cache/'],
};

const node = {
  ...comun,
  testEnvironment: 'node',
  transform: { '\\.[cm]?[jt]sx?$': swc },
  setupFilesAfterEnv: ['<rootDir>/shared/src/testing/prepararNode.ts'],
};
const DE_NODE = '<rootDir>/{shared,services,tools,shell,remote-*}/**';
/** What its name says asks a database. */
const CON_BASE = '{.db,Routes}.test.ts';

const SERVIDOR = 'services/local/src/testing';
const conBase = {
  ...node,
  displayName: 'node',
  testMatch: [`${DE_NODE}/*${CON_BASE}`],
  globalSetup: `<rootDir>/${SERVIDOR}/globalSetup.ts`,
  globalTeardown: `<rootDir>/${SERVIDOR}/globalTeardown.ts`,
};

/**
 * `reglas`: what asks no database. `node`: routes and SQL on a real one, which a migrated template is made for; a team's checkout
 * has no services and none of it. A test is of `node` by its name, x.db.test.ts or xRoutes.test.ts. `dom`: screens in jsdom with msw
 * at the network edge.
 */
module.exports = {
  // one more than there are cores: what waits for a database that is cut off leaves its core to another
  maxWorkers: availableParallelism() + 1,
  testSequencer: path.join(__dirname, 'tools/orden.cjs'),
  // a limit finds what never ends; on a machine that is busy, what takes long ends all the same
  testTimeout: process.env.COMANDA_NOCHE ? 45 * 60_000 : 20 * 60_000,
  projects: [
    {
      ...node,
      displayName: 'reglas',
      testMatch: [`${DE_NODE}/*.test.ts`, `!**/*${CON_BASE}`],
    },
    ...(existsSync(path.join(__dirname, SERVIDOR)) ? [conBase] : []),
    {
      ...comun,
      displayName: 'dom',
      testEnvironment: '<rootDir>/shared/src/testing/entornoDom.ts',
      testMatch: ['<rootDir>/{shared,shell,libro,remote-*}/**/*.test.tsx'],
      transform: { '\\.[cm]?[jt]sx?$': swc },
      setupFilesAfterEnv: ['<rootDir>/shared/src/testing/preparar.ts'],
      moduleNameMapper: {
        '^antd/es/(.*)$': 'antd/lib/$1',
        '\\.(css|svg|woff2)$': '<rootDir>/shared/src/testing/archivoVacio.ts',
      },
    },
  ],
};

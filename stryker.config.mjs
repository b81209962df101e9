// One batch of tools/mutacion.ts: COMANDA_MUTACION is the file that Stryker changes, the tests it asks and where they run, in JSON.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { projects } = createRequire(import.meta.url)('./jest.config.js');

const lote = JSON.parse(process.env.COMANDA_MUTACION ?? '{}');
const {
  muta = '',
  prueba = [],
  raices = [],
  dom = false,
  informe = '',
  previo = '',
  entera = false,
} = lote;

const deJest = projects.find(({ displayName }) => displayName === (dom ? 'dom' : 'node'));
/**
 * It runs in a copy of the repository, so the root is not the one that jest.config.js knows. tools/mutacion.ts starts the database
 * once; the setup of the project would do it for every mutant.
 */
const AJENAS = ['rootDir', 'globalSetup', 'globalTeardown'];
const comun = Object.fromEntries(
  Object.entries(deJest).filter(([clave]) => !AJENAS.includes(clave)),
);
/** The environment of `dom`, which plain Node requires here: tsx reads its types away. */
const ENTORNO = fileURLToPath(new URL('shared/src/testing/entornoDom.ts', import.meta.url));

export default {
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  mutate: [muta],
  tempDirName: '.cache/mutacion', // which git, oxlint and jest leave alone
  ignorePatterns: [
    '**',
    ...raices.map((raiz) => `!${raiz}/**`),
    '!*.json',
    '!*.js',
    '!tools/*.cjs', // what jest.config.js stands on
    '**/dist',
    '**/node_modules',
  ],
  // what neither its file nor its tests changed since is taken as it was found then
  incremental: true,
  incrementalFile: previo,
  force: entera,
  reporters: ['json'],
  jsonReporter: { fileName: informe },
  timeoutMS: 60_000, // on a machine that is busy, what takes long is not dead
  allowConsoleColors: false,
  ...(dom && { testRunnerNodeArgs: ['--import', 'tsx'] }),
  jest: {
    projectType: 'custom',
    config: {
      ...comun,
      ...(dom && { testEnvironment: ENTORNO }),
      // the copy is in a folder that jest.config.js leaves out
      testPathIgnorePatterns: ['/node_modules/'],
      modulePathIgnorePatterns: ['/dist/'],
      roots: raices.map((raiz) => `<rootDir>/${raiz}`),
      testMatch: prueba.map((archivo) => `<rootDir>/${archivo}`),
      // what a workspace imports by name is of the copy too, not of the repository that node_modules points to
      moduleNameMapper: {
        '^@comanda/shared/testing/equipo$': '<rootDir>/shared/src/testing/makeEquipo',
        '^@comanda/shared/(.*)$': '<rootDir>/shared/src/$1',
        '^@comanda/kit/(.*)$': '<rootDir>/services/kit/src/$1',
        ...comun.moduleNameMapper,
      },
    },
    // the tests of a batch are few, and looking for which of them are related takes longer than running them
    enableFindRelatedTests: false,
  },
};

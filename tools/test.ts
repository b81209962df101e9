// npm test: everything a machine can say about the product. Each step says what it could not get and why, and how long it
// took; the last line counts.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { chromiumListo } from './chromium';
import { construir } from './construir';
import { revisar } from './revisar';
import { decir, ejecutar, mensajeDe, raiz } from './ejecutar';
import { conPostgresDelSistema } from './postgresDelSistema';
import {
  type ArchivoDeJest,
  tablaDeArchivos,
  tablaDePasos,
  type Tiempo,
  tiemposDe,
} from './tiempos';

const JEST = path.join(raiz, 'node_modules/jest/bin/jest.js');
const VIGIA = `--reporters=${path.join(raiz, 'tools/vigia.ts')}`;
const CUENTAS = path.join(raiz, '.cache/jest');
const NADA = { pasadas: 0, falladas: 0, saltadas: 0 };

/**
 * What the system's PostgreSQL sees of the routes, one feature of each service that asks it anything, and what tells the days:
 * that run is in another corner of the world, where Ecuador's evening is the day after.
 */
const HUMO = [
  'shared/src/domain/fecha.test.ts',
  'services/ordering/src/caja/cuadres/cuadresRoutes.test.ts',
  'services/ordering/src/ventas/ventasRoutes.test.ts',
  'services/billing/src/clientes/clientesRoutes.test.ts',
  'services/platform/src/platformRoutes.test.ts',
];

interface Cuenta {
  pasadas: number;
  falladas: number;
  saltadas: number;
}
type Paso = Tiempo & Cuenta;

/** What jest writes of a run, as far as it is read. */
interface ResultadoDeJest {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: ArchivoDeJest[];
}

mkdirSync(CUENTAS, { recursive: true });

const pasos: Paso[] = [];
const archivos: Tiempo[] = [];

/** A step: says that it begins, and keeps how long it took and what it counted. */
async function paso(nombre: string, hacer: () => Promise<Partial<Cuenta> | undefined>) {
  decir(nombre);
  const inicio = performance.now();
  const cuenta = await hacer();
  pasos.push({ nombre, segundos: (performance.now() - inicio) / 1000, ...NADA, ...cuenta });
}

/** One that passes or fails as one. */
const deUno = (bien: boolean): Partial<Cuenta> => (bien ? { pasadas: 1 } : { falladas: 1 });

/** Runs jest and reads what it counted. */
async function jest(nombre: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const salida = path.join(CUENTAS, `${nombre}.json`);
  rmSync(salida, { force: true });
  const codigo = await ejecutar(
    process.execPath,
    // the first says what failed, and a summary
    // with little room for what is young, a tenth of a screen's test went into collecting it
    [
      '--max-semi-space-size=64',
      JEST,
      '--reporters=agent',
      VIGIA,
      '--json',
      `--outputFile=${salida}`,
      ...args,
    ],
    { env: { NODE_ENV: 'test', ...env } },
  );
  return contar(salida, { nombre, codigo });
}

function contar(
  salida: string,
  { nombre, codigo }: { nombre: string; codigo: number },
): Partial<Cuenta> {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, ...resto } = JSON.parse(
      readFileSync(salida, 'utf8'),
    ) as ResultadoDeJest;
    const fallos = numFailedTests + resto.numRuntimeErrorTestSuites;
    archivos.push(...tiemposDe(nombre, resto.testResults));
    return {
      pasadas: numPassedTests,
      falladas: codigo !== 0 && fallos === 0 ? 1 : fallos,
      saltadas: numPendingTests,
    };
  } catch (error) {
    console.error(`no se pudo leer lo que conto jest: ${mensajeDe(error)}`);
    return { falladas: 1 };
  }
}

await paso('Revisiones: tipos, estilo, importaciones, codigo sin uso', async () =>
  deUno(await revisar()),
);
await paso('Pruebas: reglas, pantallas, rutas y base de datos (PostgreSQL de npm)', () =>
  jest('todo', [], { TZ: 'UTC' }),
);
await paso('Pruebas de base de datos en el PostgreSQL de este sistema, a traves de PgBouncer', () =>
  conPostgresDelSistema(async (env) => {
    const perdidos = HUMO.filter((archivo) => !existsSync(path.join(raiz, archivo)));
    if (perdidos.length > 0) {
      console.error(`tools/test.ts nombra pruebas que ya no estan: ${perdidos.join(', ')}`);
      return { falladas: perdidos.length };
    }
    const patrones = ['[.]db[.]test[.]ts$', ...HUMO];
    return jest(
      'postgres',
      [
        ...[
          '--selectProjects',
          'node',
          '--testPathIgnorePatterns',
          'local/src/(postgres/|respaldo/|caidas/caida)',
        ],
        ...['--testPathPatterns', ...patrones],
      ],
      { ...env, TZ: 'Pacific/Auckland' },
    );
  }),
);
await paso('Construccion de la aplicacion', async () => {
  await construir();
  return undefined;
});
await paso('Recorridos en un navegador', async () =>
  chromiumListo()
    ? deUno((await ejecutar(process.execPath, ['e2e/run.ts'])) === 0)
    : { saltadas: 1 },
);
await paso('Bateria corta: entradas hostiles, caidas y relevos', async () =>
  deUno((await ejecutar(process.execPath, ['tools/bateria.ts', '--corta'])) === 0),
);

console.log(`\n${tablaDeArchivos(archivos)}`);
console.log(`\n${tablaDePasos(pasos)}`);
const total = (que: keyof Cuenta) => pasos.reduce((suma, uno) => suma + uno[que], 0);
console.log(
  `\n${total('pasadas')} passed, ${total('falladas')} failed, ${total('saltadas')} skipped`,
);
process.exit(total('falladas') === 0 ? 0 : 1);

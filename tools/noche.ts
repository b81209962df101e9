// npm run noche [-- step...]: what must be green before a release and takes a night, some four hours on two cores. What each step
// found is written into docs/noche.md; of a run of some steps, their rows alone.
import { existsSync } from 'node:fs';
import path from 'node:path';

import { NOMBRES } from '../bench/arnes/lista';

import { correrBanco } from './bancos';
import { enCitus } from './enCitus';
import { decir, ejecutarYOir, fallar, raiz } from './ejecutar';
import { correrJest } from './jest';
import { anotarNoche } from './noche/anotar';
import { pruebasDeNoche } from './noche/pruebasDeNoche';
import { recorridosDeNoche } from './noche/recorridosDeNoche';
import { cerrarPrueba, type Cuenta, cuentaDeSalida, hacerPaso, type Paso, SALTADO } from './pasos';
import { enSegundoPostgres } from './segundoPostgres';
import { tablaDeArchivos, tablaDePasos, type Tiempo } from './tiempos';

const MINUTO_MS = 60_000;
/** What hangs is ended: a night has an end. */
const LIMITE_MS = 45 * MINUTO_MS;

const archivos: Tiempo[] = [];

const PASOS: Record<string, () => Promise<Cuenta>> = {
  pruebas: async () =>
    correrJest('noche', ['--runTestsByPath', ...(await pruebasDeNoche())], {
      env: { TZ: 'UTC', COMANDA_NOCHE: '1', COMANDA_VIGIA_MS: String(LIMITE_MS) },
      archivos,
      dice: 'cada archivo',
    }),
  postgres: () => enSegundoPostgres({ todas: true }, archivos),
  citus: () => enCitus(archivos),
  recorridos: recorridosDeNoche,
  ...Object.fromEntries(
    NOMBRES.map((nombre) => [nombre, () => correrBanco(nombre, { limiteMs: LIMITE_MS })]),
  ),
  mutacion: () => siEsta('tools/mutacion.ts', ['tools/comando.mjs', 'mutacion']),
  roturas: () => siEsta('e2e/roturas/correr.ts', ['--import', 'tsx', 'e2e/roturas/correr.ts']),
};

const pedidos = process.argv.slice(2);
const desconocidos = pedidos.filter((nombre) => !(nombre in PASOS));
if (desconocidos.length > 0)
  fallar(`No hay ${desconocidos.join(', ')}. Hay: ${Object.keys(PASOS).join(', ')}`);

const hechos: Paso[] = [];
for (const [nombre, hacer] of Object.entries(PASOS)) {
  if (pedidos.length > 0 && !pedidos.includes(nombre)) continue;
  const paso = await hacerPaso(nombre, hacer);
  hechos.push(paso);
  anotarNoche(paso, Object.keys(PASOS)); // at once: a night that is cut off has said what it found
}

if (archivos.length > 0) console.log(`\n${tablaDeArchivos(archivos)}`);
console.log(`\n${tablaDePasos(hechos)}`);
decir('Escrito en docs/noche.md');
process.exit(cerrarPrueba(hechos));

/** A step of Node that some checkouts do not have. */
async function siEsta(archivo: string, args: readonly string[]): Promise<Cuenta> {
  if (!existsSync(path.join(raiz, archivo))) {
    console.error(`Se salta: en este árbol no está ${archivo}.`);
    return SALTADO;
  }
  return cuentaDeSalida(await ejecutarYOir(process.execPath, args));
}

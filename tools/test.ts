// npm test [-- --todo]: what CI runs, and what a change must pass. Each step says what it could not get and why, how long it took and what it
// cost the processor; the last line counts. What takes a night is npm run noche.
import { parseArgs } from 'node:util';

import { construcciones } from './construir';
import { correrSinRepetir } from './pasadas/correr';
import { aLaVez, cerrarPrueba, hacerPaso, type Paso } from './pasos';
import { PUERTA, recorrer } from './recorrer';
import { contarTareas, revisiones } from './revisar';
import { enSegundoPostgres } from './segundoPostgres';
import { tablaDeArchivos, tablaDePasos, type Tiempo } from './tiempos';

// beside the tests, which take what is left, both cores are full: of four at a time each call waited behind three others
const JUNTO_A_LAS_PRUEBAS = 2;

const { values } = parseArgs({ options: { todo: { type: 'boolean', default: false } } });
const pasos: Paso[] = [];
const archivos: Tiempo[] = [];

// In one queue, so that neither core waits for the other.
pasos.push(
  await hacerPaso('Revisiones y construcción de la aplicación', () => contarTareas(enUnaCola())),
  await hacerPaso('Unas rutas en el PostgreSQL de este sistema, a través de PgBouncer', () =>
    enSegundoPostgres({ todas: false }, archivos),
  ),
  // a journey waits more than it works: alone, those of the gate left both cores idle for half of their time
  await hacerPaso('Pruebas y recorridos, a la vez', () =>
    aLaVez({
      'Pruebas: reglas, pantallas, rutas y base de datos': () =>
        correrSinRepetir('todo', {
          env: { TZ: 'UTC', COMANDA_DE_DIA: '1' },
          archivos,
          todo: values.todo,
          cede: true,
        }),
      'Recorridos de la puerta, en un navegador': () =>
        recorrer([], [...PUERTA, '--workers', String(JUNTO_A_LAS_PRUEBAS)]),
    }),
  ),
);

console.log(`\n${tablaDeArchivos(archivos)}`);
console.log(`\n${tablaDePasos(pasos)}`);
process.exit(cerrarPrueba(pasos));

/** What takes longest first: the shell of the builds, then the rules of style, which take both cores. */
function enUnaCola() {
  return [...construcciones(), ...revisiones()];
}

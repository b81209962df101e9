// One bench in a process of its own, which run.ts starts: what it breaks or holds fast is its own. However it ends, by itself, with
// a failure, by a signal or without the one who started it, what it opened is closed and its folder gone.
import { setTimeout as esperar } from 'node:timers/promises';

import { conAbiertos, levantarTodo } from '../../services/local/src/caidas/testing/conAbiertos';
import { crearAzar } from '../../services/local/src/demo/azar';

import { cronometrar } from './cifras';
import { BANCOS, esNombre } from './lista';
import type { Resultado } from './resultado';
import { crearTamanos, type Pedido } from './tamanos';

export type Encargo = { nombre: string; semilla: number; pedido: Pedido };

/** In which what was cut off in the middle of opening something has it open. */
const ABRIENDO_MS = 3_000;
const SENALES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

let corriendo: Promise<unknown> = Promise.resolve();
let terminando = false;

async function terminar(codigo: number): Promise<void> {
  if (terminando) return;
  terminando = true;
  await levantarTodo().catch(console.error);
  await Promise.race([corriendo, esperar(ABRIENDO_MS)]); // it fails: all was taken from it
  await levantarTodo().catch(console.error);
  process.exit(codigo);
}

async function correr({ nombre, semilla, pedido }: Encargo): Promise<Resultado> {
  if (!esNombre(nombre)) throw new Error(`bench: nothing is named ${nombre}`);
  const { default: banco } = await BANCOS[nombre]();
  const { tamano, medir } = banco.preparar(crearTamanos(pedido));
  const suyo = { nombre, promesas: banco.promesas, tamano };
  const falta = banco.falta?.();
  if (falta !== undefined)
    return { ...suyo, resultado: 'faltan partes', segundos: 0, tablas: [], faltas: [falta] };
  try {
    const { hecho, segundos } = await cronometrar(() =>
      conAbiertos(`bench-${nombre}`, (mesa) =>
        medir({
          ...mesa,
          semilla,
          azar: crearAzar(semilla),
          decir: (texto) => console.log(`  ${texto}`),
        }),
      ),
    );
    const malas = [...hecho.faltas, ...(pedido.corta ? [] : (hecho.lentas ?? []))];
    const resultado = malas.length === 0 ? 'cumple' : 'NO CUMPLE';
    return { ...suyo, resultado, segundos, ...hecho };
  } catch (error) {
    if (!terminando) console.error(error);
    const faltas = [error instanceof Error ? error.message : String(error)];
    return { ...suyo, resultado: 'se rompió', segundos: 0, tablas: [], faltas };
  }
}

for (const [senal, codigo] of Object.entries(SENALES))
  process.on(senal, () => void terminar(codigo));
process.once('disconnect', () => void terminar(1));
process.on('unhandledRejection', (error) => {
  if (!terminando) console.error(error);
  void terminar(1);
});
process.once('message', (encargo: Encargo) => {
  corriendo = correr(encargo).then((resultado) => {
    if (!terminando) process.send?.(resultado, undefined, {}, () => process.exit(0));
  });
});

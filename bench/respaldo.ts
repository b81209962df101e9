// Sales a second of eight clients with and without `npm run respaldo` beside them, and how long that backup takes to come back.
// --ventas=1000000 is the figure's size.
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { PUERTO } from '../services/kit/src/testing/semilla';
import { comoDueno } from '../services/kit/src/testing/testDb';
import { reservarCarpeta } from '../services/local/src/carpeta/reservarCarpeta';
import { capturar } from '../tools/ejecutar';

import { definir } from './arnes/banco';
import { abrirBase } from './arnes/base';
import { cronometrar, media, mediana, pasados, redondo } from './arnes/cifras';
import { abrirServicio } from './arnes/servicio';
import { ritmo } from './arnes/ventas';
import { sembrarLineas } from './sembrar/lineas';
import { sembrarVentas } from './sembrar/ventas';

const CLIENTES = 8;
/** Of a round without a backup; one with it takes as long as it takes. */
const SEGUNDOS = 8;
const QUEDA = 0.8;
const RESTAURAR_S = 600;
const LARGO_MS = 30 * 60_000;

/** One of the two commands on that folder, to its end. */
async function mandar(dataDir: string, orden: 'respaldo' | 'restaurar', ...args: string[]) {
  const { hecho, segundos } = await cronometrar(() =>
    capturar(process.execPath, ['--import', 'tsx', `services/local/src/${orden}.ts`, ...args], {
      env: { DATA_DIR: dataDir, COMANDA_RESPALDO_CLAVE: 'la de este banco' },
      limiteMs: LARGO_MS,
    }),
  );
  if (hecho.codigo !== 0) throw new Error(`${orden}: ${hecho.codigo} ${hecho.texto}`);
  return { dicho: hecho.texto, segundos };
}

/** Sales a second, second by second, until the backup is made, restored and compared. */
async function mientras<Hecho>(hacer: Promise<Hecho>, vender: () => Promise<number>) {
  const fin = new AbortController();
  const hecho = hacer.finally(() => fin.abort());
  hecho.catch(() => undefined); // awaited below
  const ritmos: number[] = [];
  while (!fin.signal.aborted) ritmos.push(await vender());
  return { hecho: await hecho, ritmo: media(ritmos), peor: Math.min(...ritmos) };
}

export default definir({
  promesas: [
    {
      dice: 'eight clients kept 0.99, 0.87 and 0.81 of their rate while a backup was made and verified; the restore took 6 s',
      donde: 'docs/adr/0041-respaldo.md',
    },
    { dice: 'conservan 0,89, 0,82 y 0,79 de su ritmo', donde: 'docs/operacion/tamanos.md' },
  ],
  tamano: ({ numero }) => ({
    ventas: numero('ventas', { corta: 2_000, entera: 50_000 }),
    rondas: numero('rondas', { corta: 1, entera: 3 }),
  }),
  async medir(contexto, { ventas, rondas }) {
    const { carpeta, abierto } = contexto;
    const dataDir = path.join(carpeta, 'datos');
    const copias = path.join(carpeta, 'copias');
    const reserva = await reservarCarpeta(dataDir); // as the product that runs
    abierto({ cerrar: () => reserva.soltar() });
    const base = await abrirBase(contexto, 'datos/postgres');
    await sembrarVentas(base.url, PUERTO, ventas);
    await sembrarLineas(base.url, PUERTO);
    const servicio = abierto(await abrirServicio(base));
    const vender = (segundos: number) => ritmo(base, servicio, { clientes: CLIENTES, segundos });
    await vender(3); // compiled code, filled caches
    await comoDueno(base.url, 'analyze');

    const razones: number[] = [];
    const filas: Record<string, number>[] = [];
    while (filas.length < rondas) {
      const antes = await vender(SEGUNDOS);
      const con = await mientras(mandar(dataDir, 'respaldo', copias), () => vender(1));
      const sin = (antes + (await vender(SEGUNDOS))) / 2;
      const { dicho, segundos } = con.hecho;
      razones.push(con.ritmo / sin);
      filas.push({
        'sin, ventas/s': redondo(sin),
        'con, ventas/s': redondo(con.ritmo),
        'peor segundo': redondo(con.peor),
        razón: redondo(con.ritmo / sin, 2),
        'espera ms': Number(/esperaron (\d+) ms/.exec(dicho)?.[1]),
        'respaldo s': redondo(segundos),
      });
    }
    await servicio.cerrar();

    const [ultima = ''] = (await readdir(copias)).sort().reverse();
    const ultimo = path.join(copias, ultima);
    const otra = path.join(carpeta, 'otra');
    const { segundos, dicho } = await mandar(dataDir, 'restaurar', ultimo, '--en', otra);
    contexto.decir(dicho.trim());
    const megas = redondo((await stat(ultimo)).size / 1_048_576);
    const queda = mediana(razones);
    const menos = `con el respaldo quedan ${redondo(queda, 2)} de las ventas, se piden ${QUEDA}`;
    return {
      tablas: [
        { que: 'ventas con un respaldo al lado', filas },
        { que: 'vuelta', filas: [{ ventas, MB: megas, 'restaurar s': redondo(segundos) }] },
      ],
      faltas: [],
      lentas: [
        ...(queda >= QUEDA ? [] : [menos]),
        ...pasados({ 'segundos de restaurar': { medido: segundos, limite: RESTAURAR_S } }),
      ],
    };
  },
});

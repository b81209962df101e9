// Screens of a kitchen ask one ordering process, alone on its core, every 900 ms; the database and whoever asks have the other core.
// While nothing changes, and while waiters send.
import { setTimeout as dormir } from 'node:timers/promises';
import os from 'node:os';

import { ADMIN_OTRA, OTRA } from '../services/kit/src/testing/semilla';
import { sesionDe } from '../services/kit/src/testing/sesion';
import { comoDueno } from '../services/kit/src/testing/testDb';
import { capturar } from '../tools/ejecutar';

import { definir } from './arnes/banco';
import { abrirBase } from './arnes/base';
import { pasados, redondo, resumen } from './arnes/cifras';
import { abrirServicio, type Servicio } from './arnes/servicio';
import { abrirSala, type Sala } from './vizor/meseros';
import { abrirPantallas, type Pantallas } from './vizor/pantallas';

const CALENTAR_MS = 8_000;
/** Of a core, while nothing changes. */
const NUCLEO = 0.3;
const [SUYO, OTRO] = ['0', '1'] as const;

type Mundo = { servicio: Servicio; pantallas: Pantallas; segundos: number };

async function medirRato({ servicio, pantallas, segundos }: Mundo, que: string, sala?: Sala) {
  const trabajo = sala?.empezar(pantallas);
  const esperar = (ms: number) =>
    Promise.race([dormir(ms), pantallas.todas, ...(trabajo ? [trabajo.todos] : [])]);
  await esperar(CALENTAR_MS);
  pantallas.olvidar();
  const antes = servicio.cpu();
  const desde = performance.now();
  await esperar(segundos * 1_000);
  const duro = (performance.now() - desde) / 1_000;
  const nucleo = (servicio.cpu() - antes) / duro;
  const { tiempos, sinCambio, bytes, visibles } = pantallas.vistas();
  await trabajo?.parar();
  const respuestas = resumen(tiempos);
  const vistas = resumen(visibles);
  return {
    fila: {
      que,
      'respuestas/s': redondo(tiempos.length / duro),
      '% sin cambio': redondo((100 * sinCambio) / tiempos.length),
      'KB/s': redondo(bytes / 1_024 / duro),
      'p50 ms': redondo(respuestas.p50, 1),
      'p95 ms': redondo(respuestas.p95, 1),
      'parte del núcleo': redondo(nucleo, 2),
      MB: redondo(servicio.memoria()),
      'aceptada a la vista, p95 ms': sala ? redondo(vistas.p95) : null,
    },
    lentas: sala
      ? []
      : pasados({ [`${que}: parte del núcleo`]: { medido: nucleo, limite: NUCLEO } }),
  };
}

export default definir({
  promesas: [
    {
      dice: 'Asked every 900 ms, 200 screens cost a fraction of a core',
      donde: 'docs/adr/0026-el-salon-y-la-cocina.md',
    },
  ],
  falta: () => (os.availableParallelism() > 1 ? undefined : 'hacen falta dos núcleos'),
  tamano: ({ numero }) => ({
    pantallas: numero('pantallas', { corta: 40, entera: 200 }),
    meseros: numero('meseros', { corta: 5, entera: 20 }),
    segundos: numero('segundos', { corta: 5, entera: 20 }),
  }),
  async medir(contexto, { pantallas: cuantas, meseros, segundos }) {
    await capturar('taskset', ['-a', '-p', '-c', OTRO, String(process.pid)]); // and what it starts
    const base = await abrirBase(contexto);
    const servicio = contexto.abierto(await abrirServicio({ ...base, nucleo: SUYO }));
    const sesion = async () => {
      const cabeceras = await sesionDe(base.url, ADMIN_OTRA);
      await comoDueno(base.url, `update identidad.accesos set vence = now() + interval '1 day'`);
      return cabeceras;
    };
    const quien = { base: servicio.base, sesion };
    const sala = await abrirSala({ ...quien, meseros, azar: contexto.azar });
    await comoDueno(base.url, 'analyze');
    const pantallas = await abrirPantallas({ ...quien, empresa: OTRA.empresa, cuantas });
    const mundo = { servicio, pantallas, segundos };
    const ratos = [
      await medirRato(mundo, 'sin cambios'),
      await medirRato(mundo, `${meseros} meseros envían`, sala),
    ];
    await pantallas.cerrar();
    return {
      tablas: [{ que: `${cuantas} pantallas`, filas: ratos.map(({ fila }) => fila) }],
      faltas: [],
      lentas: ratos.flatMap(({ lentas }) => lentas),
    };
  },
});

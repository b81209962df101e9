// Pages that look at a floor, a kitchen and a till while nothing happens: asking as often as they do, and told what changes. Then how long
// a change takes to reach all of them, and what streams cost that only stand open.
import { setTimeout as dormir } from 'node:timers/promises';
import os from 'node:os';

import { ADMIN_OTRA, OTRA } from '../services/kit/src/testing/semilla';
import { sesionDe } from '../services/kit/src/testing/sesion';
import { comoDueno } from '../services/kit/src/testing/testDb';
import { mesasCalls } from '../shared/src/contracts/ventas/mesas';
import { capturar } from '../tools/ejecutar';

import { definir, type Fila } from './arnes/banco';
import { abrirBase } from './arnes/base';
import { cronometrar, pasados, redondo, resumen } from './arnes/cifras';
import { pedir } from './arnes/llamar';
import { cpuDePostgres } from './arnes/postgres';
import { abrirServicio, type Servicio } from './arnes/servicio';
import { genteDe } from './flujo/gente';
import { abrirFlujos, sondear } from './flujo/paginas';

const [SUYO, OTRO] = ['0', '1'] as const;
const CALENTAR_MS = 5_000;
/** Of what the polls of the same pages take of node. */
const PARTE = 0.2;
/** Between two changes the floor rests. */
const DESCANSO_MS = 500;

type Mundo = { servicio: Servicio; postgres: () => number; segundos: number };

/** Milliseconds of a core each second, of both, while it lasts. */
async function medirRato({ servicio, postgres, segundos }: Mundo) {
  await dormir(CALENTAR_MS);
  const antes = [servicio.cpu(), postgres()] as const;
  const desde = performance.now();
  await dormir(segundos * 1_000);
  const duro = (performance.now() - desde) / 1_000;
  const [node, base] = [servicio.cpu() - antes[0], postgres() - antes[1]];
  return { node: (1_000 * node) / duro, base: (1_000 * base) / duro };
}

const filaDe = (que: string, { node, base }: { node: number; base: number }): Fila => ({
  que,
  'node ms/s': redondo(node, 1),
  'PostgreSQL ms/s': redondo(base, 1),
  'carga de la máquina': redondo(os.loadavg()[0] ?? 0, 1),
});

export default definir({
  promesas: [
    {
      dice: 'told, quiet pages cost node less than a fifth of what their polls do',
      donde: 'docs/adr/0075-one-stream-a-page.md',
    },
  ],
  falta: () => (os.availableParallelism() > 1 ? undefined : 'hacen falta dos núcleos'),
  tamano: ({ numero, numeros }) => ({
    paginas: numero('paginas', { corta: 40, entera: 200 }),
    segundos: numero('segundos', { corta: 5, entera: 20 }),
    cambios: numero('cambios', { corta: 5, entera: 20 }),
    abiertos: numeros('abiertos', { corta: [200], entera: [1_000] }),
  }),
  async medir(contexto, { paginas, segundos, cambios, abiertos }) {
    await capturar('taskset', ['-a', '-p', '-c', OTRO, String(process.pid)]); // and what it starts
    const base = await abrirBase(contexto);
    const env = { TRUST_PROXY: '127.0.0.1', DB_MAX: '20' };
    const servicio = contexto.abierto(await abrirServicio({ ...base, nucleo: SUYO, env }));
    const postgres = await cpuDePostgres(contexto.carpeta);
    const mundo = { servicio, postgres, segundos };
    const sesion = await sesionDe(base.url, ADMIN_OTRA);
    const gente = await genteDe(base.url, Math.max(paginas, ...abiertos));
    await comoDueno(base.url, `update identidad.accesos set vence = now() + interval '1 day'`);
    await comoDueno(base.url, 'analyze');
    const unas = gente.slice(0, paginas);
    const cambiar = () =>
      pedir(servicio.base + mesasCalls.registrarMesa.path, sesion, { empresa: OTRA.empresa });

    contexto.decir('nadie');
    const nadie = await medirRato(mundo);

    contexto.decir('sondeos');
    const preguntan = sondear(servicio.base, unas);
    const sondeos = await medirRato(mundo);
    await preguntan.cerrar();

    contexto.decir('flujo');
    const oyen = await abrirFlujos(servicio.base, unas);
    const redes = sondear(servicio.base, unas, { conFlujo: true });
    const flujo = await medirRato(mundo);
    await redes.cerrar();
    await oyen.cerrar();

    const filas: Fila[] = [];
    for (const cuantos of abiertos) {
      contexto.decir(`${cuantos} abiertos`);
      const antes = { cpu: servicio.cpu(), memoria: servicio.memoria() };
      const { hecho: suyos, segundos: abrir } = await cronometrar(() =>
        abrirFlujos(servicio.base, gente.slice(0, cuantos)),
      );
      const despues = { cpu: servicio.cpu(), memoria: servicio.memoria() };
      const reposo = await medirRato(mundo);
      const oidas: number[] = [];
      for (let vez = 0; vez < cambios; vez += 1) {
        oidas.push(...(await suyos.hastaOir(cambiar)));
        await dormir(DESCANSO_MS);
      }
      const { p50, p95, peor } = resumen(oidas);
      filas.push({
        abiertos: cuantos,
        'abrirlos, s': redondo(abrir, 1),
        'abrir uno, ms de node': redondo((1_000 * (despues.cpu - antes.cpu)) / cuantos, 2),
        'KB cada uno': redondo((1_024 * (despues.memoria - antes.memoria)) / cuantos, 1),
        'en reposo, node ms/s': redondo(reposo.node, 1),
        'PostgreSQL ms/s': redondo(reposo.base, 1),
        'un cambio a todos, p50 ms': redondo(p50),
        'p95 ms': redondo(p95),
        'el último, ms': redondo(peor),
        cortados: suyos.cortados(),
        'carga de la máquina': redondo(os.loadavg()[0] ?? 0, 1),
      });
      await suyos.cerrar();
    }

    const deMas = (uno: { node: number }) => Math.max(0, uno.node - nadie.node);
    return {
      tablas: [
        {
          que: `${paginas} páginas, la mitad cocinas, mientras no pasa nada`,
          filas: [
            filaDe('nadie', nadie),
            filaDe('preguntan', sondeos),
            filaDe('se les dice', flujo),
          ],
        },
        { que: 'páginas a las que se les dice', filas },
      ],
      faltas: [],
      lentas: pasados({
        'parte de node que toma decirlo': {
          medido: deMas(flujo) / deMas(sondeos),
          limite: PARTE,
        },
      }),
    };
  },
});

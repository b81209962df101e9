// Sales of a company as CSV and as a workbook, and those behind a figure of a report, over HTTP from an ordering service of its own:
// seconds, the most memory it held above what it rests with, and what goes on a moment after whoever asked went away. Most of the
// time goes to making the sales.
import { setTimeout as esperar } from 'node:timers/promises';

import { ADMIN, PUERTO } from '../services/kit/src/testing/semilla';
import { sesionDe } from '../services/kit/src/testing/sesion';
import { comoDueno } from '../services/kit/src/testing/testDb';

import { definir, type Fila } from './arnes/banco';
import { abrirBase, unaFila, type Base } from './arnes/base';
import { cronometrar, pasados, redondo } from './arnes/cifras';
import { abrirRespuesta, bajar } from './arnes/llamar';
import { abrirServicio, conMemoria, type Servicio } from './arnes/servicio';
import { diaAtras } from './arnes/dias';
import { sembrarVentas } from './sembrar/ventas';

const MEGAS = 200;
/** Of a core, in the two seconds after the one in which it may notice that nobody is there. */
const OCUPADA_S = 0.5;
const TODO = { fecha_ini: diaAtras(1_000), fecha_fin: diaAtras(0) };

const EMITIDOS = '/v1/exportar_emitidos';
const CASOS = [
  { que: 'emitidos, CSV', ruta: EMITIDOS, entrada: { formato: 'csv' } },
  { que: 'emitidos, XLSX', ruta: EMITIDOS, entrada: { formato: 'xlsx' } },
  {
    que: 'detrás de ventas, XLSX',
    ruta: '/v1/exportar_ventas_detras',
    entrada: { formato: 'xlsx', concepto: 'VENTAS' },
  },
] as const;

type Mundo = { base: Base; servicio: Servicio; cabeceras: Record<string, string> };

const direccion = ({ servicio }: Mundo, ruta: string, entrada: Record<string, string>) =>
  `${servicio.base}${ruta}?${new URLSearchParams({ empresa: PUERTO.empresa, ...TODO, ...entrada }).toString()}`;

async function exportar(
  mundo: Mundo,
  { que, ruta, entrada }: (typeof CASOS)[number],
  ventas: number,
) {
  const { servicio, cabeceras } = mundo;
  const antes = servicio.cpu();
  const { hecho, segundos } = await cronometrar(() =>
    conMemoria(servicio, async () =>
      bajar(await abrirRespuesta(direccion(mundo, ruta, entrada), cabeceras)),
    ),
  );
  const {
    pico,
    hecho: { bytes, lineas },
  } = hecho;
  const deMas = pico - servicio.reposo;
  const fila: Fila = {
    que,
    segundos: redondo(segundos, 1),
    'CPU s del servicio': redondo(servicio.cpu() - antes, 1),
    'MB de más': redondo(deMas),
    'MB de archivo': redondo(bytes / 1_048_576),
  };
  const incompleto = entrada.formato === 'csv' && lineas !== ventas + 1;
  return {
    fila,
    faltas: [
      ...pasados({ [`${que}, MB de más`]: { medido: deMas, limite: MEGAS } }),
      ...(incompleto ? [`${que}: ${lineas} líneas de ${ventas + 1}`] : []),
    ],
  };
}

/** Whoever asked goes away: what goes on for them a second later. */
async function cancelar(mundo: Mundo) {
  const { base, servicio, cabeceras } = mundo;
  const mano = new AbortController();
  const url = direccion(mundo, EMITIDOS, { formato: 'xlsx' });
  const respuesta = await abrirRespuesta(url, cabeceras, undefined, mano.signal);
  await respuesta.body?.getReader().read();
  mano.abort();
  await esperar(1_000);
  const antes = servicio.cpu();
  await esperar(2_000);
  const ocupada = servicio.cpu() - antes;
  const { n: consultas } = await unaFila<{ n: number }>(
    base.url,
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and state <> 'idle' and query like '%ventas%' and pid <> pg_backend_pid()`,
  );
  return {
    fila: {
      'CPU s en los dos segundos siguientes': redondo(ocupada, 2),
      consultas,
      MB: redondo(servicio.memoria()),
    },
    faltas: pasados({
      'CPU s tras cancelar': { medido: ocupada, limite: OCUPADA_S },
      'consultas tras cancelar': { medido: consultas, limite: 0 },
    }),
  };
}

export default definir({
  promesas: [
    {
      dice: 'An export of a million rows must not hold a million rows',
      donde: 'docs/adr/0034-exportaciones.md',
    },
  ],
  tamano: ({ numero }) => ({
    ventas: numero('ventas', { corta: 30_000, entera: 1_000_000 }),
  }),
  async medir(contexto, { ventas }) {
    const base = await abrirBase(contexto);
    await sembrarVentas(base.url, PUERTO, ventas);
    await comoDueno(base.url, 'vacuum analyze');
    const servicio = contexto.abierto(await abrirServicio(base));
    const mundo = { base, servicio, cabeceras: await sesionDe(base.url, ADMIN) };
    const hechas: Awaited<ReturnType<typeof exportar>>[] = [];
    for (const caso of CASOS) hechas.push(await exportar(mundo, caso, ventas));
    const cancelada = await cancelar(mundo);
    return {
      tablas: [
        {
          que: `${ventas} ventas; ${redondo(servicio.reposo)} MB en reposo`,
          filas: hechas.map(({ fila }) => fila),
        },
        { que: 'quien la pidió se va', filas: [cancelada.fila] },
      ],
      faltas: [...hechas, cancelada].flatMap(({ faltas }) => faltas),
    };
  },
});

// 'Reporte de ventas' of a company with sales of three lines, over HTTP from an ordering service of its own, against SQL by hand that
// answers the same from the same sales, which has to agree; p50 and p95 of a day, a month and a year. And what eight tills that sell
// without a pause keep of their rate while somebody reads a report a second in the same process. Most of the time goes to the sales.
import { setTimeout as esperar } from 'node:timers/promises';

import { ADMIN, PUERTO } from '../services/kit/src/testing/semilla';
import { sesionDe } from '../services/kit/src/testing/sesion';
import { comoDueno } from '../services/kit/src/testing/testDb';
import { periodoAnterior } from '../shared/src/domain/texto/periodo';

import { definir, type Contexto } from './arnes/banco';
import { abrirBase, unaFila, type Base } from './arnes/base';
import { cronometrar, mediana, pasados, redondo, tiemposDe } from './arnes/cifras';
import { diaAtras } from './arnes/dias';
import { pedir } from './arnes/llamar';
import { abrirServicio, type Servicio } from './arnes/servicio';
import { ritmo } from './arnes/ventas';
import { A_MANO, EN_PANTALLA, porMano, type Que, type Sumado } from './reportes/aMano';
import { sembrarLineas } from './sembrar/lineas';
import { sembrarVentas } from './sembrar/ventas';

/** A year by hand takes half a minute: of what is that slow three are enough. */
const REPETIR = { veces: 15, bastan: 3, bastaMs: 20_000 };
const LIMITE_RAZON = 1.3;
/** Of what takes no longer, no ratio is asked. */
const CORTO_MS = 50;
const CAJAS = 8;
const SEGUNDOS = 4;
const ENTRE_LECTURAS_MS = 1_000;
const VENTAS_QUE_QUEDAN = 0.9;

const RUTAS: Record<Que, string> = {
  reporte: '/v1/reporte_ventas',
  productos: '/v1/reporte_productos',
  detras: '/v1/reporte_ventas_detras',
};
const QUES: readonly Que[] = ['reporte', 'productos', 'detras'];

const rango = (desde: number, hasta: number) => ({
  fecha_ini: diaAtras(desde),
  fecha_fin: diaAtras(hasta),
});
const RANGOS = [
  { nombre: 'hoy', fechas: rango(0, 0), limite: 300 },
  { nombre: 'mes', fechas: rango(31, 1), limite: 300 },
  { nombre: 'año', fechas: rango(365, 1), limite: 1_000 },
] as const;
type Rango = (typeof RANGOS)[number];

type Mundo = { base: Base; servicio: Servicio };

const direccion = ({ servicio }: Mundo, que: Que, entrada: Record<string, string>) =>
  `${servicio.base}${RUTAS[que]}?${new URLSearchParams({ empresa: PUERTO.empresa, ...entrada }).toString()}`;

async function medirUno(mundo: Mundo, que: Que, { nombre, fechas, limite }: Rango) {
  const entrada = que === 'detras' ? { ...fechas, concepto: 'VENTAS', pagina: '3' } : fechas;
  const { url } = mundo.base;
  const cabeceras = await sesionDe(url, ADMIN); // one of a test lasts ten minutes
  const ver = async () => {
    const donde = direccion(mundo, que, entrada);
    if (que === 'reporte') return EN_PANTALLA.reporte(await pedir(donde, cabeceras));
    if (que === 'productos') return EN_PANTALLA.productos(await pedir(donde, cabeceras));
    return EN_PANTALLA.detras(await pedir(donde, cabeceras));
  };
  const periodo = { desde: fechas.fecha_ini, hasta: fechas.fecha_fin };
  const dias = [periodo, periodoAnterior(periodo)].flatMap(({ desde, hasta }) => [desde, hasta]);
  const aMano = () => comoDueno<Sumado>(url, A_MANO[que], [PUERTO.id, ...dias]);
  const [visto, hallado] = [await ver(), porMano(que, await aMano())];
  const [{ p50, p95 }, directo] = [await tiemposDe(ver, REPETIR), await tiemposDe(aMano, REPETIR)];
  const razon = p50 / directo.p50;
  const titulo = `${nombre}: ${que}`;
  const distintos = Math.abs(visto - hallado) > 0.005;
  return {
    fila: {
      que: titulo,
      'p50 ms': redondo(p50),
      'p95 ms': redondo(p95),
      límite: limite,
      'a mano p50 ms': redondo(directo.p50),
      razón: redondo(razon, 2),
    },
    faltas: distintos ? [`${titulo}: la pantalla dice ${visto}, a mano son ${hallado}`] : [],
    lentas: pasados({
      [`${titulo}, p95 ms`]: { medido: p95, limite },
      ...(p95 >= CORTO_MS && {
        [`${titulo}, veces a mano`]: { medido: razon, limite: LIMITE_RAZON },
      }),
    }),
  };
}

/** Each kind of report of each period, one after another. */
async function leer(mundo: Mundo, sigue: () => boolean): Promise<void> {
  const cabeceras = await sesionDe(mundo.base.url, ADMIN);
  const vistas = RANGOS.flatMap(({ fechas }) =>
    (['reporte', 'productos'] as const).map((que) => direccion(mundo, que, fechas)),
  );
  while (sigue())
    for (const vista of vistas) {
      if (!sigue()) return;
      await pedir(vista, cabeceras);
      await esperar(ENTRE_LECTURAS_MS);
    }
}

/** In turns, so that a slow moment of the machine touches both. */
async function venderYLeer(mundo: Mundo, rondas: number) {
  const vender = () => ritmo(mundo.base, mundo.servicio, { clientes: CAJAS, segundos: SEGUNDOS });
  await vender(); // compiled code, filled caches
  const solas: number[] = [];
  const razones: number[] = [];
  while (razones.length < rondas) {
    const sola = await vender();
    let sigue = true;
    const lector = leer(mundo, () => sigue);
    const leyendo = await vender().finally(() => (sigue = false));
    await lector;
    solas.push(sola);
    razones.push(leyendo / sola);
  }
  const razon = mediana(razones);
  const falta = `mientras alguien lee quedan ${redondo(razon, 2)} de las ventas, se piden ${VENTAS_QUE_QUEDAN}`;
  return {
    fila: { 'ventas/s solas': redondo(mediana(solas)), 'mientras alguien lee': redondo(razon, 2) },
    lentas: razon >= VENTAS_QUE_QUEDAN ? [] : [falta],
  };
}

/** Until the service has added up what was sown, as it does behind the sales. */
async function sumarDias({ decir }: Contexto, { base }: Mundo): Promise<void> {
  const pendientes = async () =>
    (
      await unaFila<{ n: number }>(
        base.url,
        'select count(*)::int as n from pedidos.dias_pendientes',
      )
    ).n;
  const dias = await pendientes();
  const { segundos } = await cronometrar(async () => {
    while ((await pendientes()) > 2) await esperar(500);
  });
  decir(`${dias} días sumados en ${redondo(segundos)} s`);
  await comoDueno(base.url, 'vacuum analyze pedidos.dia_totales');
}

export default definir({
  promesas: [
    {
      dice: '«Reporte de ventas» con un millón de ventas (lo mide `bench/reportes.ts`, que tarda unos nueve minutos; córralo)',
      donde: 'docs/operacion/tamanos.md',
    },
  ],
  tamano: ({ numero }) => ({
    ventas: numero('ventas', { corta: 10_000, entera: 1_000_000 }),
    rondas: numero('rondas', { corta: 1, entera: 5 }),
  }),
  async medir(contexto, { ventas, rondas }) {
    const base = await abrirBase(contexto);
    await sembrarVentas(base.url, PUERTO, ventas);
    await sembrarLineas(base.url, PUERTO);
    const mundo = { base, servicio: contexto.abierto(await abrirServicio(base)) };
    await sumarDias(contexto, mundo);
    const medidas: Awaited<ReturnType<typeof medirUno>>[] = [];
    for (const rangoDe of RANGOS)
      for (const que of QUES) medidas.push(await medirUno(mundo, que, rangoDe));
    const vendido = await venderYLeer(mundo, rondas);
    return {
      tablas: [
        { que: `${ventas} ventas`, filas: medidas.map(({ fila }) => fila) },
        { que: `${CAJAS} cajas que venden`, filas: [vendido.fila] },
      ],
      faltas: medidas.flatMap(({ faltas }) => faltas),
      lentas: [...medidas, vendido].flatMap(({ lentas }) => lentas),
    };
  },
});

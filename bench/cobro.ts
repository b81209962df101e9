// Whole charges a second (number and key, sale) at the product in one process, which delivers to its stand-in of the authority
// meanwhile, beside sales without invoice, in turns; what a cashier waits, and how many documents were authorised while they sold.
import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import path from 'node:path';

import { migrarTodo } from '../services/local/src/migrarTodo';
import { comoDueno } from '../services/kit/src/testing/testDb';
import { nuevoPago } from '../services/local/src/caidas/testing/caos/clientes';
import { preparar } from '../services/local/src/caidas/testing/caos/correr';
import {
  sesionDeCaos,
  type EmpresaDeCaos,
} from '../services/local/src/caidas/testing/caos/empresas';

import { definir, type Contexto } from './arnes/banco';
import { abrirPostgres, unaFila, type Base } from './arnes/base';
import { mediana, redondo, resumen } from './arnes/cifras';
import { cobrar } from './arnes/cobrar';
import { abrirServicio, type Servicio } from './arnes/servicio';
import { durante } from './arnes/ventas';

/** What the page says a machine does that is overloaded: by how many tills, with an invoice and without. */
const SUELO: Readonly<Record<number, { facturadas: number; simples: number }>> = {
  8: { facturadas: 56, simples: 100 },
  32: { facturadas: 86, simples: 158 },
};

const contar = async (url: string, que: string): Promise<number> =>
  (await unaFila<{ n: number }>(url, `select count(*)::int as n from ${que}`)).n;

const autorizados = (url: string) =>
  contar(url, `facturacion.comprobantes where estado = 'AUTORIZADO'`);

type Mundo = { contexto: Contexto; base: Base; servicio: Servicio; sesion: Record<string, string> };
type Ronda = {
  empresas: readonly EmpresaDeCaos[];
  clientes: number;
  factura: boolean;
  segundos: number;
};

async function darRonda(
  { contexto, base, servicio, sesion }: Mundo,
  { empresas, clientes, factura, segundos }: Ronda,
) {
  const { azar } = contexto;
  const agent = new Agent({ keepAlive: true, maxSockets: clientes });
  const demoras: number[] = [];
  const antes = { cpu: servicio.cpu(), autorizados: await autorizados(base.url) };
  const inicio = performance.now();
  const sigue = durante(segundos);
  const cliente = async () => {
    while (sigue()) {
      const pago = nuevoPago(azar.uno(empresas), azar);
      demoras.push(await cobrar({ base: servicio.base, agent, sesion, pago, factura }));
    }
  };
  await Promise.all(Array.from({ length: clientes }, cliente));
  agent.destroy();
  const duro = (performance.now() - inicio) / 1_000;
  const { p50, p95 } = resumen(demoras);
  return {
    ritmo: demoras.length / duro,
    p50,
    p95,
    cpu: (servicio.cpu() - antes.cpu) / duro,
    autorizados: ((await autorizados(base.url)) - antes.autorizados) / duro,
  };
}

type Cifras = Awaited<ReturnType<typeof darRonda>>;

function juntas(rondas: readonly Cifras[]): Cifras {
  const de = (que: keyof Cifras) => mediana(rondas.map((una) => una[que]));
  return {
    ritmo: de('ritmo'),
    p50: de('p50'),
    p95: de('p95'),
    cpu: de('cpu'),
    autorizados: de('autorizados'),
  };
}

function lentasDe(
  clientes: number,
  { facturadas, simples }: Record<'facturadas' | 'simples', Cifras>,
) {
  const suelo = SUELO[clientes];
  if (!suelo) return [];
  const bajo = (que: string, { ritmo }: Cifras, minimo: number) =>
    ritmo >= minimo
      ? []
      : [`${que} con ${clientes} clientes: ${redondo(ritmo)}/s, prometido ${minimo}`];
  return [
    ...bajo('cobros con factura', facturadas, suelo.facturadas),
    ...bajo('ventas sin factura', simples, suelo.simples),
  ];
}

/** Companies that invoice, and as many that do not. */
async function sembrar(base: Base, cuantas: number, claveMaestra: Buffer) {
  await migrarTodo(base.url);
  const todas = await preparar(base, cuantas * 2, claveMaestra);
  const simples = todas.slice(cuantas);
  await comoDueno(base.url, 'update identidad.empresas set factura = false where id = any($1)', [
    simples.map(({ id }) => id),
  ]);
  return { facturan: todas.slice(0, cuantas), simples };
}

export default definir({
  promesas: [
    {
      dice: '56/s con 8 clientes, 86/s con 32; p95 257 y 733 ms',
      donde: 'docs/operacion/tamanos.md',
    },
    { dice: '100/s con 8 clientes, 158/s con 32', donde: 'docs/operacion/tamanos.md' },
  ],
  tamano: ({ numero, numeros }) => ({
    clientes: numeros('clientes', { corta: [8], entera: [8, 32, 256] }),
    empresas: numero('empresas', { corta: 1, entera: 1 }),
    segundos: numero('segundos', { corta: 4, entera: 8 }),
    rondas: numero('rondas', { corta: 1, entera: 3 }),
  }),
  async medir(contexto, { clientes: tandas, empresas, segundos, rondas }) {
    const base = await abrirPostgres(contexto);
    const claveMaestra = randomBytes(32);
    const { facturan, simples } = await sembrar(base, empresas, claveMaestra);
    const servicio = contexto.abierto(
      await abrirServicio({
        ...base,
        servicio: 'local',
        env: {
          DATA_DIR: path.join(contexto.carpeta, 'datos'),
          DEMO: '0',
          PRINT_PORT: '0',
          FACTURACION_CLAVE: claveMaestra.toString('base64'),
        },
      }),
    );
    const mundo = { contexto, base, servicio, sesion: await sesionDeCaos(base.url) };
    const sin = { empresas: simples, factura: false };
    const con = { empresas: facturan, factura: true };
    for (const una of [sin, con]) await darRonda(mundo, { ...una, clientes: 8, segundos: 3 });
    await comoDueno(base.url, 'analyze'); // what autovacuum does in the first minute

    const filas: Record<string, number>[] = [];
    const lentas: string[] = [];
    for (const clientes of tandas) {
      const vistas: { sin: Cifras[]; con: Cifras[] } = { sin: [], con: [] };
      while (vistas.con.length < rondas) {
        vistas.sin.push(await darRonda(mundo, { ...sin, clientes, segundos }));
        vistas.con.push(await darRonda(mundo, { ...con, clientes, segundos }));
      }
      const cifras = { facturadas: juntas(vistas.con), simples: juntas(vistas.sin) };
      lentas.push(...lentasDe(clientes, cifras));
      filas.push({
        clientes,
        'con factura/s': redondo(cifras.facturadas.ritmo),
        'p50 ms': redondo(cifras.facturadas.p50),
        'p95 ms': redondo(cifras.facturadas.p95),
        'sin factura/s': redondo(cifras.simples.ritmo),
        'p95 sin factura': redondo(cifras.simples.p95),
        'autorizados/s': redondo(cifras.facturadas.autorizados),
        'núcleos del servicio': redondo(cifras.facturadas.cpu, 2),
      });
    }
    const quedan = await contar(base.url, 'facturacion.trabajos');
    return { tablas: [{ que: `quedan ${quedan} por entregar`, filas }], faltas: [], lentas };
  },
});

import { setMaxListeners } from 'node:events';
import { Agent, request, type ClientRequest } from 'node:http';
import { setTimeout as esperar } from 'node:timers/promises';

import { OTRA } from '../../services/kit/src/testing/semilla';
import { productosCalls } from '../../shared/src/contracts/inventario/productos';
import { flujoCalls, LATIDO_MS, type Latido } from '../../shared/src/contracts/ventas/flujo';
import { mesasCalls } from '../../shared/src/contracts/ventas/mesas';
import { vizorCalls } from '../../shared/src/contracts/ventas/vizor';

import { llamar } from '../arnes/llamar';

const { empresa } = OTRA;

type Cabeceras = Record<string, string>;
type Sondeo = { call: { path: string; method: string }; cadaMs: number };

/** What a kitchen and a till ask where nobody tells them. */
const SONDEOS: Record<Latido, Sondeo[]> = {
  cocina: [{ call: vizorCalls.listarVizor, cadaMs: 900 }],
  caja: [
    { call: productosCalls.versionCatalogo, cadaMs: 1_500 },
    { call: mesasCalls.listarMesas, cadaMs: 1_500 },
  ],
};
/** And where they are told. */
const RED_MS = 60_000;

/** Half of the pages are kitchens. */
const latidoDe = (cual: number): Latido => (cual % 2 === 0 ? 'cocina' : 'caja');

/** Pages that ask, out of step with each other, until they are let go of. */
export function sondear(base: string, gente: readonly Cabeceras[], { conFlujo = false } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: gente.length });
  const fin = new AbortController();
  setMaxListeners(0, fin.signal); // each of them waits by it
  let preguntas = 0;

  async function preguntar(cabeceras: Cabeceras, { call, cadaMs }: Sondeo, fase: number) {
    const { path, method } = call;
    const url = base + path + (method === 'GET' ? `?empresa=${encodeURIComponent(empresa)}` : '');
    let marca: string | undefined;
    await esperar(cadaMs * fase, undefined, { signal: fin.signal });
    while (!fin.signal.aborted) {
      const headers = { ...cabeceras, ...(marca !== undefined && { 'if-none-match': marca }) };
      const entrada = method === 'GET' ? {} : { empresa }; // of a GET no body is read
      const inicio = performance.now();
      const {
        status,
        marca: nueva,
        texto,
      } = await llamar(url, {
        agent,
        method,
        headers,
        entrada,
      });
      if (status !== 200 && status !== 304) throw new Error(`${path}: ${status} ${texto}`);
      marca = nueva;
      preguntas += 1;
      const falta = Math.max(0, cadaMs - (performance.now() - inicio));
      await esperar(falta, undefined, { signal: fin.signal });
    }
  }

  const todas = Promise.all(
    gente.flatMap((cabeceras, cual) =>
      SONDEOS[latidoDe(cual)].map((sondeo) =>
        preguntar(
          cabeceras,
          { ...sondeo, cadaMs: conFlujo ? RED_MS : sondeo.cadaMs },
          cual / gente.length,
        ),
      ),
    ),
  ).catch((error: unknown) => {
    if (!fin.signal.aborted) throw error;
  });
  return {
    todas,
    preguntas: () => preguntas,
    async cerrar() {
      fin.abort();
      await todas;
      agent.destroy();
    },
  };
}

/** So many are being opened at once. */
const A_LA_VEZ = 40;

/** Streams of so many pages, each open once its first beat has come. */
export async function abrirFlujos(base: string, gente: readonly Cabeceras[]) {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  const abiertos: ClientRequest[] = [];
  let llegadas: number[] = [];
  let latidos = 0;
  let cortados = 0;

  const abrir = (cabeceras: Cabeceras, latido: Latido) =>
    new Promise<void>((resolve, reject) => {
      const url = `${base}${flujoCalls.seguirFlujo.path}?latido=${latido}`;
      const pedido = request(url, { agent, headers: cabeceras });
      abiertos.push(pedido);
      pedido.once('error', reject);
      pedido.once('response', (respuesta) => {
        if (respuesta.statusCode !== 200) reject(new Error(`flujo: ${respuesta.statusCode}`));
        respuesta.on('data', (trozo: Buffer) => {
          resolve();
          if (trozo.includes('"t":"piso"')) llegadas.push(performance.now());
          else latidos += 1;
        });
        respuesta.once('error', () => undefined); // let go of
        respuesta.once('close', () => (cortados += 1));
      });
      pedido.end();
    });

  const faltan = gente.map((cabeceras, cual) => ({ cabeceras, latido: latidoDe(cual) }));
  const unoTrasOtro = async () => {
    for (let uno = faltan.pop(); uno; uno = faltan.pop()) await abrir(uno.cabeceras, uno.latido);
  };
  await Promise.all(Array.from({ length: A_LA_VEZ }, unoTrasOtro));

  return {
    latidos: () => latidos,
    cortados: () => cortados,
    /** Does it, and answers the milliseconds from its beginning until each of them had heard of it. */
    async hastaOir(hacer: () => Promise<unknown>): Promise<number[]> {
      llegadas = [];
      const desde = performance.now();
      await hacer();
      while (llegadas.length < gente.length) {
        if (performance.now() - desde > 30_000)
          throw new Error(`flujo: ${llegadas.length} of ${gente.length} heard of it`);
        await esperar(20);
      }
      return llegadas.map((cuando) => cuando - desde);
    },
    async cerrar() {
      for (const pedido of abiertos) {
        pedido.on('error', () => undefined); // let go of
        pedido.destroy();
      }
      agent.destroy();
      await esperar(Math.max(...Object.values(LATIDO_MS)) / 5);
    },
  };
}

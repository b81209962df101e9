import { afterAll, beforeAll, beforeEach } from '@jest/globals';

import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { pausasRepository } from '../entrega/pausasRepository';
import { reintentosRepository } from '../entrega/reintentosRepository';
import { entregaDe } from '../piezas';

import { servir } from './facturacion';
import { abrirMundo, darCertificado, empresaId, todos, vender } from './mundo';
import { abrirSandbox, type SandboxDePrueba } from './sandbox';

export type FilaComprobante = {
  clave_acceso: string;
  estado: string;
  codigo: string | null;
  mensaje: string | null;
  xml_firmado: string;
};
type Intento = { clave_acceso: string; paso: string; resultado: string; veces: number; id: string };

const SIETE_MINUTOS = 400_000;

export type Entregas = Awaited<ReturnType<typeof abrirEntregas>>;

/** Two companies that sign, a scripted authority, and a clock that moves between rounds of delivery. */
export async function abrirEntregas() {
  const sandbox: SandboxDePrueba = await abrirSandbox();
  const fallos: string[] = [];
  let adelanto = 0;
  const reloj = () => new Date(Date.now() + adelanto);
  const mundo = await abrirMundo(sandbox.url, { reloj });
  const idas: { clave: string; en: number }[] = [];
  const { sri } = mundo.deps;
  const consultar = sri.consultar.bind(sri);
  sri.consultar = (ambiente, clave) => {
    idas.push({ clave, en: reloj().getTime() });
    return consultar(ambiente, clave);
  };
  const servicio = await servir(mundo);
  await darCertificado(mundo, PUERTO);
  await darCertificado(mundo, ANDINA);
  const puerto = empresaId(PUERTO);
  const pausas = pausasRepository(mundo.db);
  /** On both sides it is the same hour. */
  const entrega = async () => {
    await sandbox.adelantar(adelanto);
    return entregaDe(mundo.deps, {
      error: (_detalle, mensaje) => fallos.push(mensaje),
      info: () => undefined,
    });
  };

  const guion = (pasos: readonly object[]) => sandbox.guion(PUERTO.ruc, pasos);
  const reanudar = () => pausas.reanudar(puerto, { por: 'ana', ahora: reloj() });
  /** Rounds of delivery with every waiting job due at each: minutes pass between two. */
  async function rondas(cuantas: number): Promise<void> {
    for (let i = 0; i < cuantas; i++) {
      const { ronda } = await entrega();
      while ((await ronda()) > 0);
      adelanto += SIETE_MINUTOS;
      await sandbox.adelantar(adelanto);
    }
  }

  return {
    ...servicio,
    /** The authority itself, to be told what its portal is. */
    sandbox,
    pausas,
    /** What delivery could not explain; nothing, in a test that passes. */
    fallos,
    /** What the authority answers to La Cevichería del Puerto next. */
    guion,
    vender: async (over: Partial<ComprobanteVenta> = {}) =>
      (await vender(mundo, PUERTO, { hoy: fechaNegocio(new Date()), over })).clave,
    unaRonda: async () => (await entrega()).ronda(),
    apurar: async (clave: string) => (await entrega()).apurar(puerto, clave),
    rondas,
    reanudar,
    /** Done with what the test before left: nothing scripted, nothing paused, nothing due. */
    async despejar(): Promise<void> {
      fallos.length = 0;
      await guion([]);
      await reanudar();
      await rondas(3);
    },
    /** Time passes, and nothing else. */
    pasan: (ms: number) => {
      adelanto += ms;
    },
    reloj,
    volverAAhora: () => {
      adelanto = 0;
    },
    reintentar: (clave: string, empresa = puerto) =>
      reintentosRepository(mundo.db).reintentar(empresa, { clave, por: 'ana', ahora: reloj() }),
    documento: async (clave: string) =>
      (await todos<FilaComprobante>(mundo, 'comprobantes')).find(
        (fila) => fila.clave_acceso === clave,
      ),
    /** When each question about it went out: of what came to the same in a row its steps tell the first and the last alone. */
    idas: (clave: string) => idas.filter((ida) => ida.clave === clave).map(({ en }) => en),
    /** Each as often as it was tried. */
    pasos: async (clave: string) =>
      (await todos<Intento>(mundo, 'intentos'))
        .filter((fila) => fila.clave_acceso === clave)
        .sort((a, b) => Number(a.id) - Number(b.id))
        .flatMap(({ paso, resultado, veces }) => Array<string>(veces).fill(`${paso} ${resultado}`)),
    enCola: async (clave: string) =>
      (await todos<FilaComprobante>(mundo, 'trabajos')).some((fila) => fila.clave_acceso === clave),
    pausada: async () => (await pausas.leer(puerto)) !== undefined,
    async cerrar(): Promise<void> {
      await servicio.cerrar();
      await sandbox.cerrar();
    },
  };
}

/** One for all tests of a file or of a `describe`; `despejadas`: each begins without what the one before left. */
export function deEntregas({ despejadas = false } = {}): Entregas {
  const e = {} as Entregas; // filled before the first of them
  beforeAll(async () => {
    Object.assign(e, await abrirEntregas());
  });
  afterAll(() => e.cerrar());
  if (despejadas) beforeEach(() => e.despejar());
  return e;
}

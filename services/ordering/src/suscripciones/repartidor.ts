import { crearBucle } from '@comanda/kit/bucle';
import { crearCartero } from '@comanda/kit/correo/cartero';
import { FalloDeCorreo, type Carta, type Transporte } from '@comanda/kit/correo/transporte';
import { verComo, type Db } from '@comanda/kit/db';
import { suscripcionesCalls } from '@comanda/shared/contracts/suscripciones';

import type { Database } from '../db/schema';

import { cartaDeReporte } from './cartaDeReporte';
import {
  cartasRepository,
  idDeCarta,
  nombreDeCarta,
  type CartaPorEscribir,
  type CartaTomada,
  type Tarea,
} from './cartasRepository';
import { nuevaFicha } from './ficha';
import { leerPapel } from './leerPapel';
import { impedimentoDe } from './permiso';

type Registro = { error(detalle: object, mensaje: string): void };

export type DepsDeRepartidor = {
  db: Db;
  transporte: Transporte;
  /** Where the product is reached: what a letter's link begins with. */
  direccion: string;
  reloj: () => Date;
  log: Registro;
  azar?: () => number;
  /** How long it sleeps when nothing is due, and when there is no letter. */
  pausaMs?: number;
  pausaDeCartasMs?: number;
};

/** Reports are heavier than what a sale sends. */
const SIMULTANEAS = 2;

/**
 * Sends reports by e-mail (issue 16, ADR 37): what is due becomes letters, one an address, in the transaction that plans
 * the next; letters are sent under a lease. Any number of these may run on one database, and be killed.
 */
export function crearRepartidor(deps: DepsDeRepartidor) {
  const { transporte, direccion, reloj, log, azar = Math.random } = deps;
  const { pausaMs = 10_000, pausaDeCartasMs = 2_000 } = deps;
  const db = verComo<Database>(deps.db);
  const cartas = cartasRepository(db);

  async function redactar(tomada: CartaTomada): Promise<Carta> {
    const ficha = nuevaFicha(tomada);
    const carta = await cartas.empezar(tomada, ficha.hash);
    if (!carta) throw new Error('repartidor: the lease was lost before the letter was written');
    const { reporte: que, desde, hasta, permiso } = carta;
    const motivo = porQueNo(carta);
    if (permiso === null || motivo !== null) throw new FalloDeCorreo(motivo ?? '', true, {});
    const periodo = { desde, hasta };
    const { empresa, correo } = permiso;
    const papel = await leerPapel(db, tomada.empresa, { que, empresa, periodo, ahora: reloj() });
    const baja = new URL(suscripcionesCalls.verBajaDeCorreo.path, direccion);
    baja.searchParams.set('ficha', ficha.texto);
    return cartaDeReporte(papel, {
      id: idDeCarta(tomada),
      para: carta.para,
      creado: carta.creado,
      usuario: carta.usuario,
      correo,
      baja: baja.href,
    });
  }

  const planificador = crearBucle<Tarea>({
    tomar: (cuantas) => cartas.debidas(cuantas, reloj()),
    procesar: (tarea) =>
      cartas.planear(tarea, reloj()).catch((error: unknown) => {
        log.error({ err: error, tarea }, 'subscription put off; its lease will run out');
      }),
    alFallar: (error) => log.error({ err: error }, 'round of subscriptions failed'),
    pausaMs,
    simultaneos: SIMULTANEAS,
  });
  const cartero = crearCartero<CartaTomada>({
    cola: cartas,
    transporte,
    redactar,
    nombrar: nombreDeCarta,
    reloj,
    azar,
    log,
    pausaMs: pausaDeCartasMs,
    simultaneos: SIMULTANEAS,
  });

  return {
    /** One round of both; answers how many letters it took. */
    ronda: async (): Promise<number> => {
      await planificador.ronda();
      return cartero.ronda();
    },
    iniciar: (): void => {
      planificador.iniciar();
      cartero.iniciar();
    },
    detener: async (): Promise<void> => {
      await Promise.all([planificador.detener(), cartero.detener()]);
    },
  };
}

/** What changed since it was to be sent, and keeps it back. */
function porQueNo(carta: CartaPorEscribir): string | null {
  if (carta.eliminada) return 'No se envio: el reporte por correo se elimino';
  if (carta.bajas.includes(carta.para)) return 'No se envio: quien lo recibia pidio no recibirlo';
  if (!carta.activa && carta.por === null) return 'No se envio: el reporte por correo se apago';
  return impedimentoDe(carta.permiso);
}

import { cuadrilla } from '@comanda/kit/cola/cuadrilla';
import { crearObrero, type Obrero, type RegistroDeCola } from '@comanda/kit/cola/obrero';
import type { FilaDeCola } from '@comanda/kit/cola/tomarDe';
import { crearCartero } from '@comanda/kit/correo/cartero';
import { FalloDeCorreo, type Carta, type Transporte } from '@comanda/kit/correo/transporte';
import { verComo, type Db } from '@comanda/kit/base/db';
import { suscripcionesCalls } from '@comanda/shared/contracts/admin/suscripciones';

import type { Database } from '../db/schema';

import { cartaDeReporte } from './cartaDeReporte';
import {
  cartasRepository,
  idDeCarta,
  nombreDeCarta,
  type CartaPorEscribir,
  type CartaTomada,
} from './cartasRepository';
import { nuevaFicha } from './ficha';
import { leerPapel } from './leerPapel';
import { impedimentoDe } from './permiso';

export type DepsDeRepartidor = {
  db: Db;
  transporte: Transporte;
  /** Where the product is reached: what a letter's link begins with. */
  direccion: string;
  reloj: () => Date;
  log: RegistroDeCola;
  azar?: () => number;
  /** How long it sleeps when nothing is due, and when there is no letter. */
  pausaMs?: number;
  pausaDeCartasMs?: number;
};

/** Reports are heavier than what a sale sends. */
const SIMULTANEAS = 2;

/**
 * Sends reports by e-mail (ADR 37): what is due becomes letters, one an address, in the transaction that plans
 * the next; letters are sent under a lease.
 */
export function crearRepartidor(deps: DepsDeRepartidor): Obrero {
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

  const planificador = crearObrero<FilaDeCola>({
    tomar: cartas.debidas,
    hacer: (tarea) => cartas.planear(tarea, reloj()),
    nombrar: (tarea) => ({ tarea }),
    frases: {
      ronda: 'round of subscriptions failed',
      tarea: 'subscription put off; its lease will run out',
    },
    reloj,
    log,
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
    ...cuadrilla([planificador, cartero]),
    /** One round of both; answers how many letters it took. */
    ronda: async () => {
      await planificador.ronda();
      return cartero.ronda();
    },
  };
}

/** What changed since it was to be sent, and keeps it back. */
function porQueNo(carta: CartaPorEscribir): string | null {
  if (carta.eliminada) return 'No se envió: el reporte por correo se eliminó';
  if (carta.bajas.includes(carta.para)) return 'No se envió: quien lo recibía pidió no recibirlo';
  if (!carta.activa && carta.por === null) return 'No se envió: el reporte por correo se apagó';
  return impedimentoDe(carta.permiso);
}

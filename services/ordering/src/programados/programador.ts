import { crearObrero, type Obrero, type RegistroDeCola } from '@comanda/kit/cola/obrero';
import type { FilaDeCola } from '@comanda/kit/cola/tomarDe';
import { esBaseCaida, verComo, type Db } from '@comanda/kit/base/db';
import { agendaDe } from '@comanda/shared/domain/orden/programado';
import { AppError } from '@comanda/shared/errors/AppError';
import { ERRORES } from '@comanda/shared/errors/catalogo';

import type { Database } from '../db/schema';
import { ventasRepository } from '../ventas/ventasRepository';

import { anotarEmitida, avanzar, corridasRepository, tomarPrevista } from './corridasRepository';
import { emitirVez } from './emitirVez';

import type { ProgramadoPorEmitir } from './programadoRow';

type DepsDeProgramador = {
  db: Db;
  reloj: () => Date;
  log: RegistroDeCola;
  /** How long it sleeps when nothing is due. */
  pausaMs?: number;
  /** How long what one process took is left to it. */
  arriendoSegundos?: number;
};

const SIMULTANEOS = 4;
const SIN_SERVIDOR = 'El servidor no estuvo encendido ese día a esa hora';

/**
 * Issues what is scheduled, each planned time exactly once (spec section 4): its result is written in the
 * sale's own transaction, under the schedule's lock.
 */
export function crearProgramador(deps: DepsDeProgramador): Obrero {
  const { reloj, log, pausaMs = 10_000, arriendoSegundos = 60 } = deps;
  const db = verComo<Database>(deps.db);
  const corridas = corridasRepository(db);
  const ventas = ventasRepository(db);

  async function atender({ empresa, id }: FilaDeCola): Promise<void> {
    const programado = await corridas.leer(empresa, id);
    const proximo = programado?.proximo;
    if (!programado || !proximo) return;
    const ahora = reloj();
    const { perdidas, debida, luego } = agendaDe(proximo, programado.repetir, ahora);
    if (perdidas.length > 0) {
      const veces = { veces: perdidas, motivo: SIN_SERVIDOR, luego: debida ?? luego, ahora };
      if (!(await corridas.noEmitir(empresa, { ...programado, proximo }, veces))) return;
    }
    if (debida) await emitir({ empresa, id }, { ...programado, proximo: debida }, luego);
  }

  /** What is refused, or breaks, is that time's result, and the next is planned; what may pass is left to the next round. */
  async function emitir(
    { empresa, id }: FilaDeCola,
    programado: ProgramadoPorEmitir & { proximo: Date },
    luego: Date | null,
  ): Promise<void> {
    const { proximo: previsto, usuario_id, usuario } = programado;
    const vez = { empresa, programado: id, previsto };
    const ahora = reloj();
    try {
      await emitirVez(ventas, {
        vez,
        programado,
        ahora,
        quien: { id: usuario_id, nombreCompleto: usuario },
        reclamar: async (client, venta) => {
          if (!(await tomarPrevista(client, empresa, programado))) return false;
          await avanzar(client, empresa, id, luego);
          return anotarEmitida(client, vez, venta);
        },
      });
    } catch (error) {
      if (esPasajero(error)) throw error;
      if (!(error instanceof AppError)) log.error({ err: error, vez }, 'scheduled sale failed');
      const motivo = error instanceof AppError ? error.message : ERRORES.INESPERADO.msg;
      await corridas.noEmitir(empresa, programado, { veces: [previsto], motivo, luego, ahora });
    }
  }

  return crearObrero<FilaDeCola>({
    tomar: (cuantas, ahora) => corridas.tomar(cuantas, ahora, arriendoSegundos),
    hacer: atender,
    nombrar: (tarea) => ({ tarea }),
    frases: {
      ronda: 'round of schedules failed',
      tarea: 'schedule put off; its lease will run out',
    },
    reloj,
    log,
    pausaMs,
    simultaneos: SIMULTANEOS,
  });
}

/** SQLSTATE of a deadlock and of a serialization failure. */
const CHOQUES = new Set<unknown>(['40P01', '40001']);

const esPasajero = (error: unknown): boolean =>
  esBaseCaida(error) || CHOQUES.has(((error ?? {}) as { code?: unknown }).code); // whatever was thrown

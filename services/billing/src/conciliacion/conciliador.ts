import { setTimeout as esperar } from 'node:timers/promises';

import { crearObrero, type Obrero, type RegistroDeCola } from '@comanda/kit/cola/obrero';
import { ultimoDiaDeAnulacion } from '@comanda/shared/domain/ley/limites';
import { sumarDias } from '@comanda/shared/domain/texto/periodo';

import type { Sri } from '../entrega/sriCliente';
import { SriNoDisponible, type Autorizacion } from '../entrega/sriRespuestas';

import {
  NOCHES_SIN_NOTICIA,
  type ConciliacionRepository,
  type DocumentoPorConciliar,
  type Hallazgo,
  type Noche,
} from './conciliacionRepository';

type DepsDeConciliador = {
  conciliacion: Pick<ConciliacionRepository, 'tomar' | 'siguientes' | 'anotar' | 'soltar'>;
  sri: Pick<Sri, 'consultar' | 'alcanza' | 'simulado'>;
  reloj: () => Date;
  log: RegistroDeCola;
  /** How long it sleeps when no look is due. */
  pausaMs?: number;
  /** Between two questions, so that what is sold at night comes first. */
  entrePreguntasMs?: number;
};

/** Asked about before the night is given back, so that every company gets on. */
const TANDA = 20;
const SIN_RESPUESTA_MS = 10 * 60_000;
/** What may be said of one document alone, and of the next one not. */
const SOLO_DE_UNO: ReadonlySet<SriNoDisponible['motivo']> = new Set(['FAULT', 'ILEGIBLE']);

/**
 * Asks the authority each night about what it authorised and may still come to be annulled in its portal, about what it has otherwise,
 * and about what was annulled there by what was written down here, and writes down what it says. A look that is
 * cut short goes on where it was, in the next night if this one is over, and then from the first to where it began: where a night is
 * too short for all, none is asked about in each and another in none.
 */
export function crearConciliador(deps: DepsDeConciliador): Obrero {
  const { conciliacion, reloj, log, pausaMs = 60_000 } = deps;
  return crearObrero<Noche>({
    tomar: (cuantas, ahora) => conciliacion.tomar(cuantas, ahora),
    hacer: (noche) => mirar(deps, noche),
    nombrar: ({ empresa, noche }) => ({ empresa, noche }),
    frases: { ronda: 'nightly look not taken up', tarea: 'nightly look cut short; goes on later' },
    reloj,
    log,
    pausaMs,
    simultaneos: 1,
  });
}

/** Days in which the receiver accepts what was asked on the last one: five working days, with a weekend and the two of Carnaval between. */
const DIAS_DEL_RECEPTOR = 9;

/**
 * The first day whose documents may still come to be annulled on `noche`, or were so lately that no night has seen it: after the last
 * day to ask come those of the receiver, and then as many nights as 'not found' takes to be believed.
 */
export function primerDiaAnulable(noche: string): string {
  const primero = `${noche.slice(0, 7)}-01`;
  const anterior = `${sumarDias(primero, -1).slice(0, 7)}-01`;
  const despues = DIAS_DEL_RECEPTOR + NOCHES_SIN_NOTICIA;
  return sumarDias(ultimoDiaDeAnulacion(anterior), despues) >= noche ? anterior : primero;
}

async function mirar(deps: DepsDeConciliador, noche: Noche): Promise<void> {
  const { conciliacion, sri, reloj, entrePreguntasMs = 250 } = deps;
  const tanda = await conciliacion.siguientes(noche, {
    desde: primerDiaAnulable(noche.noche),
    simulado: sri.simulado,
    filas: TANDA,
  });
  let hasta: Pick<Noche, 'hasta_fecha' | 'hasta_clave'> = noche;
  let espera = 0;
  for (const documento of tanda) {
    const preguntado = await preguntarPor(deps, noche, documento);
    if (!preguntado) {
      espera = SIN_RESPUESTA_MS;
      break;
    }
    hasta = { hasta_fecha: documento.fecha_emision, hasta_clave: documento.clave_acceso };
    await esperar(entrePreguntasMs);
  }
  const alFin = tanda.length === 0;
  const da = alFin && !noche.vuelta && noche.desde_clave !== null;
  await conciliacion.soltar(noche, {
    hasta_fecha: da ? null : hasta.hasta_fecha,
    hasta_clave: da ? null : hasta.hasta_clave,
    vuelta: noche.vuelta || da,
    terminada: alFin && !da,
    arrendado_hasta: new Date(reloj().getTime() + espera),
  });
}

/** False where the authority does not answer now. An answer that nobody can read is no finding: the next night asks again. */
async function preguntarPor(
  { conciliacion, sri, reloj }: DepsDeConciliador,
  { empresa, noche }: Noche,
  { clave_acceso: clave, ambiente, anulada_en_sri: anulada }: DocumentoPorConciliar,
): Promise<boolean> {
  if (!sri.alcanza(ambiente)) return true;
  try {
    const autorizacion = await sri.consultar(ambiente, clave);
    const hallazgo = hallazgoDe(autorizacion, sri) ?? vigenciaDe(autorizacion, { anulada, noche });
    await conciliacion.anotar(empresa, { clave, hallazgo, ahora: reloj() });
    return true;
  } catch (error) {
    if (error instanceof SriNoDisponible) return SOLO_DE_UNO.has(error.motivo);
    throw error;
  }
}

/**
 * What their answer says of a document that is authorised here; null: that it is. The stand-in forgets, and never had what a
 * demo begins with: that it knows of none says nothing.
 */
export function hallazgoDe(
  autorizacion: Autorizacion | null,
  { simulado }: Pick<Sri, 'simulado'>,
): Hallazgo | null {
  if (autorizacion === null) return simulado ? null : 'DESCONOCIDA';
  const { estado, palabra = '' } = autorizacion;
  if (estado === 'AUTORIZADO' || estado === 'EN PROCESO') return null;
  return palabra.startsWith('ANULAD') ? 'ANULADA' : 'DESCONOCIDA';
}

/**
 * Whether what was annulled in the portal by what was written down here is in force all the same: its receiver did not accept in the days
 * for it, or another document was meant. Until then it says nothing.
 */
function vigenciaDe(
  autorizacion: Autorizacion | null,
  { anulada, noche }: { anulada: string | null; noche: string },
): Hallazgo | null {
  if (anulada === null || autorizacion?.estado !== 'AUTORIZADO') return null;
  return noche > sumarDias(anulada, DIAS_DEL_RECEPTOR) ? 'VIGENTE' : null;
}

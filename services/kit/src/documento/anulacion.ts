import type {
  Anulacion,
  Devolucion,
  EstadoComprobante,
} from '@comanda/shared/contracts/facturacion/documentos';
import { esConsumidorFinal } from '@comanda/shared/domain/fiscal/identificacion';
import { ultimoDiaDeAnulacion } from '@comanda/shared/domain/ley/limites';
import { ERRORES, type ErrorCode } from '@comanda/shared/errors/catalogo';

/** An invoice, by what decides how it can be taken back. */
export type FacturaAnulable = {
  estado: EstadoComprobante;
  /** In the authority's portal, after it was authorised. */
  anuladaEnSri: boolean;
  identificacion: string;
  /** Whether the authority has it, or may have it, and has not authorised it (facturacion.en_duda). */
  enDuda: boolean;
  /** Key of the credit note that takes it back. */
  nota: string | null;
  /** Whether other notes gave back a part of it. */
  enPartes: boolean;
  /** Whether the authority said at night that it is annulled there (facturacion.constan_anuladas). */
  constaAnulada: boolean;
};

/** How an invoice can be taken back now, or why not. facturacion.anular_comprobante decides the same when it is done. */
export function anulacionDe({
  estado,
  anuladaEnSri,
  identificacion,
  enDuda,
  nota,
  enPartes,
  constaAnulada,
}: FacturaAnulable): Anulacion {
  if (nota !== null) return no('La factura ya está anulada con una nota de crédito');
  if (anuladaEnSri) return no('La factura ya está anulada: se anuló en el portal del SRI');
  if (estado === 'ANULADA') return no('La factura ya está anulada: se retiró antes de autorizarse');
  if (enPartes) return no(ERRORES.ANULACION_CON_PARTES.msg);
  if (estado === 'AUTORIZADO') return deAutorizada({ identificacion, constaAnulada });
  if (enDuda) return no(ERRORES.ANULACION_EN_CAMINO.msg);
  return { como: 'RETIRAR', frase: 'El SRI no la ha autorizado: se retira y no se envía' };
}

function deAutorizada({
  identificacion,
  constaAnulada,
}: Pick<FacturaAnulable, 'identificacion' | 'constaAnulada'>): Anulacion {
  if (esConsumidorFinal(identificacion)) return no(ERRORES.ANULACION_CONSUMIDOR_FINAL.msg);
  if (constaAnulada) return no(ERRORES.ANULACION_CONSTA_EN_SRI.msg);
  return {
    como: 'NOTA_CREDITO',
    frase: 'Se emite una nota de crédito por el valor total. No se puede deshacer',
  };
}

const no = (frase: string): Anulacion => ({ como: null, frase });

/**
 * Whether an invoice may have been annulled in the authority's portal; the day is looked at when it is said. A note over all of it that
 * was refused, and that the authority certainly does not have (`notaRechazada`), is withdrawn then.
 */
export const seAnulaEnSri = ({
  estado,
  identificacion,
  nota,
  notaRechazada,
  enPartes,
}: Pick<FacturaAnulable, 'estado' | 'identificacion' | 'nota' | 'enPartes'> & {
  notaRechazada: boolean;
}): boolean =>
  estado === 'AUTORIZADO' &&
  (nota === null || notaRechazada) &&
  !enPartes &&
  !esConsumidorFinal(identificacion);

/** Why a document of a day cannot have been annulled in the portal on another one, or may not be said on `hoy` to have been. */
export function faltaDeDiaEnSri(
  emitida: string,
  anulada: string,
  hoy: string,
): 'ANULACION_EN_SRI_DE_OTRO_DIA' | 'ANULACION_EN_SRI_FUERA_DE_PLAZO' | null {
  if (anulada < emitida || anulada > hoy) return 'ANULACION_EN_SRI_DE_OTRO_DIA';
  return anulada > ultimoDiaDeAnulacion(emitida) ? 'ANULACION_EN_SRI_FUERA_DE_PLAZO' : null;
}

/** An invoice, by what decides whether a part of it may be given back. `queda`: cents that no note has given back. */
type FacturaDevolvible = Pick<
  FacturaAnulable,
  'estado' | 'identificacion' | 'nota' | 'constaAnulada'
> & {
  queda: number;
};

/** Why a part of an invoice cannot be given back. */
export type FaltaDeDevolucion =
  | 'ANULADA'
  | 'SIN_AUTORIZAR'
  | 'CONSUMIDOR_FINAL'
  | 'CONSTA_ANULADA'
  | 'COMPLETA';

/** Whether a part of an invoice may be given back now, or why not. */
export function devolucionDe(factura: FacturaDevolvible): Devolucion {
  const falta = faltaDeDevolucion(factura);
  return falta === null
    ? { puede: true, frase: 'Se emite una nota de crédito por lo que elija. No se puede deshacer' }
    : { puede: false, frase: ERRORES[CODIGO_DE_DEVOLUCION[falta]].msg };
}

const CODIGO_DE_DEVOLUCION = {
  ANULADA: 'DEVOLUCION_DE_ANULADA',
  SIN_AUTORIZAR: 'DEVOLUCION_SIN_AUTORIZAR',
  CONSUMIDOR_FINAL: 'DEVOLUCION_CONSUMIDOR_FINAL',
  CONSTA_ANULADA: 'ANULACION_CONSTA_EN_SRI',
  COMPLETA: 'DEVOLUCION_COMPLETA',
} as const satisfies Record<FaltaDeDevolucion, ErrorCode>;

/** Null: a part of it may be given back. */
export function faltaDeDevolucion({
  estado,
  identificacion,
  nota,
  constaAnulada,
  queda,
}: FacturaDevolvible): FaltaDeDevolucion | null {
  if (nota !== null || estado === 'ANULADA') return 'ANULADA';
  if (estado !== 'AUTORIZADO') return 'SIN_AUTORIZAR';
  if (esConsumidorFinal(identificacion)) return 'CONSUMIDOR_FINAL';
  if (constaAnulada) return 'CONSTA_ANULADA';
  return queda > 0 ? null : 'COMPLETA';
}

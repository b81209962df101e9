import {
  ESTADOS_COMPROBANTE,
  type Emision,
  type EstadoComprobante,
} from '@comanda/shared/contracts/facturacion/documentos';
import type { Chip } from '@comanda/shared/piezas/chips';
import { ASPECTO, type Aspecto } from '@comanda/shared/piezas/comprobante';
import { dePalabras } from '@comanda/shared/domain/texto/palabras';

/** Why there is no XML to look at; null: there is one. What was annulled after it was authorised keeps its own. */
export function sinXml({
  estado,
  fecha_autorizacion: autorizada,
}: Pick<Emision, 'estado' | 'fecha_autorizacion'>): string | null {
  if (estado === 'POR_FIRMAR') return 'Sin firmar';
  return estado === 'ANULADA' && autorizada === null ? 'Retirada' : null;
}

/** Who takes a document on from each state: the server by itself, a person who asks for it, or nobody any more. */
const QUIEN_SIGUE: Readonly<Record<EstadoComprobante, 'servidor' | 'persona' | 'nadie'>> =
  dePalabras(
    {
      POR_FIRMAR: 'servidor',
      FIRMADA: 'servidor',
      RECIBIDA: 'servidor',
      EN_PROCESO: 'servidor',
      AUTORIZADO: 'nadie',
      DEVUELTA: 'persona',
      NO_AUTORIZADO: 'persona',
      REQUIERE_ATENCION: 'persona',
      EMPRESA_PAUSADA: 'servidor',
      ANULADA: 'nadie',
    },
    () => 'servidor',
  );

export const seReintenta = (estado: EstadoComprobante) => QUIEN_SIGUE[estado] === 'persona';
export const esFinal = (estado: EstadoComprobante) => QUIEN_SIGUE[estado] === 'nadie';
export const estadoEnCamino = (estado: EstadoComprobante) => QUIEN_SIGUE[estado] === 'servidor';

/** What may change without anybody touching this screen: it is looked at again. */
export const estaEnCamino = ({ estado, correo }: Emision): boolean =>
  correo?.estado === 'PENDIENTE' || estadoEnCamino(estado);

/** How a document reads: an invoice that a credit note took back is voided, whatever the authority calls it. */
export const aspectoDe = (emision: Pick<Emision, 'estado' | 'tipo' | 'relacionado'>): Aspecto =>
  ASPECTO[conNota(emision) ? 'ANULADA' : emision.estado];

/** In a column of what the SRI says of each: 'Recibida', so that a row stays of two lines. */
export const sinRepetirSri = (texto: string): string => texto.replace(/ (por|en) el SRI$/, '');

export const conNota = ({ tipo, relacionado }: Pick<Emision, 'tipo' | 'relacionado'>): boolean =>
  tipo === 'FACTURA' && relacionado !== null;

/** What needs a person first, then what is on its way, then what is done. */
const ORDEN = [...ESTADOS_COMPROBANTE].sort((a, b) => peso(a) - peso(b));

function peso(estado: EstadoComprobante): number {
  return { mal: 0, pausa: 1, espera: 2, bien: 3, fin: 4 }[ASPECTO[estado].tono];
}

/** How many documents are in each state that occurs, and in `elegido` even when none is left. */
export function chipsDe(
  estados: readonly { estado: EstadoComprobante; cuantos: number }[],
  elegido: EstadoComprobante | null,
): Chip<EstadoComprobante>[] {
  const todos = new Set([...ORDEN, ...estados.map(({ estado }) => estado)]);
  return [...todos]
    .map((estado) => ({
      valor: estado,
      ...ASPECTO[estado],
      cuantos: estados.find((uno) => uno.estado === estado)?.cuantos ?? 0,
    }))
    .filter(({ valor, cuantos }) => cuantos > 0 || valor === elegido);
}

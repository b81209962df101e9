import type { EstadoComprobante, TipoComprobante } from '../../contracts/facturacion/documentos';
import { dePalabras, talCual } from '../texto/palabras';

/** What is said of each kind of document. `signo`: what was given back stands below zero, as it is added up. */
export const DOCUMENTO: Readonly<
  Record<TipoComprobante, { codigo: string; nombre: string; signo: 1 | -1 }>
> = {
  FACTURA: { codigo: '01', nombre: 'Factura', signo: 1 },
  NOTA_CREDITO: { codigo: '04', nombre: 'Nota de crédito', signo: -1 },
};

/** How each state of a document reads. */
export const ESTADO_DICHO: Readonly<Record<EstadoComprobante, string>> = dePalabras(
  {
    POR_FIRMAR: 'Por firmar',
    FIRMADA: 'Por enviar',
    RECIBIDA: 'Recibida por el SRI',
    EN_PROCESO: 'En proceso en el SRI',
    AUTORIZADO: 'Autorizada',
    DEVUELTA: 'Devuelta',
    NO_AUTORIZADO: 'No autorizada',
    REQUIERE_ATENCION: 'Requiere atención',
    EMPRESA_PAUSADA: 'En pausa',
    ANULADA: 'Anulada',
  },
  talCual,
);

/** Number of a document, as its 49-digit key says: '001-001-000000123'. */
export function numeroDeComprobante(clave: string): string {
  return `${clave.slice(24, 27)}-${clave.slice(27, 30)}-${clave.slice(30, 39)}`;
}

/** The day a document is of, 'YYYY-MM-DD', as its key says. */
export const diaDeClave = (clave: string): string =>
  `${clave.slice(4, 8)}-${clave.slice(2, 4)}-${clave.slice(0, 2)}`;

/** RUC of who issued a document, as its key says. That of the company may have changed since. */
export function rucDeClave(clave: string): string | null {
  const ruc = clave.slice(10, 23);
  return /^\d{13}$/.test(ruc) ? ruc : null;
}

/** Ambiente of a document, as its key says: 1 is tests. That of its company may have changed since. */
export function ambienteDe(clave: string): '1' | '2' | null {
  const cifra = clave[23];
  return cifra === '1' || cifra === '2' ? cifra : null;
}

const nueveCifras = (numero: number): string => String(numero).padStart(9, '0');

/** What a numbering that goes on from `siguiente` gives up, where it stood at `actual`. */
export const fraseDeSalto = (actual: number, siguiente: number): string =>
  `Se saltarían los números ${nueveCifras(actual)} a ${nueveCifras(siguiente - 1)}. No podrá usarlos`;

import { FORMAS_DE_VENTA, type FormaDeVenta } from '../../contracts/ventas/formas';

import { enTabla } from '../texto/palabras';

/** What of a closing a payment is held against: the money that is counted, the vouchers, the account of a bank; or what a customer owes, which no drawer has. */
export type Revision = 'conteo' | 'vouchers' | 'transferencias' | 'cuenta';

type DatosDeForma = {
  nombre: string;
  /** The key that chooses it at the till: one letter, of no other. */
  tecla: string;
  /** One of shared/ui's. */
  icono: string;
  revision: Revision;
  /** The authority's code of it. */
  sri: string;
};

/** All that is said of a payment method but its rows. Cash is one: what a drawer should hold is EFECTIVO. */
export const FORMA: Readonly<Record<FormaDeVenta, DatosDeForma>> = {
  EFECTIVO: { nombre: 'Efectivo', tecla: 'e', icono: 'efectivo', revision: 'conteo', sri: '01' },
  TARJETA: { nombre: 'Tarjeta', tecla: 't', icono: 'tarjeta', revision: 'vouchers', sri: '19' },
  TRANSFERENCIA: {
    nombre: 'Transferencia',
    tecla: 'r',
    icono: 'transferencia',
    revision: 'transferencias',
    sri: '20',
  },
  CREDITO: { nombre: 'Crédito', tecla: 'c', icono: 'persona', revision: 'cuenta', sri: '20' },
};

const TARJETA = { CREDITO: 'de crédito', DEBITO: 'de débito' };

/** As a screen says it: 'Efectivo', 'Tarjeta de crédito' of 'TARJETA CREDITO'; one of a later version as it is written. */
export function nombreDeForma(forma: string): string {
  const [metodo = '', tarjeta] = forma.split(' ');
  const nombre = enTabla<string, DatosDeForma>(FORMA, metodo)?.nombre;
  if (nombre === undefined) return forma;
  const deCual = tarjeta === undefined ? '' : enTabla<string, string>(TARJETA, tarjeta);
  return deCual === undefined ? forma : `${nombre} ${deCual}`.trim();
}

/** As papers and lists write it, in capitals; one of a later version as it is written. */
export const formaDicha = (forma: string): string =>
  enTabla<string, DatosDeForma>(FORMA, forma)?.nombre.toUpperCase() ?? forma;

/** The methods that are held against the same thing. */
export const formasPor = (revision: Revision): readonly FormaDeVenta[] =>
  FORMAS_DE_VENTA.filter((forma) => FORMA[forma].revision === revision);

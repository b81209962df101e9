import { FORMAS_PAGO, type FormaPago } from '../../contracts/ventas/ventas';

/** What of a closing a payment is held against: the money that is counted, the vouchers, or the account of a bank. */
export type Revision = 'conteo' | 'vouchers' | 'transferencias';

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
export const FORMA: Readonly<Record<FormaPago, DatosDeForma>> = {
  EFECTIVO: { nombre: 'Efectivo', tecla: 'e', icono: 'efectivo', revision: 'conteo', sri: '01' },
  TARJETA: { nombre: 'Tarjeta', tecla: 't', icono: 'tarjeta', revision: 'vouchers', sri: '19' },
  TRANSFERENCIA: {
    nombre: 'Transferencia',
    tecla: 'r',
    icono: 'transferencia',
    revision: 'transferencias',
    sri: '20',
  },
};

/** The methods that are held against the same thing. */
export const formasPor = (revision: Revision): readonly FormaPago[] =>
  FORMAS_PAGO.filter((forma) => FORMA[forma].revision === revision);

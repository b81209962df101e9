import type { Canal } from '@comanda/shared/contracts/ventas/canales';

import type { ConsultaSinLinea } from '../sinLinea/leerSinLinea';

/** What of the database a sale is decided on. */
export type ConsultaDeVenta = {
  idempotencia: string;
  /** On which it is sold, 'YYYY-MM-DD': at whose rates. Its invoice is of another where it has a number of another day. */
  dia: string;
  /** When it is sold: by whose tarifas. */
  momento: Date;
  /** What the request says of how it reaches who buys it; null: it knows of none. */
  canal: Canal | null;
  ids: readonly string[];
  cedula: string;
  /** The ids of its modifiers. */
  modificadores: readonly string[];
  /** Null where nothing is taken off. */
  descuento: { aprobacion: string | null; usuario: string; ahora: Date } | null;
  /** Null where it pays none. */
  orden: string | null;
  /** Whether a part of it, or all, is sold on account. */
  credito: boolean;
  /** Null where no till that sells without a line made it. */
  sinLinea: ConsultaSinLinea | null;
};

import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import type { Cliente, Respuesta } from '@comanda/kit/testing/cliente';

/** What the server said it did, to be held against its books. Units in thousandths. */
export type Cuaderno = { enviadas: number; anuladas: number; cobros: number; lineas: string[] };

export type Acto = {
  hacer: () => Promise<Pick<Respuesta<never>, 'status' | 'code' | 'texto'>>;
  anotar?: (cuaderno: Cuaderno) => unknown;
  /** It has no key: sent again it is another act. */
  sinClave?: true;
};

/** What a step is about: the order of its table, where there is one, and the one of the other. */
export type Ante = {
  orden: Orden | undefined;
  con: Orden | undefined;
  /** Ids of the tables, by their numbers. */
  mesas: string[];
  pedir: Cliente['pedir'];
};

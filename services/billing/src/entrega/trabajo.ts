import type { Insertable } from 'kysely';

import type { EmpresaId } from '@comanda/kit/tenant';

import type { Database } from '../db/schema';

import type { Cambio } from './cambios';
import type { Marcha } from './ritmo';

/** A job somebody holds: nobody else works on it until the lease ends. */
export type Trabajo = {
  empresa: EmpresaId;
  clave: string;
  arriendo: string;
  intentos: number;
  /** The request that queued it; null: none did. */
  peticion: string | null;
};

/** What was tried, what it came to, and how long it took; the words are the change's. */
export type Intento = Pick<
  Insertable<Database['facturacion.intentos']>,
  'paso' | 'resultado' | 'milisegundos'
>;
export type Avance = {
  cambio: Cambio;
  intento: Intento;
  ahora: Date;
  proximo: Date;
  marcha: Marcha;
  /** Whom an authorisation is mailed to, once; null: nobody. */
  correo: string | null;
};

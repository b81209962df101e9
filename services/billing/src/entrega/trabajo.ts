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

export type Intento = Omit<
  Insertable<Database['facturacion.intentos']>,
  'empresa_id' | 'clave_acceso' | 'en'
>;
export type Avance = {
  cambio: Cambio;
  intento: Intento;
  ahora: Date;
  proximo: Date;
  marcha: Marcha;
};

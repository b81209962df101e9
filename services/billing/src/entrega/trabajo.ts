import type { Insertable } from 'kysely';

import type { Arrendada } from '@comanda/kit/cola/arriendo';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import type { CambioDeComprobante } from './cambios';
import type { Marcha } from './ritmo';

/** A document of the queue that somebody holds. */
export type Trabajo = Arrendada & {
  empresa: EmpresaId;
  clave: string;
  /** The request that queued it; null: none did. */
  peticion: string | null;
};

/** What was tried, what it came to, and how long it took; the words are the change's. */
export type IntentoDeEntrega = Pick<
  Insertable<Database['facturacion.intentos']>,
  'paso' | 'resultado' | 'milisegundos'
>;
export type AvanceDeTrabajo = {
  cambio: CambioDeComprobante;
  intento: IntentoDeEntrega;
  ahora: Date;
  proximo: Date;
  marcha: Marcha;
  /** Whom an authorisation is mailed to, once; null: nobody. */
  correo: string | null;
  /** Its document says the same already: nobody who follows it is told. */
  dicho?: boolean;
};

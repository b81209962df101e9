import type { Cartero } from '@comanda/kit/correo/cartero';
import type { Transporte } from '@comanda/kit/correo/transporte';
import type { Db } from '@comanda/kit/db';

import type { Correo } from './correo/colaCorreosRepository';
import type { Database } from './db/schema';
import type { Entrega } from './entrega/entrega';
import type { Sri } from './entrega/sriCliente';
import type { AlmacenCertificados } from './firmas/almacenCertificados';
import type { Resumen } from './firmas/resumenes';

/** What the service is given. */
export type BillingDeps = {
  db: Db;
  sri: Sri;
  /** Where mail to buyers goes out. */
  correo: Transporte;
  reloj: () => Date;
  /** 32 bytes: what the certificates are encrypted with (FACTURACION_CLAVE). */
  claveMaestra: Buffer;
  /** RUC of the software's provider, on every document (RUC_PROVEEDOR). */
  rucProveedor: string;
  /** False where documents of ambiente 2 are never sent (SRI_MODE pruebas): no company goes there then. */
  produccion?: boolean;
  /** What signatures digest with (SRI_FIRMA); SHA-1 when nothing is said. */
  resumen?: Resumen;
};

/** What its features work with; what several of them share is made once. */
export type Deps = {
  db: Db<Database>;
  reloj: () => Date;
  almacen: AlmacenCertificados;
  produccion: boolean;
  /** Delivery and mail on request: the worker's are others, on the same queues. */
  entrega: Pick<Entrega, 'apurar'>;
  cartero: Pick<Cartero<Correo>, 'apurar'>;
};

import type { Cartero } from '@comanda/kit/correo/cartero';
import type { Transporte } from '@comanda/kit/correo/transporte';
import type { Db } from '@comanda/kit/base/db';
import type { ModoSri } from '@comanda/shared/contracts/facturacion/modoSri';

import type { Correo } from './correo/colaCorreosRepository';
import type { Database } from './db/schema';
import type { Entrega } from './entrega/entrega';
import type { Sri } from './entrega/sriCliente';
import type { AlmacenCertificados } from './firmas/almacenCertificados';
import type { ResumenDeFirma } from './firmas/resumenes';

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
  /** Whom documents go to (SRI_MODE); the stand-in when nothing is said. No company goes to ambiente 2 but in production. */
  modo?: ModoSri;
  /** After how many minutes a document that waits is told to a person (SRI_ESPERA_MINUTOS); ten when nothing is said. */
  esperaMinutos?: number;
  /** What signatures digest with (SRI_FIRMA); SHA-1 when nothing is said. */
  resumen?: ResumenDeFirma;
};

/** What its features work with; what several of them share is made once. */
export type Deps = {
  db: Db<Database>;
  almacen: AlmacenCertificados;
  modo: ModoSri;
  /** Since when a document that waits has waited for too long. */
  limiteDeEspera: (ahora: Date) => Date;
  /** Delivery and mail on request: the worker's are others, on the same queues. */
  entrega: Pick<Entrega, 'apurar'>;
  cartero: Pick<Cartero<Correo>, 'apurar'>;
};

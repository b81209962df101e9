import type { Db } from '@comanda/kit/base/db';
import type { Acceso } from '@comanda/shared/contracts/defineCall';
import type { ModoSri } from '@comanda/shared/contracts/facturacion/modoSri';
import type { Arranque } from '@comanda/shared/contracts/plataforma/plataforma';

import type { ArchivosVerificados } from './archivos/archivosVerificados';
import type { FuentesDeMarcos } from './mapas/fuentesDeMarcos';
import type { LanzamientosVivos } from './lanzamientos/lanzamientosVivos';

/** What the routes of this service work with. */
export type Deps = {
  db: Pick<Db, 'pool' | 'prepared'>;
  vivos: LanzamientosVivos;
  /** DATA_DIR/lanzamientos; what is served of it goes through `archivos`. */
  carpeta: string;
  /** Where the packages for teams are packed. */
  paquetes?: string | undefined;
  archivos: ArchivosVerificados;
  fuentes: FuentesDeMarcos;
  direcciones: Arranque['direcciones'];
  modoSri?: ModoSri;
  /** Pages give up the worker that keeps them, and what it kept. */
  sinTrabajador?: boolean | undefined;
  contencion?: boolean | undefined;
  reloj: () => Date;
};

/** Pages and files are for whoever asks; what a visitor may load is decided in the boot document. */
export const PUBLICO: { acceso: Acceso } = { acceso: { perfiles: 'publico', area: null } };

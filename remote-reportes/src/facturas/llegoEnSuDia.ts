import type { Emision } from '@comanda/shared/contracts/facturacion/documentos';
import { diaDeClave } from '@comanda/shared/domain/fiscal/comprobante';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

/** Whether a document came in on the day it bears: a till without a line sells on one and is heard on another. */
export const llegoEnSuDia = ({
  clave_acceso,
  fechaCreacion,
}: Pick<Emision, 'clave_acceso' | 'fechaCreacion'>): boolean =>
  fechaNegocio(new Date(fechaCreacion)) === diaDeClave(clave_acceso);

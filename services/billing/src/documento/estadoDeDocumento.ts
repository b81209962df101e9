import type { ComprobanteEstado } from '@comanda/shared/contracts/facturacion/documentos';
import { AppError } from '@comanda/shared/errors/AppError';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { toComprobanteEstado } from './comprobanteRow';
import type { ComprobantesRepository } from './comprobantesRepository';

/** How a document stands; refused where the company has none of that key. */
export async function estadoDeDocumento(
  comprobantes: Pick<ComprobantesRepository, 'estado'>,
  empresa: EmpresaId,
  clave: string,
): Promise<ComprobanteEstado> {
  const fila = await comprobantes.estado(empresa, clave);
  if (!fila) throw new AppError('NO_ENCONTRADO', { clave });
  return toComprobanteEstado(fila);
}

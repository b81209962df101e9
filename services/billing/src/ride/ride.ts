import { AppError } from '@comanda/shared/errors/AppError';
import type { EmpresaId } from '@comanda/kit/tenant';

import type { ComprobantesRepository } from '../comprobantes/comprobantesRepository';

import { leerRide } from './leerRide';
import { ridePdf } from './ridePdf';

/** The printed form of a document, from the bytes the authority authorised; refused until it has. */
export function crearRide(comprobantes: ComprobantesRepository) {
  return async (empresa: EmpresaId, clave: string): Promise<Buffer> => {
    const fila = await comprobantes.paraRide(empresa, clave);
    if (!fila) throw new AppError('NO_ENCONTRADO', { clave });
    const { xml_firmado: xml, fecha_autorizacion: autorizada } = fila;
    if (xml === null || autorizada === null)
      throw new AppError('COMPROBANTE_SIN_AUTORIZAR', { clave });
    return ridePdf({ factura: leerRide(xml), autorizada });
  };
}

import { AppError } from '@comanda/shared/errors/AppError';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { ComprobantesRepository } from '../documento/comprobantesRepository';
import type { EmpresasRepository } from '../empresas/empresasRepository';

import { leerRide } from './leerRide';
import { logoDeRide } from './logo';
import { ride80mm } from './ride80mm';
import { rideA4 } from './rideA4';

export const FORMAS_DE_RIDE = { a4: rideA4, '80mm': ride80mm } as const;
export type FormatoRide = keyof typeof FORMAS_DE_RIDE;

type Deps = { comprobantes: ComprobantesRepository; empresas: EmpresasRepository };

/** What a printed form is made of. */
type Autorizado = {
  para_ride: string | null;
  fecha_autorizacion: Date | null;
  simulado: boolean;
};
export type DibujarRide = (documento: Autorizado) => Promise<Buffer>;

/** The printed form of a document, from the bytes the authority authorised; refused until it has. */
export function crearRide({ comprobantes, empresas }: Deps) {
  return async (empresa: EmpresaId, clave: string, formato: FormatoRide): Promise<Buffer> => {
    const fila = await comprobantes.paraRide(empresa, clave);
    if (!fila) throw new AppError('NO_ENCONTRADO', { clave });
    const { xml_firmado: xml, fecha_autorizacion: autorizada, simulado } = fila;
    if (xml === null || (autorizada === null && fila.estado !== 'AUTORIZADO'))
      throw new AppError('COMPROBANTE_SIN_AUTORIZAR', { clave });
    const logo = await logoDe(empresas, empresa);
    return FORMAS_DE_RIDE[formato]({ documento: leerRide(xml, { simulado }), autorizada, logo });
  };
}

/** The same for many of one company: its logo is read once. */
export async function crearRides(
  empresas: EmpresasRepository,
  empresa: EmpresaId,
): Promise<DibujarRide> {
  const logo = await logoDe(empresas, empresa);
  return async ({ para_ride: xml, fecha_autorizacion: autorizada, simulado }) => {
    if (xml === null) throw new AppError('COMPROBANTE_SIN_AUTORIZAR');
    return rideA4({ documento: leerRide(xml, { simulado }), autorizada, logo });
  };
}

async function logoDe(empresas: EmpresasRepository, empresa: EmpresaId): Promise<Buffer | null> {
  const [{ logo_empresa }, subido] = await Promise.all([
    empresas.leer(empresa),
    empresas.leerLogo(empresa),
  ]);
  return subido?.documento ?? logoDeRide(logo_empresa);
}

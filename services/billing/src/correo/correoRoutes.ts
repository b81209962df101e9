import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { documentosCalls } from '@comanda/shared/contracts/documentos';
import { AppError } from '@comanda/shared/errors/AppError';
import { routeOf } from '@comanda/kit/routeOf';
import { empresaPermitida, type Caller, type EmpresaId } from '@comanda/kit/tenant';

import type { ComprobantesRepository } from '../comprobantes/comprobantesRepository';

import type { Cartero } from './cartero';
import type { CorreosRepository } from './correosRepository';

type Deps = {
  comprobantes: Pick<ComprobantesRepository, 'estado'>;
  correos: CorreosRepository;
  cartero: Pick<Cartero, 'apurar'>;
  reloj: () => Date;
};

/** Spec section 7, /envial_email: a document goes to its buyer, or to whom the caller says, once more. */
export const correoRoutes: FastifyPluginAsyncZod<Deps> = async (
  app,
  { comprobantes, correos, cartero, reloj },
) => {
  /** Of the company named; of none named, the one of the caller's that has the document. */
  async function empresaDe(caller: Caller, nombre: string | undefined, clave: string) {
    const nombres = nombre === undefined ? caller.empresas.map(({ empresa }) => empresa) : [nombre];
    const empresas = nombres.map((una): EmpresaId => empresaPermitida(caller, una));
    for (const empresa of empresas) {
      if (await comprobantes.estado(empresa, clave)) return empresa;
    }
    throw new AppError('NO_ENCONTRADO', { clave });
  }

  app.route({
    ...routeOf(documentosCalls.enviarCorreo),
    handler: async ({ caller, body: { empresa: nombre, claveAcceso: clave, email, asuntos } }) => {
      const empresa = await empresaDe(caller, nombre, clave);
      const pedido = { clave, email, asunto: asuntos, por: caller.email, ahora: reloj() };
      const correo = await correos.pedir(empresa, pedido);
      await cartero.apurar(correo);
      const estado = await correos.estado(empresa, correo);
      if (!estado) throw new AppError('NO_ENCONTRADO', { clave });
      return { success: true as const, data: estado };
    },
  });
};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { documentosCalls } from '@comanda/shared/contracts/documentos';
import { aCentavos } from '@comanda/shared/domain/dinero';
import { AppError } from '@comanda/shared/errors/AppError';
import { ERRORES } from '@comanda/shared/errors/catalogo';
import { routeOf } from '@comanda/kit/routeOf';
import { empresaPermitida } from '@comanda/kit/tenant';

import type { Entrega } from '../entrega/entrega';

import { toComprobanteEstado } from './comprobanteRow';
import type { ComprobantesRepository } from './comprobantesRepository';
import { defectoDeComprador } from './correccion';
import type { CorreccionesRepository } from './correccionesRepository';

type Deps = {
  comprobantes: ComprobantesRepository;
  correcciones: CorreccionesRepository;
  apurar: Entrega['apurar'];
  reloj: () => Date;
};

/** A refused invoice with its buyer put right. */
export const correccionesRoutes: FastifyPluginAsyncZod<Deps> = async (
  app,
  { comprobantes, correcciones, apurar, reloj },
) => {
  app.route({
    ...routeOf(documentosCalls.corregirComprobante),
    handler: async ({ caller, params: { clave }, body: { empresa: nombre, cedula, ...datos } }) => {
      const empresa = empresaPermitida(caller, nombre);
      const comprador = { ...datos, identificacion: cedula };
      const total = await comprobantes.total(empresa, clave);
      if (total === undefined) throw new AppError('NO_ENCONTRADO', { clave });
      const defecto = defectoDeComprador(comprador, aCentavos(Number(total)));
      if (defecto)
        throw new AppError(defecto, { clave }, [{ campo: 'cedula', msg: ERRORES[defecto].msg }]);

      const por = caller.email;
      const hecha = await correcciones.corregir(empresa, { clave, comprador, por, ahora: reloj() });
      if (!hecha) throw new AppError('COMPROBANTE_NO_CORREGIBLE', { clave });
      await apurar(empresa, clave);
      const fila = await comprobantes.estado(empresa, clave);
      if (!fila) throw new AppError('NO_ENCONTRADO', { clave });
      return { success: true as const, data: toComprobanteEstado(fila) };
    },
  });
};

import type { FastifyPluginAsync } from 'fastify';

import { facturacionCalls as calls } from '@comanda/shared/contracts/facturacion/facturacion';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { AppError } from '@comanda/shared/errors/AppError';
import { enCampo } from '@comanda/kit/http/enCampo';
import { exponer } from '@comanda/kit/http/exponer';

import type { Deps } from '../deps';
import { formatSecuencial } from '../domain/claveAcceso';
import { empresasRepository } from '../empresas/empresasRepository';

import { reservasRepository } from './reservasRepository';

const FACTURA = '01';

export const reservasRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const reservas = reservasRepository(db);
  const empresas = empresasRepository(db);

  exponer(app, calls.reservarClaveAcceso, async ({ empresa, idempotencia, entrada, ahora }) => {
    const fila = await empresas.leer(empresa);
    if (!fila.factura) throw new AppError('EMPRESA_SIN_FACTURACION', { empresa: entrada.empresa });
    exigirRuc(entrada.ruc, fila.ruc);
    const serie = {
      ruc: fila.ruc,
      establecimiento: fila.establecimiento,
      puntoEmision: fila.punto_emision,
      codDoc: FACTURA,
      ambiente: fila.ambiente,
    };
    const pedido = { serie, idempotencia, fecha: fechaNegocio(ahora), ahora };
    const { clave_acceso, secuencial } = await reservas.reservar(empresa, pedido);
    return { claveAcceso: clave_acceso, secuencial: formatSecuencial(secuencial) };
  });
};

/** The call carries the RUC (spec section 7); the company's record decides, and a different one is a mistake. */
function exigirRuc(enviado: string, propio: string): void {
  if (enviado === '' || enviado === propio) return;
  throw enCampo('DATOS_INVALIDOS', 'ruc', {
    detalle: { enviado, propio },
    msg: 'El RUC no es el de la empresa',
  });
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { type Cliente, clientesCalls } from '@comanda/shared/contracts/clientes';
import {
  CONSUMIDOR_FINAL,
  esConsumidorFinal,
  TIPO,
  validarIdentificacion,
} from '@comanda/shared/domain/identificacion';
import { AppError } from '@comanda/shared/errors/AppError';
import { routeOf } from '@comanda/kit/routeOf';
import { empresaPermitida } from '@comanda/kit/tenant';

import type { ClientesRepository } from './clientesRepository';

type Deps = { clientes: ClientesRepository; reloj: () => Date };

const consumidorFinal: Cliente = {
  nombre: 'CONSUMIDOR FINAL',
  razon_social: 'CONSUMIDOR FINAL',
  email: '',
  direccion: '',
  telefono: '',
  cedula: CONSUMIDOR_FINAL,
  tipo_identificacion: TIPO.CONSUMIDOR_FINAL,
};

/** Spec section 7, /cedula: each company has its own customers. */
export const clientesRoutes: FastifyPluginAsyncZod<Deps> = async (app, { clientes, reloj }) => {
  app.route({
    ...routeOf(clientesCalls.consultarCliente),
    handler: async ({ caller, params, query }) => {
      if (esConsumidorFinal(params.id)) return { success: true as const, data: consumidorFinal };
      const nombres = query.empresa
        ? [query.empresa]
        : caller.empresas
            .filter(({ areas }) => areas.includes('ventas'))
            .map(({ empresa }) => empresa);
      for (const nombre of nombres) {
        const cliente = await clientes.buscar(empresaPermitida(caller, nombre), params.id);
        if (cliente) return { success: true as const, data: cliente };
      }
      throw new AppError('CEDULA_NO_ENCONTRADA');
    },
  });

  app.route({
    ...routeOf(clientesCalls.registrarCliente),
    handler: async ({ caller, body: { empresa, ...cliente } }) => {
      exigirIdentificacion(cliente);
      const nuevo = await clientes.registrar(empresaPermitida(caller, empresa), cliente);
      if (!nuevo) throw new AppError('CEDULA_YA_REGISTRADA');
      return { success: true as const, msg: 'Cliente registrado correctamente', data: cliente };
    },
  });

  app.route({
    ...routeOf(clientesCalls.refrescarCliente),
    handler: async ({ caller, body: { empresa, ...cliente } }) => {
      exigirIdentificacion(cliente);
      const existe = await clientes.refrescar(empresaPermitida(caller, empresa), cliente, reloj());
      if (!existe) throw new AppError('CEDULA_NO_ENCONTRADA');
      return { success: true as const, msg: 'Cliente actualizado correctamente', data: cliente };
    },
  });
};

/** A doubtful check digit is no refusal (sri/README.md); the final consumer is nobody's customer record. */
function exigirIdentificacion({ tipo_identificacion, cedula }: Cliente): void {
  if (esConsumidorFinal(cedula)) throw new AppError('CEDULA_YA_REGISTRADA');
  if (validarIdentificacion(tipo_identificacion, cedula) === 'invalida') {
    throw new AppError('IDENTIFICACION_INVALIDA', {}, [
      { campo: 'cedula', msg: 'El numero de cedula o RUC no es valido' },
    ]);
  }
}

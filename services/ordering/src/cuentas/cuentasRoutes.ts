import type { FastifyPluginAsync } from 'fastify';

import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';
import { cuentasCalls as calls } from '@comanda/shared/contracts/caja/cuentas';
import { AppError } from '@comanda/shared/errors/AppError';

import type { Deps } from '../deps';

import { toAbono } from './cuentaRow';
import { cuentasRepository } from './cuentasRepository';

export const cuentasRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const cuentas = cuentasRepository(db);

  exponer(app, calls.listarCuentas, ({ empresa, ahora }) => cuentas.listar(empresa, ahora));

  exponer(app, calls.consultarCuentaPorCobrar, async ({ empresa, entrada: { cedula }, ahora }) => {
    const cuenta = await cuentas.abrir(empresa, cedula, ahora);
    if (!cuenta) throw new AppError('NO_ENCONTRADO', { cedula });
    return cuenta;
  });

  exponer(app, calls.creditoDeCliente, ({ empresa, entrada: { cedula } }) =>
    cuentas.credito(empresa, cedula),
  );

  exponer(app, calls.registrarAbono, async ({ caller, empresa, idempotencia, entrada, ahora }) => {
    const pedido = { id: idempotencia, entrada };
    const abono = await cuentas.abonar(empresa, pedido, { usuario: caller, ahora });
    return conMsg(toAbono(abono), 'Abono registrado');
  });

  exponer(app, calls.guardarLimiteCredito, async ({ caller, empresa, entrada, ahora }) => {
    const { cedula, limite } = entrada;
    const guardado = await cuentas.limitar(empresa, { cedula, limite }, { usuario: caller, ahora });
    return conMsg(guardado, 'Límite guardado');
  });
};

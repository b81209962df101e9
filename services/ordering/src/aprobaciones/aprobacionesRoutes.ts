import { randomUUID } from 'node:crypto';

import type { FastifyPluginAsync } from 'fastify';

import { ajustesCalls as calls } from '@comanda/shared/contracts/ajustes';
import { AppError } from '@comanda/shared/errors/AppError';
import { enCampo } from '@comanda/kit/enCampo';
import { exponer } from '@comanda/kit/exponer';
import { conMsg } from '@comanda/kit/respuesta';

import { comprobarClave } from '../auth/entrar';
import { intentosRepository } from '../auth/intentosRepository';
import { usuariosRepository } from '../auth/usuariosRepository';
import type { Deps } from '../deps';

import { aprobacionesRepository } from './aprobacionesRepository';

/** Long enough to finish the sale it was asked for. */
const VIGENCIA_MS = 15 * 60 * 1000;

export const aprobacionesRoutes: FastifyPluginAsync<Deps> = async (app, { db, reloj }) => {
  const aprobaciones = aprobacionesRepository(db);
  const deps = { usuarios: usuariosRepository(db), intentos: intentosRepository(db) };

  exponer(app, calls.aprobarDescuento, async ({ caller, empresa, entrada, request }) => {
    const { email, password } = entrada;
    const cuenta = await comprobarClave(deps, { email, password, direccion: request.ip }).catch(
      (error: unknown) => {
        // 401 is of the caller's own session
        if (error instanceof AppError && error.code === 'CREDENCIALES_INVALIDAS') return undefined;
        throw error;
      },
    );
    const aprobador = cuenta && (await aprobaciones.administrador(empresa, cuenta.id));
    if (!cuenta || aprobador === undefined) throw enCampo('APROBACION_RECHAZADA', 'password');
    const creado = reloj();
    const porcentaje = Math.ceil(entrada.porcentaje);
    const id = randomUUID();
    const vence = new Date(creado.getTime() + VIGENCIA_MS);
    await aprobaciones.crear(empresa, {
      ...{ id, porcentaje, aprobador, creado, vence },
      ...{ aprobador_id: cuenta.id, usuario_id: caller.id },
    });
    const aprobacion = { id, aprobador, porcentaje, vence: vence.toISOString() };
    return conMsg(aprobacion, `Descuento de hasta ${porcentaje}% aprobado por ${aprobador}`);
  });
};

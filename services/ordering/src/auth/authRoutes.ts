import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

import {
  authCalls as calls,
  DIAS_DE_REFRESCO,
  type SesionConToken,
} from '@comanda/shared/contracts/auth';
import { PERFILES } from '@comanda/shared/contracts/perfiles';
import { AppError } from '@comanda/shared/errors/AppError';
import { exponer } from '@comanda/kit/exponer';
import { conMsg } from '@comanda/kit/respuesta';
import { COOKIE_REFRESCO, sesionesDe } from '@comanda/kit/sesiones';
import { usuarioSesion } from '@comanda/kit/usuarioSesion';

import type { Deps } from '../deps';

import { entrar, ENTRADAS } from './entrar';
import { intentosRepository } from './intentosRepository';
import { sesionesRepository, VIDA_DE_ACCESO } from './sesionesRepository';
import { usuariosRepository } from './usuariosRepository';

const OPCIONES_COOKIE = { path: '/', httpOnly: true, sameSite: 'strict', secure: 'auto' } as const;
const UN_DIA = 24 * 60 * 60;

export const authRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const sesiones = sesionesRepository(db);
  const deps = { usuarios: usuariosRepository(db), intentos: intentosRepository(db), sesiones };
  const cache = sesionesDe(db);

  const ponerCookie = (reply: FastifyReply, refresco: string) =>
    reply.setCookie(COOKIE_REFRESCO, refresco, {
      ...OPCIONES_COOKIE,
      maxAge: DIAS_DE_REFRESCO * UN_DIA,
    });
  const quitarCookie = (reply: FastifyReply) => reply.clearCookie(COOKIE_REFRESCO, OPCIONES_COOKIE);

  async function conToken(token: string): Promise<SesionConToken> {
    const caller = await cache.callerDe(token);
    if (!caller) throw new AppError('SESION_REQUERIDA');
    return { ...usuarioSesion(caller), token, vence: VIDA_DE_ACCESO };
  }

  for (const ingreso of ['validarLogin', 'loginDash', 'login'] as const) {
    exponer(app, calls[ingreso], async ({ entrada: { email, password }, request, reply }) => {
      const origen = { direccion: request.ip, agente: agenteDe(request) };
      const credenciales = { ...origen, email, password, perfiles: ENTRADAS[ingreso] };
      const fichas = await entrar(deps, credenciales);
      ponerCookie(reply, fichas.refresco);
      const sesion = await conToken(fichas.acceso);
      return conMsg(sesion, `Bienvenido ${sesion.nombreCompleto}`);
    });
  }

  exponer(app, calls.refrescarSesion, async ({ request, reply }) => {
    const renovada = await sesiones.renovar(request.cookies[COOKIE_REFRESCO] ?? '');
    if (renovada === 'revocada') cache.olvidar();
    if (!renovada || renovada === 'revocada') {
      quitarCookie(reply);
      throw new AppError('SESION_REQUERIDA');
    }
    if (renovada.refresco) ponerCookie(reply, renovada.refresco);
    return conToken(renovada.acceso);
  });

  exponer(app, calls.salir, async ({ request, reply }) => {
    if (await sesiones.cerrar(request.cookies[COOKIE_REFRESCO] ?? '')) cache.olvidar();
    quitarCookie(reply);
    return null;
  });

  exponer(app, calls.listarPerfiles, async () => PERFILES.map((perfil) => ({ perfil })));
};

const agenteDe = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? '';

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { authCalls, type SesionConToken } from '@comanda/shared/contracts/auth';
import { PERFILES } from '@comanda/shared/contracts/perfiles';
import { AppError } from '@comanda/shared/errors/AppError';
import { routeOf } from '@comanda/kit/routeOf';
import { COOKIE_REFRESCO, type Sesiones } from '@comanda/kit/sesiones';
import { usuarioSesion } from '@comanda/kit/usuarioSesion';

import { entrar, ENTRADAS, type Deps } from './entrar';
import { DIAS_DE_REFRESCO, VIDA_DE_ACCESO } from './sesionesRepository';

type Entrada = keyof typeof ENTRADAS;
const OPCIONES_COOKIE = { path: '/', httpOnly: true, sameSite: 'strict', secure: 'auto' } as const;
const UN_DIA = 24 * 60 * 60;

export const authRoutes: FastifyPluginAsyncZod<Deps & { cache: Sesiones }> = async (app, deps) => {
  const { sesiones, cache } = deps;

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

  for (const entrada of [
    'validarLogin',
    'loginDash',
    'login',
  ] as const satisfies readonly Entrada[]) {
    app.route({
      ...routeOf(authCalls[entrada]),
      handler: async (request, reply) => {
        const { email, password } = request.body;
        const origen = { direccion: request.ip, agente: agenteDe(request) };
        const fichas = await entrar(deps, {
          ...origen,
          email,
          password,
          perfiles: ENTRADAS[entrada],
        });
        ponerCookie(reply, fichas.refresco);
        const data = await conToken(fichas.acceso);
        return { success: true as const, msg: `Bienvenido ${data.nombreCompleto}`, data };
      },
    });
  }

  app.route({
    ...routeOf(authCalls.refrescarSesion),
    handler: async ({ cookies }, reply) => {
      const renovada = await sesiones.renovar(cookies[COOKIE_REFRESCO] ?? '');
      if (renovada === 'revocada') cache.olvidar();
      if (!renovada || renovada === 'revocada') {
        quitarCookie(reply);
        throw new AppError('SESION_REQUERIDA');
      }
      if (renovada.refresco) ponerCookie(reply, renovada.refresco);
      return { success: true as const, data: await conToken(renovada.acceso) };
    },
  });

  app.route({
    ...routeOf(authCalls.salir),
    handler: async ({ cookies }, reply) => {
      if (await sesiones.cerrar(cookies[COOKIE_REFRESCO] ?? '')) cache.olvidar();
      quitarCookie(reply);
      return { success: true as const, data: null };
    },
  });

  app.route({
    ...routeOf(authCalls.listarPerfiles),
    handler: async () => ({ success: true as const, data: PERFILES.map((perfil) => ({ perfil })) }),
  });
};

const agenteDe = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? '';

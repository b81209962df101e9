import type { FastifyPluginAsync } from 'fastify';

import { authCalls as calls } from '@comanda/shared/contracts/auth/auth';
import { PERFILES } from '@comanda/shared/contracts/auth/perfiles';
import { AppError } from '@comanda/shared/errors/AppError';
import { portador } from '@comanda/kit/acceso/acceso';
import { leerCookie, ponerCookie, quitarCookie, renovarCookie } from '@comanda/kit/acceso/cookies';

import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';
import { COOKIE_REFRESCO, sesionesDe } from '@comanda/kit/acceso/sesiones';

import type { Deps } from '../deps';

import { conSesion, origenDe } from './conSesion';
import { COOKIE_EQUIPO, DIAS_DE_EQUIPO, dispositivosRepository } from './dispositivosRepository';
import { entrar, ENTRADAS } from './entrar';
import { exigirMismoOrigen } from './origen';
import { intentosRepository } from '@comanda/kit/credenciales/intentosRepository';
import { segundosFactoresRepository } from './segundosFactoresRepository';
import { sesionesRepository } from './sesionesRepository';
import { usuariosRepository } from '@comanda/kit/credenciales/usuariosRepository';

export const authRoutes: FastifyPluginAsync<Deps> = async (app, { db, reloj }) => {
  const sesiones = sesionesRepository(db);
  const deps = {
    db,
    sesiones,
    reloj,
    usuarios: usuariosRepository(db),
    intentos: intentosRepository(db),
    dispositivos: dispositivosRepository(db),
    factores: segundosFactoresRepository(db),
  };
  const cache = sesionesDe(db);

  for (const ingreso of ['validarLogin', 'loginDash', 'login'] as const) {
    exponer(app, calls[ingreso], async ({ entrada, request, reply }) => {
      const { email, password, codigo } = entrada;
      const equipo = leerCookie(request, COOKIE_EQUIPO);
      const entrado = await entrar(deps, {
        email,
        password,
        codigo,
        equipo,
        ...origenDe(request),
        perfiles: ENTRADAS[ingreso],
      });
      ponerCookie(reply, COOKIE_EQUIPO, { valor: entrado.equipo, dias: DIAS_DE_EQUIPO });
      const sesion = await conSesion(db, reply, entrado);
      return conMsg(sesion, `Bienvenido ${sesion.nombreCompleto}`);
    });
  }

  exponer(app, calls.refrescarSesion, async ({ request, reply }) => {
    exigirMismoOrigen(request);
    const ficha = leerCookie(request, COOKIE_REFRESCO);
    const renovada = await sesiones.renovar(ficha);
    if (renovada === 'revocada') cache.olvidar();
    if (!renovada || renovada === 'revocada') {
      // its cookie stays: by the time this is read the browser may hold that of who took the till over
      cache.vista(ficha, null);
      throw new AppError('SESION_REQUERIDA');
    }
    if (renovada.refresco !== null) cache.rotada(ficha, renovada.refresco);
    return conSesion(db, reply, renovada, renovarCookie);
  });

  exponer(app, calls.salir, async ({ request, reply, ahora }) => {
    exigirMismoOrigen(request);
    const fichas = {
      refresco: leerCookie(request, COOKIE_REFRESCO),
      acceso: portador(request) ?? '',
    };
    if (await sesiones.cerrar(fichas, ahora)) cache.olvidar();
    quitarCookie(reply, COOKIE_REFRESCO);
    return null;
  });

  exponer(app, calls.listarPerfiles, async () => PERFILES.map((perfil) => ({ perfil })));
};

import type { FastifyRequest } from 'fastify';

import { AppError } from '@comanda/shared/errors/AppError';
import { leerCookie } from '@comanda/kit/acceso/cookies';
import { enCampo } from '@comanda/kit/http/enCampo';

import { COOKIE_EQUIPO } from '../auth/dispositivosRepository';
import { comprobarClave } from '@comanda/kit/credenciales/comprobarClave';
import type { Cuenta } from '@comanda/kit/credenciales/usuariosRepository';

type Deps = Parameters<typeof comprobarClave>[0];

/** Refuses who does not know the password of the session they use: a till left alone is not an account given away. */
export async function pedirClave(
  deps: Deps,
  request: Pick<FastifyRequest, 'ip' | 'cookies' | 'protocol' | 'caller'>,
  password: string,
  campo = 'password',
): Promise<Cuenta> {
  const { ip, caller } = request;
  const equipo = leerCookie(request, COOKIE_EQUIPO);
  try {
    return await comprobarClave(deps, { email: caller.email, password, equipo, direccion: ip });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'CREDENCIALES_INVALIDAS') throw enCampo('CLAVE_ACTUAL_INCORRECTA', campo);
    // the login names the e-mail, which this form has not
    throw new AppError(error.code, error.detalle, [{ campo, msg: error.message }]);
  }
}

import { AppError } from '@comanda/shared/errors/AppError';
import { enCampo } from '@comanda/kit/enCampo';
import type { EmpresaId } from '@comanda/kit/tenant';
import type { Db } from '@comanda/kit/db';

import { dispositivosRepository } from '../auth/dispositivosRepository';
import { comprobarClave } from '../auth/entrar';
import { intentosRepository } from '@comanda/kit/intentosRepository';
import { personaDelPin } from '../auth/personaDelPin';
import { pinesRepository } from '../auth/pinesRepository';
import { usuariosRepository } from '../auth/usuariosRepository';
import type { Database } from '../db/schema';

/** What an Administrador shows who they are with, on somebody else's till. */
export type CredencialesDeAprobador =
  | { email: string; password: string; direccion: string }
  | { pin: string; raiz: string };
export type QuienAprueba = { id: string; nombre: string };

/**
 * The Administrador of the company whose password or PIN this is, on somebody else's till; anybody else is refused, by
 * the name of `campo`.
 */
export function quienAprueba(db: Db<Database>) {
  const intentos = intentosRepository(db);
  const deClave = {
    intentos,
    usuarios: usuariosRepository(db),
    dispositivos: dispositivosRepository(db),
  };
  const dePin = { intentos, pines: pinesRepository(db) };

  return async (
    empresa: EmpresaId,
    suyas: CredencialesDeAprobador,
    campo = 'pin' in suyas ? 'pin' : 'password',
  ): Promise<QuienAprueba> => {
    const nombreDe = (usuario: string) => administrador(db, empresa, usuario);
    const id =
      'pin' in suyas
        ? await personaDelPin(
            dePin,
            empresa,
            suyas,
            async (uno) => (await nombreDe(uno)) !== undefined,
          )
        : (await cuentaDe(deClave, suyas))?.id;
    const nombre = id ? await nombreDe(id) : undefined;
    if (!id || nombre === undefined) {
      const msg = 'El PIN no es de un Administrador de esta empresa';
      throw enCampo('APROBACION_RECHAZADA', campo, 'pin' in suyas ? { msg } : {});
    }
    return { id, nombre };
  };
}

const cuentaDe = (...credenciales: Parameters<typeof comprobarClave>) =>
  comprobarClave(...credenciales).catch((error: unknown) => {
    // 401 is of the caller's own session
    if (error instanceof AppError && error.code === 'CREDENCIALES_INVALIDAS') return undefined;
    throw error;
  });

/** What that user is called where they are Administrador of the company; undefined for anybody else. */
async function administrador(
  db: Db<Database>,
  empresa: EmpresaId,
  usuario: string,
): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ nombre: string }>(ADMINISTRADOR, [empresa, usuario]);
  return rows[0]?.nombre;
}

const ADMINISTRADOR = `
  select u.nombre_completo as nombre
    from plataforma.usuarios u join plataforma.usuario_empresas ue on ue.usuario_id = u.id
   where ue.empresa_id = $1 and u.id = $2 and u.perfil = 'Administrador' and u.estado = 'A'`;

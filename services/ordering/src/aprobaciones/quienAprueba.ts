import { enCampo } from '@comanda/kit/http/enCampo';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { Db } from '@comanda/kit/base/db';

import { cuentaDeClave } from '@comanda/kit/credenciales/comprobarClave';
import { EN_CAJA_AJENA } from '@comanda/kit/credenciales/frenos';
import { intentosRepository } from '@comanda/kit/credenciales/intentosRepository';
import { comprobarPin, type PinTecleado } from '@comanda/kit/credenciales/comprobarPin';
import { pinesDeEmpresa } from '@comanda/kit/credenciales/pinesDeEmpresa';
import { usuariosRepository } from '@comanda/kit/credenciales/usuariosRepository';

import type { Database } from '../db/schema';

/** What an Administrador shows who they are with, on somebody else's till. */
export type CredencialesDeAprobador =
  | { email: string; password: string; direccion: string }
  | PinTecleado;
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
    dispositivos: EN_CAJA_AJENA,
  };
  const pines = pinesDeEmpresa(db);
  const dePin = {
    intentos,
    pines: {
      // the right PIN of who may not approve is as wrong as any other
      esSuyo: async (empresa: EmpresaId, usuario: string, pin: string) =>
        (await pines.esSuyo(empresa, usuario, pin)) &&
        (await administrador(db, empresa, usuario)) !== undefined,
    },
  };

  const dePinDe = async (empresa: EmpresaId, tecleado: PinTecleado) =>
    (await comprobarPin(dePin, empresa, tecleado)) ? tecleado.usuario : undefined;

  return async (
    empresa: EmpresaId,
    suyas: CredencialesDeAprobador,
    campo = 'pin' in suyas ? 'pin' : 'password',
  ): Promise<QuienAprueba> => {
    const id =
      'pin' in suyas ? await dePinDe(empresa, suyas) : (await cuentaDeClave(deClave, suyas))?.id;
    const nombre = id && (await administrador(db, empresa, id));
    if (!id || !nombre) {
      const msg = 'El PIN no es el de ese Administrador';
      throw enCampo('APROBACION_RECHAZADA', campo, 'pin' in suyas ? { msg } : {});
    }
    return { id, nombre };
  };
}

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
  select g.nombre from identidad.gente_de($1) g
   where g.id = $2 and g.perfil = 'Administrador' and g.estado = 'A'`;

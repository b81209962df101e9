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

  const deSuPin = async (empresa: EmpresaId, tecleado: PinTecleado) => {
    const quien = await administrador(db, empresa, tecleado.usuario);
    // the right PIN of who may not approve is as wrong as any other
    const esSuyo = async (...suyo: Parameters<typeof pines.esSuyo>) =>
      (await pines.esSuyo(...suyo)) && quien !== undefined;
    return (await comprobarPin({ intentos, pines: { esSuyo } }, empresa, tecleado))
      ? quien
      : undefined;
  };
  const deSuClave = async (empresa: EmpresaId, suya: Parameters<typeof cuentaDeClave>[1]) => {
    const cuenta = await cuentaDeClave(deClave, suya);
    return cuenta && administrador(db, empresa, cuenta.id);
  };

  return async (
    empresa: EmpresaId,
    suyas: CredencialesDeAprobador,
    campo = 'pin' in suyas ? 'pin' : 'password',
  ): Promise<QuienAprueba> => {
    const quien = 'pin' in suyas ? await deSuPin(empresa, suyas) : await deSuClave(empresa, suyas);
    if (quien) return quien;
    const msg = 'El PIN no es el de ese Administrador';
    throw enCampo('APROBACION_RECHAZADA', campo, 'pin' in suyas ? { msg } : {});
  };
}

/** That user, where they are Administrador of the company; undefined for anybody else. */
async function administrador(
  db: Db<Database>,
  empresa: EmpresaId,
  usuario: string,
): Promise<QuienAprueba | undefined> {
  const { rows } = await db.pool.query<QuienAprueba>(ADMINISTRADOR, [empresa, usuario]);
  return rows[0];
}

const ADMINISTRADOR = `
  select g.id, g.nombre from identidad.gente_de($1) g
   where g.id = $2 and g.perfil = 'Administrador' and g.estado = 'A'`;

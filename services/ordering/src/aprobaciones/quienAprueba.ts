import { enCampo } from '@comanda/kit/http/enCampo';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { Db } from '@comanda/kit/base/db';

import { cuentaDeClave } from '@comanda/kit/credenciales/comprobarClave';
import { EN_CAJA_AJENA } from '@comanda/kit/credenciales/frenos';
import { intentosRepository } from '@comanda/kit/credenciales/intentosRepository';
import { comprobarPin, type PinTecleado } from '@comanda/kit/credenciales/comprobarPin';
import { pinesDeEmpresa } from '@comanda/kit/credenciales/pinesDeEmpresa';
import {
  exigirCodigo,
  tieneFactor,
  type ReclamoExigido,
} from '@comanda/kit/credenciales/segundoFactor';
import { usuariosRepository } from '@comanda/kit/credenciales/usuariosRepository';

import type { Database } from '../db/schema';

/** What an Administrador shows who they are with, on somebody else's till. */
export type CredencialesDeAprobador = (
  | { email: string; password: string; direccion: string }
  | PinTecleado
) & { codigo: string | undefined };
type Administrador = { id: string; nombre: string };
/** `reclamar` uses the code up that was shown, in the transaction of what is approved; without it nothing is approved. */
export type QuienAprueba = Administrador & { reclamar: ReclamoExigido };
/** By which names a form knows the PIN or the password, and the code. */
type Campos = { secreto: string; codigo: string };

/**
 * The Administrador of the company whose password or PIN this is, on somebody else's till, with the code of their second factor
 * where they have one; anybody else is refused, by the name of the box.
 */
export function quienAprueba(db: Db<Database>, reloj: () => Date) {
  const intentos = intentosRepository(db);
  const usuarios = usuariosRepository(db);
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
    let quien: Administrador | undefined;
    // the right password of who may not approve is as wrong as any other, and counts as one
    const queAprueban = {
      async porEmail(email: string) {
        const cuenta = await usuarios.porEmail(email);
        quien = cuenta && (await administrador(db, empresa, cuenta.id));
        return quien && cuenta;
      },
    };
    const deClave = { intentos, usuarios: queAprueban, dispositivos: EN_CAJA_AJENA };
    return (await cuentaDeClave(deClave, suya)) && quien;
  };

  return async (
    empresa: EmpresaId,
    suyas: CredencialesDeAprobador,
    campos: Campos = { secreto: 'pin' in suyas ? 'pin' : 'password', codigo: 'codigo' },
  ): Promise<QuienAprueba> => {
    const quien = 'pin' in suyas ? await deSuPin(empresa, suyas) : await deSuClave(empresa, suyas);
    if (quien)
      return { ...quien, reclamar: await conCodigo({ db, reloj }, quien, suyas.codigo, campos) };
    const msg = 'El PIN no es el de ese Administrador';
    throw enCampo('APROBACION_RECHAZADA', campos.secreto, 'pin' in suyas ? { msg } : {});
  };
}

/** Their tries are counted apart from those of their logins: who knows a PIN keeps nobody out of their account. */
async function conCodigo(
  deps: Parameters<typeof exigirCodigo>[0],
  { id: usuario }: Administrador,
  codigo: string | undefined,
  { codigo: campo }: Campos,
): Promise<ReclamoExigido> {
  if (!(await tieneFactor(deps, usuario))) return async () => undefined;
  if (codigo === undefined) throw enCampo('APROBACION_SIN_CODIGO', campo);
  const clave = { clase: 'codigo', valor: `caja|${usuario}` } as const;
  return exigirCodigo(deps, { usuario, codigo, clave, campo });
}

/** That user, where they approve what is of the company; undefined for anybody else. */
async function administrador(
  db: Db<Database>,
  empresa: EmpresaId,
  usuario: string,
): Promise<Administrador | undefined> {
  const { rows } = await db.pool.query<Administrador>(ADMINISTRADOR, [empresa, usuario]);
  return rows[0];
}

const ADMINISTRADOR = 'select a.id, a.nombre from identidad.administrador_de($1, $2) a';

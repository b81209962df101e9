import { INGRESO, PERFILES, type Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { AppError } from '@comanda/shared/errors/AppError';

import {
  comoSeGuarda,
  comprobarClave,
  type Credenciales,
} from '@comanda/kit/credenciales/comprobarClave';

import { leerCodigo } from '@comanda/kit/credenciales/segundoFactor';

import { decirOrigen, type Origen } from './desdeDonde';
import { pasarSegundoFactor } from './segundoFactor';

import { enTransaccion, type Db } from '@comanda/kit/base/db';
import type { DispositivosRepository } from './dispositivosRepository';
import type { IntentosRepository } from '@comanda/kit/credenciales/intentosRepository';
import type { SegundosFactoresRepository } from './segundosFactoresRepository';
import type { Fichas, SesionesRepository } from './sesionesRepository';
import type { UsuariosRepository } from '@comanda/kit/credenciales/usuariosRepository';

/** Which profiles each login call lets in (spec section 5, Login). */
export const ENTRADAS = {
  validarLogin: ['Administrador'],
  loginDash: ['Dashboard'],
  login: PERFILES,
} as const satisfies Record<string, readonly Perfil[]>;

type Deps = {
  db: Pick<Db, 'pool'>;
  usuarios: UsuariosRepository;
  intentos: IntentosRepository;
  dispositivos: DispositivosRepository;
  sesiones: SesionesRepository;
  factores: SegundosFactoresRepository;
  reloj: () => Date;
};

type Solicitud = Origen &
  Credenciales & { equipo: string; codigo: string | undefined; perfiles: readonly Perfil[] };

/** `equipo`: what the browser is known by from now on. */
export type Entrada = Fichas & { equipo: string };

/** What took a while to check may be changed before the session is there, which would outlive the change. */
const CLAVE_VIGENTE = 'select from identidad.clave_vigente($1, $2)';

/** A login, for one of the profiles that this one lets in. */
export async function entrar(deps: Deps, pedida: Solicitud): Promise<Entrada> {
  const solicitud = { ...pedida, email: comoSeGuarda(pedida.email) };
  const { direccion, agente, perfiles, email, equipo } = solicitud;
  const conCodigo = codigoSinClave(deps, solicitud);
  const usuario = await comprobarClave(deps, solicitud, conCodigo.levanta);
  if (!perfiles.includes(usuario.perfil)) {
    const { perfil } = usuario;
    throw new AppError('PERFIL_NO_PERMITIDO', { email, perfil }, [deOtroIngreso(perfil)]);
  }
  const { id } = usuario;
  const suyo = { id, email, codigo: pedida.codigo };
  const reclamar = conCodigo.usado() ? undefined : await pasarSegundoFactor(deps, suyo);
  const ahora = deps.reloj();
  const fichas = await deps.sesiones.abrir(
    { usuario: id, direccion, agente, ahora },
    async (client) => {
      const { rowCount } = await client.query(CLAVE_VIGENTE, [id, usuario.clave_hash]);
      if (rowCount !== 1) throw new AppError('CREDENCIALES_INVALIDAS', { email, direccion });
      await reclamar?.(client);
    },
  );
  return { ...fichas, equipo: await deps.dispositivos.anotar(equipo, id) };
}

/** Who knows the password is told where it lets in. */
const deOtroIngreso = (perfil: Perfil) => ({
  campo: 'email',
  msg: `Esta cuenta es de ${perfil}: ingrese en ${INGRESO[perfil]}`,
});

/** Of an account that many guess at: who sends a code of its second factor may try the password once all the same. */
function codigoSinClave(deps: Deps, { email, direccion, agente, codigo }: Solicitud) {
  let usado = false;
  const levanta = async (): Promise<boolean> => {
    if (!codigo) return false;
    const clave = { clase: 'codigoPar', valor: `${email}|${direccion}` } as const;
    if ((await deps.intentos.contar(clave)) > 0) return false;
    const usuario = await deps.usuarios.porEmail(email);
    usado =
      usuario !== undefined && (await tieneCodigo(deps, usuario.id, { codigo, direccion, agente }));
    if (usado) await deps.intentos.olvidar(clave);
    return usado;
  };
  return { levanta, usado: () => usado };
}

async function tieneCodigo(
  deps: Deps,
  usuario: string,
  { codigo, ...origen }: Origen & { codigo: string },
): Promise<boolean> {
  const { activo } = await deps.factores.estado(usuario);
  const reclamar = activo ? await leerCodigo(deps, usuario, codigo) : null;
  if (!reclamar) return false;
  return enTransaccion(deps.db, async (client) => {
    await decirOrigen(client, origen);
    return reclamar(client);
  });
}

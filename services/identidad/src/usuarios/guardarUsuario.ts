import { enCampo } from '@comanda/kit/http/enCampo';
import { esRepetido } from '@comanda/kit/base/repetido';

import type { Alcance } from './alcance';
import { anotarPersona, fotoDe } from './anotarPersona';
import { avisarDeOtro, cambiosDe } from './avisarDeOtro';
import { fundirPersona, type EdicionDePersona } from './fundirPersona';
import { guardarEmpresas, recortarPines } from './membresias';
import { bloquearPersona, type DatosDeUsuario, type Persona } from './persona';
import { ponerClave } from './ponerClave';
import { exigirQueQuedeAlguien } from './quedaAlguien';
import { exigirAlgunaEmpresa, exigirEditable, exigirLoPropio, exigirPerfilDado } from './reglas';

import type { PoolClient } from 'pg';

type Clave = { hash: string; cambiar: boolean };
type Edicion = EdicionDePersona & {
  id: string;
  /** Of a password somebody else chose, and its owner has to change; null: the one there is. */
  hash: string | null;
};

const CREAR = `
  insert into identidad.usuarios
    (email, nombre_completo, perfil, sueldo, asegurado, whatsapp, clave_hash, cambiar_clave)
  values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`;
const EDITAR = `
  update identidad.usuarios
     set email = $2, nombre_completo = $3, perfil = $4, sueldo = $5, asegurado = $6, whatsapp = $7
   where id = $1`;

const valoresDe = ({ email, nombre, perfil, sueldo, asegurado, whatsapp }: DatosDeUsuario) => [
  email,
  nombre,
  perfil,
  sueldo,
  asegurado,
  whatsapp,
];

/** The address is free again when who had it is deleted. */
export async function conCorreoLibre<Result>(guardar: Promise<Result>): Promise<Result> {
  try {
    return await guardar;
  } catch (error) {
    if (esRepetido(error, 'usuarios_email')) throw enCampo('CORREO_EN_USO', 'email');
    throw error;
  }
}

export async function crearUsuario(
  client: PoolClient,
  alcance: Alcance,
  { clave, ...datos }: DatosDeUsuario & { clave: Clave },
): Promise<string> {
  const { perfil, empresas } = datos;
  exigirPerfilDado(alcance, perfil);
  exigirAlgunaEmpresa(perfil, empresas);
  const { rows } = await conCorreoLibre(
    client.query<{ id: string }>(CREAR, [...valoresDe(datos), clave.hash, clave.cambiar]),
  );
  const id = rows[0]?.id ?? '';
  await guardarEmpresas(client, alcance, { id, empresas, deTodas: true });
  await anotarPersona(client, alcance, {
    accion: 'usuario creado',
    despues: { foto: fotoDe({ ...datos, id, estado: 'A' }), empresas },
  });
  const creada: Persona = { ...datos, id, estado: 'A' };
  await avisarDeOtro(client, alcance, { antes: creada, despues: creada, que: ['CREADO'] });
  return id;
}

/** Of an account that others have too, nothing but which of one's own companies it is of. */
export async function actualizarUsuario(
  client: PoolClient,
  alcance: Alcance,
  { id, hash, ...edicion }: Edicion,
): Promise<void> {
  const { empresas: destino } = edicion.escrito;
  const antes = await bloquearPersona(client, alcance, { id, destino });
  const datos = fundirPersona(alcance, antes, edicion);
  const despues = destinoDe(alcance, antes, datos);
  if (hash !== null || cambiaLaCuenta(antes, datos)) exigirEditable(alcance, antes);
  exigirPerfilDado(alcance, datos.perfil);
  exigirLoPropio(alcance, antes, { perfil: datos.perfil, clave: hash !== null });
  exigirAlgunaEmpresa(datos.perfil, despues.empresas);
  await exigirQueQuedeAlguien(client, antes, despues);

  await conCorreoLibre(client.query(EDITAR, [id, ...valoresDe(datos)]));
  if (hash !== null) await ponerClave(client, { id, hash });
  const deTodas = despues.empresas.length === datos.empresas.length;
  await guardarEmpresas(client, alcance, { id, empresas: datos.empresas, deTodas });
  await recortarPines(client, despues);
  await anotarPersona(client, alcance, {
    accion: 'usuario editado',
    antes: { foto: fotoDe(antes), empresas: antes.empresas },
    despues: {
      foto: { ...fotoDe(despues), ...(hash !== null && { clave: 'cambiada' }) },
      empresas: despues.empresas,
    },
  });
  const que = [
    ...cambiosDe(antes, despues),
    ...(hash === null ? [] : (['CLAVE_RESTABLECIDA'] as const)),
  ];
  await avisarDeOtro(client, alcance, { antes, despues, que });
}

/** As the account will be: with what of others' companies it keeps. */
function destinoDe({ todas, empresas }: Alcance, antes: Persona, datos: DatosDeUsuario): Persona {
  const ajenas = todas ? [] : antes.empresas.filter((id) => !empresas.includes(id));
  return { ...antes, ...datos, empresas: [...datos.empresas, ...ajenas] };
}

const CAMPOS = ['email', 'nombre', 'perfil', 'asegurado', 'whatsapp'] as const;

const cambiaLaCuenta = (antes: Persona, datos: DatosDeUsuario): boolean =>
  Number(antes.sueldo) !== Number(datos.sueldo) ||
  CAMPOS.some((campo) => antes[campo] !== datos[campo]);

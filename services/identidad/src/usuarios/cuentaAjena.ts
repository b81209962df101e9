import type { EstadoUsuario } from '@comanda/shared/contracts/admin/usuarios';

import { EN_USO } from '../auth/sesionEnUso';

import type { Alcance } from './alcance';
import { anotarPersona, fotoDe } from './anotarPersona';
import { avisarDeOtro } from './avisarDeOtro';
import { desbloquear } from './bloqueos';
import { recortarPines } from './membresias';
import { bloquearPersona, type Persona } from './persona';
import { ponerClave } from './ponerClave';
import { exigirQueQuedeAlguien } from './quedaAlguien';
import { exigirEditable, exigirQueSeaOtro } from './reglas';

import type { PoolClient } from 'pg';

const ESTADO = `update identidad.usuarios set estado = $2 where id = $1`;
const CERRAR = `
  update identidad.sesiones s set revocada = now(), motivo = 'cerrada por otro'
   where usuario_id = $1 and revocada is null returning ${EN_USO} as abierta`;
const QUITAR_FACTOR = `
  with codigos as (delete from identidad.codigos_recuperacion where usuario_id = $1)
  delete from identidad.segundos_factores where usuario_id = $1`;

const ACCION_DE_ESTADO = {
  A: 'usuario activado',
  N: 'usuario desactivado',
  E: 'usuario eliminado',
} as const;

/** Switched on or off, or deleted: the row and its name stay. */
export async function cambiarEstadoDeCuenta(
  client: PoolClient,
  alcance: Alcance,
  { id, estado }: { id: string; estado: EstadoUsuario | 'E' },
): Promise<void> {
  const antes = await deOtro(client, alcance, id);
  const despues: Persona = { ...antes, estado };
  if (antes.estado === estado) return;
  await exigirQueQuedeAlguien(client, antes, despues);
  await client.query(ESTADO, [id, estado]);
  await recortarPines(client, despues);
  await anotarPersona(client, alcance, {
    accion: ACCION_DE_ESTADO[estado],
    antes: ladoDe(antes),
    despues: ladoDe(despues),
  });
  await avisarDeOtro(client, alcance, { antes, despues, que: [AVISO_DE_ESTADO[estado]] });
}

const AVISO_DE_ESTADO = { A: 'ACTIVADO', N: 'DESACTIVADO', E: 'ELIMINADO' } as const;

export async function restablecer(
  client: PoolClient,
  alcance: Alcance,
  { id, hash }: { id: string; hash: string },
): Promise<void> {
  const persona = await deOtro(client, alcance, id);
  await ponerClave(client, { id, hash });
  await anotarHecho(client, alcance, { persona, accion: 'clave restablecida' });
  await avisarDeOtro(client, alcance, {
    antes: persona,
    despues: persona,
    que: ['CLAVE_RESTABLECIDA'],
  });
}

/** Answers how many were open. */
export async function cerrarSesiones(
  client: PoolClient,
  alcance: Alcance,
  id: string,
): Promise<number> {
  const persona = await editable(client, alcance, id);
  const { rows } = await client.query<{ abierta: boolean }>(CERRAR, [id]);
  await anotarHecho(client, alcance, { persona, accion: 'sesiones cerradas' });
  return rows.filter(({ abierta }) => abierta).length;
}

export async function desbloquearCuenta(
  client: PoolClient,
  alcance: Alcance,
  id: string,
): Promise<void> {
  const persona = await editable(client, alcance, id);
  await desbloquear(client, persona.email);
  await anotarHecho(client, alcance, { persona, accion: 'cuenta desbloqueada' });
}

export async function quitarSegundoFactor(
  client: PoolClient,
  alcance: Alcance,
  id: string,
): Promise<void> {
  const persona = await deOtro(client, alcance, id);
  await client.query(QUITAR_FACTOR, [id]);
  await anotarHecho(client, alcance, { persona, accion: 'segundo factor quitado' });
  await avisarDeOtro(client, alcance, {
    antes: persona,
    despues: persona,
    que: ['FACTOR_QUITADO'],
  });
}

async function editable(client: PoolClient, alcance: Alcance, id: string): Promise<Persona> {
  const persona = await bloquearPersona(client, alcance, { id });
  exigirEditable(alcance, persona);
  return persona;
}

async function deOtro(client: PoolClient, alcance: Alcance, id: string): Promise<Persona> {
  const persona = await editable(client, alcance, id);
  exigirQueSeaOtro(alcance, persona);
  return persona;
}

const ladoDe = (persona: Persona) => ({ foto: fotoDe(persona), empresas: persona.empresas });

const anotarHecho = (
  client: PoolClient,
  alcance: Alcance,
  { persona, accion }: { persona: Persona; accion: string },
) => {
  const { id: usuario, nombre, email, empresas } = persona;
  return anotarPersona(client, alcance, {
    accion,
    despues: { foto: { usuario, nombre, email }, empresas },
  });
};

import { randomBytes } from 'node:crypto';

import { hashDe } from '@comanda/kit/acceso/sesiones';
import { empresaDeTrabajo, type EmpresaId } from '@comanda/kit/acceso/tenant';

/** A letter to one address. */
export type LugarDeCarta = { empresa: EmpresaId; suscripcion: number; id: number };

/** What a letter carries to end it with; the server keeps only its hash. */
export type FichaDeBaja = { texto: string; hash: string };

export function nuevaFicha({ empresa, suscripcion, id }: LugarDeCarta): FichaDeBaja {
  const texto = `${empresa}.${suscripcion}.${id}.${randomBytes(32).toString('base64url')}`;
  return { texto, hash: hashDe(texto) };
}

const FICHA = /^(\d{1,9})\.(\d{1,15})\.(\d{1,15})\.[\w-]{43}$/;

/** Whose letter it says it is of: the hash kept there is what it must be of. Null where it is none. */
export function leerFicha(texto: string): (LugarDeCarta & { hash: string }) | null {
  const [, empresa, suscripcion, id] = FICHA.exec(texto) ?? [];
  if (empresa === undefined) return null;
  const lugar = { suscripcion: Number(suscripcion), id: Number(id) };
  return { ...lugar, empresa: empresaDeTrabajo(Number(empresa)), hash: hashDe(texto) };
}

import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';

import type { Alcance } from './alcance';
import type { Persona } from './persona';

import type { PoolClient } from 'pg';

/** An account as the audit keeps it, without its companies: an Administrador of one reads nothing of another. */
export const fotoDe = ({ id, nombre, email, perfil, ...resto }: Persona) => {
  const { sueldo, asegurado, whatsapp, estado } = resto;
  return { usuario: id, nombre, email, perfil, sueldo, asegurado, whatsapp, estado };
};

type Lado = { foto: object; empresas: readonly number[] };
type Cambio = { accion: string; antes?: Lado; despues?: Lado };

/** One line in the audit of each company of theirs that a change of an account is about; in nobody's where it has none. */
export async function anotarPersona(
  client: PoolClient,
  { quien, todas, empresas: suyas }: Alcance,
  { accion, antes, despues }: Cambio,
): Promise<void> {
  const deEllas = [...new Set([...(antes?.empresas ?? []), ...(despues?.empresas ?? [])])];
  const lineas: (number | null)[] = deEllas.filter((id) => todas || suyas.includes(id));
  for (const empresa of lineas.length > 0 ? lineas : [null])
    await anotarAuditoria(client, quien.id, {
      empresa,
      accion,
      antes: ladoDe(antes, empresa),
      despues: ladoDe(despues, empresa),
    });
}

const ladoDe = (lado: Lado | undefined, empresa: number | null) =>
  lado && { ...lado.foto, trabaja_aqui: empresa !== null && lado.empresas.includes(empresa) };

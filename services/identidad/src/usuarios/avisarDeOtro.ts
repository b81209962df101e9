import { avisarDeCuenta } from '../avisos/avisarDeCuenta';
import type { CambioDeCuenta } from '../avisos/cambios';

import type { Alcance } from './alcance';
import type { Persona } from './persona';

import type { PoolClient } from 'pg';

type Cambio = { antes: Persona; despues: Persona; que: readonly CambioDeCuenta[] };

/** Tells the company what somebody changed of an account that is, or was, an Administrador's; also by the address it had. */
export async function avisarDeOtro(
  client: PoolClient,
  { quien, origen }: Alcance,
  { antes, despues, que }: Cambio,
): Promise<void> {
  if (antes.perfil !== 'Administrador' && despues.perfil !== 'Administrador') return;
  const { id: usuario, email, empresas } = antes;
  for (const uno of que)
    await avisarDeCuenta(client, {
      usuario,
      que: uno,
      por: quien.id,
      origen,
      tambien: [email],
      empresas,
    });
}

/** What of an account an edition changed, as far as the company is told. */
export function cambiosDe(antes: Persona, despues: Persona): CambioDeCuenta[] {
  const suyas = ({ empresas }: Persona) => [...empresas].sort((a, b) => a - b).join();
  const cambios: CambioDeCuenta[] = [];
  if (antes.perfil !== despues.perfil) cambios.push('PERFIL');
  if (antes.email !== despues.email) cambios.push('CORREO');
  if (suyas(antes) !== suyas(despues)) cambios.push('EMPRESAS');
  return cambios;
}

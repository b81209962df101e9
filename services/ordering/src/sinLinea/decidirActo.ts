import type { ActoSinLinea } from '@comanda/shared/contracts/actoSinLinea';
import { ARRIENDO_HORAS, SALTO_MS } from '@comanda/shared/contracts/dispositivos';
import { AppError } from '@comanda/shared/errors/AppError';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { exigirDispositivo } from './exigirArriendo';
import type { ArriendoRow, VendedorRow } from './leerSinLinea';
import { marcasDe, marcarReloj, type Marcas } from './marcas';
import { EQUIPO, VENDEDOR } from './sinLineaSql';

import type { PoolClient } from 'pg';

type EquipoRow = Pick<
  ArriendoRow,
  'nombre' | 'creado' | 'revocado' | 'token_hash' | 'con_salto'
> & {
  visto: Date | null;
};

export type ActoDecidido = {
  /** Who did it, and when. */
  hecho: Hecho;
  dispositivo: { id: string; nombre: string };
  marcas: Marcas;
};

type Pedido = { sinLinea: ActoSinLinea; perfiles: readonly string[]; ahora: Date };

/** Whether an act of a till without a line is taken as it was done then; who sends it is somebody else's matter. */
export async function decidirActo(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  { sinLinea, perfiles, ahora }: Pedido,
): Promise<ActoDecidido> {
  const { dispositivo, token } = sinLinea;
  const hecho = new Date(sinLinea.hecho);
  const { rows } = await client.query<EquipoRow>(EQUIPO, [empresa, dispositivo, hecho]);
  const equipo = exigirDispositivo(rows[0] ?? null, token);
  if (equipo.revocado !== null) throw new AppError('ACTO_DE_REVOCADO', { dispositivo });
  exigirMomento(equipo, hecho, ahora);
  const usuario = await autorDe(client, empresa, { quien: sinLinea.quien, perfiles });
  const marcas = marcasDe(false);
  marcarReloj(marcas, equipo, { reloj: sinLinea.reloj, ahora });
  return {
    hecho: { usuario, ahora: hecho },
    dispositivo: { id: dispositivo, nombre: equipo.nombre },
    marcas,
  };
}

const LARGO_MS = ARRIENDO_HORAS * 3_600_000;

/** A till works by itself for as long as its lease is after it was last in touch. */
function exigirMomento({ creado, visto }: EquipoRow, hecho: Date, ahora: Date): void {
  if (hecho.getTime() > ahora.getTime() + SALTO_MS)
    throw new AppError('ACTO_EN_EL_FUTURO', { hecho, ahora });
  const hasta = (visto ?? creado).getTime() + LARGO_MS + SALTO_MS;
  if (hecho.getTime() < creado.getTime() - SALTO_MS || hecho.getTime() > hasta)
    throw new AppError('ACTO_FUERA_DE_ARRIENDO', { hecho, creado, visto });
}

type Autor = { quien: string; perfiles: readonly string[] };

/** Who did it, as they are now. */
async function autorDe(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  { quien, perfiles }: Autor,
): Promise<Hecho['usuario']> {
  const { rows } = await client.query<VendedorRow>(VENDEDOR, [empresa, quien]);
  const [fila] = rows;
  if (!fila?.vende || !perfiles.includes(fila.perfil))
    throw new AppError('AUTOR_NO_PERMITIDO', { quien });
  return { id: fila.id, nombreCompleto: fila.nombre_completo };
}

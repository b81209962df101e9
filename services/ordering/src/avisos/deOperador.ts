import type { Db } from '@comanda/kit/db';
import type { Caller } from '@comanda/kit/tenant';
import type { Aviso } from '@comanda/shared/contracts/avisos';

const DETENIDOS = `
  select area from plataforma.canales where canal = 'canario' and detenido is not null order by area`;

/** What waits for the operator is of no company: canaries that stopped by themselves, until somebody decides. */
export async function avisosDeOperador(
  { pool }: Pick<Db, 'pool'>,
  { perfil }: Pick<Caller, 'perfil'>,
): Promise<Aviso[]> {
  if (perfil !== 'Dashboard') return [];
  const { rows } = await pool.query<{ area: string }>(DETENIDOS);
  if (rows.length === 0) return [];
  const areas = rows.map(({ area }) => area).join(', ');
  const texto =
    rows.length === 1 ? `El canario de ${areas} se detuvo` : `Canarios detenidos: ${areas}`;
  return [{ ruta: 'publicaciones', empresa: '', cuantos: rows.length, texto }];
}

/** What of a spread that was cut off is still to be done; `npm run repartir` makes it (services/local, reparto). */
const A_MEDIAS = 'reparto.a_medias';

type Preguntar = (texto: string) => Promise<{ rows: { si: boolean }[] }>;

/**
 * Throws where companies were being spread over servers and that was cut off: what keeps the ledgers is set aside, and what is sold
 * meanwhile is in no count.
 */
export async function exigirRepartoEntero(preguntar: Preguntar): Promise<void> {
  const esta = await preguntar(`select to_regclass('${A_MEDIAS}') is not null as si`);
  if (!esta.rows[0]?.si) return;
  const queda = await preguntar(`select exists (select from ${A_MEDIAS}) as si`);
  if (queda.rows[0]?.si)
    throw new Error(
      'El reparto de esta base entre servidores quedó a medias, y así no se vende ni se actualiza. ' +
        'Termínelo con el mismo npm run repartir -- … --hacer (docs/operacion/citus.md).',
    );
}

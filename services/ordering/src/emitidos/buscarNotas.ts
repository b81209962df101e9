import type { Kysely } from 'kysely';

import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { buscadosDe, type Buscado } from './buscarCompradores';

/** The sales whose nota de venta has a number that is looked for; without an entry: it is no number, or of no nota. */
export type VentasDeNotas = ReadonlyMap<string, readonly string[]>;

/** A number without its series may be of several points of emission. */
const NOTAS_MAXIMO = 1_000;

/** The number, after its series where that is said; '' where it cannot be the number of a nota. */
export function llaveDeNota(buscado: Buscado): string {
  if (buscado.tipo === 'nombre') return buscado.numero ?? '';
  if (buscado.tipo !== 'numero') return '';
  return `${buscado.establecimiento}-${buscado.punto}-${buscado.secuencial}`;
}

/** Asked first, as buyers are: a company without notas looks for its sales as it did. */
export async function buscarNotas(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  busqueda: string | undefined,
): Promise<VentasDeNotas> {
  const halladas = new Map<string, readonly string[]>();
  for (const buscado of buscadosDe(busqueda)) {
    const llave = llaveDeNota(buscado);
    if (llave === '') continue;
    const filas = await conNumero(trx, empresa, llave).limit(NOTAS_MAXIMO).execute();
    halladas.set(
      llave,
      filas.map(({ venta_id }) => venta_id),
    );
  }
  return halladas;
}

function conNumero(trx: Kysely<Database>, empresa: EmpresaId, llave: string) {
  const [numero, punto, establecimiento] = llave.split('-').toReversed();
  const suyas = trx
    .selectFrom('pedidos.notas_venta as n')
    .select('n.venta_id')
    .where('n.empresa_id', '=', empresa)
    .where('n.numero', '=', Number(numero));
  return punto === undefined || establecimiento === undefined
    ? suyas
    : suyas.where('n.punto_emision', '=', punto).where('n.establecimiento', '=', establecimiento);
}

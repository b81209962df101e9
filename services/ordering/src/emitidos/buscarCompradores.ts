import { sql, type Kysely, type SqlBool } from 'kysely';

import type { Centavos } from '@comanda/shared/domain/dinero/dinero';
import { leerBusqueda, type Termino } from '@comanda/shared/domain/producto/busqueda';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

/** Words that one buyer has; a lone number may be the sale's own, or its amount. */
type Nombre = { tipo: 'nombre'; palabras: readonly string[]; numero: string | null };
export type Buscado = Exclude<Termino, { tipo: 'texto' }> | (Nombre & { monto: Centavos | null });

/** The buyers that have the words; null: too many to name, they are looked up from each sale. */
export type Compradores = ReadonlyMap<string, readonly string[] | null>;

const COMPRADORES_MAXIMO = 1_000;
const SECUENCIAL = /^0*([1-9]\d{0,8})$/;

/** What a sale must have, each of it: words that can only be a buyer's go together. */
export function buscadosDe(busqueda = ''): Buscado[] {
  const terminos = leerBusqueda(busqueda);
  const textos = terminos.filter((termino) => termino.tipo === 'texto');
  const esNombre = ({ texto, monto }: { texto: string; monto: Centavos | null }) =>
    monto === null && !SECUENCIAL.test(texto);
  const palabras = textos.filter(esNombre).map(({ texto }) => texto);
  return [
    ...terminos.filter((termino) => termino.tipo !== 'texto'),
    ...textos
      .filter((texto) => !esNombre(texto))
      .map(({ texto, monto }): Buscado => {
        const numero = SECUENCIAL.exec(texto)?.[1] ?? null;
        return { tipo: 'nombre', palabras: [texto], numero, monto };
      }),
    ...(palabras.length === 0
      ? []
      : [{ tipo: 'nombre' as const, palabras, numero: null, monto: null }]),
  ];
}

export const llaveDePalabras = ({ palabras }: Pick<Nombre, 'palabras'>): string =>
  palabras.join(' ');

/** Few buyers have a word in their name, and their sales have an index: asked first, the plan knows how few. */
export async function buscarCompradores(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  busqueda: string | undefined,
): Promise<Compradores> {
  const hallados = new Map<string, readonly string[] | null>();
  for (const buscado of buscadosDe(busqueda)) {
    if (buscado.tipo !== 'nombre') continue;
    const filas = await conPalabras(trx, empresa, buscado)
      .limit(COMPRADORES_MAXIMO + 1)
      .execute();
    const cedulas = filas.map(({ cedula }) => cedula);
    hallados.set(llaveDePalabras(buscado), cedulas.length > COMPRADORES_MAXIMO ? null : cedulas);
  }
  return hallados;
}

export const conPalabras = (
  trx: Kysely<Database>,
  empresa: EmpresaId,
  { palabras }: Pick<Nombre, 'palabras'>,
) =>
  trx
    .selectFrom('pedidos.compradores as b')
    .select('b.cedula')
    .where('b.empresa_id', '=', empresa)
    .where((eb) =>
      eb.and(palabras.map((palabra) => sql<SqlBool>`position(${palabra} in b.busqueda) > 0`)),
    );

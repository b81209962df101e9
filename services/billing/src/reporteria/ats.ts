import { periodoDelMes } from '@comanda/shared/domain/texto/periodo';
import { CSV_DE_PROGRAMA } from '@comanda/shared/domain/hojas/csv';
import type { Formato } from '@comanda/shared/domain/hojas/hoja';
import { archivoDeHoja } from '@comanda/kit/hojas/hoja';
import type { Corriente } from '@comanda/kit/http/respuesta';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { ATS_COLUMNAS } from './atsColumnas';
import type { ClaveDelMes, DocumentoParaAts, DocumentosRepository } from './documentosRepository';
import { enOrdenDeClaves, tandas } from './tandas';

/** Read at a time. */
const FILAS = 500;

const DECLARADOS: readonly ClaveDelMes['concepto'][] = ['FACTURAS', 'NOTAS'];

/** The annex of the sales of a month: what was authorised, then what was voided before. */
export async function atsDelMes(
  documentos: Pick<DocumentosRepository, 'claves' | 'paraAts'>,
  empresa: EmpresaId,
  { mes, formato }: { mes: string; formato: Formato },
): Promise<Corriente> {
  const claves = await documentos.claves(empresa, periodoDelMes(mes));
  const de = (cuales: readonly string[]) =>
    claves
      .filter(({ concepto }) => cuales.includes(concepto))
      .map(({ clave_acceso }) => clave_acceso);
  const filas = [...de(DECLARADOS), ...de(['RETIRADAS'])];
  async function* paginas(): AsyncGenerator<DocumentoParaAts[]> {
    for (const tanda of tandas(filas, FILAS))
      yield enOrdenDeClaves(tanda, await documentos.paraAts(empresa, tanda));
  }
  return archivoDeHoja(
    {
      nombre: `ats-ventas-${mes}`,
      columnas: ATS_COLUMNAS,
      paginas: paginas(),
      total: filas.length,
      csv: CSV_DE_PROGRAMA,
    },
    formato,
  );
}

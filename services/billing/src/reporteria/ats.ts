import { CSV_DE_PROGRAMA } from '@comanda/shared/domain/hojas/csv';
import type { Formato } from '@comanda/shared/domain/hojas/hoja';
import { archivoDeHoja } from '@comanda/kit/hojas/hoja';
import type { Corriente } from '@comanda/kit/http/respuesta';

import { ATS_COLUMNAS } from './atsColumnas';
import type { ClavesDeEmpresa } from './delRuc';
import type { ClaveDelMes, DocumentoParaAts, DocumentosRepository } from './documentosRepository';
import { enOrdenDeClaves, tandas } from './tandas';

/** Read at a time. */
const FILAS = 500;

/** What was issued again under another number is in none: its own may be a document that the authority authorised. */
const SECCIONES: readonly (readonly ClaveDelMes['concepto'][])[] = [
  ['FACTURAS', 'NOTAS'],
  ['RETIRADAS'],
];

type Anexo = { nombre: string; partes: readonly ClavesDeEmpresa[]; formato: Formato };

/** The annex of the sales of a month: what was authorised, then what was voided before; of each company in its turn. */
export function atsDelMes(
  documentos: Pick<DocumentosRepository, 'paraAts'>,
  { nombre, partes, formato }: Anexo,
): Corriente {
  const filas = SECCIONES.flatMap((conceptos) =>
    partes.map(({ empresa, claves }) => ({
      empresa,
      claves: claves
        .filter(({ concepto }) => conceptos.includes(concepto))
        .map(({ clave_acceso }) => clave_acceso),
    })),
  );
  async function* paginas(): AsyncGenerator<DocumentoParaAts[]> {
    for (const { empresa, claves } of filas)
      for (const tanda of tandas(claves, FILAS))
        yield enOrdenDeClaves(tanda, await documentos.paraAts(empresa, tanda));
  }
  return archivoDeHoja(
    {
      nombre,
      columnas: ATS_COLUMNAS,
      paginas: paginas(),
      total: filas.reduce((suma, { claves }) => suma + claves.length, 0),
      csv: CSV_DE_PROGRAMA,
    },
    formato,
  );
}

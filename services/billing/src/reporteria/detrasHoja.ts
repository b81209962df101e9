import {
  DOCUMENTO,
  ESTADO_DICHO,
  numeroDeComprobante,
} from '@comanda/shared/domain/fiscal/comprobante';
import { aDolares, centavos } from '@comanda/shared/domain/dinero/dinero';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';
import type { ColumnaDeHoja } from '@comanda/shared/domain/hojas/hoja';
import { archivoDeHoja, FILAS_DE_TANDA } from '@comanda/kit/hojas/hoja';
import type { Corriente } from '@comanda/kit/http/respuesta';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { FormatoDeTabla } from '@comanda/shared/domain/hojas/hoja';
import type { Periodo } from '@comanda/shared/domain/texto/periodo';

import { tipoDeDocumento } from '../documento/tipoDeDocumento';

import type { CifraDelMes, FilaDelMes, MesRepository } from './mesRepository';
import { tandas } from './tandas';

const documentoDe = (fila: FilaDelMes) => DOCUMENTO[tipoDeDocumento(fila)];

const COLUMNAS: readonly ColumnaDeHoja<FilaDelMes>[] = [
  { header: 'FECHA', text: ({ fecha_emision }) => formatFecha(fecha_emision) },
  { header: 'DOCUMENTO', text: (fila) => documentoDe(fila).nombre },
  { header: 'NÚMERO', text: ({ clave_acceso }) => numeroDeComprobante(clave_acceso) },
  { header: 'CÉDULA', text: ({ identificacion }) => identificacion },
  { header: 'CLIENTE', text: ({ cliente }) => cliente ?? '' },
  { header: 'ESTADO', text: ({ estado }) => ESTADO_DICHO[estado] },
  { header: 'MENSAJE', text: ({ mensaje }) => mensaje ?? '' },
  {
    header: 'FACTURA O NOTA',
    text: ({ relacionado }) => (relacionado === null ? '' : numeroDeComprobante(relacionado)),
  },
  {
    header: 'TOTAL',
    text: () => '',
    numero: (fila) => documentoDe(fila).signo * Number(fila.total),
  },
  { header: 'EN LA CIFRA', text: () => '', numero: ({ monto }) => aDolares(centavos(monto)) },
  { header: 'CLAVE ACCESO', text: ({ clave_acceso }) => clave_acceso },
];

type Pedido = { empresa: EmpresaId; periodo: Periodo; cifra: CifraDelMes; formato: FormatoDeTabla };

/** The documents behind a figure of a month as a sheet. */
export async function hojaDetras(
  meses: Pick<MesRepository, 'clavesDetras' | 'documentos'>,
  { empresa, periodo, cifra, formato }: Pedido,
): Promise<Corriente> {
  const claves = await meses.clavesDetras(empresa, periodo, cifra);
  async function* paginas(): AsyncGenerator<FilaDelMes[]> {
    for (const tanda of tandas(claves, FILAS_DE_TANDA))
      yield await meses.documentos(empresa, tanda);
  }
  const nombre = `documentos-${periodo.desde.slice(0, 7)}`;
  const hoja = { nombre, titulo: 'Documentos', columnas: COLUMNAS, paginas: paginas() };
  return archivoDeHoja({ ...hoja, total: claves.length }, formato);
}

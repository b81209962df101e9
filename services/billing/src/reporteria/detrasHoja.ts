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
import type { FormatoDeTabla } from '@comanda/shared/domain/hojas/hoja';

import { tipoDeDocumento } from '../documento/tipoDeDocumento';

import {
  documentosDeVarias,
  type ClaveDeEstablecimiento,
  type FilaDeEstablecimiento,
} from './detrasDelRuc';
import type { FilaDelMes, MesRepository } from './mesRepository';
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
    // as in the figure: what was withdrawn gives nothing back
    numero: (fila) =>
      (fila.estado === 'ANULADA' ? 1 : documentoDe(fila).signo) * Number(fila.total),
  },
  { header: 'EN LA CIFRA', text: () => '', numero: ({ monto }) => aDolares(centavos(monto)) },
  { header: 'CLAVE ACCESO', text: ({ clave_acceso }) => clave_acceso },
];

/** Of several establishments, each row says of which. */
const DEL_RUC: readonly ColumnaDeHoja<FilaDeEstablecimiento>[] = [
  { header: 'ESTABLECIMIENTO', text: ({ empresa }) => empresa },
  ...COLUMNAS,
];

type Pedido = {
  nombre: string;
  claves: readonly ClaveDeEstablecimiento[];
  /** Of all companies of a RUC. */
  delRuc: boolean;
  formato: FormatoDeTabla;
};

/** The documents behind a figure of a month as a sheet, in the order that they are shown in. */
export function hojaDetras(
  meses: Pick<MesRepository, 'documentos'>,
  { nombre, claves, delRuc, formato }: Pedido,
): Corriente {
  async function* paginas(): AsyncGenerator<FilaDeEstablecimiento[]> {
    for (const tanda of tandas(claves, FILAS_DE_TANDA))
      yield await documentosDeVarias(meses, tanda);
  }
  const columnas = delRuc ? DEL_RUC : COLUMNAS;
  const hoja = { nombre, titulo: 'Documentos', columnas, paginas: paginas() };
  return archivoDeHoja({ ...hoja, total: claves.length }, formato);
}

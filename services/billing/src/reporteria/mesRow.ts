import {
  CONCEPTOS_DEL_MES,
  type ConceptoDelMes,
  type DocumentoDelMes,
  type Mes,
  type MontosDelMes,
  type TarifaDelMes,
} from '@comanda/shared/contracts/reportes/reporteria';
import { numeroDeComprobante } from '@comanda/shared/domain/fiscal/comprobante';
import { aDolares, centavos } from '@comanda/shared/domain/dinero/dinero';

import { tipoDeDocumento } from '../documento/tipoDeDocumento';

import type { FilaDelMes, TotalDelMes } from './mesRepository';

type Montos = Pick<TotalDelMes, 'documentos' | 'base' | 'iva' | 'total'>;

const enDolares = (monto: number) => aDolares(centavos(monto));

const sumarTodos = (filas: readonly Montos[]): Montos =>
  filas.reduce(
    (suma, { documentos, base, iva, total }) => ({
      documentos: suma.documentos + documentos,
      base: suma.base + base,
      iva: suma.iva + iva,
      total: suma.total + total,
    }),
    { documentos: 0, base: 0, iva: 0, total: 0 },
  );

/** NETO is what the other two come to. */
const entraEn = (concepto: ConceptoDelMes, fila: TotalDelMes): boolean =>
  concepto === 'NETO'
    ? fila.concepto === 'FACTURAS' || fila.concepto === 'NOTAS'
    : fila.concepto === concepto;

function conceptoDe(filas: readonly TotalDelMes[], concepto: ConceptoDelMes): MontosDelMes {
  const suyas = filas.filter((fila) => entraEn(concepto, fila));
  const enteras = sumarTodos(suyas.filter(({ tarifa }) => tarifa === null));
  const { base, iva } = sumarTodos(suyas.filter(({ tarifa }) => tarifa !== null));
  return {
    documentos: enteras.documentos,
    base: enDolares(base),
    iva: enDolares(iva),
    propina: enDolares(enteras.total - base - iva),
    total: enDolares(enteras.total),
  };
}

function tarifaDelMes(filas: readonly TotalDelMes[], tarifa: number): TarifaDelMes {
  const de = (concepto: ConceptoDelMes) => {
    const suyas = filas.filter((fila) => fila.tarifa === tarifa && entraEn(concepto, fila));
    const { documentos, base, iva } = sumarTodos(suyas);
    return { documentos, base: enDolares(base), iva: enDolares(iva) };
  };
  return { tarifa, facturas: de('FACTURAS'), notas: de('NOTAS'), neto: de('NETO') };
}

/** A month as the screen takes it. */
export function toMes(filas: readonly TotalDelMes[]): Mes {
  const declaradas = filas.filter((fila) => entraEn('NETO', fila));
  const tarifas = new Set(declaradas.flatMap(({ tarifa }) => (tarifa === null ? [] : [tarifa])));
  return {
    ambiente: filas[0]?.ambiente ?? '2',
    conceptos: Object.fromEntries(
      CONCEPTOS_DEL_MES.map((concepto) => [concepto, conceptoDe(filas, concepto)]),
    ) as Mes['conceptos'], // one for each of the list
    ice: enDolares(declaradas.reduce((suma, { ice }) => suma + ice, 0)),
    tarifas: [...tarifas].sort((a, b) => b - a).map((tarifa) => tarifaDelMes(declaradas, tarifa)),
  };
}

export function toDocumentoDelMes(fila: FilaDelMes & { empresa?: string }): DocumentoDelMes {
  const { relacionado } = fila;
  return {
    clave_acceso: fila.clave_acceso,
    tipo: tipoDeDocumento(fila),
    numero: numeroDeComprobante(fila.clave_acceso),
    fecha: fila.fecha_emision,
    cliente: fila.cliente ?? '',
    identificacion: fila.identificacion,
    estado: fila.estado,
    mensaje: fila.mensaje,
    relacionado: relacionado === null ? null : numeroDeComprobante(relacionado),
    total: Number(fila.total),
    monto: enDolares(fila.monto),
    empresa: fila.empresa,
  };
}

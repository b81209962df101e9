import type {
  ComprobanteDetalle,
  CorreoEstado,
  Emision,
  TipoComprobante,
} from '@comanda/shared/contracts/documentos';

import { anulacionDe } from '@comanda/kit/anulacion';

import { fraseDe } from '../documento/fraseDe';

import { contenidoDe } from './contenido';
import { seCorrige } from './correccion';
import type { EmisionesRepository, FilaEmision } from './emisionesRepository';

const TIPO: Readonly<Record<string, TipoComprobante>> = { '01': 'FACTURA', '04': 'NOTA_CREDITO' };

export const tipoDe = ({ cod_doc }: { cod_doc: string }) => TIPO[cod_doc] ?? 'FACTURA';

type Contexto = { empresa: string; prefijo: string; correo: CorreoEstado | null };

export function toEmision(fila: FilaEmision, { empresa, prefijo, correo }: Contexto): Emision {
  const { clave_acceso: clave } = fila;
  const tipo = tipoDe(fila);
  return {
    clave_acceso: clave,
    empresa,
    cedula: fila.identificacion,
    estado: fila.estado,
    fechaCreacion: fila.creado.toISOString(),
    link: `${prefijo}/comprobantes/${clave}.xml?empresa=${encodeURIComponent(empresa)}`,
    mensaje: fraseDe(fila),
    fecha_autorizacion: fila.fecha_autorizacion?.toISOString() ?? null,
    tipo,
    relacionado: fila.modifica ?? fila.nota,
    correo,
    anulacion: tipo === 'FACTURA' ? anulacionDe({ ...fila, enDuda: fila.en_duda }) : null,
    corregible: seCorrige(fila),
    cliente: fila.comprador.razon_social,
    total: Number(fila.total),
  };
}

type Abierta = NonNullable<Awaited<ReturnType<EmisionesRepository['abrir']>>>;
type Intentos = Awaited<ReturnType<EmisionesRepository['intentos']>>;

export function toDetalle(
  emision: Emision,
  { comprador, datos }: Abierta,
  intentos: Intentos,
): ComprobanteDetalle {
  return {
    emision,
    comprador,
    total: emision.total,
    contenido: contenidoDe(datos),
    intentos: intentos.map(({ en, ...intento }) => ({ ...intento, en: en.toISOString() })),
  };
}

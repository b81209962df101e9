import type {
  ComprobanteDetalle,
  CorreoEstado,
  Emision,
} from '@comanda/shared/contracts/documentos';
import type { EmisionExportada } from '@comanda/shared/contracts/emisiones';
import { aDolares, centavos } from '@comanda/shared/domain/dinero';

import { anulacionDe } from '@comanda/kit/anulacion';

import { tipoDe } from '../documento/tipoDe';

import { contenidoDe } from './contenido';
import { seCorrige } from './correccion';
import type { EmisionesRepository, FilaEmision, FilaExportada } from './emisionesRepository';

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
    mensaje: fila.mensaje,
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

export function toExportada(fila: FilaExportada): EmisionExportada {
  const { datos, nota } = fila;
  const enDolares = (monto = 0) => aDolares(centavos(monto));
  return {
    clave_acceso: fila.clave_acceso,
    tipo: tipoDe(fila),
    estado: nota === null ? fila.estado : 'ANULADA',
    relacionado: fila.modifica ?? nota,
    fechaCreacion: fila.creado.toISOString(),
    fecha_autorizacion: fila.fecha_autorizacion?.toISOString() ?? null,
    cedula: fila.identificacion,
    cliente: datos.comprador.razon_social,
    subtotal: enDolares(datos.subtotal),
    iva: enDolares(datos.iva),
    propina: enDolares(datos.propina),
    total: Number(fila.total),
  };
}

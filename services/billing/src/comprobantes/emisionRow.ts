import type {
  ComprobanteDetalle,
  CorreoEstado,
  Emision,
} from '@comanda/shared/contracts/facturacion/documentos';

import { anulacionDe } from '@comanda/kit/documento/anulacion';

import { estaDemorado } from '../documento/espera';
import { fraseDe } from '../documento/fraseDe';
import { tipoDeDocumento } from '../documento/tipoDeDocumento';

import { contenidoDe } from './contenido';
import { seCorrige, seRenumera } from './correccion';
import type { EmisionesRepository, FilaEmision } from './emisionesRepository';

type Contexto = {
  empresa: string;
  prefijo: string;
  correo: CorreoEstado | null;
  limite: Date;
};

export function toEmision(fila: FilaEmision, contexto: Contexto): Emision {
  const { empresa, prefijo, correo, limite } = contexto;
  const { clave_acceso: clave } = fila;
  const tipo = tipoDeDocumento(fila);
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
    renumerable: seRenumera(fila),
    demorada: estaDemorado(fila, limite),
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

import type {
  ComprobanteDetalle,
  CorreoEstado,
  Emision,
} from '@comanda/shared/contracts/facturacion/documentos';

import { anulacionDe, devolucionDe, seAnulaEnSri } from '@comanda/kit/documento/anulacion';
import { aCentavos } from '@comanda/shared/domain/dinero/dinero';

import { estaDemorado } from '../documento/espera';
import { fraseDe } from '../documento/fraseDe';
import { tipoDeDocumento } from '../documento/tipoDeDocumento';
import type { EnElDia } from '../domain/validarDocumento';

import { contenidoDe } from './contenido';
import { faltaDeOtroNumero, seCorrige, seReintenta, seRenumera } from './correccion';
import type { EmisionesRepository, FilaEmision } from './emisionesRepository';

type Contexto = {
  empresa: string;
  prefijo: string;
  correo: CorreoEstado | null;
  /** How the authority has it otherwise; null: it does not. */
  consta: Emision['consta_en_sri'];
  limite: Date;
  /** What the law is asked about what may be issued today with another number; null where nothing may. */
  hoy: EnElDia | null;
};

export function toEmision(fila: FilaEmision, contexto: Contexto): Emision {
  const { empresa, prefijo, correo, limite, hoy } = contexto;
  const consta = fila.estado === 'AUTORIZADO' ? contexto.consta : null;
  const renumerable = seRenumera(fila);
  const falta = renumerable && hoy ? faltaDeOtroNumero(fila, hoy) : null;
  const { clave_acceso: clave } = fila;
  const tipo = tipoDeDocumento(fila);
  return {
    clave_acceso: clave,
    empresa,
    cedula: fila.identificacion,
    estado: fila.estado,
    fechaCreacion: fila.creado.toISOString(),
    link: `${prefijo}/comprobantes/${clave}.xml?empresa=${encodeURIComponent(empresa)}`,
    mensaje: consta === null ? (falta ?? fraseDe(fila)) : CONSTA[consta],
    consta_en_sri: consta,
    fecha_autorizacion: fila.fecha_autorizacion?.toISOString() ?? null,
    tipo,
    relacionado: fila.modifica ?? fila.nota,
    correo,
    ...(tipo === 'FACTURA' ? deFactura(fila) : DE_NOTA),
    devuelto: Number(fila.devuelto),
    corregible: seCorrige(fila),
    renumerable: renumerable && falta === null,
    reintentable: seReintenta(fila),
    demorada: estaDemorado(fila, limite),
    cliente: fila.comprador.razon_social,
    total: Number(fila.total),
  };
}

const CONSTA: Readonly<Record<NonNullable<Emision['consta_en_sri']>, string>> = {
  ANULADA: 'El SRI la tiene como anulada. Si la anuló en su portal, anótelo aquí',
  DESCONOCIDA:
    'El SRI ya no la encuentra. Búsquela en su portal y, si allí está anulada, anótelo aquí',
};

const DE_NOTA = { anulacion: null, devolucion: null, anulable_en_sri: false };

/** What an invoice admits now: all of it taken back, or a part of it. The tip is never given back. */
function deFactura(fila: FilaEmision): Pick<Emision, keyof typeof DE_NOTA> {
  const devuelto = aCentavos(Number(fila.devuelto));
  const queda = aCentavos(Number(fila.total)) - fila.propina - devuelto;
  const factura = {
    ...fila,
    anuladaEnSri: fila.anulada_en_sri,
    enDuda: fila.en_duda,
    enPartes: devuelto > 0,
  };
  return {
    anulacion: anulacionDe(factura),
    anulable_en_sri: seAnulaEnSri(factura),
    devolucion: devolucionDe({ ...fila, queda }),
  };
}

type Abierta = NonNullable<Awaited<ReturnType<EmisionesRepository['abrir']>>>;
type Intentos = Awaited<ReturnType<EmisionesRepository['intentos']>>;

export function toDetalle(
  emision: Emision,
  { comprador, datos, partes }: Abierta,
  intentos: Intentos,
): ComprobanteDetalle {
  return {
    emision,
    comprador,
    total: emision.total,
    contenido: contenidoDe(datos, partes),
    intentos: intentos.map(({ en, ...intento }) => ({ ...intento, en: en.toISOString() })),
  };
}

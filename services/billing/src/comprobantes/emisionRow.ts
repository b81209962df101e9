import type {
  ComprobanteDetalle,
  CorreoEstado,
  Emision,
} from '@comanda/shared/contracts/facturacion/documentos';

import { anulacionDe, devolucionDe, seAnulaEnSri } from '@comanda/kit/documento/anulacion';
import { alAnular } from '@comanda/kit/documento/enCaja';
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
  const { empresa, prefijo, correo, consta, limite, hoy } = contexto;
  const renumerable = seRenumera(fila);
  const falta = renumerable && hoy ? faltaDeOtroNumero(fila, hoy) : null;
  const { clave_acceso: clave } = fila;
  const tipo = tipoDeDocumento(fila);
  const actos = tipo === 'FACTURA' ? deFactura(fila, consta) : deNota(fila);
  return {
    clave_acceso: clave,
    empresa,
    cedula: fila.identificacion,
    estado: fila.estado,
    fechaCreacion: fila.creado.toISOString(),
    link: `${prefijo}/comprobantes/${clave}.xml?empresa=${encodeURIComponent(empresa)}`,
    mensaje: fraseEnSri(fila, { consta, actos }) ?? falta ?? fraseDe(fila),
    consta_en_sri: consta,
    fecha_autorizacion: fila.fecha_autorizacion?.toISOString() ?? null,
    tipo,
    relacionado: fila.modifica ?? fila.nota,
    correo,
    ...actos,
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
  VIGENTE:
    'El SRI la tiene vigente: quien la recibió no aceptó la anulación, o se anotó la de otro documento. Elija «Sigue vigente»',
};

const CON_NOTAS =
  'El SRI la tiene de otro modo, y aquí tiene notas de crédito: no se puede anotar. Revísela en su portal con su contador';
const SIN_SU_NOTA =
  'Su nota de crédito se anuló en el SRI: esta factura vuelve a contar. Para quitarla, «Anular» emite otra nota';
const OTRA_NOTA =
  'Su nota de crédito se anuló en el SRI: se emite otra por el valor total. Si la venta ya está anulada, la caja no cambia';

/** What may be said and done about how the authority has it. */
type Actos = Pick<Emision, 'anulacion' | 'devolucion' | 'anulable_en_sri' | 'nota_anulable_en_sri'>;

const YA_SALIO =
  'Se emite una nota de crédito por lo que elija, y no se puede deshacer. Lo que ya se devolvió con una nota que se anuló en el SRI no vuelve a salir de la caja';

/** What there is to say of how the authority has it; null: nothing. */
function fraseEnSri(
  { nota, nota_anulada_en_sri }: FilaEmision,
  { consta, actos }: { consta: Contexto['consta']; actos: Actos },
): string | null {
  if (consta === 'VIGENTE') return CONSTA.VIGENTE;
  if (consta !== null)
    return actos.anulable_en_sri || actos.nota_anulable_en_sri ? CONSTA[consta] : CON_NOTAS;
  return nota_anulada_en_sri && nota === null ? SIN_SU_NOTA : null;
}

const deNota = ({ estado }: FilaEmision): Actos => ({
  anulacion: null,
  devolucion: null,
  anulable_en_sri: false,
  nota_anulable_en_sri: estado === 'AUTORIZADO',
});

/** What an invoice admits now: all of it taken back, or a part of it. The tip is never given back. */
function deFactura(fila: FilaEmision, consta: Contexto['consta']): Actos {
  const devuelto = aCentavos(Number(fila.devuelto));
  const queda = aCentavos(Number(fila.total)) - fila.propina - devuelto;
  const factura = {
    ...fila,
    anuladaEnSri: fila.anulada_en_sri,
    enDuda: fila.en_duda,
    enPartes: devuelto > 0,
    constaAnulada: consta === 'ANULADA',
    notaRechazada: fila.nota_rechazada,
  };
  const anulacion = anulacionDe(factura);
  const devolucion = devolucionDe({ ...factura, queda });
  const yaSalio = devolucion.puede && fila.alguna_anulada_en_sri;
  const conOtra = anulacion.como === 'NOTA_CREDITO' && fila.nota_anulada_en_sri;
  return {
    anulacion: conOtra ? { ...anulacion, frase: OTRA_NOTA } : anulacion,
    anulable_en_sri: seAnulaEnSri(factura),
    nota_anulable_en_sri: false,
    devolucion: yaSalio ? { puede: true, frase: YA_SALIO } : devolucion,
  };
}

type Abierta = NonNullable<Awaited<ReturnType<EmisionesRepository['abrir']>>>;
type Intentos = Awaited<ReturnType<EmisionesRepository['intentos']>>;

export function toDetalle(
  emision: Emision,
  { comprador, datos, partes, en_caja }: Abierta,
  intentos: Intentos,
): ComprobanteDetalle {
  return {
    emision,
    comprador,
    total: emision.total,
    contenido: contenidoDe(datos, partes),
    intentos: intentos.map(toIntento),
    ...(en_caja && { al_anular: alAnular(en_caja) }),
  };
}

const toIntento = ({ en, veces, ultima, ...intento }: Intentos[number]) => ({
  ...intento,
  en: (ultima ?? en).toISOString(),
  ...(veces > 1 && { veces, desde: en.toISOString() }),
});

import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import type { Centavos } from '@comanda/shared/domain/dinero/dinero';
import {
  esConsumidorFinal,
  excedeLimiteConsumidorFinal,
  TIPO_IDENTIFICACION,
  validarIdentificacion,
} from '@comanda/shared/domain/fiscal/identificacion';
import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import type { ErrorCode } from '@comanda/shared/errors/catalogo';

import { REINTENTABLES } from '../documento/estados';
import { defectoDeLineas, type EnElDia } from '../domain/validarDocumento';
import { CODIGOS_DE_CLAVE, CODIGOS_SRI } from '../entrega/codigosSri';

export type CompradorDeFactura = ComprobanteVenta['comprador'];

const FACTURA = '01';

type Documento = {
  cod_doc: string;
  estado: EstadoComprobante;
  codigo: string | null;
  /** Whether the authority may have it as it was (facturacion.en_duda). */
  en_duda: boolean;
};

/**
 * Whether the buyer of a document may be put right and the document sent again: an invoice that was refused, that the
 * authority certainly does not have, and whose key and number are not what was refused.
 */
export const seCorrige = (documento: Documento): boolean =>
  documento.cod_doc === FACTURA && seRehace(documento) && !esDeSuClave(documento);

/**
 * Whether a document may be issued today with another number: its own is another document's with the authority, or its key or
 * its date is refused.
 */
export const seRenumera = (documento: Documento): boolean =>
  seRehace(documento) && esDeSuClave(documento);

/**
 * Why what an invoice says cannot be issued on another day, though its number or its date asks for it; null: it can. Whoever issued it
 * all the same would withdraw it for one that is not even signed. A credit note has the taxes of its invoice's day.
 */
export function faltaDeOtroNumero(
  { cod_doc, lineas }: Pick<Documento, 'cod_doc'> & Pick<ComprobanteVenta, 'lineas'>,
  en: EnElDia,
): string | null {
  const defecto = cod_doc === FACTURA ? defectoDeLineas(lineas, en) : null;
  return (
    defecto &&
    `${defecto.msg}. Hoy no se puede emitir con otro número: puede anularla y hacer la venta de nuevo`
  );
}

/** Whether a document may go again as it is: not where its key or its date was refused, which no second try changes. */
export const seReintenta = ({ estado, codigo }: Documento): boolean =>
  esReintentable(estado) && (codigo === null || !CODIGOS_DE_CLAVE.includes(codigo));

const esReintentable = (estado: EstadoComprobante) => REINTENTABLES.some((uno) => uno === estado);

const seRehace = ({ estado, en_duda }: Documento): boolean => esReintentable(estado) && !en_duda;

function esDeSuClave({ codigo }: Documento): boolean {
  const accion = codigo === null ? undefined : CODIGOS_SRI[codigo]?.[0];
  return accion === 'conciliar' || accion === 'reemitir';
}

/** Why an invoice cannot go out to this buyer; null when it can. A doubtful check digit is no reason. */
export function defectoDeComprador(
  { tipo_identificacion: tipo, identificacion }: CompradorDeFactura,
  total: Centavos,
): ErrorCode | null {
  if (excedeLimiteConsumidorFinal(identificacion, total)) return 'CONSUMIDOR_FINAL_LIMITE';
  if (esConsumidorFinal(identificacion) || tipo === TIPO_IDENTIFICACION.CONSUMIDOR_FINAL)
    return 'CORRECCION_SIN_COMPRADOR';
  return validarIdentificacion(tipo, identificacion) === 'invalida'
    ? 'IDENTIFICACION_INVALIDA'
    : null;
}

const ETIQUETAS: readonly [campo: keyof CompradorDeFactura, etiqueta: string][] = [
  ['tipo_identificacion', 'tipo'],
  ['identificacion', 'identificación'],
  ['razon_social', 'razón social'],
  ['direccion', 'dirección'],
  ['email', 'email'],
  ['telefono', 'teléfono'],
];

/** What a correction changed, field by field, before and after. */
export function cambiosDeComprador(antes: CompradorDeFactura, despues: CompradorDeFactura): string {
  const cambios = ETIQUETAS.filter(([campo]) => antes[campo] !== despues[campo]).map(
    ([campo, etiqueta]) => `${etiqueta}: ${antes[campo] || '-'} -> ${despues[campo] || '-'}`,
  );
  return cambios.length > 0 ? cambios.join('; ') : 'sin cambios';
}

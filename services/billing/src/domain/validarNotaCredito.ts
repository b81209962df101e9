import { totalesDeParte } from '@comanda/shared/domain/dinero/devolucion';
import { esConsumidorFinal } from '@comanda/shared/domain/fiscal/identificacion';

import {
  lineasGravadas,
  validarDocumento,
  type DatosDocumento,
  type Defecto,
  type RevisionDeDocumento,
} from './validarDocumento';
import { limpiarTexto } from '@comanda/kit/documento/xml';

import type { NotaCredito } from './notaCredito';

export type DatosNotaCredito = DatosDocumento &
  Pick<NotaCredito, 'modificado' | 'motivo'> & {
    /** What earlier notes over parts of the invoice gave back, in cents, by rate. */
    antes?: Record<string, number> | undefined;
  };

const NOTA_CREDITO = '04';

/**
 * Refuses a credit note that the authority would refuse; names the field. Its invoice was authorised with these rates, so neither
 * what the company says of itself by now nor a decree that ended since keeps it from being taken back.
 */
export function validarNotaCredito(datos: DatosNotaCredito): RevisionDeDocumento<NotaCredito> {
  const revision = validarDocumento(datos, NOTA_CREDITO, null);
  if (!revision.ok) return revision;
  const defecto = defectoPropio(datos);
  if (defecto) return { ok: false, defecto };
  const { modificado, motivo, antes = {} } = datos;
  const { tarifas, venta } = revision.documento;
  const totales = totalesDeParte(lineasGravadas(venta, tarifas), antes);
  return { ok: true, documento: { ...revision.documento, totales, modificado, motivo } };
}

function defectoPropio({ venta, modificado, motivo }: DatosNotaCredito): Defecto | null {
  // the authority does not let an authorised invoice to nobody be taken back
  if (esConsumidorFinal(venta.comprador.identificacion))
    return { campo: 'identificacionComprador', msg: 'Consumidor final no admite nota de crédito' };
  if (!/^\d{3}-\d{3}-\d{9}$/.test(modificado.numero))
    return { campo: 'numDocModificado', msg: 'El número de la factura no es válido' };
  if (modificado.fecha > venta.fecha_emision)
    return {
      campo: 'fechaEmisionDocSustento',
      msg: 'La factura es posterior a la nota de crédito',
    };
  if (!limpiarTexto(motivo)) return { campo: 'motivo', msg: 'Escriba el motivo de la anulación' };
  return null;
}

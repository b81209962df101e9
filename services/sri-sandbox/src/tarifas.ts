import type { Decreto } from '@comanda/shared/contracts/admin/ley';
import { ICE_DE_FUNDAS, rigeIce } from '@comanda/shared/domain/ley/ice';
import { rigeCodigoSri, tarifaDeCodigoSri } from '@comanda/shared/domain/ley/tarifas';

import { si, type RechazoDelSri } from './tabla';

import type { Comprobante, Impuesto, LineaDeComprobante } from './comprobante';

/** The IVA among the taxes of a document, which has others beside it. */
export const esIva = ({ codigo }: Impuesto) => codigo === '2';
export const esIce = ({ codigo }: Impuesto) => codigo === '3';

/** The rate a code of the IVA stands for; null for one that is no code. */
export const tarifaDeImpuesto = ({ porcentaje }: Impuesto): number | null =>
  tarifaDeCodigoSri(porcentaje);

export function tarifaDeCodigo(impuestos: readonly Impuesto[]): RechazoDelSri | null {
  const mala = impuestos.find((impuesto) => !esDeSuCodigo(impuesto));
  return si(
    mala !== undefined,
    'tarifaDeCodigo',
    `código ${mala?.porcentaje} con ${mala?.tarifa ?? 'nada'}`,
  );
}

/** Of the ICE each product has a code of its own, and many have a rate that is an amount: of bags alone is the table here. */
const CODIGO_ICE = /^3\d{3}$/;
/** What plastic bottles pay has one code and one rate: two cents a bottle. */
const IRBPNR = { porcentaje: '5001', tarifa: 0.02 };

function esDeSuCodigo(impuesto: Impuesto): boolean {
  const { codigo, porcentaje, tarifa } = impuesto;
  if (codigo === '3') return CODIGO_ICE.test(porcentaje);
  if (codigo === '5')
    return porcentaje === IRBPNR.porcentaje && (tarifa ?? IRBPNR.tarifa) === IRBPNR.tarifa;
  const suya = tarifaDeImpuesto(impuesto);
  return suya !== null && (tarifa ?? suya) === suya;
}

/** So many bags at what one bore on the day, of the invoice where a note takes it back, and no more bags than were sold. */
export function iceDeFundas({ lineas, fecha, modificado }: Comprobante): RechazoDelSri | null {
  const dia = modificado?.fecha ?? fecha;
  const i = lineas.findIndex((linea) => linea.impuestos.some((uno) => iceFalso(uno, linea, dia)));
  return si(i >= 0, 'iceDeFundas', `detalle ${i + 1}`);
}

function iceFalso(impuesto: Impuesto, { cantidad }: LineaDeComprobante, dia: string): boolean {
  const { porcentaje, tarifa, base, valor } = impuesto;
  if (!esIce(impuesto) || porcentaje !== ICE_DE_FUNDAS.codigoPorcentaje || tarifa === null)
    return false;
  const unidad = Math.round(tarifa * 100);
  return (
    !rigeIce(unidad, dia) || valor !== Math.round((base * unidad) / 100) || base > cantidad * 100
  );
}

/**
 * A credit note has the rates of what it takes back. `decretos`: besides those that are known; which places one names is not in a
 * document, so that its days alone are looked at.
 */
export function tarifaVigente(c: Comprobante, decretos: readonly Decreto[]): RechazoDelSri | null {
  const dia = c.modificado?.fecha ?? c.fecha;
  const fuera = c.impuestos.find(
    (impuesto) =>
      esIva(impuesto) &&
      tarifaDeImpuesto(impuesto) !== null &&
      !rigeCodigoSri(impuesto.porcentaje, dia, decretos),
  ); // one that is no code is another rule's
  return si(fuera !== undefined, 'tarifaVigente', `código ${fuera?.porcentaje} el ${dia}`);
}

import type { Decreto } from '@comanda/shared/contracts/admin/ley';
import { rigeCodigoSri, tarifaDeCodigoSri } from '@comanda/shared/domain/ley/tarifas';

import { si, type RechazoDelSri } from './tabla';

import type { Comprobante, Impuesto } from './comprobante';

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

/** Of the ICE each product has a code of its own, and many have a rate that is an amount: only that it is one is looked at. */
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

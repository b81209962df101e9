import type { Decreto } from '@comanda/shared/contracts/admin/ley';
import { rigeCodigoSri, tarifaDeCodigoSri } from '@comanda/shared/domain/ley/tarifas';

import { si, type RechazoDelSri } from './tabla';

import type { Comprobante, Impuesto } from './comprobante';

/** The rate a code stands for; null for one that is no code. */
export const tarifaDeImpuesto = ({ porcentaje }: Impuesto): number | null =>
  tarifaDeCodigoSri(porcentaje);

export function tarifaDeCodigo(impuestos: readonly Impuesto[]): RechazoDelSri | null {
  const mala = impuestos.find((impuesto) => {
    const suya = tarifaDeImpuesto(impuesto);
    return suya === null || (impuesto.tarifa ?? suya) !== suya;
  });
  return si(
    mala !== undefined,
    'tarifaDeCodigo',
    `código ${mala?.porcentaje} con ${mala?.tarifa ?? 'nada'}`,
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
      tarifaDeImpuesto(impuesto) !== null && !rigeCodigoSri(impuesto.porcentaje, dia, decretos),
  ); // one that is no code is another rule's
  return si(fuera !== undefined, 'tarifaVigente', `código ${fuera?.porcentaje} el ${dia}`);
}

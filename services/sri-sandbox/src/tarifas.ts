import { si, type RechazoDelSri } from './tabla';

import type { Comprobante, Impuesto } from './comprobante';

/** From day to day, both included. */
type Periodo = { desde?: string; hasta?: string };

/**
 * codigoPorcentaje of the IVA: the rate it stands for, and when the law had it, which stands in no
 * file of the authority's that we have. 8% is of some holidays, which no table here lists: it is taken on any day, as 13% is
 * from the law that made it on.
 */
const CODIGOS: Record<string, { tarifa: number; periodos: readonly Periodo[] }> = {
  '0': { tarifa: 0, periodos: [{}] },
  '2': {
    tarifa: 12,
    periodos: [{ hasta: '2016-05-31' }, { desde: '2017-06-01', hasta: '2024-03-31' }],
  },
  '3': { tarifa: 14, periodos: [{ desde: '2016-06-01', hasta: '2017-05-31' }] },
  '4': { tarifa: 15, periodos: [{ desde: '2024-04-01' }] },
  '5': { tarifa: 5, periodos: [{ desde: '2024-04-01' }] },
  '6': { tarifa: 0, periodos: [{}] },
  '7': { tarifa: 0, periodos: [{}] },
  '8': { tarifa: 8, periodos: [{}] },
  '10': { tarifa: 13, periodos: [{ desde: '2024-04-01' }] },
};

/** The rate a code stands for; null for one that is no code. */
export const tarifaDeImpuesto = ({ porcentaje }: Impuesto): number | null =>
  CODIGOS[porcentaje]?.tarifa ?? null;

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

/** A credit note has the rates of what it takes back. */
export function tarifaVigente(c: Comprobante): RechazoDelSri | null {
  const dia = c.modificado?.fecha ?? c.fecha;
  const fuera = c.impuestos.find(({ porcentaje }) => !vigenteEn(porcentaje, dia));
  return si(fuera !== undefined, 'tarifaVigente', `código ${fuera?.porcentaje} el ${dia}`);
}

const vigenteEn = (porcentaje: string, dia: string) =>
  CODIGOS[porcentaje]?.periodos.some(
    ({ desde = dia, hasta = dia }) => desde <= dia && dia <= hasta,
  ) ?? true; // one that is no code is another rule's

import type { TarifaDelMes } from '../../contracts/reportes/reporteria';

import { aCentavos, aDolares, sumar } from '../dinero/dinero';
import { esDeMateriales, fueGeneral } from '../ley/tarifas';

/** Boxes of a line of the form: gross, net of credit notes, tax. */
export type Casilleros = { bruto: string; neto: string; impuesto: string | null };

/** A line of sales of form 104, in dollars; `casilleros` null: its boxes are not known here. */
export type RenglonDe104 = {
  nombre: string;
  casilleros: Casilleros | null;
  /** Whose figures it has, whole percent. */
  tarifas: number[];
  bruto: number;
  neto: number;
  impuesto: number;
};

type Definicion = Pick<RenglonDe104, 'nombre' | 'casilleros'> & {
  es: (tarifa: number) => boolean;
};

/**
 * Lines of sales of form 104 (IVA) as the authority has them since 2024: 401/411/421 and 403/413 (405/415 where the sale
 * gives right to tax credit, which a till does not know) are those of Odoo's l10n_ec, account_tax_report_data.xml; 425/435/445
 * of 5% and the totals 409/419/429 those of public renderings of the form. 8% of holidays has no box two sources agree on:
 * it is named without one. Fixed assets, exports, and what bears no IVA (431/441) are not sold at a till.
 */
const RENGLONES: readonly Definicion[] = [
  {
    nombre: 'Ventas locales gravadas con tarifa diferente de cero',
    casilleros: { bruto: '401', neto: '411', impuesto: '421' },
    es: fueGeneral,
  },
  {
    nombre: 'Ventas locales gravadas con tarifa 5%',
    casilleros: { bruto: '425', neto: '435', impuesto: '445' },
    es: esDeMateriales,
  },
  {
    nombre: 'Ventas locales gravadas con otra tarifa',
    casilleros: null,
    es: (tarifa) => tarifa !== 0 && !esDeMateriales(tarifa) && !fueGeneral(tarifa),
  },
  {
    nombre: 'Ventas locales con tarifa 0% que no dan derecho a crédito tributario',
    casilleros: { bruto: '403', neto: '413', impuesto: null },
    es: (tarifa) => tarifa === 0,
  },
];

const TOTAL: Pick<RenglonDe104, 'nombre' | 'casilleros'> = {
  nombre: 'Total de ventas y otras operaciones',
  casilleros: { bruto: '409', neto: '419', impuesto: '429' },
};

/** The lines of form 104 that a month's sales go to, those that occur, and their total last; none without sales. */
export function renglonesDe104(tarifas: readonly TarifaDelMes[]): RenglonDe104[] {
  const lineas = RENGLONES.flatMap(({ es, ...renglon }) => {
    const suyas = tarifas.filter(({ tarifa }) => es(tarifa));
    return suyas.length === 0 ? [] : [{ ...renglon, ...sumas(suyas) }];
  });
  return lineas.length === 0 ? [] : [...lineas, { ...TOTAL, ...sumas(tarifas) }];
}

function sumas(tarifas: readonly TarifaDelMes[]) {
  const sumaDe = (montos: readonly number[]) => aDolares(sumar(montos.map(aCentavos)));
  return {
    tarifas: tarifas.map(({ tarifa }) => tarifa),
    bruto: sumaDe(tarifas.map(({ facturas }) => facturas.base)),
    neto: sumaDe(tarifas.map(({ neto }) => neto.base)),
    impuesto: sumaDe(tarifas.map(({ neto }) => neto.iva)),
  };
}

import { cambiar, factura, firmar } from './documentos';

export type Cambio = readonly [string, string];

export const con = (...cambios: readonly Cambio[]) => firmar(cambiar(factura(), ...cambios));

/** The last amounts follow what was changed before them: the total, and what was paid in cash. */
export const total = (importe: string, enEfectivo: string): Cambio[] => [
  ['<importeTotal>30.95', `<importeTotal>${importe}`],
  ['<total>20.95', `<total>${enEfectivo}`],
];
export const linea = (base: string, valor: string) =>
  `<baseImponible>${base}</baseImponible><valor>${valor}</valor>`;
export const DE_15 = '<codigoPorcentaje>4</codigoPorcentaje>';
export const grupo = (base: string, valor: string) =>
  `<baseImponible>${base}</baseImponible><tarifa>15.00</tarifa><valor>${valor}</valor>`;
export const totalImpuesto = (base: string, valor: string) =>
  `<totalImpuesto><codigo>2</codigo>${DE_15}${grupo(base, valor)}</totalImpuesto>`;

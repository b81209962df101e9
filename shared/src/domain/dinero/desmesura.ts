import { centavos, formatCentavos, type Centavos } from './dinero';

const VECES = 3;
/** Below it a slip costs little, and a question in each sale costs more. */
const DESDE = centavos(100_00);
/** More than a drawer of a shop or a restaurant holds on its best day. */
const MUCHO = centavos(5_000_00);

/** Whether cash that was handed over is more than anybody hands over for such a bill. Cents, both. */
export const esReciboDesmedido = (recibido: Centavos, debido: Centavos): boolean =>
  recibido > DESDE && recibido > VECES * debido;

/** Whether so many cents are more than a drawer moves or holds: a zero too many, a code in the place of an amount. */
export const esMuchoEnCaja = (monto: Centavos): boolean => monto > MUCHO;

/** Whether a discount takes off more than half of what it is taken of. */
export const esRebajaDesmedida = (porcentaje: number): boolean => porcentaje > 50;

/** Asked once, before an amount is taken that is likely a slip. The button that lets it go back has the focus. */
export const preguntaDeMonto = (monto: Centavos, texto: string) => ({
  titulo: `¿Son ${formatCentavos(monto)}?`,
  texto,
  aceptar: `Sí, son ${formatCentavos(monto)}`,
  cancelar: 'Corregir',
  peligro: true,
});

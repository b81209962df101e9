import type { TipoDeMovimientoDeCaja } from '../../contracts/caja/caja';
import { dePalabras, talCual } from '../texto/palabras';

/** Whether a movement brings cash to the drawer, or takes it. */
export const ENTRA: Readonly<Record<TipoDeMovimientoDeCaja, boolean>> = {
  INGRESO: true,
  SALIDA: false,
  RETIRO: false,
  ANTICIPO: false,
};

export const TIPO_EN_PALABRAS: Readonly<Record<TipoDeMovimientoDeCaja, string>> = dePalabras(
  {
    INGRESO: 'Ingreso',
    SALIDA: 'Salida',
    RETIRO: 'A la caja fuerte',
    ANTICIPO: 'Anticipo de personal',
  },
  talCual,
);

/** Money that came, or that went (spec section 4, Payment flow; section 5, Movement). */
export const TIPOS_IS = ['I', 'S'] as const;
export type TipoIS = (typeof TIPOS_IS)[number];

/** What a movement of one direction says of both: type I zeroes the outflow, type S the income (spec section 5). */
export const montosDe = (tipo: TipoIS, monto: number): { ingreso: number; salida: number } =>
  tipo === 'I' ? { ingreso: monto, salida: 0 } : { ingreso: 0, salida: monto };

type Asentado = { estado: 'A' | 'N'; ingreso: number; salida: number };

/** What the cash gains, in dollars, where a movement goes to the other state; what it loses is negative. */
export function alCambiarEstado({ estado, ingreso, salida }: Asentado): number {
  const monto = ingreso > 0 ? ingreso : -salida;
  return estado === 'A' ? -monto : monto;
}

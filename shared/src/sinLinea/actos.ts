import type { ActoSinLinea } from '../contracts/actoSinLinea';
import { cajaCalls } from '../contracts/caja';
import type { Call, CallDatos, CallInput } from '../contracts/defineCall';
import { mesasCalls } from '../contracts/mesas';
import type { Dicho } from '../domain/actosSinLinea';

type Clase = {
  dicho: Dicho;
  /** It takes `sin_linea` (contracts/actoSinLinea). */
  call: Call;
  /** The field of its input that carries the key of the act: 'idempotencia' where that goes in the header. */
  clave: string;
  /** What is read again once it was sent. */
  refresca: readonly ('Caja' | 'Venta' | 'Mesa' | 'Orden')[];
};

/** What a till does without a line besides selling, and how each is sent. Another kind is a line here. */
export const ACTOS = {
  movimiento: {
    dicho: { una: 'movimiento', varias: 'movimientos', femenino: false },
    call: cajaCalls.ingresarMovimiento,
    clave: 'movimiento_id',
    refresca: ['Caja'],
  },
  orden: {
    dicho: { una: 'orden', varias: 'ordenes', femenino: true },
    call: mesasCalls.registrarOrden,
    clave: 'clave',
    refresca: ['Mesa', 'Orden'],
  },
} as const satisfies Record<string, Clase>;

export type TipoDeActo = keyof typeof ACTOS;
type LlamadaDe<Tipo extends TipoDeActo> = (typeof ACTOS)[Tipo]['call'];

const VENTA: Dicho = { una: 'venta', varias: 'ventas', femenino: true };

/** How a row of the outbox is called; one that says no kind is a sale. */
export const dichoDe = ({ tipo = 'venta' }: { tipo?: TipoDeActo | 'venta' }): Dicho =>
  tipo === 'venta' ? VENTA : ACTOS[tipo].dicho;

/** All of an act but its till and its key. */
export type CuerpoDeActo<Tipo extends TipoDeActo> = Omit<
  CallInput<LlamadaDe<Tipo>>,
  'sin_linea' | (typeof ACTOS)[Tipo]['clave']
>;
export type DatoDeActo<Tipo extends TipoDeActo> = CallDatos<LlamadaDe<Tipo>>;

type Enviable = { tipo: TipoDeActo; idempotencia: string; cuerpo: object };

/** What its call takes. */
export function entradaDeActo({ tipo, idempotencia, cuerpo }: Enviable, sin_linea: ActoSinLinea) {
  const entrada: object = { ...cuerpo, [ACTOS[tipo].clave]: idempotencia, sin_linea };
  return entrada as CallInput<LlamadaDe<TipoDeActo>>; // a row that this version, or one before, has written
}

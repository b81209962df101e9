import type { ActoSinLinea } from '../contracts/ventas/actoSinLinea';
import { anticiposCalls } from '../contracts/caja/anticipos';
import { cajaCalls } from '../contracts/caja/caja';
import { cajasCalls } from '../contracts/caja/cajas';
import type { Acceso, Call, CallDatos, CallInput } from '../contracts/defineCall';
import { mesasCalls } from '../contracts/ventas/mesas';
import type { Perfil } from '../contracts/auth/perfiles';
import type { Dicho } from '../domain/sinLinea/actosSinLinea';

type Clase = {
  dicho: Dicho;
  /** It takes `sin_linea` (contracts/actoSinLinea). */
  call: Call;
  /** The field of its input that carries the key of the act: 'idempotencia' where that goes in the header. */
  clave: string;
  /** A field that is said of what is asked of the server there and then, and not of what is sent later. */
  alMomento?: string;
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
    dicho: { una: 'orden', varias: 'órdenes', femenino: true },
    call: mesasCalls.registrarOrden,
    clave: 'clave',
    alMomento: 'solo_aqui',
    refresca: ['Mesa', 'Orden'],
  },
  anticipo: {
    dicho: { una: 'anticipo', varias: 'anticipos', femenino: false },
    call: anticiposCalls.anticipo,
    clave: 'anticipo_id',
    refresca: ['Caja'],
  },
  apertura: {
    dicho: { una: 'apertura', varias: 'aperturas', femenino: true },
    call: cajasCalls.anotarApertura,
    clave: 'apertura_id',
    refresca: ['Caja'],
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

/** Who may not make its call leaves it to somebody who may. */
export const puedeEnviar = (
  perfil: Perfil,
  { tipo = 'venta' }: { tipo?: TipoDeActo | 'venta' },
) => {
  if (tipo === 'venta') return true;
  const { perfiles } = ACTOS[tipo].call.acceso as Acceso;
  return typeof perfiles === 'string' || perfiles.includes(perfil);
};

/** A body as it is written down, and what is said besides where it is sent at once. */
export function segunMomento<Cuerpo extends object>(tipo: TipoDeActo, cuerpo: Cuerpo) {
  const { alMomento: campo }: Clase = ACTOS[tipo];
  const campos = Object.entries(cuerpo);
  return {
    guardado: Object.fromEntries(campos.filter(([una]) => una !== campo)) as Cuerpo,
    alMomento: Object.fromEntries(campos.filter(([una]) => una === campo)),
  };
}

type Enviable = { tipo: TipoDeActo; idempotencia: string; cuerpo: object };

/** What its call takes. */
export const entradaDeActo = (
  { tipo, idempotencia, cuerpo }: Enviable,
  sin_linea: ActoSinLinea,
): Readonly<Record<string, unknown>> => ({
  ...cuerpo,
  [ACTOS[tipo].clave]: idempotencia,
  sin_linea,
});

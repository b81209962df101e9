import { z } from 'zod';

import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import { dolaresField } from '@comanda/shared/contracts/campos';
import type { Call, CallInput } from '@comanda/shared/contracts/defineCall';
import { aCentavos } from '@comanda/shared/domain/dinero/dinero';
import { montosDe, TIPOS_IS } from '@comanda/shared/domain/caja/movimientoCaja';
import type { PorHacer } from '@comanda/shared/sinLinea';

const { ingresarMovimiento } = cajaCalls;
const { empresa, detalle, a_caja_fuerte, caja, movimiento_id } = ingresarMovimiento.body.shape;
const SIN_MONTO = 'El monto debe ser mayor que cero';

/** The call as the dialog asks for it: a direction and one amount, of which the call has a field for each direction. */
export const formularioMovimiento = {
  ...ingresarMovimiento,
  body: z.strictObject({
    empresa,
    detalle,
    a_caja_fuerte,
    caja,
    movimiento_id,
    tipo: z.enum(TIPOS_IS),
    monto: dolaresField('El monto', SIN_MONTO).refine((monto) => monto > 0, SIN_MONTO),
  }),
} as const satisfies Call;

/** What the call takes: only what goes out goes to the safe. */
export function aMovimiento({
  tipo,
  monto,
  ...resto
}: CallInput<typeof formularioMovimiento>): CallInput<typeof ingresarMovimiento> {
  return {
    ...resto,
    ...montosDe(tipo, monto),
    a_caja_fuerte: tipo === 'S' && resto.a_caja_fuerte === true ? true : undefined,
  };
}

/** The same as a registered till does it. */
export function actoDeMovimiento(
  { movimiento_id: _clave, ...cuerpo }: CallInput<typeof ingresarMovimiento>,
  idempotencia: string,
): Omit<PorHacer<'movimiento'>, 'quien'> {
  const { empresa: suya, detalle: que, ingreso = 0, salida = 0 } = cuerpo;
  return {
    tipo: 'movimiento',
    idempotencia,
    empresa: suya,
    cuerpo,

    dicho: `${ingreso > 0 ? 'Ingreso' : 'Salida'}: ${que}`,
    monto: aCentavos(ingreso + salida),
  };
}

import { cajaCalls } from '@comanda/shared/contracts/caja/caja';

import { conActo } from '../sinLinea/conActo';
import type { ActoComoVino } from '../sinLinea/loDicho';

import type { EnCaja } from './enCaja';
import type { MovimientoRow } from './movimientoRow';
import { registrarEn, type MovimientoNuevo } from './registrarMovimiento';

type Nuevo = MovimientoNuevo & { sinLinea?: ActoComoVino | undefined };

const call = cajaCalls.ingresarMovimiento;

/** A movement as it came: of a till without a line it is of when it was done, and whoever did it. */
export const moverEn = (en: EnCaja, { sinLinea, ...nuevo }: Nuevo): Promise<MovimientoRow> =>
  conActo(
    en,
    { tipo: 'movimiento', clave: nuevo.clave, call, sinLinea },
    {
      hacer: (alla) => registrarEn({ ...en, ...alla }, nuevo),
      ya: () => registrarEn(en, nuevo),
      describir: ({ id, tipo, detalle, monto, caja_id }) => ({
        entidad: id,
        monto,
        caja: caja_id,
        dicho: `${tipo === 'INGRESO' ? 'Ingreso' : 'Salida'}: ${detalle}`,
      }),
    },
  );

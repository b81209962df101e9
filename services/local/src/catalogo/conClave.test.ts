import { describe, expect, it } from '@jest/globals';

import type { Call } from '@comanda/shared/contracts/defineCall';
import { PERFILES_CON_PIN } from '@comanda/shared/contracts/auth/perfiles';
import { todasLasCalls } from '@comanda/shared/testing/todasLasCalls';

/**
 * By their names: what takes data out in bulk or sends it out by itself, and what changes the limits that people work in. A PIN is
 * four digits that a colleague may have seen.
 */
const CON_CLAVE =
  /^exportar|^descargarComprobantes$|Suscripcion$|^guardarAjustes(Caja)?$|^actualizarCaja$/;

const puedeTenerPin = ({ acceso: { perfiles } }: Call): boolean =>
  perfiles === 'sesion' ||
  (perfiles !== 'publico' &&
    perfiles.some((perfil) => PERFILES_CON_PIN.some((conPin) => conPin === perfil)));

describe('a session that a PIN began', () => {
  const llamadas = Object.values(todasLasCalls).flatMap((calls) =>
    Object.entries<Call>(calls).filter(([, call]) => puedeTenerPin(call)),
  );

  it.each(llamadas.filter(([nombre]) => CON_CLAVE.test(nombre)))(
    'is asked for the password before %s',
    (_, { acceso }) => expect(acceso.conClave).toBe(true),
  );

  it('goes on selling without it', () => {
    const vender = ['crearVenta', 'registrarOrden', 'cuadreCaja', 'contarCaja', 'cambiarUsuario'];
    const suyas = llamadas.filter(([nombre]) => vender.includes(nombre));
    expect(suyas).toHaveLength(vender.length);
    expect(suyas.filter(([, { acceso }]) => acceso.conClave)).toEqual([]);
  });
});

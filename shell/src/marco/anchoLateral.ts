import { deMaquina } from '@comanda/shared/session';

const CLAVE = 'comanda.lateral';

/** The two widths of the side navigation (spec section 2), remembered on this machine. */
export type AnchoLateral = '100%' | '3%';

/** What was chosen on this machine; null where nobody has. */
export function leerLateral(): AnchoLateral | null {
  const guardado = deMaquina.leer(CLAVE);
  return guardado === '100%' || guardado === '3%' ? guardado : null;
}

export const guardarLateral = (ancho: AnchoLateral): void => deMaquina.guardar(CLAVE, ancho);

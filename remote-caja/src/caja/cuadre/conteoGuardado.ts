import { almacenDe } from '@comanda/shared/piezas/almacen';

import { conteoSchema, type Conteo } from './conteo';

/** Whose count, of which period: another's, or that of the next period, is not shown. */
export type LugarDeConteo = { usuario: string; empresa: string; caja: number; periodo: number };

const conteosDe = ({ usuario }: LugarDeConteo) =>
  almacenDe('caja', 'conteo.', { usuario, antes: 'cuadre.' });
const llaveDe = ({ empresa, caja, periodo }: LugarDeConteo) => [empresa, caja, periodo].join('.');

/** What was counted before the tab was closed; null where nothing was, or nothing that can be read. */
export function leerConteo(lugar: LugarDeConteo): Conteo | null {
  try {
    const texto = conteosDe(lugar).leer(llaveDe(lugar));
    if (texto === null) return null;
    const leido = conteoSchema.safeParse(JSON.parse(texto));
    return leido.success ? leido.data : null;
  } catch (error) {
    console.warn('cuadre: the stored count cannot be read', error);
    return null;
  }
}

/** Keeps it until the drawer is closed; null forgets it. A full storage is logged, and nothing stops. */
export function guardarConteo(lugar: LugarDeConteo, conteo: Conteo | null): void {
  conteosDe(lugar).guardar(llaveDe(lugar), conteo && JSON.stringify(conteo));
}

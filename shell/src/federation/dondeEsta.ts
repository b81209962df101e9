import { arranqueActual } from '../arranque/arranque';

import { candidatos } from './candidatos';

/** The screen of an address, by the path that its area declares: what an address has besides is somebody's. */
export type Donde = { area: string; build: string; pantalla: string };

/** Whose screen is looked at now; the shell's, where it is none of an area. */
export function dondeEsta(): Donde {
  const direccion = location.pathname.replace(/^\/(admin|auth)\//, '');
  const { areas, shell = '' } = arranqueActual();
  const suya = areas.find(({ descriptor: { rutas } }) =>
    rutas.some(({ path }) => path === direccion),
  );
  if (!suya) return { area: 'shell', build: shell, pantalla: '' };
  const { descriptor, build } = candidatos(suya)[0] ?? suya;
  const pantalla = /^[\w/-]{0,80}$/.test(direccion) ? direccion : '';
  return { area: descriptor.area, build, pantalla };
}

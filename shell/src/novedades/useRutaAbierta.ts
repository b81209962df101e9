import { useState } from 'react';

import type { RutaHallada } from '../rutas/buscarRuta';

import { hayTrabajoAbierto } from './trabajoAbierto';

/**
 * The screens there are, and the one that is open although its area was switched off: with something unsaved in it, it
 * stays until one leaves it. What it sends is refused all the same.
 */
export function useRutaAbierta(
  rutas: readonly RutaHallada[],
  pathname: string,
): readonly RutaHallada[] {
  const hallada = rutas.find(({ ruta }) => `/admin/${ruta.path}` === pathname);
  const abierta = useUltima(hallada, pathname);
  if (hallada || !abierta) return rutas;
  return hayTrabajoAbierto() ? [...rutas, abierta] : rutas;
}

/** The screen that was last at this address, also when it is there no more. */
function useUltima(hallada: RutaHallada | undefined, pathname: string): RutaHallada | undefined {
  const [ultima, setUltima] = useState({ pathname, hallada });
  const cambia = ultima.pathname !== pathname || (hallada && ultima.hallada?.area !== hallada.area);
  if (cambia) setUltima({ pathname, hallada });
  return ultima.pathname === pathname ? ultima.hallada : hallada;
}

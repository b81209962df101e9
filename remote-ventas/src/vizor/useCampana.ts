import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';
import { escuchar } from '@comanda/shared/piezas/pagina';

import { alCambiarCampana, haySonido, prepararCampana, puedeSonar, tocarCampana } from './campana';
import { useInterruptor } from './usePreferencia';

/**
 * What has come to a station's kitchen, or to all (null), whether it is ready by now or not: a line when it is sent, and a
 * held one when it is fired.
 */
const llegadas = (lineas: readonly LineaVizor[], estacion: string | null): string[] =>
  lineas
    .filter((linea) => linea.estacion !== null && !linea.retenida)
    .filter((linea) => estacion === null || linea.estacion === estacion)
    .map(({ linea, enviada }) => `${linea} ${enviada}`);

type Oir = {
  /** Of the station, as the server says them; null until it has answered. */
  lineas: readonly LineaVizor[] | null;
  /** What was there when the page was last shown: it rings for nothing of it. */
  conocidas: readonly LineaVizor[] | null;
  estacion: string | null;
};

const SE_TOCA = ['pointerdown', 'keydown'] as const;

/** Rings once for whatever comes new to the kitchen, unless it was told not to. */
export function useCampana({ lineas, conocidas, estacion }: Oir) {
  const [quiere, querer] = useInterruptor('sonido', true);
  const suena = useSyncExternalStore(alCambiarCampana, puedeSonar);
  const vistas = useRef<ReadonlySet<string> | null>(null);

  useEffect(() => {
    if (!quiere) return;
    prepararCampana();
    const dejar = SE_TOCA.map((tipo) => escuchar(tipo, prepararCampana));
    return () => dejar.forEach((uno) => uno());
  }, [quiere]);

  const oir = useEffectEvent((todas: readonly LineaVizor[]) => {
    const antes = vistas.current ?? (conocidas && new Set(llegadas(conocidas, null)));
    vistas.current = new Set(llegadas(todas, null));
    if (!antes || !quiere) return;
    if (llegadas(todas, estacion).some((llegada) => !antes.has(llegada))) tocarCampana();
  });
  useEffect(() => {
    if (lineas) oir(lineas);
  }, [lineas]);

  return { hay: haySonido(), quiere, suena, querer, activar: prepararCampana };
}

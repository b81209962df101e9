import { onINP, onLCP } from 'web-vitals';

import type { MEDIDAS } from '@comanda/shared/contracts/plataforma/fases';

import { dondeEsta, type Donde } from './dondeEsta';
import { anotarEvento } from './telemetria';

type Medida = (typeof MEDIDAS)[number];
type Lento = { donde: Donde; ms: number };

/** What measures, as the library gives it. */
const MIDEN = { onINP, onLCP };

/**
 * Tells, once a page, how long the paint of its largest part took, and the slowest answer to what was touched with the screen it was
 * touched on. It goes with what a page tells as it is left: whoever sends listens behind this (telemetria.ts).
 */
export function contarVitales(miden: Pick<typeof MIDEN, 'onINP' | 'onLCP'> = MIDEN): void {
  const alComienzo = dondeEsta();
  miden.onLCP(({ value }) => contar('lcp', { donde: alComienzo, ms: value }));
  let lento: Lento | null = null;
  miden.onINP(
    ({ value }) => {
      if (!lento || value > lento.ms) lento = { donde: dondeEsta(), ms: value };
    },
    { reportAllChanges: true },
  );
  document.addEventListener('visibilitychange', function alIrse() {
    if (document.visibilityState !== 'hidden' || !lento) return;
    document.removeEventListener('visibilitychange', alIrse);
    contar('inp', lento);
  });
}

const contar = (fase: Medida, { donde, ms }: Lento): void => {
  anotarEvento({ ...donde, fase, ms });
};

import { lazy, Suspense, type ComponentType } from 'react';

import { insistir } from '../../avisos/insistir';
import type { RutaHallada } from '../../rutas/buscarRuta';
import { useCalma } from '../useCalma';

type SinLineaProps = { rutas: readonly RutaHallada[] };

/** After the screen, as what it does can wait; asked for until it comes, since nobody else sends what the till has sold. */
const SinLinea = lazy<ComponentType<SinLineaProps>>(() =>
  insistir(() => import(/* webpackChunkName: "calma" */ './SinLineaAviso')),
);

export function SinLineaDiferida({ rutas }: SinLineaProps) {
  return (
    useCalma() && (
      <Suspense fallback={null}>
        <SinLinea rutas={rutas} />
      </Suspense>
    )
  );
}

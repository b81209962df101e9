import { lazy, Suspense, type ComponentType } from 'react';

import type { RutaHallada } from '../../rutas/buscarRuta';
import { useCalma } from '../useCalma';

type SinLineaProps = { rutas: readonly RutaHallada[] };

/** After the screen, as what it does can wait; without it the till still keeps its sales. */
const SinLinea = lazy<ComponentType<SinLineaProps>>(() =>
  import(/* webpackChunkName: "sinlinea" */ './SinLineaAviso').catch((error: unknown) => {
    console.error(error);
    return { default: () => null };
  }),
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

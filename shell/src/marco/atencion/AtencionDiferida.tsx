import { lazy, Suspense, type ComponentType } from 'react';

import type { RutaHallada } from '../../rutas/buscarRuta';
import { useCalma } from '../useCalma';

type AtencionProps = { rutas: readonly RutaHallada[] };

/** Its code and its first question come after the screen and what the screen asks; without it the rest goes on. */
const Atencion = lazy<ComponentType<AtencionProps>>(() =>
  import(/* webpackChunkName: "calma" */ './Atencion').catch((error: unknown) => {
    console.error(error);
    return { default: () => null };
  }),
);

export function AtencionDiferida({ rutas }: AtencionProps) {
  return (
    useCalma() && (
      <Suspense fallback={null}>
        <Atencion rutas={rutas} />
      </Suspense>
    )
  );
}

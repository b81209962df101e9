import { lazy, Suspense, type ComponentType } from 'react';

import { useCalma } from '../useCalma';

type AtencionProps = { destino: string };

/** Its code and its first question come after the screen and what the screen asks; without it the rest goes on. */
const Atencion = lazy<ComponentType<AtencionProps>>(() =>
  import(/* webpackChunkName: "atencion" */ './Atencion').catch((error: unknown) => {
    console.error(error);
    return { default: () => null };
  }),
);

export function AtencionDiferida({ destino }: AtencionProps) {
  return (
    useCalma() && (
      <Suspense fallback={null}>
        <Atencion destino={destino} />
      </Suspense>
    )
  );
}

import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

import { usePantallaMostrada } from '../pantallaMostrada';

type AtencionProps = { destino: string };

const TRAS_LA_PANTALLA_MS = 1_000;

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

function useCalma(): boolean {
  const mostrada = usePantallaMostrada();
  const [calma, setCalma] = useState(false);
  useEffect(() => {
    if (!mostrada) return;
    const espera = setTimeout(() => setCalma(true), TRAS_LA_PANTALLA_MS);
    return () => clearTimeout(espera);
  }, [mostrada]);
  return calma;
}

import { useEffect, useEffectEvent } from 'react';

import type { Caja } from '@comanda/shared/contracts/caja/caja';
import { useSearchParams } from '@comanda/shared/router';
import { useEmpresaActiva } from '@comanda/shared/session';

/** In the address: the screen opens on the count, once its drawers are read. */
const CUADRAR = 'cuadrar';
/** Whose drawer was closed on the way. */
const TRAS = 'tras';

/** The companies whose drawers were closed on the way to this one. */
export function useCuadradas(): readonly string[] {
  return useSearchParams()[0].getAll(TRAS);
}

/** From the drawer of one company to that of another, which is counted at once. */
export function useCuadrarOtra(empresa: string): (otra: string) => void {
  const { elegir } = useEmpresaActiva();
  const [parametros, setParametros] = useSearchParams();
  return (otra) => {
    const nuevos = new URLSearchParams(parametros);
    nuevos.set(CUADRAR, otra);
    nuevos.append(TRAS, empresa);
    setParametros(nuevos, { replace: true });
    elegir(otra);
  };
}

/** Whoever came to count a drawer of this company finds the dialog open, once. */
export function useLlegoACuadrar(empresa: string, caja: Caja | undefined, abrir: () => void): void {
  const [parametros, setParametros] = useSearchParams();
  const llego = caja !== undefined && parametros.get(CUADRAR) === empresa;
  const alLlegar = useEffectEvent(() => {
    const resto = new URLSearchParams(parametros);
    resto.delete(CUADRAR);
    setParametros(resto, { replace: true });
    abrir();
  });
  useEffect(() => {
    if (llego) alLlegar();
  }, [llego]);
}

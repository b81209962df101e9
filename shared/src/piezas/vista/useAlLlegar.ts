import { useEffect, useEffectEvent } from 'react';

import { useSearchParams } from '@comanda/shared/router';

/**
 * Whoever comes to an address that asks for a dialog ('?abrir=emision') finds it open, once: the question leaves the address as it is
 * answered. The value is null while the dialog cannot be opened yet.
 */
export function useAlLlegar(clave: string, valor: string | null, abrir: () => void): void {
  const [parametros, setParametros] = useSearchParams();
  const llego = valor !== null && parametros.get(clave) === valor;
  const alLlegar = useEffectEvent(() => {
    const resto = new URLSearchParams(parametros);
    resto.delete(clave);
    setParametros(resto, { replace: true });
    abrir();
  });
  useEffect(() => {
    if (llego) alLlegar();
  }, [llego]);
}

import { useState } from 'react';

import { useUsuario } from '@comanda/shared/session';

import { CONTEO_VACIO, type Conteo } from './conteo';
import { guardarConteo, leerConteo } from './conteoGuardado';

type De = { empresa: string; caja: number; periodo: number };

/** What is being counted, kept at this machine as it is typed: a tab that closes loses nothing of it. */
export function useConteo(de: De) {
  const lugar = { usuario: useUsuario()?.id ?? '', ...de };
  const [conteo, setConteo] = useState(() => leerConteo(lugar) ?? CONTEO_VACIO);
  return {
    conteo,
    cambiar: (cambio: Partial<Conteo>) => {
      const nuevo = { ...conteo, ...cambio };
      setConteo(nuevo);
      guardarConteo(lugar, nuevo);
    },
    olvidar: () => guardarConteo(lugar, null),
  };
}

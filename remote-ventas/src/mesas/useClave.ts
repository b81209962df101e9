import { useRef, useState } from 'react';

import { nuevoUuid } from '@comanda/shared/api';

/**
 * The key of what a dialog sends, for its form, and `conClave` as it goes out: of the same the same, so that a retry does it
 * once; another where it was changed meanwhile.
 */
export function useClave() {
  const [clave] = useState(nuevoUuid);
  const claves = useRef(new Map<string, string>());
  const conClave = <Entrada extends { clave: string }>(entrada: Entrada): Entrada => {
    const que = JSON.stringify(entrada);
    const suya = claves.current.get(que) ?? nuevoUuid();
    claves.current.set(que, suya);
    return { ...entrada, clave: suya };
  };
  return { clave, conClave };
}

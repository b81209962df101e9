import { useDeferredValue, useEffect, useState } from 'react';

/** The value of before until the frame of what else changed with it is drawn; what that costs then may be interrupted. */
export function useTrasElCuadro<T extends object>(valor: T): T {
  const [visto, setVisto] = useState(valor);
  useEffect(() => {
    let espera: ReturnType<typeof setTimeout>;
    const cuadro = requestAnimationFrame(() => {
      espera = setTimeout(() => setVisto(valor));
    });
    return () => {
      cancelAnimationFrame(cuadro);
      clearTimeout(espera);
    };
  }, [valor]);
  return useDeferredValue(visto);
}

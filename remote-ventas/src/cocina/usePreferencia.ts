import { useState } from 'react';

import type { Almacen } from '@comanda/shared/piezas/almacen';

/** What was chosen on a screen, remembered by its machine: whoever works at it finds it so. */
export function usePreferencia(almacen: Almacen, nombre: string, inicial: string) {
  const [valor, setValor] = useState(() => almacen.leer(nombre) ?? inicial);
  const elegir = (nuevo: string) => {
    setValor(nuevo);
    almacen.guardar(nombre, nuevo);
  };
  return [valor, elegir] as const;
}

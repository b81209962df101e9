import { useState } from 'react';

import { almacenDe } from '@comanda/shared/piezas/almacen';

const almacen = almacenDe('ventas', 'vizor.', { antes: 'comanda.vizor.' });

/** What was chosen on this screen, remembered by the machine that hangs there: whoever works at it finds it so. */
export function usePreferencia(nombre: string, inicial: string) {
  const [valor, setValor] = useState(() => almacen.leer(nombre) ?? inicial);
  const elegir = (nuevo: string) => {
    setValor(nuevo);
    almacen.guardar(nombre, nuevo);
  };
  return [valor, elegir] as const;
}

/** One that is on or off. */
export function useInterruptor(nombre: string, inicial: boolean) {
  const [valor, elegir] = usePreferencia(nombre, inicial ? 'si' : 'no');
  return [valor === 'si', (si: boolean) => elegir(si ? 'si' : 'no')] as const;
}

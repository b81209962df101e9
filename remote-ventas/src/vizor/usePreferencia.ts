import { almacenDe } from '@comanda/shared/piezas/almacen';

import { usePreferencia as usePreferenciaDe } from '../cocina/usePreferencia';

const almacen = almacenDe('ventas', 'vizor.', { antes: 'comanda.vizor.' });

/** What was chosen on the screen that hangs in a kitchen. */
export const usePreferencia = (nombre: string, inicial: string) =>
  usePreferenciaDe(almacen, nombre, inicial);

/** One that is on or off. */
export function useInterruptor(nombre: string, inicial: boolean) {
  const [valor, elegir] = usePreferencia(nombre, inicial ? 'si' : 'no');
  return [valor === 'si', (si: boolean) => elegir(si ? 'si' : 'no')] as const;
}

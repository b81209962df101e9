import { useAhora } from '@comanda/shared/piezas/vista';

/** What the server's clock says, followed by this one: a phone that runs behind would count other minutes than the kitchen. */
export function useHoraServidor(desfase: number): Date {
  const ahora = useAhora();
  return new Date(ahora.getTime() + desfase);
}

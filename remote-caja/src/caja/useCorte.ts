import { useConexion } from '@comanda/shared/session';
import { impedimentoDeActoSinLinea, useSinLinea } from '@comanda/shared/sinLinea';

import { cajaMensajes as mensajes } from './cajaMensajes';

/**
 * What there being no line keeps from being done: `mover`, why cash cannot be moved on this machine, and `lineas`, why what
 * only the server does waits. Null: nothing keeps it.
 */
export function useCorte(empresa: string) {
  const enLinea = useConexion();
  const { leida, equipos } = useSinLinea();
  const equipo = equipos.find((uno) => uno.empresa === empresa) ?? null;
  return {
    enLinea,
    mover: enLinea || !leida ? null : impedimentoDeActoSinLinea(equipo),
    lineas: enLinea ? null : mensajes.esperaLinea,
  };
}

export type HoraDeCorte = ReturnType<typeof useCorte>;

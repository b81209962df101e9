import { cajaCalls } from '@comanda/shared/contracts/caja';
import { formatFechaHora } from '@comanda/shared/domain/fecha';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { useDatosDe } from '@comanda/shared/session';
import { Alert } from '@comanda/shared/ui/core';

import { cajaMensajes as mensajes } from './cajaMensajes';
import type { Corte } from './useCorte';

/** Of when what is shown is while there is no line, and what goes on. */
export function CorteAviso({ corte }: { corte: Corte }) {
  const datosDe = useDatosDe();
  const mueve = usePuede(cajaCalls.ingresarMovimiento);
  if (corte.enLinea) return null;
  const deCuando =
    datosDe === null ? mensajes.sinLinea : mensajes.sinLineaDe(formatFechaHora(new Date(datosDe)));
  return (
    <Alert
      type="warning"
      showIcon
      title={deCuando}
      description={mueve && (corte.mover ?? mensajes.sigueSinLinea)}
    />
  );
}

import { formatFechaHora } from '@comanda/shared/domain/fecha';
import { useDatosDe } from '@comanda/shared/session';
import { Alert } from '@comanda/shared/ui/core';

import { cajaMensajes as mensajes } from './cajaMensajes';
import type { Corte } from './useCorte';

/** Of when what is shown is while there is no line, and what goes on. */
export function CorteAviso({ corte }: { corte: Corte }) {
  const datosDe = useDatosDe();
  if (corte.enLinea) return null;
  const deCuando =
    datosDe === null ? mensajes.sinLinea : mensajes.sinLineaDe(formatFechaHora(new Date(datosDe)));
  return (
    <Alert
      type="warning"
      showIcon
      title={deCuando}
      description={corte.mover ?? mensajes.sigueSinLinea}
    />
  );
}

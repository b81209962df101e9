import { useEffect, useEffectEvent } from 'react';

import { aprenderEscaner, type Aprendido, type Tecla } from '@comanda/shared/piezas/escaner';
import { escuchar } from '@comanda/shared/piezas/pagina';

/** No scanner is silent for so long in the middle of a code. */
const SILENCIO_MS = 500;

type Prueba = {
  esperando: boolean;
  /** Null: those were no scanner's keys. */
  alTerminar: (aprendido: Aprendido | null) => void;
  alCancelar: () => void;
};

/** While it waits, all keys are the test scan's: none of them writes or presses anything. */
export function useLecturaDePrueba({ esperando, alTerminar, alCancelar }: Prueba): void {
  const terminar = useEffectEvent((teclas: readonly Tecla[]) =>
    alTerminar(aprenderEscaner(teclas)),
  );
  const cancelar = useEffectEvent(alCancelar);
  useEffect(() => {
    if (!esperando) return;
    const teclas: Tecla[] = [];
    let reloj: ReturnType<typeof setTimeout> | undefined;
    const oir = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const { key, timeStamp } = event;
      if (key === 'Escape') {
        cancelar();
        return;
      }
      teclas.push({ key, timeStamp });
      clearTimeout(reloj);
      reloj = setTimeout(() => terminar(teclas), SILENCIO_MS);
    };
    const dejar = escuchar('keydown', oir, { capture: true });
    return () => {
      clearTimeout(reloj);
      dejar();
    };
  }, [esperando]);
}

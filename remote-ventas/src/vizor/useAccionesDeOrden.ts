import { useMemo, useRef } from 'react';

import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';
import { porHacer, type OrdenVizor } from '@comanda/shared/domain/orden/vizor';
import { useNavigate } from '@comanda/shared/router';
import { confirmar } from '@comanda/shared/ui/core';

import type { Tanda } from './colaDeMarcas';
import { vizorMensajes as mensajes } from './vizorMensajes';

export type AccionesDeOrden = {
  /** A tap on it: ready, or not after all; of what was taken back: seen. */
  alternarLinea: (linea: LineaVizor) => void;
  ordenLista: (orden: OrdenVizor) => void;
  pagar: (orden: OrdenVizor) => void;
  imprimir: (orden: OrdenVizor) => void;
};

type Manos = {
  marcar: (tanda: Tanda) => void;
  /** Somebody looks at the card of an order. */
  alTocar: (random: string) => void;
  imprimirOrden: (lineas: readonly LineaVizor[]) => void;
};

/** The second of two taps in a hurry, or of an Enter that is held, is no change of mind. */
const REBOTE_MS = 600;

/** What one does to an order of the kitchen; the same from render to render, so that no card is drawn for nothing. */
export function useAccionesDeOrden({ marcar, alTocar, imprimirOrden }: Manos): AccionesDeOrden {
  const navegar = useNavigate();
  const toques = useRef(new Map<string, number>());
  return useMemo(() => {
    const rebota = (que: string) => {
      const ahora = performance.now();
      const antes = toques.current.get(que) ?? -REBOTE_MS;
      toques.current.set(que, ahora);
      return ahora - antes < REBOTE_MS;
    };
    return {
      alternarLinea: (linea) => {
        if (rebota(linea.linea)) return;
        const { producto, orden, random } = linea;
        alTocar(random);
        const que = `${producto} de ${orden}`;
        marcar({ lineas: [linea.linea], listo: porHacer(linea) || !linea.lista, que });
      },
      ordenLista: ({ random, orden, lineas, retenidas }) => {
        if (rebota(random)) return;
        alTocar(random);
        const suyas = [...lineas, ...retenidas].filter(porHacer).map(({ linea }) => linea);
        marcar({ lineas: suyas, listo: true, que: orden });
      },
      pagar: ({ random }) => {
        void confirmar(mensajes.confirmarPago).then((si) => {
          if (si) void navegar(`/admin/puntoventa?orden=${random}&pagar=1`);
        });
      },
      imprimir: ({ lineas, retenidas, random }) => {
        if (rebota(`imprimir ${random}`)) return;
        alTocar(random);
        imprimirOrden([...lineas, ...retenidas]);
      },
    };
  }, [marcar, alTocar, imprimirOrden, navegar]);
}

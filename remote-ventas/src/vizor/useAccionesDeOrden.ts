import { useMemo } from 'react';

import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';
import { porHacer, type OrdenVizor } from '@comanda/shared/domain/orden/vizor';
import { useNavigate } from '@comanda/shared/router';
import { confirmar } from '@comanda/shared/ui/core';

import { useRebote } from '../cocina/useRebote';

import type { Tanda } from './colaDeMarcas';
import { vizorMensajes as mensajes } from './vizorMensajes';

export type AccionesDeOrden = {
  /** A tap on it: ready, or not after all; of what was taken back: seen. */
  alternarLinea: (linea: LineaVizor) => void;
  ordenLista: (orden: OrdenVizor) => void;
  pagar: (orden: OrdenVizor) => void;
  imprimir: (orden: OrdenVizor) => void;
  /** Once: at once after it, the button means what was marked before. */
  deshacer: (tanda: Tanda) => void;
};

type Manos = {
  marcar: (tanda: Tanda) => void;
  /** Somebody looks at the card of an order. */
  alTocar: (random: string) => void;
  imprimirOrden: (lineas: readonly LineaVizor[]) => void;
};

/** What one does to an order of the kitchen; the same from render to render, so that no card is drawn for nothing. */
export function useAccionesDeOrden({ marcar, alTocar, imprimirOrden }: Manos): AccionesDeOrden {
  const navegar = useNavigate();
  const rebota = useRebote();
  return useMemo(
    () => ({
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
        const suyas = [...lineas, ...retenidas].filter((una) => porHacer(una) && !una.en_otra);
        marcar({ lineas: suyas.map(({ linea }) => linea), listo: true, que: orden });
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
      deshacer: (tanda) => {
        if (!rebota('deshacer')) marcar({ ...tanda, listo: false });
      },
    }),
    [rebota, marcar, alTocar, imprimirOrden, navegar],
  );
}

import { useEffect, useState, type PointerEvent, type RefObject } from 'react';

import { escuchar } from '@comanda/shared/piezas/pagina';

import { celdaEn, type CeldaDePlano } from './celdas';

type Arrastre = {
  id: string;
  desde: CeldaDePlano;
  /** How far it was carried, in pixels, and the cell under the pointer. */
  llevado: CeldaDePlano;
  celda: CeldaDePlano | null;
};

/** A finger or a mouse that carries a card over the plan. Escape, or a call that takes the screen, leaves it where it was. */
export function useArrastre(
  plano: RefObject<HTMLElement | null>,
  onSoltar: (id: string, celda: CeldaDePlano) => void,
) {
  const [arrastre, setArrastre] = useState<Arrastre | null>(null);
  const soltar = () => setArrastre(null);

  const lleva = arrastre !== null;
  useEffect(() => {
    if (!lleva) return;
    return escuchar('keydown', ({ key }) => {
      if (key === 'Escape') setArrastre(null);
    });
  }, [lleva]);

  const asa = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setArrastre({ id, desde: puntoDe(event), llevado: { x: 0, y: 0 }, celda: null });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (arrastre?.id !== id || !plano.current) return;
      const punto = puntoDe(event);
      const llevado = { x: punto.x - arrastre.desde.x, y: punto.y - arrastre.desde.y };
      const celda = celdaEn(plano.current.getBoundingClientRect(), punto);
      setArrastre({ ...arrastre, llevado, celda });
    },
    onPointerUp: () => {
      if (arrastre?.id === id && arrastre.celda) onSoltar(id, arrastre.celda);
      soltar();
    },
    onPointerCancel: soltar,
  });
  return { arrastre, asa };
}

const puntoDe = ({ clientX, clientY }: PointerEvent): CeldaDePlano => ({ x: clientX, y: clientY });

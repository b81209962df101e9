import { useEffect, useEffectEvent } from 'react';

import { escuchar } from '@comanda/shared/piezas/pagina';

import { prepararSonido } from '../../cocina/sonido';
import { crearGuardia, crearLector } from './lector';

/**
 * 'tomado': its digits are nobody's text. 'ajeno': they are, and stay where they were read; its Enter sends nothing all the
 * same. 'tecleado': a quick hand's, Enter and all.
 */
export type ReciboDeEscaner = 'tomado' | 'ajeno' | 'tecleado';

type Acciones = {
  alLeer: (codigo: string) => ReciboDeEscaner;
  alRepetir: () => void;
};

/** A barcode scanned anywhere on the till, also with a dialog open. */
export function useEscaner(acciones: Acciones): void {
  const leer = useEffectEvent((codigo: string) => acciones.alLeer(codigo));
  const repetir = useEffectEvent(() => acciones.alRepetir());

  useEffect(() => prepararSonido(), []);
  useEffect(() => {
    const lector = crearLector();
    const repetida = crearGuardia();
    let reponer: () => void = recordarTextos();
    const oir = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const lectura = lector(event);
      if (lectura.tipo === 'empieza') reponer = recordarTextos();
      if (lectura.tipo !== 'codigo') return;
      const otraVez = repetida(lectura.codigo, event.timeStamp);
      const recibo = otraVez ? 'tomado' : leer(lectura.codigo);
      if (recibo === 'tecleado') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (recibo === 'tomado') reponer();
      if (otraVez) repetir();
    };
    return escuchar('keydown', oir, { capture: true });
  }, []);
}

const CAJAS = 'input:not([type=checkbox], [type=radio]), textarea';

/** What every box said, and where the focus was, before a code may have been written into it. Answers how to put it back. */
function recordarTextos(): () => void {
  const foco = document.activeElement;
  const cajas = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(CAJAS)];
  const antes = cajas.map((caja) => [caja, caja.value] as const);
  return () => {
    for (const [caja, texto] of antes) if (caja.value !== texto) escribir(caja, texto);
    if (foco instanceof HTMLElement && foco.isConnected) foco.focus();
  };
}

/** As if it had been typed: React hears of it. */
function escribir(caja: HTMLInputElement | HTMLTextAreaElement, texto: string): void {
  Reflect.set(Object.getPrototypeOf(caja) as object, 'value', texto, caja); // past the one React puts on the box itself
  caja.dispatchEvent(new Event('input', { bubbles: true }));
}

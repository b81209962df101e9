import { fireEvent } from '@testing-library/react';

let reloj = 1_000_000;

/** A scanner's keys and the Enter it ends with: each goes to what has the focus, and writes there as a browser would. Milliseconds. */
export function escanear(codigo: string, { entre = 8, antes = 1_000 } = {}): void {
  reloj += antes;
  for (const key of [...Array.from(codigo), 'Enter']) {
    reloj += entre;
    const donde = document.activeElement ?? document.body;
    const tecla = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(tecla, 'timeStamp', { value: reloj });
    const sigue = fireEvent(donde, tecla);
    const caja = document.activeElement;
    if (sigue && key.length === 1 && caja instanceof HTMLInputElement)
      fireEvent.change(caja, { target: { value: caja.value + key } });
  }
}

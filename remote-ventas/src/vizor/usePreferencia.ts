import { useState } from 'react';

const PREFIJO = 'comanda.vizor.';

/** What was chosen on this screen, remembered by the machine that hangs there: whoever works at it finds it so. */
export function usePreferencia(nombre: string, inicial: string) {
  const llave = PREFIJO + nombre;
  const [valor, setValor] = useState(() => leer(llave) ?? inicial);
  const elegir = (nuevo: string) => {
    setValor(nuevo);
    guardar(llave, nuevo);
  };
  return [valor, elegir] as const;
}

/** One that is on or off. */
export function useInterruptor(nombre: string, inicial: boolean) {
  const [valor, elegir] = usePreferencia(nombre, inicial ? 'si' : 'no');
  return [valor === 'si', (si: boolean) => elegir(si ? 'si' : 'no')] as const;
}

function leer(llave: string): string | null {
  try {
    return localStorage.getItem(llave);
  } catch (error) {
    console.warn('vizor: a preference cannot be read', error);
    return null;
  }
}

function guardar(llave: string, valor: string): void {
  try {
    localStorage.setItem(llave, valor);
  } catch (error) {
    console.warn('vizor: a preference cannot be stored', error);
  }
}

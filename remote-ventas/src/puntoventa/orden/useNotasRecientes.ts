import { useState } from 'react';

import { almacenDe } from '@comanda/shared/piezas/almacen';

const CUANTAS = 6;
const almacen = almacenDe('ventas', 'notas.', { antes: 'comanda.notas.' });

/** The notes this till wrote last for its kitchen, the last one first: one tap instead of a sentence. */
export function useNotasRecientes(empresa: string) {
  const [notas] = useState(() => leer(empresa));
  const recordar = (nota: string) => {
    if (!nota) return;
    const otras = notas.filter((una) => una !== nota);
    guardar(empresa, [nota, ...otras].slice(0, CUANTAS));
  };
  return { notas, recordar };
}

function leer(empresa: string): readonly string[] {
  try {
    const leidas: unknown = JSON.parse(almacen.leer(empresa) ?? '[]');
    return Array.isArray(leidas) ? leidas.filter((una) => typeof una === 'string') : [];
  } catch (error) {
    console.warn('notas: the last ones cannot be read', error);
    return [];
  }
}

function guardar(empresa: string, notas: readonly string[]): void {
  almacen.guardar(empresa, JSON.stringify(notas));
}

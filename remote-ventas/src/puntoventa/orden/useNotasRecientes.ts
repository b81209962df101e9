import { useState } from 'react';

import { almacenDe } from '@comanda/shared/piezas/almacen';

const CUANTAS = 6;
const almacen = almacenDe('ventas', 'notas.', { antes: 'comanda.notas.' });

/** The notes this till wrote last for its kitchen, those of the dish first: one tap instead of a sentence. */
export function useNotasRecientes(empresa: string, producto: string) {
  const delPlato = `${empresa}#${producto}`;
  const [notas] = useState(() =>
    [...new Set([...leer(delPlato), ...leer(empresa)])].slice(0, CUANTAS),
  );
  const recordar = (nota: string) => {
    if (!nota) return;
    for (const llave of [delPlato, empresa])
      guardar(llave, [...new Set([nota, ...leer(llave)])].slice(0, CUANTAS));
  };
  return { notas, recordar };
}

function leer(llave: string): readonly string[] {
  try {
    const leidas: unknown = JSON.parse(almacen.leer(llave) ?? '[]');
    return Array.isArray(leidas) ? leidas.filter((una) => typeof una === 'string') : [];
  } catch (error) {
    console.warn('notas: the last ones cannot be read', error);
    return [];
  }
}

function guardar(llave: string, notas: readonly string[]): void {
  almacen.guardar(llave, JSON.stringify(notas));
}

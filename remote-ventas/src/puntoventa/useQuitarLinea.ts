import { useEffect, useState } from 'react';

import { useDispatch } from 'react-redux';

import type { Carrito, Linea } from '@comanda/shared/domain/carrito';
import { DESHACER_MS } from '@comanda/shared/ui/core';

import { lineaQuitada, lineaRepuesta } from '../carrito/carritoSlice';

type Quitada = { clave: string; linea: Linea; posicion: number };

/** Removes a line and offers it back for five seconds (design/ui.md, Till). */
export function useQuitarLinea(clave: string, carrito: Carrito) {
  const dispatch = useDispatch();
  const [quitada, setQuitada] = useState<Quitada | null>(null);

  useEffect(() => {
    if (!quitada) return;
    const reloj = setTimeout(() => setQuitada(null), DESHACER_MS);
    return () => clearTimeout(reloj);
  }, [quitada]);

  const quitar = (id: string) => {
    const posicion = carrito.findIndex((linea) => linea.id === id);
    const linea = carrito[posicion];
    if (!linea) return;
    dispatch(lineaQuitada({ clave, id }));
    setQuitada({ clave, linea, posicion });
  };
  const deshacer = () => {
    if (quitada) dispatch(lineaRepuesta(quitada));
    setQuitada(null);
  };

  return { quitada: quitada?.clave === clave ? quitada : null, quitar, deshacer };
}

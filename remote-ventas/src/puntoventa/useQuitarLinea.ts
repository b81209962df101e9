import { useCallback, useEffect, useState } from 'react';

import { useDispatch, useStore } from 'react-redux';

import type { Linea } from '@comanda/shared/domain/carrito';
import { DESHACER_MS } from '@comanda/shared/ui/core';

import {
  lineaQuitada,
  lineaRepuesta,
  selectVenta,
  type EstadoConCarrito,
} from '../carrito/carritoSlice';

type Quitada = { clave: string; linea: Linea; posicion: number };

/** Removes a line and offers it back for five seconds (design/ui.md, Till). */
export function useQuitarLinea(clave: string) {
  const dispatch = useDispatch();
  const store = useStore<EstadoConCarrito>();
  const [quitada, setQuitada] = useState<Quitada | null>(null);

  useEffect(() => {
    if (!quitada) return;
    const reloj = setTimeout(() => setQuitada(null), DESHACER_MS);
    return () => clearTimeout(reloj);
  }, [quitada]);

  const quitar = useCallback(
    (id: string) => {
      const { carrito } = selectVenta(store.getState(), clave);
      const posicion = carrito.findIndex((linea) => linea.id === id);
      const linea = carrito[posicion];
      if (!linea) return;
      dispatch(lineaQuitada({ clave, id }));
      setQuitada({ clave, linea, posicion });
    },
    [clave, dispatch, store],
  );
  const deshacer = () => {
    if (quitada) dispatch(lineaRepuesta(quitada));
    setQuitada(null);
  };

  return { quitada: quitada?.clave === clave ? quitada : null, quitar, deshacer };
}

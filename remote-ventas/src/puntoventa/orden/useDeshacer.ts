import { useCallback, useEffect, useState } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useStore } from 'react-redux';

import { claveDeLinea } from '@comanda/shared/domain/orden/carrito';
import { DESHACER_MS } from '@comanda/shared/ui/core';

import { ordenDeVenta } from '../../carrito/cambiosDeVenta';
import {
  lineaQuitada,
  lineaRepuesta,
  lineasRepetidas,
  lineasRetiradas,
  ordenRepuesta,
  ordenVaciada,
  selectVenta,
  type EstadoConCarrito,
} from '../../carrito/carritoSlice';
import { ponerLineas, type LineaRepetida } from '../../carrito/lineasRepetidas';
import { estaVacia } from '../../carrito/ventaAbierta';
import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';

type Hecho = { clave: string; vendida: string | undefined; texto: string; vuelta: UnknownAction };

export type Deshacible = ReturnType<typeof useDeshacer>;

/**
 * Takes a line or the whole order away and offers it back for five seconds. `vendida`: the tab's
 * last sale; what was taken out of an order that is sold by now does not come back.
 */
export function useDeshacer(clave: string, vendida: string | undefined) {
  const dispatch = useDispatch();
  const store = useStore<EstadoConCarrito>();
  const [hecho, setHecho] = useState<Hecho | null>(null);

  useEffect(() => {
    if (!hecho) return;
    const reloj = setTimeout(() => setHecho(null), DESHACER_MS);
    return () => clearTimeout(reloj);
  }, [hecho]);

  const quitar = useCallback(
    (id: string) => {
      const venta = selectVenta(store.getState(), clave);
      const posicion = venta.carrito.findIndex((linea) => claveDeLinea(linea) === id);
      const linea = venta.carrito[posicion];
      if (!linea) return;
      dispatch(lineaQuitada({ clave, id }));
      // with the last one went what was agreed on for all of it
      const vuelta = estaVacia(selectVenta(store.getState(), clave))
        ? ordenRepuesta({ clave, orden: ordenDeVenta(venta) })
        : lineaRepuesta({ clave, linea, posicion });
      setHecho({ clave, vendida, texto: `Se quitó ${linea.producto}`, vuelta });
    },
    [clave, vendida, dispatch, store],
  );
  const vaciar = useCallback(() => {
    const orden = ordenDeVenta(selectVenta(store.getState(), clave));
    dispatch(ordenVaciada({ clave }));
    const vuelta = ordenRepuesta({ clave, orden });
    setHecho({ clave, vendida, texto: mensajes.ordenVaciada, vuelta });
  }, [clave, vendida, dispatch, store]);
  const repetir = useCallback(
    (lineas: readonly LineaRepetida[], texto: string) => {
      const { puestas } = ponerLineas(selectVenta(store.getState(), clave).carrito, lineas);
      dispatch(lineasRepetidas({ clave, lineas }));
      setHecho({ clave, vendida, texto, vuelta: lineasRetiradas({ clave, puestas }) });
    },
    [clave, vendida, dispatch, store],
  );
  const deshacer = () => {
    if (hecho) dispatch(hecho.vuelta);
    setHecho(null);
  };

  const sigue = hecho?.clave === clave && hecho.vendida === vendida;
  return { hecho: sigue ? hecho : null, quitar, vaciar, repetir, deshacer };
}

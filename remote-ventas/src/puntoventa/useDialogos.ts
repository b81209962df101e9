import { useCallback, useState } from 'react';

import { useDispatch, useStore } from 'react-redux';

import { nuevoUuid } from '@comanda/shared/api';
import type { Producto } from '@comanda/shared/contracts/productos';
import { totalesDe, type Linea } from '@comanda/shared/domain/carrito';
import { LIMITE_CONSUMIDOR_FINAL } from '@comanda/shared/domain/identificacion';
import { avisar } from '@comanda/shared/ui/core';

import {
  pagoIniciado,
  productoAgregado,
  selectVenta,
  type EstadoConCarrito,
} from '../carrito/carritoSlice';
import type { Cuenta, VentaAbierta } from '../carrito/ventaAbierta';
import type { Dialogo } from './DialogoVenta';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';

/**
 * Which dialog stands over the till, and what opens each. Payment waits for a customer above 50 dollars. All stay the same
 * from one tap to the next: the buttons that call them are not drawn again.
 */
export function useDialogos(clave: string, abierta: VentaAbierta, alIniciarPago: () => void) {
  const [abierto, setDialogo] = useState<Dialogo | null>(null);
  const dispatch = useDispatch();
  const store = useStore<EstadoConCarrito>();
  const leer = useCallback(() => selectVenta(store.getState(), clave), [store, clave]);

  const pedirCantidad = useCallback(
    (producto: Producto) => {
      if (!leer().carrito.some(({ id }) => id === producto.id))
        dispatch(productoAgregado({ clave, producto }));
      setDialogo({ tipo: 'cantidad', id: producto.id });
    },
    [dispatch, clave, leer],
  );
  const fijarCantidad = useCallback(({ id }: Linea) => setDialogo({ tipo: 'cantidad', id }), []);
  const registrar = useCallback(() => setDialogo({ tipo: 'cliente', pagar: null }), []);
  const dividir = useCallback(() => setDialogo({ tipo: 'dividir' }), []);
  const nombrar = useCallback(() => setDialogo({ tipo: 'nombre' }), []);
  const cerrar = useCallback(() => setDialogo(null), []);

  const iniciarPago = useCallback(
    (cuenta: Cuenta) => {
      alIniciarPago();
      dispatch(pagoIniciado({ clave, cuenta, idempotencia: nuevoUuid() }));
      setDialogo({ tipo: 'pago', cuenta });
    },
    [dispatch, clave, alIniciarPago],
  );
  const pagar = useCallback(
    (cuenta: Cuenta) => {
      const { carrito, dividida, cliente } = leer();
      const lineas = cuenta === 'principal' ? carrito : dividida;
      if (lineas.length === 0) {
        avisar({ tipo: 'warning', titulo: mensajes.titulo, texto: mensajes.carritoVacio });
      } else if (!cliente && totalesDe(lineas).total > LIMITE_CONSUMIDOR_FINAL) {
        setDialogo({ tipo: 'cliente', pagar: cuenta });
      } else {
        iniciarPago(cuenta);
      }
    },
    [leer, iniciarPago],
  );
  /** What is left to charge: the split bill when the rest is paid. */
  const pagarTodo = useCallback(() => {
    const { carrito, dividida } = leer();
    pagar(carrito.length === 0 && dividida.length > 0 ? 'dividida' : 'principal');
  }, [leer, pagar]);

  // A payment that has no key any more is over: the sale exists, here or in another tab of this browser.
  const terminado = abierto?.tipo === 'pago' && !abierta.intento;
  return {
    dialogo: terminado ? null : abierto,
    ...{ pedirCantidad, fijarCantidad, registrar, dividir, nombrar, cerrar },
    ...{ iniciarPago, pagar, pagarTodo },
  };
}

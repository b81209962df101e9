import { useCallback, useState } from 'react';

import { useDispatch, useStore } from 'react-redux';

import { nuevoUuid } from '@comanda/shared/api';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import { claveDeLinea, totalDeCuenta, type Linea } from '@comanda/shared/domain/orden/carrito';
import { LIMITE_CONSUMIDOR_FINAL } from '@comanda/shared/domain/fiscal/identificacion';
import { avisar } from '@comanda/shared/ui/core';

import {
  pagoIniciado,
  productoAgregado,
  selectVenta,
  type EstadoConCarrito,
} from '../carrito/carritoSlice';
import {
  cuentaDeVenta,
  PRINCIPAL,
  type CuentaId,
  type VentaAbierta,
} from '../carrito/ventaAbierta';
import type { DialogoDeVenta } from './dialogo';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';

/**
 * Which dialog stands over the till, and what opens each. Payment waits for a customer above 50 dollars. All stay the same
 * from one tap to the next: the buttons that call them are not drawn again.
 */
export function useDialogos(clave: string, abierta: VentaAbierta, alIniciarPago: () => void) {
  const [abierto, setDialogo] = useState<DialogoDeVenta | null>(null);
  const dispatch = useDispatch();
  const store = useStore<EstadoConCarrito>();
  const leer = useCallback(() => selectVenta(store.getState(), clave), [store, clave]);

  const pedirCantidad = useCallback(
    (producto: Producto) => {
      const hay = leer().carrito.find(({ id }) => id === producto.id);
      if (!hay || producto.por_peso) dispatch(productoAgregado({ clave, producto }));
      const linea = hay && !producto.por_peso ? hay : leer().carrito.at(-1);
      if (linea) setDialogo({ tipo: 'cantidad', id: claveDeLinea(linea) });
    },
    [dispatch, clave, leer],
  );
  const fijarCantidad = useCallback(
    (linea: Linea) => setDialogo({ tipo: 'cantidad', id: claveDeLinea(linea) }),
    [],
  );
  const anotar = useCallback(
    (linea: Linea) => setDialogo({ tipo: 'nota', id: claveDeLinea(linea) }),
    [],
  );
  const descontar = useCallback((id: string) => setDialogo({ tipo: 'descuento', id }), []);
  const registrar = useCallback(() => setDialogo({ tipo: 'cliente', pagar: null }), []);
  const dividir = useCallback(() => setDialogo({ tipo: 'dividir' }), []);
  const nombrar = useCallback(() => setDialogo({ tipo: 'nombre' }), []);
  const verAtajos = useCallback(() => setDialogo({ tipo: 'atajos' }), []);
  const ajustar = useCallback(() => setDialogo({ tipo: 'ajustes' }), []);
  const cerrar = useCallback(() => setDialogo(null), []);

  const iniciarPago = useCallback(
    (cuenta: CuentaId) => {
      alIniciarPago();
      dispatch(pagoIniciado({ clave, cuenta, idempotencia: nuevoUuid() }));
      setDialogo({ tipo: 'pago', cuenta });
    },
    [dispatch, clave, alIniciarPago],
  );
  const pagar = useCallback(
    (id: CuentaId) => {
      const venta = leer();
      const cuenta = cuentaDeVenta(venta, id);
      if (cuenta.carrito.length === 0) {
        avisar({ tipo: 'warning', titulo: mensajes.titulo, texto: mensajes.carritoVacio });
      } else if (!venta.cliente && totalDeCuenta(cuenta) > LIMITE_CONSUMIDOR_FINAL) {
        setDialogo({ tipo: 'cliente', pagar: id });
      } else {
        iniciarPago(id);
      }
    },
    [leer, iniciarPago],
  );
  /** What is being paid already; else what is left to charge: the first part once the rest is paid. */
  const pagarTodo = useCallback(() => {
    const { carrito, partes, enCobro } = leer();
    const empezada = enCobro && enCobro.abonos.length > 0 ? enCobro.cuenta : undefined;
    const parte = carrito.length === 0 ? partes[0]?.id : undefined;
    pagar(empezada ?? parte ?? PRINCIPAL);
  }, [leer, pagar]);

  // A payment that has no key any more is over: the sale exists, here or in another tab of this browser.
  const terminado = abierto?.tipo === 'pago' && !abierta.intento;
  return {
    dialogo: terminado ? null : abierto,

    pedirCantidad,
    fijarCantidad,
    anotar,
    descontar,
    registrar,
    dividir,
    nombrar,
    verAtajos,
    ajustar,
    cerrar,
    iniciarPago,
    pagar,
    pagarTodo,
  };
}

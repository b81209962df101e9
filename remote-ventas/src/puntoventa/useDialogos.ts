import { useCallback, useState } from 'react';

import { useDispatch, useStore } from 'react-redux';

import { nuevoUuid } from '@comanda/shared/api';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import { claveDeLinea, type Linea } from '@comanda/shared/domain/orden/carrito';
import { pideOpciones } from '@comanda/shared/domain/producto/opciones';
import { avisar } from '@comanda/shared/ui/core';

import type { Elegidos } from '../carrito/cambiosDeVenta';
import {
  facturaSeparada,
  pagoIniciado,
  productoAgregado,
  selectVenta,
  type EstadoConCarrito,
} from '../carrito/carritoSlice';
import {
  abonosDe,
  cuentaDeVenta,
  faltaComprador,
  PRINCIPAL,
  totalACobrar,
  type CuentaId,
  type VentaAbierta,
} from '../carrito/ventaAbierta';
import type { Documentos } from './catalogo/useDocumentos';
import type { DialogoDeVenta, PorElegir } from './dialogo';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';

type Encima = {
  abierto: DialogoDeVenta | null;
  /** Asked for one after another. */
  porElegir: readonly PorElegir[];
  vuelta: number;
};
const NADA_ENCIMA: Encima = { abierto: null, porElegir: [], vuelta: 0 };

type Cobros = { documentos: Documentos; alIniciarPago: () => void };

/**
 * Which dialog stands over the till, and what opens each. Payment waits for a customer above 50 dollars, and what would be two
 * documents is parted before. All stay the same
 * from one tap to the next: the buttons that call them are not drawn again.
 */
export function useDialogos(
  clave: string,
  abierta: VentaAbierta,
  { documentos, alIniciarPago }: Cobros,
) {
  const [{ abierto, porElegir }, setEncima] = useState(NADA_ENCIMA);
  // A payment that has no key any more is over: the sale exists, here or in another tab of this browser.
  const terminado = abierto?.tipo === 'pago' && !abierta.intento;
  const dispatch = useDispatch();
  const store = useStore<EstadoConCarrito>();
  const leer = useCallback(() => selectVenta(store.getState(), clave), [store, clave]);

  const setDialogo = useCallback(
    (otro: DialogoDeVenta) => setEncima((antes) => ({ ...antes, abierto: otro })),
    [],
  );
  /** Each waits for what stands over the till, and for those before it: a scanner does not wait for an answer. */
  const pedirOpciones = useCallback(
    (producto: Producto, cantidad?: number) =>
      setEncima((antes) => {
        const vuelta = antes.vuelta + 1;
        const pedida: PorElegir = { tipo: 'elegir', producto, cantidad, vuelta };
        return { ...antes, vuelta, porElegir: [...antes.porElegir, pedida] };
      }),
    [],
  );
  const cerrar = useCallback(
    () =>
      setEncima(({ abierto: suyo, porElegir: cola, vuelta }) => {
        const delante = suyo !== null && !terminado;
        return { abierto: null, porElegir: delante ? cola : cola.slice(1), vuelta };
      }),
    [terminado],
  );
  const pedirCantidad = useCallback(
    (producto: Producto) => {
      const hay = leer().carrito.findLast(({ id }) => id === producto.id);
      if (pideOpciones(producto) && !hay) return pedirOpciones(producto);
      if (!hay || producto.por_peso) dispatch(productoAgregado({ clave, producto }));
      const linea = hay && !producto.por_peso ? hay : leer().carrito.at(-1);
      if (linea) setDialogo({ tipo: 'cantidad', id: claveDeLinea(linea) });
    },
    [dispatch, clave, leer, pedirOpciones, setDialogo],
  );
  const fijarCantidad = useCallback(
    (linea: Linea) => setDialogo({ tipo: 'cantidad', id: claveDeLinea(linea) }),
    [setDialogo],
  );
  /** What is weighed is added as one, and then asked how much it weighs. */
  const agregarElegida = useCallback(
    ({ producto, cantidad }: PorElegir, modificadores: Elegidos) => {
      dispatch(productoAgregado({ clave, producto, cantidad: cantidad ?? 1, modificadores }));
      cerrar();
      const pesada =
        producto.por_peso && cantidad === undefined ? leer().carrito.at(-1) : undefined;
      if (pesada) fijarCantidad(pesada);
    },
    [dispatch, clave, leer, cerrar, fijarCantidad],
  );
  const anotar = useCallback(
    (linea: Linea) => setDialogo({ tipo: 'nota', id: claveDeLinea(linea) }),
    [setDialogo],
  );
  const descontar = useCallback(
    (id: string) => setDialogo({ tipo: 'descuento', id }),
    [setDialogo],
  );
  const elegirOtras = useCallback(
    (id: string) => setDialogo({ tipo: 'opciones', id }),
    [setDialogo],
  );
  const registrar = useCallback(() => setDialogo({ tipo: 'cliente', pagar: null }), [setDialogo]);
  const dividir = useCallback(() => setDialogo({ tipo: 'dividir' }), [setDialogo]);
  const nombrar = useCallback(() => setDialogo({ tipo: 'nombre' }), [setDialogo]);
  const verAtajos = useCallback(() => setDialogo({ tipo: 'atajos' }), [setDialogo]);
  const ajustar = useCallback(() => setDialogo({ tipo: 'ajustes' }), [setDialogo]);

  const iniciarPago = useCallback(
    (cuenta: CuentaId) => {
      alIniciarPago();
      dispatch(pagoIniciado({ clave, cuenta, idempotencia: nuevoUuid() }));
      setDialogo({ tipo: 'pago', cuenta });
    },
    [dispatch, clave, alIniciarPago, setDialogo],
  );
  const pagar = useCallback(
    (id: CuentaId) => {
      const venta = leer();
      const cuenta = cuentaDeVenta(venta, id);
      if (cuenta.carrito.length === 0) {
        avisar({ tipo: 'warning', titulo: mensajes.titulo, texto: mensajes.carritoVacio });
      } else if (documentos.de(cuenta.carrito) === 'MEZCLA' && abonosDe(venta).length === 0) {
        dispatch(facturaSeparada({ clave, cuenta: id }));
        setDialogo({ tipo: 'dividir' });
      } else if (faltaComprador(venta.cliente, totalACobrar(venta, id))) {
        setDialogo({ tipo: 'cliente', pagar: id });
      } else {
        iniciarPago(id);
      }
    },
    [clave, dispatch, documentos, leer, iniciarPago, setDialogo],
  );
  /** What is being paid already; else what is left to charge: the first part once the rest is paid. */
  const pagarTodo = useCallback(() => {
    const { carrito, partes, enCobro } = leer();
    const empezada = enCobro && enCobro.abonos.length > 0 ? enCobro.cuenta : undefined;
    const parte = carrito.length === 0 ? partes[0]?.id : undefined;
    pagar(empezada ?? parte ?? PRINCIPAL);
  }, [leer, pagar]);

  return {
    dialogo: (terminado ? null : abierto) ?? porElegir[0] ?? null,

    pedirCantidad,
    pedirOpciones,
    agregarElegida,
    elegirOtras,
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

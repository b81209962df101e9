import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import { pideOpciones } from '@comanda/shared/domain/producto/opciones';
import { avisar } from '@comanda/shared/ui/core';

import { productoAgregado } from '../../carrito/carritoSlice';
import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';

type Agregar = {
  clave: string;
  /** Some of the order is paid: it is not changed. */
  abonada: boolean;
  pedirCantidad: (producto: Producto) => void;
  pedirOpciones: (producto: Producto) => void;
};

/** A tap on a tile: one more of it, which of its options, or how much of what is weighed. */
export function useAgregar({ clave, abonada, pedirCantidad, pedirOpciones }: Agregar) {
  const dispatch = useDispatch();
  return useCallback(
    (producto: Producto) => {
      if (abonada) avisar({ tipo: 'warning', titulo: mensajes.titulo, texto: mensajes.conAbonos });
      else if (pideOpciones(producto)) pedirOpciones(producto);
      else if (producto.por_peso) pedirCantidad(producto);
      else dispatch(productoAgregado({ clave, producto }));
    },
    [dispatch, clave, abonada, pedirCantidad, pedirOpciones],
  );
}

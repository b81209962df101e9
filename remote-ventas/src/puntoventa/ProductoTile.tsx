import { memo } from 'react';

import { useSelector } from 'react-redux';

import type { Producto } from '@comanda/shared/contracts/productos';
import { formatMonto } from '@comanda/shared/domain/dinero';

import { selectCantidad, type EstadoConCarrito } from '../carrito/carritoSlice';
import { useToqueLargo } from './useToqueLargo';

type ProductoTileProps = {
  clave: string;
  producto: Producto;
  onAgregar: (producto: Producto) => void;
  onCantidad: (producto: Producto) => void;
};

/** A button of the browser: there are hundreds, and antd's are twelve times dearer. */
export const ProductoTile = memo(function ProductoTile(props: ProductoTileProps) {
  const { clave, producto, onAgregar, onCantidad } = props;
  const cantidad = useSelector((state: EstadoConCarrito) =>
    selectCantidad(state, clave, producto.id),
  );
  const gestos = useToqueLargo(
    () => onAgregar(producto),
    () => onCantidad(producto),
  );
  return (
    <button type="button" className="ui-tarjeta ventas-tile" {...gestos}>
      <span className="ventas-tile-nombre">{producto.producto}</span>
      <span className="ventas-tile-precio cifra">{formatMonto(producto.precio_venta)}</span>
      {cantidad > 0 && (
        <span className="ventas-tile-cantidad cifra">
          {cantidad}
          <span className="solo-lector"> en la orden</span>
        </span>
      )}
    </button>
  );
});

import { memo } from 'react';

import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { FotoProducto } from '@comanda/shared/piezas/foto';
import { deColor } from '@comanda/shared/piezas/tono';

import type { ProductoDeCaja } from './productoDeCaja';
import { useToqueLargo } from './useToqueLargo';

type ProductoTileProps = {
  producto: ProductoDeCaja;
  /** Units in the order. */
  cantidad: number;
  /** Where Tab stops among them. */
  parada: boolean;
  onAgregar: (producto: ProductoDeCaja) => void;
  onCantidad: (producto: ProductoDeCaja) => void;
};

const FOTO_PX = 44;
const nada = () => undefined;

/** A button of the browser: there are hundreds, and antd's are twelve times dearer. What ran out can be read, not pressed. */
export const ProductoTile = memo(function ProductoTile(props: ProductoTileProps) {
  const { producto, cantidad, parada, onAgregar, onCantidad } = props;
  const { producto: nombre, color_categoria: color, agotado, precio_antes: antes } = producto;
  const gestos = useToqueLargo(
    agotado ? nada : () => onAgregar(producto),
    agotado ? nada : () => onCantidad(producto),
  );
  return (
    <button
      type="button"
      className="ventas-tile"
      {...deColor(color)}
      title={nombre}
      tabIndex={parada ? 0 : -1}
      aria-disabled={agotado || undefined}
      data-pedido={cantidad > 0 || undefined}
      {...gestos}
    >
      {producto.imagen && (
        <span className="ventas-tile-foto">
          <FotoProducto imagen={producto.imagen} tamano={FOTO_PX} />
        </span>
      )}
      <span className="ventas-tile-nombre">{nombre}</span>
      <span className="ventas-tile-precio cifra">
        {agotado ? 'Agotado' : formatMonto(producto.precio_venta)}
        {!agotado && antes !== undefined && antes > producto.precio_venta && (
          <s>
            <span className="solo-lector">antes </span>
            {formatMonto(antes)}
          </s>
        )}
      </span>
      {cantidad > 0 && (
        <span className="ventas-tile-cantidad cifra">
          {cantidad}
          <span className="solo-lector"> en la orden</span>
        </span>
      )}
    </button>
  );
});

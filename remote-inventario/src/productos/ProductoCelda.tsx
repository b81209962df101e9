import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import { FotoProducto } from '@comanda/shared/piezas/foto';
import { Icono } from '@comanda/shared/ui/core';

import estilos from './productos.module.css';

type ProductoCeldaProps = { producto: Producto; conFoto: boolean };

/** A product's picture, name and code, and what there is to know of it: that it ran out, that it is a favourite. */
export function ProductoCelda({ producto, conFoto }: ProductoCeldaProps) {
  const { codigo, codigo_barras, agotado, favorito, imagen } = producto;
  const codigos = [codigo, codigo_barras].filter((uno) => uno !== null).join(' · ');
  return (
    <div className={estilos.producto}>
      {conFoto && <FotoProducto imagen={imagen} />}
      <div className={estilos.nombre}>
        <span title={producto.producto}>{producto.producto}</span>
        {(codigos || agotado || favorito) && (
          <small>
            {codigos}
            {agotado && (
              <span data-tono="agotado">
                <Icono nombre="alerta" tamano={14} /> Agotado
              </span>
            )}
            {favorito && (
              <span data-tono="favorito">
                <Icono nombre="estrella" tamano={14} /> Favorito
              </span>
            )}
          </small>
        )}
      </div>
    </div>
  );
}

import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import { Icono } from '@comanda/shared/ui/core';

import estilos from './productos.module.css';

/** A product's name and code, and what there is to know of it: that it ran out, that it is a favourite. */
export function ProductoCelda({ producto }: { producto: Producto }) {
  const { codigo, codigo_barras, agotado, favorito } = producto;
  const codigos = [codigo, codigo_barras].filter((uno) => uno !== null).join(' · ');
  return (
    <div className={estilos.nombre}>
      <span title={producto.producto}>{producto.producto}</span>
      {(codigos || agotado || favorito) && (
        <small>
          {codigos}
          {agotado && (
            <span data-tono="mal">
              <Icono nombre="alerta" tamano={14} /> Agotado
            </span>
          )}
          {favorito && (
            <span data-tono="pausa">
              <Icono nombre="estrella" tamano={14} /> Favorito
            </span>
          )}
        </small>
      )}
    </div>
  );
}

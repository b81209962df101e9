import { memo, useRef } from 'react';

import type { ColorCategoria } from '@comanda/shared/contracts/inventario/categorias';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import { moverFoco } from '@comanda/shared/piezas/teclado';
import { deColor } from '@comanda/shared/piezas/tono';
import { Icono } from '@comanda/shared/ui/core';

import './Categorias.css';
import { TODAS } from './indiceDeProductos';
import { useDesborde } from './useDesborde';

export type CategoriaMostrada = { id: string; nombre: string; color: ColorCategoria };

/** Those that have products, in the company's order. */
export function categoriasDe(productos: readonly Producto[]): readonly CategoriaMostrada[] {
  const primeros = new Map(productos.map((producto) => [producto.id_categoria, producto]));
  return [...primeros.values()]
    .sort((a, b) => a.orden_categoria - b.orden_categoria)
    .map(({ id_categoria, categoria, color_categoria }) => ({
      id: id_categoria,
      nombre: categoria,
      color: color_categoria,
    }));
}

type CategoriasProps = {
  categorias: readonly CategoriaMostrada[];
  elegida: string;
  onElegir: (id: string) => void;
};

/** A column, and a line where there is no room for one; what does not fit is scrolled to: wheel, finger, keys, arrows. */
export const Categorias = memo(function Categorias(props: CategoriasProps) {
  const { categorias, elegida, onElegir } = props;
  const chips = useRef<HTMLDivElement>(null);
  const { hayAntes, hayDespues, avanzar } = useDesborde(chips);

  const chip = (id: string, texto: string, color?: ColorCategoria) => (
    <button
      key={id}
      type="button"
      className="ui-chip"
      {...deColor(color)}
      title={texto}
      tabIndex={elegida === id ? 0 : -1}
      aria-pressed={elegida === id}
      onClick={() => onElegir(id)}
    >
      {color && <span className="ventas-chip-color" />}
      <span className="ventas-chip-texto">{texto}</span>
    </button>
  );
  return (
    <div className="ventas-categorias">
      <div
        ref={chips}
        className="ventas-chips"
        role="toolbar"
        aria-label="Categorías"
        onKeyDown={(event) => moverFoco(event, 'button')}
      >
        {chip(TODAS, 'Todo')}
        {categorias.map(({ id, nombre, color }) => chip(id, nombre, color))}
      </div>
      {(hayAntes || hayDespues) && (
        <div className="ventas-flechas">
          <Flecha icono="arriba" hay={hayAntes} onClick={() => avanzar(-1)} />
          <Flecha icono="abajo" hay={hayDespues} onClick={() => avanzar(1)} />
        </div>
      )}
    </div>
  );
});

type FlechaProps = { icono: 'arriba' | 'abajo'; hay: boolean; onClick: () => void };

/** For a pointer alone: keys and readers go through the chips themselves. The focus stays where it was. */
function Flecha({ icono, hay, onClick }: FlechaProps) {
  return (
    <button
      type="button"
      className="ui-boton"
      tabIndex={-1}
      aria-hidden
      disabled={!hay}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icono nombre={icono} />
    </button>
  );
}

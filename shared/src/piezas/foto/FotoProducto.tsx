import { useState } from 'react';

import { direccionDe } from '@comanda/shared/api';
import { Icono } from '@comanda/shared/ui/core';

import type { ColorCategoria } from '../../contracts/inventario/categorias';
import { deColor } from '../tono';

import estilos from './foto.module.css';

type FotoProductoProps = {
  /** Address under that of the ordering API (contracts/productos.ts); null: there is none. */
  imagen: string | null;
  /** Pixels, each way; it takes them before it is there, so nothing jumps. */
  tamano?: number;
  /** Of its category: the drawing in its place has it. */
  color?: ColorCategoria;
  /** Before a name in a table: larger where a finger points. */
  deFila?: boolean;
};

const DE_FILA = 32;

/** A product's picture, and a plate in its category's tint where there is none or it does not come. Its name stands beside it. */
export function FotoProducto(props: FotoProductoProps) {
  const { imagen, color, deFila = false, tamano = deFila ? DE_FILA : 40 } = props;
  const [fallida, setFallida] = useState<string | null>(null);
  const medida = { width: tamano, height: tamano };
  const clases = `${estilos.foto ?? ''} ${deFila ? (estilos.deFila ?? '') : ''}`;
  if (imagen === null || imagen === fallida)
    return (
      <span className={clases} style={deFila ? undefined : medida} {...deColor(color)} aria-hidden>
        <Icono nombre={color ? 'plato' : 'producto'} tamano={tamano / 2} />
      </span>
    );
  return (
    <img
      {...medida}
      className={clases}
      src={direccionDe('ordering') + imagen}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFallida(imagen)}
    />
  );
}

// @ts-nocheck
import { useState } from 'react';

import { direccionDe } from '@comanda/shared/api';
import { Icono } from '@comanda/shared/ui/core';

import estilos from './foto.module.css';

type FotoProductoProps = {
  /** Address under that of the ordering API (contracts/productos.ts); null: there is none. */
  imagen: string | null;
  /** Pixels, each way; it takes them before it is there, so nothing jumps. */
  tamano?: number;
};

/** A product's picture, and an empty box where there is none or it does not come. Its name stands beside it. */
export function FotoProducto({ imagen, tamano = 40 }: FotoProductoProps) {
  const [fallida, setFallida] = useState<string | null>(null);
  const medida = { width: tamano, height: tamano };
  if (imagen === null || imagen === fallida)
    return (
      <span className={estilos.foto} style={medida} aria-hidden>
        <Icono nombre="producto" tamano={tamano / 2} />
      </span>
    );
  return (
    <img
      {...medida}
      className={estilos.foto}
      src={direccionDe('ordering') + imagen}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFallida(imagen)}
    />
  );
}

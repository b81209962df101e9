// @ts-nocheck
import { useState } from 'react';

import { Icono } from '@comanda/shared/ui/core';

import estilos from './tabla.module.css';

/** A picture by its address; where it does not come, or the page's policy lets none in from there, a box that says so. */
export function ImagenCelda({ direccion, nombre }: { direccion: string; nombre: string }) {
  const [fallida, setFallida] = useState<string | null>(null);
  if (direccion === fallida)
    return (
      <span
        className={estilos.imagen}
        role="img"
        aria-label={`${nombre}: no se pudo mostrar`}
        title={`No se pudo mostrar ${direccion}`}
      >
        <Icono nombre="producto" tamano={20} />
      </span>
    );
  return (
    <img
      className={estilos.imagen}
      src={direccion}
      alt={nombre}
      loading="lazy"
      onError={() => setFallida(direccion)}
    />
  );
}

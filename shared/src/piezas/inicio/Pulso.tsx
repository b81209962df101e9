import type { ReactNode } from 'react';

import { Link } from '@comanda/shared/router';
import { Icono } from '@comanda/shared/ui/core';

import estilos from './inicio.module.css';

export type PulsoProps = {
  icono: string;
  titulo: string;
  /** The screen behind it. */
  a: string;
  /** Undefined until it is known. */
  cifra: string | undefined;
  /** Beside the figure: 'de 16'. */
  de?: string | undefined;
  /** What of it is to be seen first stands in a <b>, with a tone where it is not well. */
  detalle?: ReactNode;
  fallo?: boolean;
};

/** One figure of how it goes, which leads to its screen. */
export function Pulso({ icono, titulo, a, cifra, de, detalle, fallo = false }: PulsoProps) {
  return (
    <Link to={a} className={`ui-tarjeta ${estilos.pulso ?? ''}`}>
      <span className="ui-dato">
        <Icono nombre={icono} tamano={16} /> {titulo}
        <Icono nombre="siguiente" tamano={16} />
      </span>
      {fallo ? (
        <small role="status">No disponible</small>
      ) : (
        <>
          <span>
            <strong>{cifra ?? '–'}</strong> {de}
          </span>
          <small>{detalle}</small>
        </>
      )}
    </Link>
  );
}

import { useId } from 'react';

import { Icono } from '@comanda/shared/ui/core';

import type { ColorCategoria } from '../../contracts/inventario/categorias';
import { deColor } from '../tono';

import estilos from './opciones.module.css';

export type OpcionDeVarias<Valor extends string> = {
  valor: Valor;
  texto: string;
  icono?: string;
  /** A spot of the colour of a category. */
  color?: ColorCategoria;
  tecla?: string;
};

type OpcionesProps<Valor extends string> = {
  etiqueta: string;
  opciones: readonly OpcionDeVarias<Valor>[];
  elegida: Valor | null;
  onElegir: (valor: Valor) => void;
  /** More than fit side by side: in as many rows as they need. */
  enFilas?: boolean;
  id?: string;
};

/**
 * One of a few, side by side. The browser's own radios lie under the cards and bring their keys; antd's would bring a
 * tier of 80 KB to the till.
 */
export function Opciones<Valor extends string>(props: OpcionesProps<Valor>) {
  const { etiqueta, opciones, elegida, onElegir, enFilas, id } = props;
  const grupo = useId();
  return (
    <div
      id={id}
      role="radiogroup"
      aria-label={etiqueta}
      className={estilos.opciones}
      data-filas={enFilas}
    >
      {opciones.map(({ valor, texto, icono, color, tecla }) => (
        <label key={valor}>
          <input
            type="radio"
            name={grupo}
            checked={valor === elegida}
            aria-keyshortcuts={tecla}
            onChange={() => onElegir(valor)}
          />
          {icono && <Icono nombre={icono} />}
          {color && <span className={estilos.muestra} {...deColor(color)} />}
          {texto}
          {tecla && <kbd aria-hidden>{tecla}</kbd>}
        </label>
      ))}
    </div>
  );
}

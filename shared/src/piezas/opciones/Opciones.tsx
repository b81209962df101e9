import { useId } from 'react';

import { Icono } from '@comanda/shared/ui/core';

import estilos from './opciones.module.css';

export type Opcion<Valor extends string> = {
  valor: Valor;
  texto: string;
  icono?: string;
  tecla?: string;
};

type OpcionesProps<Valor extends string> = {
  etiqueta: string;
  opciones: readonly Opcion<Valor>[];
  elegida: Valor | null;
  onElegir: (valor: Valor) => void;
};

/**
 * One of a few, side by side. The browser's own radios lie under the cards and bring their keys; antd's would bring a
 * tier of 80 KB to the till.
 */
export function Opciones<Valor extends string>(props: OpcionesProps<Valor>) {
  const { etiqueta, opciones, elegida, onElegir } = props;
  const grupo = useId();
  return (
    <div role="radiogroup" aria-label={etiqueta} className={estilos.opciones}>
      {opciones.map(({ valor, texto, icono, tecla }) => (
        <label key={valor}>
          <input
            type="radio"
            name={grupo}
            checked={valor === elegida}
            aria-keyshortcuts={tecla}
            onChange={() => onElegir(valor)}
          />
          {icono && <Icono nombre={icono} />}
          {texto}
          {tecla && <kbd aria-hidden>{tecla}</kbd>}
        </label>
      ))}
    </div>
  );
}

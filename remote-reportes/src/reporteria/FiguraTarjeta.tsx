import { Icono } from '@comanda/shared/ui/core';

import type { Tarjeta } from './cifras';
import estilos from './reporteria.module.css';

type FiguraTarjetaProps = { tarjeta: Tarjeta; onAbrir: () => void };

/** A figure; pressed, the documents behind it. */
export function FiguraTarjeta({ tarjeta, onAbrir }: FiguraTarjetaProps) {
  const { cifra, valor, documentos, atencion } = tarjeta;
  return (
    <button type="button" className={`ui-tarjeta ${estilos.tarjeta ?? ''}`} onClick={onAbrir}>
      <span>
        {atencion && <Icono nombre="alerta" tamano={16} />} {cifra.titulo} ({documentos})
      </span>
      <strong>{valor}</strong>
    </button>
  );
}

import { Icono } from '@comanda/shared/ui/core';

import type { Tarjeta } from './figuras';
import estilos from './reporte.module.css';

type FiguraTarjetaProps = { tarjeta: Tarjeta; onAbrir: () => void };

const SIGNO = { sube: 'arriba', baja: 'abajo', igual: null } as const;

/** A figure, beside the one before; pressed, the sales behind it. */
export function FiguraTarjeta({ tarjeta, onAbrir }: FiguraTarjetaProps) {
  const { cifra, valor, antes, cambio, nota } = tarjeta;
  const signo = SIGNO[cambio.sentido];
  return (
    <button type="button" className={`ui-tarjeta ${estilos.tarjeta ?? ''}`} onClick={onAbrir}>
      <span>
        {cifra.titulo} {nota !== null && `(${nota})`}
      </span>
      <strong>{valor}</strong>
      <small>
        {signo !== null && <Icono nombre={signo} tamano={12} />} {cambio.texto}
      </small>
      <small>antes {antes}</small>
    </button>
  );
}

import type { Tarjeta } from './figuras';
import estilos from './reporte.module.css';

type FiguraTarjetaProps = { tarjeta: Tarjeta; onAbrir: () => void };

const SIGNO = { sube: '▲', baja: '▼', igual: '=' } as const;

/** A figure, beside the one before; pressed, the sales behind it. */
export function FiguraTarjeta({ tarjeta, onAbrir }: FiguraTarjetaProps) {
  const { cifra, valor, antes, cambio, nota } = tarjeta;
  return (
    <button type="button" className={`ui-tarjeta ${estilos.tarjeta ?? ''}`} onClick={onAbrir}>
      <span>
        {cifra.titulo} {nota !== null && `(${nota})`}
      </span>
      <strong>{valor}</strong>
      <small>
        <span aria-hidden>{SIGNO[cambio.sentido]} </span>
        {cambio.texto}
      </small>
      <small>antes {antes}</small>
    </button>
  );
}

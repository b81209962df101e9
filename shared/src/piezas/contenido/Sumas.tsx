import { formatMonto } from '../../domain/dinero/dinero';

import estilos from './contenido.module.css';

export type Suma = readonly [que: string, monto: number];

/** What a sale adds up to, or was paid with: dollars at the right, the last line of 'Totales' large. */
export function Sumas({ etiqueta, sumas }: { etiqueta: string; sumas: readonly Suma[] }) {
  return (
    <dl className={estilos.sumas} aria-label={etiqueta}>
      {sumas.map(([que, monto], i) => (
        <div key={i}>
          <dt>{que}</dt>
          <dd>{formatMonto(monto)}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';

import estilos from './cifras.module.css';

type TarjetasDeCifrasProps<Tarjeta> = {
  /** What they are of, for who does not see them together. */
  nombre: string;
  tarjetas: readonly Tarjeta[];
  /** Of figures that say more, fewer stand side by side. */
  anchas?: boolean;
  onAbrir: (tarjeta: Tarjeta) => void;
  children: (tarjeta: Tarjeta) => ReactNode;
};

/** Figures, each a card; pressed, what is behind it. */
export function TarjetasDeCifras<Tarjeta extends { cifra: { titulo: string } }>({
  nombre,
  tarjetas,
  anchas = false,
  onAbrir,
  children,
}: TarjetasDeCifrasProps<Tarjeta>) {
  return (
    <ul className={anchas ? estilos.anchas : estilos.tarjetas} aria-label={nombre}>
      {tarjetas.map((tarjeta) => (
        <li key={tarjeta.cifra.titulo}>
          <button
            type="button"
            className={`ui-tarjeta ${estilos.tarjeta ?? ''}`}
            onClick={() => onAbrir(tarjeta)}
          >
            {children(tarjeta)}
          </button>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';

import estilos from './cifras.module.css';

type HeroProps = {
  /** Where the card it stands in does not say it. */
  titulo?: ReactNode;
  valor: string;
  /** What it is made of: at its right, where there is room. */
  aparte?: readonly { titulo: string; valor: string }[];
  /** How it stands beside what it is measured against. */
  children?: ReactNode;
};

/** The one figure that a screen is about. */
export function Hero({ titulo, valor, aparte = [], children }: HeroProps) {
  const dicho = (
    <span className={estilos.dicho}>
      {titulo && <span>{titulo}</span>}
      <strong>{valor}</strong>
      {children && <small>{children}</small>}
    </span>
  );
  if (aparte.length === 0) return dicho; // words alone: it may stand in a button
  return (
    <div className={estilos.hero}>
      {dicho}
      <dl>
        {aparte.map((una) => (
          <div key={una.titulo}>
            <dt>{una.titulo}</dt>
            <dd>{una.valor}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

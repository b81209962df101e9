import type { ReactNode } from 'react';

import estilos from './cifras.module.css';

type HeroProps = {
  /** Where the card it stands in does not say it. */
  titulo?: ReactNode;
  valor: string;
  /** How it stands beside what it is measured against. */
  children?: ReactNode;
};

/** The one figure that a screen is about. */
export function Hero({ titulo, valor, children }: HeroProps) {
  return (
    <span className={estilos.hero}>
      {titulo && <span>{titulo}</span>}
      <strong>{valor}</strong>
      {children && <small>{children}</small>}
    </span>
  );
}

import type { ReactNode } from 'react';

import estilos from './cifras.module.css';
import { Hero } from './Hero';

export type CifraDeLinea = {
  titulo: string;
  /** Beside its title: a mark, how many. */
  nota?: ReactNode;
  valor: string;
  /** How it stands beside the one before. */
  cambio?: ReactNode;
};

type CifrasProps<Cifra extends CifraDeLinea> = {
  /** What they are of, for who does not see them together. */
  nombre: string;
  /** The first is the largest; the others are words and numbers in a line. */
  cifras: readonly Cifra[];
  /** None of them is larger than the others. */
  iguales?: boolean;
  /** Within a card of something else, it is none itself. */
  suelta?: boolean;
  /** Opens what a figure is made of; none of them is pressed where nothing says it. */
  onAbrir?: ((cifra: Cifra) => void) | undefined;
};

/** Figures of one subject; pressed, each opens what it is made of. */
export function Cifras<Cifra extends CifraDeLinea>(props: CifrasProps<Cifra>) {
  const { nombre, cifras, iguales = false, suelta = false, onAbrir } = props;
  return (
    <ul
      className={`${suelta ? '' : 'ui-tarjeta'} ${estilos.cifras ?? ''}`}
      aria-label={nombre}
      data-suelta={suelta}
      data-iguales={iguales}
    >
      {cifras.map((cifra, lugar) => {
        const { titulo, nota, valor, cambio } = cifra;
        const suTitulo = (
          <>
            {titulo} {nota}
          </>
        );
        const dicha =
          lugar === 0 && !iguales ? (
            <Hero titulo={suTitulo} valor={valor}>
              {cambio}
            </Hero>
          ) : (
            <>
              <span>{suTitulo}</span>
              <strong>{valor}</strong>
              {cambio && <small>{cambio}</small>}
            </>
          );
        return (
          <li key={titulo}>
            {onAbrir ? (
              <button type="button" onClick={() => onAbrir(cifra)}>
                {dicha}
              </button>
            ) : (
              <div>{dicha}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

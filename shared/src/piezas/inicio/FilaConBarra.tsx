import type { CSSProperties, ReactNode } from 'react';

import estilos from './inicio.module.css';

type FilaConBarraProps = {
  nombre: string;
  valor: number;
  /** That of the longest bar. */
  mayor: number;
  /** The figures at its end. */
  children: ReactNode;
};

/** A row of a list in order, with a bar: the rows are compared before they are read. */
export function FilaConBarra({ nombre, valor, mayor, children }: FilaConBarraProps) {
  const parte = valor > 0 ? valor / mayor : 0; // what came back is less than nothing
  const style = { '--parte': parte } as CSSProperties; // has no names of ours
  return (
    <li className={estilos.conBarra} style={style}>
      <span>{nombre}</span>
      <i aria-hidden />
      {children}
    </li>
  );
}

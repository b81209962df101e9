import type { CSSProperties, ReactNode } from 'react';

import estilos from './inicio.module.css';

type FilaConBarraProps = {
  valor: number;
  /** That of the longest bar. */
  mayor: number;
  children: ReactNode;
};

/** A row of a TarjetaDeInicio over a bar, so that its rows are compared before they are read. */
export function FilaConBarra({ valor, mayor, children }: FilaConBarraProps) {
  const parte = valor > 0 ? valor / mayor : 0; // what came back is less than nothing
  const style = { '--parte': parte } as CSSProperties; // has no names of ours
  return (
    <li className={estilos.conBarra} style={style}>
      {children}
    </li>
  );
}

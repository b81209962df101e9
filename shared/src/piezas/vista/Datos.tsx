import type { ReactNode } from 'react';

import estilos from './vista.module.css';

/** What is known of something, label over value; what is empty is left out. */
export function Datos({ datos }: { datos: readonly (readonly [que: string, valor: ReactNode])[] }) {
  return (
    <dl className={estilos.datos}>
      {datos
        .filter(
          ([, valor]) => valor !== '' && valor !== null && valor !== undefined && valor !== false,
        )
        .map(([que, valor]) => (
          <div key={que}>
            <dt>{que}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
    </dl>
  );
}

// @ts-nocheck
import type { ReactNode } from 'react';

import estilos from './formulario.module.css';

/** Something between the boxes of a form, across it: a sentence, a warning, two buttons. */
export function Ancho({ children }: { children: ReactNode }) {
  return <div className={`${estilos.ancho ?? ''} ${estilos.entre ?? ''}`}>{children}</div>;
}

import { Opciones } from '@comanda/shared/piezas/opciones';

import { elegirTema, useTema } from './temaElegido';
import { TEMAS } from './temas';

/** The theme, where the menu of the user is not: small screens. */
export function TemaOpciones() {
  return (
    <Opciones etiqueta="Apariencia" opciones={TEMAS} elegida={useTema()} onElegir={elegirTema} />
  );
}

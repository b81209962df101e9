import { Opciones } from '@comanda/shared/piezas/opciones';

import { elegirTema, useTema } from './temaElegido';
import { OPCIONES_DE_TEMA } from './temas';

/** The theme, where the menu of the user is not: small screens. */
export function TemaOpciones() {
  return (
    <Opciones
      etiqueta="Apariencia"
      opciones={OPCIONES_DE_TEMA}
      elegida={useTema()}
      onElegir={elegirTema}
    />
  );
}

/** A form of one call and its boxes: `<Campo.Texto nombre="categoria" etiqueta="Categoria" />`. */
// @ts-nocheck

export { Ancho } from './Ancho';
export * as Campo from './campos';
export { FormModal, useCerrarConCuidado } from './FormModal';
export { Formulario, type Mano } from './Formulario';
export { useFalta } from './useFalta';
export { useValor } from './useValor';

/** A form of one call and its boxes: `<Campo.Texto nombre="categoria" etiqueta="Categoria" />`. */
export { Ancho } from './Ancho';
/** The boxes of a form, each of a field by its `nombre`: what is wrong with it stands under it, in the server's words too. */
export * as Campo from './campos';
export { FormModal, useCerrarConCuidado } from './FormModal';
export { Formulario, type Mano } from './Formulario';
export { useEscribir } from './useEscribir';
export { useFalta } from './useFalta';
export { useLeido } from './useLeido';
export { useValor } from './useValor';

import { useContextoFormulario } from './contexto';

/** How to write into a box of the form this stands in, by its `nombre`, as the box shows it: as if somebody had typed it. */
export function useEscribir(): (nombre: string, valor: unknown) => void {
  return useContextoFormulario().escribirEn;
}

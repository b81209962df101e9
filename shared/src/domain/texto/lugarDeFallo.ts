type ConPila = { pila: readonly string[]; lugares?: readonly string[] };

/** Where the sources of a build say a fault was: the first frame that is no longer one of a built file. */
export const lugarDeFallo = ({ pila, lugares = [] }: ConPila): string | undefined =>
  lugares.find((lugar, i) => lugar !== pila[i]);

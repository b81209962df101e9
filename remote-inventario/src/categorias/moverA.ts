/** The list with one of it at another place; the same list where there is none, or it is there already. */
export function moverA<Uno>(
  lista: readonly Uno[],
  esElla: (uno: Uno) => boolean,
  lugar: number,
): readonly Uno[] {
  const desde = lista.findIndex(esElla);
  const una = lista[desde];
  if (una === undefined || desde === lugar) return lista;
  return lista.toSpliced(desde, 1).toSpliced(lugar, 0, una);
}

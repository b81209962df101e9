/** Some at a time. */
export function* tandas<T>(todas: readonly T[], cuantas: number): Generator<T[]> {
  for (let desde = 0; desde < todas.length; desde += cuantas)
    yield todas.slice(desde, desde + cuantas);
}

/** What was read of some keys, in their order; what there is no longer is left out. */
export function enOrdenDeClaves<Fila extends { clave_acceso: string }>(
  claves: readonly string[],
  leidas: readonly Fila[],
): Fila[] {
  const porClave = new Map(leidas.map((fila) => [fila.clave_acceso, fila]));
  return claves.flatMap((clave) => porClave.get(clave) ?? []);
}

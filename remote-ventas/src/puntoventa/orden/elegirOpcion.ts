import type { GrupoDeOpciones } from '@comanda/shared/contracts/inventario/opciones';

type Grupo = Pick<GrupoDeOpciones, 'minimo' | 'maximo'> & { opciones: readonly { id: string }[] };

/** What is chosen once an option is pressed: where one is allowed it takes the place of the other, where the group is full nothing changes. */
export function elegirOpcion(
  elegidos: ReadonlySet<string>,
  { minimo, maximo, opciones }: Grupo,
  { id }: { id: string },
): Set<string> {
  const suyas = opciones.filter((una) => elegidos.has(una.id));
  const despues = new Set(elegidos);
  if (despues.has(id)) {
    if (minimo !== 1 || maximo !== 1) despues.delete(id);
    return despues;
  }
  if (maximo === 1) for (const una of suyas) despues.delete(una.id);
  else if (suyas.length >= maximo) return despues;
  return despues.add(id);
}

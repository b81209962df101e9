import type { Descriptor } from '@comanda/shared/contracts/plataforma/plataforma';

import type { AreaEnPuerta, AreasEnPuerta } from '../areas/deLaPlataforma';

type DeArea = { area: string; descriptor: Descriptor | null };

const dentro = (path: string, comienzo: string) =>
  path === comienzo || path.startsWith(`${comienzo}/`);

/** Screens, and cards of Inicio: both are what a build exposes under a path, to some profiles. */
export const expuestas = (descriptor: Descriptor | null | undefined) =>
  descriptor ? [...descriptor.rutas, ...(descriptor.inicio ?? [])] : [];

/** The paths of a build that the operator did not give its area, and whose they are; null: nobody's. */
export function rutasFuera(
  { area, descriptor }: DeArea,
  areas: AreasEnPuerta,
): { path: string; deOtra: string | null }[] {
  const suyas = areas.get(area)?.rutas ?? [];
  return (descriptor?.rutas ?? []).flatMap(({ path }) => {
    const ajenas = [...areas].filter(
      ([otra, { rutas }]) => otra !== area && rutas.some((suya) => dentro(path, suya)),
    );
    const libre = suyas.length === 0 || suyas.some((suya) => dentro(path, suya));
    return [
      ...(libre ? [] : [{ path, deOtra: null }]),
      ...ajenas.map(([otra]) => ({ path, deOtra: otra })),
    ];
  });
}

/** The profiles that a build shows something to and its area was not given; of an area that there is not, none. */
export const perfilesFuera = (
  descriptor: Descriptor | null,
  suya: AreaEnPuerta | undefined,
): { path: string; perfil: string }[] =>
  expuestas(descriptor).flatMap(({ path, perfiles }) =>
    perfiles
      .filter((perfil) => suya && !suya.perfiles.includes(perfil))
      .map((perfil) => ({ path, perfil })),
  );

/** As areas are allowed them. */
export const enKb = (bytes: number): number => Math.ceil(bytes / 1024);

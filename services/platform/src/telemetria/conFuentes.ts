import type { FalloDeBuild } from '@comanda/shared/contracts/admin/publicaciones';

import type { FuentesDeMarcos } from '../mapas/fuentesDeMarcos';

/** Faults of a build with their stacks as the sources say them. */
export async function conFuentes<Fallo extends FalloDeBuild>(
  fuentes: FuentesDeMarcos,
  de: { area: string; build: string },
  fallos: readonly Fallo[],
): Promise<Fallo[]> {
  const lugares = await fuentes.resolver(
    de,
    fallos.map(({ pila }) => pila),
  );
  return fallos.map((fallo, i) => ({ ...fallo, lugares: lugares[i] ?? fallo.pila }));
}

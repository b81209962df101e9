import { nombreDeLlamada, type Llamada } from '@comanda/kit/contratos/llamadas';
import type { Diferencia } from '@comanda/shared/contracts/admin/publicaciones';

import type { ClienteDeBase } from '../publicaciones/canalesRepository';

type Suyo = { build: string; bytes: number; llama: readonly Llamada[] | null };

/** What a build changes against another; null where one of them does not say which calls it makes. */
export function diferenciaDe(nuevo: Suyo, antes: Suyo): Diferencia | null {
  if (!nuevo.llama || !antes.llama) return null;
  const [ahora, otras] = [porNombre(nuevo.llama), porNombre(antes.llama)];
  return {
    contra: antes.build,
    bytes: nuevo.bytes - antes.bytes,
    nuevas: [...ahora.keys()].filter((nombre) => !otras.has(nombre)).sort(),
    quitadas: [...otras.keys()].filter((nombre) => !ahora.has(nombre)).sort(),
    cambiadas: [...ahora]
      .filter(([nombre, como]) => otras.has(nombre) && otras.get(nombre) !== como)
      .map(([nombre]) => nombre)
      .sort(),
  };
}

/** Call -> what it writes and reads, as one text. */
const porNombre = (llamadas: readonly Llamada[]) =>
  new Map(llamadas.map((una) => [nombreDeLlamada(una), enOrden(una)]));

/** The database gives keys back in another order than they were written in. */
const enOrden = (valor: unknown): string =>
  JSON.stringify(valor, (_nombre, dentro: unknown) =>
    typeof dentro === 'object' && dentro !== null && !Array.isArray(dentro)
      ? Object.fromEntries(Object.entries(dentro).sort(([a], [b]) => a.localeCompare(b)))
      : dentro,
  );

/** The stable build of an area, as far as it is compared. */
export async function estableParaComparar(
  client: ClienteDeBase,
  area: string,
): Promise<Suyo | null> {
  const { rows } = await client.query<Suyo>(
    `select l.build, l.bytes, l.llama from plataforma.canales c
       join plataforma.lanzamientos l on l.area = c.area and l.build = c.build
      where c.area = $1 and c.canal = 'estable'`,
    [area],
  );
  return rows[0] ?? null;
}

// Four calls of an area's own noun: contract, routes, repository, table, who may, tests. A service, the gate and the tests find them.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { leerCatalogo } from '../../shared/src/catalogo/catalogo';

import { plantillas, type Cambios } from './escribir';
import { Impedido, nombresDe, type Pedido } from './nombres';

const MIGRACIONES = 'services/ordering/migrations';

/** All that four calls write, none of it written yet. */
export async function cambiosDeLlamadas(pedido: Pedido, raiz: string): Promise<Cambios> {
  const nombres = nombresDe(pedido);
  exigirArea(pedido.area, raiz);
  const cambios: Cambios = new Map();
  const migracion = siguienteMigracion(raiz);
  plantillas(cambios, 'llamadas', { nombres: { ...nombres, migracion }, raiz });
  const tomadas = await nombresTomados();
  for (const llamada of llamadasDe(nombres))
    if (tomadas.has(llamada))
      throw new Impedido(`Ya hay una llamada ${llamada}: elija otro nombre. No se escribió nada.`);
  return cambios;
}

/** What the contract of a noun calls them. */
export const llamadasDe = ({ Plural, Singular }: { Plural: string; Singular: string }) => [
  `listar${Plural}`,
  ...['crear', 'editar', 'eliminar'].map((que) => que + Singular),
];

/** The areas are the folders of this working copy. */
export function exigirArea(area: string, raiz: string): void {
  if (!/^[a-z]{2,20}$/.test(area) || !existsSync(path.join(raiz, `remote-${area}`)))
    throw new Impedido(`No hay el área «${area}» aquí: npm run new:remote -- <área>.`);
}

export async function nombresTomados(): Promise<ReadonlySet<string>> {
  return new Set(Object.values(await leerCatalogo()).flatMap((calls) => Object.keys(calls)));
}

function siguienteMigracion(raiz: string): string {
  const numeros = readdirSync(path.join(raiz, MIGRACIONES)).flatMap((nombre) =>
    /^(\d{4})_/.test(nombre) ? Number(nombre.slice(0, 4)) : [],
  );
  return String(Math.max(0, ...numeros) + 1).padStart(4, '0');
}

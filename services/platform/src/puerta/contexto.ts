import { llamadasDelProducto } from '@comanda/kit/contratos/llamadas';
import { descriptorSchema } from '@comanda/shared/contracts/plataforma/plataforma';

import { areasEnPuerta, type AreasEnPuerta } from '../areas/deLaPlataforma';
import { proveeSchema, tomaSchema, type LanzamientoNuevo } from '../lanzamientos/lanzamiento';

import type { ClienteDeBase } from '../publicaciones/canalesRepository';

import type { ContextoDePuerta, Viva } from './regla';

const VIVOS = `
  select l.area, l.build, l.descriptor, l.toma, l.provee
    from plataforma.canales c join plataforma.lanzamientos l on l.area = c.area and l.build = c.build
   where c.canal = 'estable'`;

const MARCOS = `
  select l.build, l.provee from plataforma.lanzamientos l
   where l.area = 'shell' and l.provee is not null
     and not exists (select from plataforma.retiradas r where r.area = l.area and r.build = l.build)
   order by l.publicado, l.build`;

export type FilaDeViva = { area: string; build: string; descriptor: unknown; toma: unknown };
type Fila = FilaDeViva & { provee: unknown };

/** What is in use now. `area`: the one that may be published. */
export async function contextoVivo(
  client: ClienteDeBase,
  area: string | null,
): Promise<ContextoDePuerta> {
  const { rows: vivos } = await client.query<Fila>(VIVOS);
  const { rows: marcos } = await client.query<Pick<Fila, 'build' | 'provee'>>(MARCOS);
  const marco = vivos.find((vivo) => vivo.area === 'shell' && vivo.provee !== null);
  return {
    area,
    areas: await areasEnPuerta(client),
    marco: marco ? { build: marco.build, provee: proveeSchema.parse(marco.provee) } : null,
    primero: primeroDe(marcos),
    vivas: vivos.flatMap(vivaDe),
    llamadas: await llamadasDelProducto(),
  };
}

/** None of the frame, which has no descriptor. */
export function vivaDe({ area, build, descriptor, toma }: FilaDeViva): Viva[] {
  if (descriptor === null) return [];
  return [
    {
      area,
      build,
      descriptor: descriptorSchema.parse(descriptor),
      toma: tomaSchema.nullable().parse(toma),
    },
  ];
}

const primeroDe =
  (marcos: readonly Pick<Fila, 'build' | 'provee'>[]): ContextoDePuerta['primero'] =>
  (sala, nombre) =>
    marcos.find(({ provee }) =>
      Object.hasOwn(proveeSchema.parse(provee)[sala]?.nombres ?? {}, nombre),
    )?.build ?? null;

/** The context of builds that are let out together from one working copy: each is held against the others. */
export async function contextoDeJuntos(
  juntos: readonly LanzamientoNuevo[],
  areas: AreasEnPuerta,
): Promise<ContextoDePuerta> {
  const shell = juntos.find(({ area }) => area === 'shell');
  return {
    area: null,
    areas,
    marco: shell?.provee ? { build: shell.build, provee: shell.provee } : null,
    primero: () => null,
    vivas: juntos.flatMap(({ area, build, descriptor, toma }) =>
      descriptor ? [{ area, build, descriptor, toma }] : [],
    ),
    llamadas: await llamadasDelProducto(),
  };
}

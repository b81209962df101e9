import { llamadasDelProducto } from '@comanda/kit/contratos/llamadas';
import { descriptorSchema } from '@comanda/shared/contracts/plataforma/plataforma';

import { areasEnPuerta, type AreasEnPuerta } from '../areas/deLaPlataforma';
import { proveeSchema, tomaSchema, type LanzamientoNuevo } from '../lanzamientos/lanzamiento';

import type { ClienteDeBase } from '../publicaciones/canalesRepository';

import type { ContextoDePuerta, Viva } from './regla';

const VIVOS = `
  select l.area, l.build, l.descriptor, l.toma
    from plataforma.canales c join plataforma.lanzamientos l on l.area = c.area and l.build = c.build
   where c.canal = 'estable' and c.area <> 'shell'`;

/** Of the areas, what pages may be given: of the channels, but a canary that was stopped, and what companies stay on. */
const EN_USO = `
  select u.canal, l.area, l.build, l.descriptor, l.toma
    from (select area, build, canal from plataforma.canales where detenido is null
           union
          select area, build, 'fija' from plataforma.fijaciones) u
    join plataforma.lanzamientos l on l.area = u.area and l.build = u.build
   where l.area <> 'shell' order by l.area, u.canal, l.build`;

const MARCO = `
  select l.build, l.provee
    from plataforma.canales c join plataforma.lanzamientos l on l.area = c.area and l.build = c.build
   where c.canal = 'estable' and c.area = 'shell' and l.provee is not null`;

const MARCOS = `
  select l.build, l.provee from plataforma.lanzamientos l
   where l.area = 'shell' and l.provee is not null
     and not exists (select from plataforma.retiradas r where r.area = l.area and r.build = l.build)
   order by l.publicado, l.build`;

type FilaDeViva = { area: string; build: string; descriptor: unknown; toma: unknown };
type FilaEnUso = FilaDeViva & { canal: 'estable' | 'canario' | 'fija' };
type FilaDeMarco = { build: string; provee: unknown };

/** What is in use now. `area`: the one that may be published; a shell is held against all that any company has of the others. */
export async function contextoVivo(
  client: ClienteDeBase,
  area: string | null,
): Promise<ContextoDePuerta> {
  const { rows: marcos } = await client.query<FilaDeMarco>(MARCOS);
  return {
    area,
    areas: await areasEnPuerta(client),
    marco: await marcoEnUso(client),
    primero: primeroDe(marcos),
    vivas:
      area === 'shell'
        ? await vivasEnUso(client)
        : (await client.query<FilaDeViva>(VIVOS)).rows.flatMap(vivaDe),
    llamadas: await llamadasDelProducto(),
  };
}

/** The stable shell; null: there is none, or nobody knows what it gives. */
export async function marcoEnUso(client: ClienteDeBase): Promise<ContextoDePuerta['marco']> {
  const [marco] = (await client.query<FilaDeMarco>(MARCO)).rows;
  return marco ? { build: marco.build, provee: proveeSchema.parse(marco.provee) } : null;
}

/** Each build that any page of an area may be given, once; `quedan`: of those alone. */
export async function vivasEnUso(
  client: ClienteDeBase,
  quedan: (fila: Pick<FilaEnUso, 'area' | 'canal'>) => boolean = () => true,
): Promise<Viva[]> {
  const { rows } = await client.query<FilaEnUso>(EN_USO);
  const porBuild = new Map(
    rows.filter(quedan).map((fila) => [`${fila.area}/${fila.build}`, fila] as const),
  );
  return [...porBuild.values()].flatMap(vivaDe);
}

/** None of the frame, which has no descriptor. */
function vivaDe({ area, build, descriptor, toma }: FilaDeViva): Viva[] {
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
  (marcos: readonly FilaDeMarco[]): ContextoDePuerta['primero'] =>
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

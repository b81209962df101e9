import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Db } from '@comanda/kit/base/db';

import { carpetaDeMapas, empaquetarBuild } from '@comanda/tools/empaquetar';
import { anotarArea, areasEnPuerta, type AreasEnPuerta } from '../areas/deLaPlataforma';
import {
  apuntarCanal,
  enTurno,
  estadoDeBuild,
  type ClienteDeBase,
  type Decide,
} from '../publicaciones/canalesRepository';
import { sustituirCanario } from '../publicaciones/decidir';
import { escribirCarpeta, existe } from '../publicar/carpetas';
import { guardarBuild } from '../publicar/guardarBuild';
import { leerCandidato, type Candidato } from '../puerta/candidato';
import { contextoDeJuntos } from '../puerta/contexto';
import { leerCarpeta } from '../puerta/leerCarpeta';
import { revisarBuild } from '../puerta/revisarBuild';

import { devolver } from './devolver';
import type { LanzamientoNuevo } from './lanzamiento';
import { losQueActivan, marcoQueQueda, tocaActivar, vivasQueQuedan } from './loQueQueda';

type RegistrarBuildsOptions = {
  db: Pick<Db, 'pool'>;
  /** The root of the repository. */
  raiz: string;
  carpeta: string;
  quien: string;
  /** In an emergency: over builds in use that take what the shell of this working copy no longer gives, and into one that does not give what these take. */
  forzar?: boolean;
};

type Construido = { candidato: Candidato; version: string; archivo: Buffer };

/**
 * Publishes whatever `npm run build` left: what goes out of the shell and the remotes of this working copy, through the same gate as a
 * team's, held against one another, the shell against what others have in use, and the areas against the shell in use where that of this
 * working copy does not go out. All of them or none. What somebody decided since stays as it was decided, and what is known and does not
 * go out stops no start.
 */
export async function registrarBuilds(options: RegistrarBuildsOptions): Promise<void> {
  const { db, raiz, carpeta, quien, forzar = false } = options;
  const todos = await construidosEn(raiz);
  for (const { candidato } of todos)
    if (candidato.lanzamiento.descriptor)
      await anotarArea(db.pool, candidato.lanzamiento.descriptor, quien);
  const areas = await areasEnPuerta(db.pool);
  const construidos = todos.filter(
    ({ candidato: { lanzamiento } }) => !retirada(lanzamiento, areas),
  );
  const juntos = construidos.map(({ candidato }) => candidato.lanzamiento);
  const contexto = await contextoDeJuntos(juntos, areas);
  const activan = await losQueActivan(db.pool, juntos, quien);
  const quedan = forzar ? [] : await vivasQueQuedan(db.pool, activan);
  const marco = forzar ? contexto.marco : await marcoQueQueda(db.pool, activan, contexto.marco);
  const salen = construidos.filter(({ candidato }) => activan.has(candidato.lanzamiento.area));
  for (const { candidato } of salen) {
    const { lanzamiento, archivos } = candidato;
    const vivas = lanzamiento.area === 'shell' ? [...contexto.vivas, ...quedan] : contexto.vivas;
    await revisarBuild(archivos, { ...contexto, marco, vivas });
  }
  const decide: Decide = { por: quien, usuario: null };
  await enTurno(db, async (client) => {
    for (const construido of construidos) {
      const { candidato } = construido;
      const { area, build } = candidato.lanzamiento;
      if (!salen.includes(construido)) {
        await conservar(client, candidato, carpeta);
        continue;
      }
      await devolver(client, candidato.lanzamiento);
      const nuevo = await guardarBuild(client, candidato, { ...construido, nota: '', por: quien });
      await ponerEnCarpeta(candidato, carpeta, nuevo);
      if (!(await tocaActivar(client, { por: quien, nuevo }, { area, build }))) continue;
      await apuntarCanal(client, decide, { area, canal: 'estable', build });
      await sustituirCanario(client, decide, { area, build });
    }
  });
}

/** What does not go out is known: its files are put where they are served from, unless it was withdrawn. */
async function conservar(client: ClienteDeBase, candidato: Candidato, carpeta: string) {
  const { area, build } = candidato.lanzamiento;
  if ((await estadoDeBuild(client, area, build)) === 'servible')
    await ponerEnCarpeta(candidato, carpeta, false);
}

/** What the operator withdrew stays so, though its folder is here. */
const retirada = ({ area }: LanzamientoNuevo, areas: AreasEnPuerta): boolean =>
  area !== 'shell' && !areas.has(area);

/** The finished build of the shell and of each remote. */
async function construidosEn(raiz: string): Promise<Construido[]> {
  const paquetes = (await readdir(raiz)).filter(
    (nombre) => nombre === 'shell' || nombre.startsWith('remote-'),
  );
  const construidos: Construido[] = [];
  for (const paquete of paquetes.sort()) {
    const origen = await buildDe(path.join(raiz, paquete));
    if (!origen) continue;
    const { version } = JSON.parse(
      await readFile(path.join(raiz, paquete, 'package.json'), 'utf8'),
    ) as { version: string };
    const candidato = leerCandidato(await leerCarpeta(origen));
    const archivo = await empaquetarBuild(origen, carpetaDeMapas(raiz, candidato.lanzamiento));
    construidos.push({ candidato, version, archivo });
  }
  return construidos;
}

/** The finished build of a package; null when it was never built. */
async function buildDe(paquete: string): Promise<string | null> {
  try {
    const builds = (await readdir(path.join(paquete, 'dist'))).filter((nombre) =>
      /^[0-9a-f]{12}$/.test(nombre),
    );
    return builds[0] ? path.join(paquete, 'dist', builds[0]) : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function ponerEnCarpeta(
  { lanzamiento, archivos }: Candidato,
  carpeta: string,
  nuevo: boolean,
) {
  const destino = path.join(carpeta, lanzamiento.area, lanzamiento.build);
  if (nuevo || !(await existe(destino))) await escribirCarpeta(archivos, destino);
}

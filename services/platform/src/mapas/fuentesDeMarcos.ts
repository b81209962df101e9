import { setImmediate } from 'node:timers/promises';

import { desempaquetar } from '../archivo/desempaquetar';
import type { LanzamientosRepository } from '../lanzamientos/lanzamientosRepository';

import { enFuente, type Lugar } from './enFuente';
import { separarMapas } from './separarMapas';

const MARCO =
  /@(?<area>[a-z]+)\/(?<build>[0-9a-f]{12})\/(?<archivo>[\w.-]+\.js):(?<linea>\d{1,7}):(?<columna>\d{1,7})$/;
/** Builds never change, so what was found out once holds; so much is kept. */
const SE_RECUERDAN = 5_000;

type Build = { area: string; build: string };
type Marco = Build & Lugar & { texto: string; archivo: string };
type Log = { warn(detalle: object, que: string): void };
type Abierto = ReturnType<typeof separarMapas>;

export type FuentesDeMarcos = ReturnType<typeof fuentesDeMarcos>;

/** Where the frames of stacks are in the sources, by the maps that the archives of builds keep; nothing else ever reads those. */
export function fuentesDeMarcos(lanzamientos: Pick<LanzamientosRepository, 'archivo'>, log: Log) {
  const sabidos = new Map<string, string | null>();

  async function resolverBuild({ area, build }: Build, marcos: readonly Marco[]): Promise<void> {
    const abierto = await abrir({ area, build });
    const archivos = new Set(marcos.map(({ archivo }) => archivo));
    for (const archivo of archivos) {
      const lugarEn = abierto ? leer(abierto, { area, build }, archivo) : () => null;
      for (const marco of marcos)
        if (marco.archivo === archivo) recordar(marco.texto, lugarEn(marco));
      await setImmediate(); // sales go on between one file and the next
    }
  }

  async function abrir({ area, build }: Build): Promise<Abierto | null> {
    try {
      const archivo = await lanzamientos.archivo(area, build);
      return archivo && separarMapas(await desempaquetar(archivo));
    } catch (error) {
      log.warn({ err: error, area, build }, 'archive not read: stacks stay as they came');
      return null;
    }
  }

  function leer({ archivos, mapas }: Abierto, de: Build, archivo: string) {
    const [script, mapa] = [archivos.get(archivo), mapas.get(archivo)];
    if (!script || !mapa) return () => null;
    try {
      return enFuente(script.toString('utf8'), mapa);
    } catch (error) {
      log.warn({ err: error, ...de, archivo }, 'source map not read: stacks stay as they came');
      return () => null;
    }
  }

  function recordar(marco: string, lugar: string | null): void {
    if (sabidos.size >= SE_RECUERDAN) sabidos.clear();
    sabidos.set(marco, lugar);
  }

  return {
    /**
     * Each frame as its sources say it, or as it came. Of a build of an area only frames of that build and of the frame are looked up:
     * anybody may tell of frames, and the files of another team are not told for that.
     */
    async resolver(de: Build, pilas: readonly (readonly string[])[]): Promise<string[][]> {
      const textos = new Set(pilas.flat().filter((texto) => !sabidos.has(texto)));
      const marcos = [...textos]
        .flatMap(leerMarco)
        .filter(({ area, build }) => esSuyo(de, { area, build }));
      const builds = new Map(marcos.map((marco) => [`${marco.area}/${marco.build}`, marco]));
      for (const suyo of builds.values())
        await resolverBuild(
          suyo,
          marcos.filter(({ area, build }) => area === suyo.area && build === suyo.build),
        );
      const suyos = (texto: string) => leerMarco(texto).some((marco) => esSuyo(de, marco));
      return pilas.map((pila) =>
        pila.map((texto) => (suyos(texto) ? (sabidos.get(texto) ?? texto) : texto)),
      );
    },
  };
}

const esSuyo = (de: Build, marco: Build): boolean =>
  marco.area === 'shell' || (marco.area === de.area && marco.build === de.build);

function leerMarco(texto: string): Marco[] {
  const { groups } = MARCO.exec(texto) ?? {};
  if (!groups) return [];
  const { area = '', build = '', archivo = '', linea, columna } = groups;
  return [{ texto, area, build, archivo, linea: Number(linea), columna: Number(columna) }];
}

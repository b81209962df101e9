import { createHash } from 'node:crypto';

import { claveDeBuild, type Lanzamiento } from './lanzamiento';

/** Which builds an area has for whom, by name. */
export type CanalesDeArea = {
  estable: string | null;
  /** The last good one before the stable. */
  anterior: string | null;
  canario: { build: string; porcentaje: number; primera: number | null } | null;
  /** Company -> the build it stays on. */
  fijas: ReadonlyMap<number, string>;
};

/** What the platform knows of its builds at a moment. */
export type RegistroDeBuilds = {
  areas: ReadonlyMap<string, CanalesDeArea>;
  /** Area -> its place in the menu; lower comes first. */
  orden: ReadonlyMap<string, number>;
  /** Company -> its flags that are on, as 'ventas.nueva-cuenta'. */
  banderas: ReadonlyMap<number, ReadonlySet<string>>;
  /** 'area/build' -> every build that anybody may be given. */
  builds: ReadonlyMap<string, Lanzamiento>;
};

/** What a visitor is given of an area, and what takes its place where it fails. */
export type BuildElegido = { build: Lanzamiento; anterior: Lanzamiento | null };

/**
 * The companies of a canary stay the same while it is the same build, and are others for the next. One is in it for certain, or where
 * there are few companies nobody would ever try it.
 */
export function entraEnCanario(
  empresa: number,
  { build, porcentaje, primera }: NonNullable<CanalesDeArea['canario']>,
): boolean {
  if (empresa === primera) return true;
  const huella = createHash('sha256').update(`${empresa}/${build}`).digest();
  return huella.readUInt32BE(0) % 100 < porcentaje;
}

/** The build of an area for a visitor of this company (null: of none). Null when the area has none that can be given. */
export function elegirBuild(
  { areas, builds }: RegistroDeBuilds,
  area: string,
  empresa: number | null,
): BuildElegido | null {
  const canales = areas.get(area);
  if (!canales) return null;
  const [build, anterior = null] = [
    ...suyas(canales, empresa),
    canales.estable,
    canales.anterior,
  ].flatMap((nombre, i, todos) => {
    const hallado = nombre === null ? undefined : builds.get(claveDeBuild({ area, build: nombre }));
    return hallado && todos.indexOf(nombre) === i ? [hallado] : [];
  });
  return build ? { build, anterior } : null;
}

function suyas({ fijas, canario }: CanalesDeArea, empresa: number | null): (string | null)[] {
  if (empresa === null) return [];
  const fija = fijas.get(empresa) ?? null;
  if (fija !== null) return [fija];
  return canario && entraEnCanario(empresa, canario) ? [canario.build] : [];
}

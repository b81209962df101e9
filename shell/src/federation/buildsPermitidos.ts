import type {
  AreaArranque,
  Arranque,
  BuildArranque,
} from '@comanda/shared/contracts/plataforma/plataforma';
import { carpetaEnOrigen } from '@comanda/shared/contracts/plataforma/origen';

export type EnOtroOrigen = { url: string; origen: string; area: string; build: string };

const integridades = new Map<string, string>();
const manifiestos = new Map<string, BuildArranque['manifiesto']>();
const lejanos = new Map<string, EnOtroOrigen>();
let dePagina: ReadonlySet<string> | null = null;
let origenes: readonly string[] = [];

const enteraDe = (url: string): string => new URL(url, location.href).href;

/** Address of the manifest of a build; it is never fetched, the boot document carries it. */
export const urlManifiesto = ({ base }: Pick<BuildArranque, 'base'>): string =>
  enteraDe(`${base}mf-manifest.json`);

function anotar({ base, integridad, ...de }: BuildArranque): void {
  for (const [archivo, hash] of Object.entries(integridad)) {
    const url = enteraDe(base + archivo);
    integridades.set(url, hash);
    const lejano = archivo.endsWith('.js') ? enSuOrigen(archivo, de) : undefined;
    if (lejano) lejanos.set(url, lejano);
    else lejanos.delete(url);
  }
}

function enSuOrigen(
  archivo: string,
  { origen, build, descriptor: { area } }: Omit<BuildArranque, 'base' | 'integridad'>,
): EnOtroOrigen | undefined {
  if (origen === undefined || !origenes.includes(origen)) return undefined;
  return { url: carpetaEnOrigen(origen, { area, build }) + archivo, origen, area, build };
}

/**
 * What the boot documents of this page allow to load: the integrity plugin reads what the boot writes. Builds add up: a tab may go on
 * with the one it booted with.
 */
export const permitidos = {
  permitir(areas: readonly AreaArranque[]): void {
    for (const build of areas.flatMap((area) => [area, area.anterior ?? []].flat())) {
      manifiestos.set(urlManifiesto(build), build.manifiesto);
      anotar(build);
    }
  },
  /** The builds, and the other origins, whose files the policy of this page lets in: what is told later can be loaded by another page alone. */
  fijarPagina(pagina: Pick<Arranque, 'builds' | 'origenes'>): void {
    dePagina = pagina.builds ? new Set(pagina.builds) : null;
    origenes = pagina.origenes ?? [];
  },
  cabe: ({ build }: Pick<BuildArranque, 'build'>): boolean => dePagina?.has(build) ?? true,
  integridadDe: (url: string) => integridades.get(enteraDe(url)),
  manifiestoDe: (url: string) => manifiestos.get(enteraDe(url)),
  /** Where else a script of a build is, by its address at the product. */
  enOtroOrigen: (url: string) => lejanos.get(enteraDe(url)),
  /** Whether it is the address of such a one. */
  esDeOtroOrigen: (url: string): boolean =>
    [...lejanos.values()].some((lejano) => lejano.url === url),
};

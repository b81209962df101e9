import type {
  AreaArranque,
  Arranque,
  BuildArranque,
} from '@comanda/shared/contracts/plataforma/plataforma';
import { carpetaEnOrigen } from '@comanda/shared/contracts/plataforma/origen';

export type BuildsPermitidos = {
  permitir: (areas: readonly AreaArranque[]) => void;
  /** The builds, and the other origins, whose files the policy of this page lets in: what is told later can be loaded by another page alone. */
  fijarPagina: (pagina: Pick<Arranque, 'builds' | 'origenes'>) => void;
  cabe: (build: Pick<BuildArranque, 'build'>) => boolean;
  integridadDe: (url: string) => string | undefined;
  manifiestoDe: (url: string) => BuildArranque['manifiesto'] | undefined;
  /** Where else a script of a build is, by its address at the product. */
  enOtroOrigen: (url: string) => EnOtroOrigen | undefined;
  /** Whether it is the address of such a one. */
  esDeOtroOrigen: (url: string) => boolean;
};

export type EnOtroOrigen = { url: string; origen: string; area: string; build: string };

/** Address of the manifest of a build; it is never fetched, the boot document carries it. */
export function urlManifiesto(
  { base }: Pick<BuildArranque, 'base'>,
  origen = location.href,
): string {
  return new URL(`${base}mf-manifest.json`, origen).href;
}

/** What the boot documents of this page allow to load. Builds add up: a tab may go on with the one it booted with. */
function buildsPermitidos(origen: () => string = () => location.href): BuildsPermitidos {
  const integridades = new Map<string, string>();
  const manifiestos = new Map<string, BuildArranque['manifiesto']>();
  const lejanos = new Map<string, EnOtroOrigen>();
  let dePagina: ReadonlySet<string> | null = null;
  let origenes: readonly string[] = [];

  function anotar({ base, integridad, ...de }: BuildArranque): void {
    for (const [archivo, hash] of Object.entries(integridad)) {
      const { href } = new URL(base + archivo, origen());
      integridades.set(href, hash);
      const lejano = archivo.endsWith('.js') ? enSuOrigen(archivo, de) : undefined;
      if (lejano) lejanos.set(href, lejano);
      else lejanos.delete(href);
    }
  }

  function enSuOrigen(
    archivo: string,
    { origen: suyo, build, descriptor: { area } }: Omit<BuildArranque, 'base' | 'integridad'>,
  ): EnOtroOrigen | undefined {
    if (suyo === undefined || !origenes.includes(suyo)) return undefined;
    return { url: carpetaEnOrigen(suyo, { area, build }) + archivo, origen: suyo, area, build };
  }

  return {
    permitir(areas) {
      for (const area of areas.flatMap((una) => [una, una.anterior ?? []].flat())) {
        manifiestos.set(urlManifiesto(area, origen()), area.manifiesto);
        anotar(area);
      }
    },
    fijarPagina({ builds, origenes: suyos = [] }) {
      dePagina = builds ? new Set(builds) : null;
      origenes = suyos;
    },
    cabe: ({ build }) => dePagina === null || dePagina.has(build),
    integridadDe: (url) => integridades.get(new URL(url, origen()).href),
    manifiestoDe: (url) => manifiestos.get(new URL(url, origen()).href),
    enOtroOrigen: (url) => lejanos.get(new URL(url, origen()).href),
    esDeOtroOrigen: (url) => [...lejanos.values()].some((lejano) => lejano.url === url),
  };
}

/** Those of this page: the integrity plugin reads what the boot writes. */
export const permitidos = buildsPermitidos();

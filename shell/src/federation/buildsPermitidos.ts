import type { AreaArranque, BuildArranque } from '@comanda/shared/contracts/plataforma/plataforma';

export type BuildsPermitidos = {
  permitir: (areas: readonly AreaArranque[]) => void;
  /** The builds whose files the policy of this page lets in: what is told later can be loaded by another page alone. */
  fijarPagina: (builds: readonly string[] | undefined) => void;
  cabe: (build: Pick<BuildArranque, 'build'>) => boolean;
  integridadDe: (url: string) => string | undefined;
  manifiestoDe: (url: string) => BuildArranque['manifiesto'] | undefined;
};

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
  let dePagina: ReadonlySet<string> | null = null;
  return {
    permitir(areas) {
      for (const area of areas.flatMap((una) => [una, una.anterior ?? []].flat())) {
        manifiestos.set(urlManifiesto(area, origen()), area.manifiesto);
        for (const [archivo, integridad] of Object.entries(area.integridad)) {
          integridades.set(new URL(area.base + archivo, origen()).href, integridad);
        }
      }
    },
    fijarPagina(builds) {
      dePagina = builds ? new Set(builds) : null;
    },
    cabe: ({ build }) => dePagina === null || dePagina.has(build),
    integridadDe: (url) => integridades.get(new URL(url, origen()).href),
    manifiestoDe: (url) => manifiestos.get(new URL(url, origen()).href),
  };
}

/** Those of this page: the integrity plugin reads what the boot writes. */
export const permitidos = buildsPermitidos();

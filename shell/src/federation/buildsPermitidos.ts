import type { AreaArranque } from '@comanda/shared/contracts/plataforma';

export type BuildsPermitidos = {
  permitir: (areas: readonly AreaArranque[]) => void;
  integridadDe: (url: string) => string | undefined;
  manifiestoDe: (url: string) => AreaArranque['manifiesto'] | undefined;
};

/** Address of the manifest of a build; it is never fetched, the boot document carries it. */
export function urlManifiesto(
  { base }: Pick<AreaArranque, 'base'>,
  origen = location.href,
): string {
  return new URL(`${base}mf-manifest.json`, origen).href;
}

/** What the boot documents of this page allow to load. Builds add up: a tab may go on with the one it booted with. */
function buildsPermitidos(origen: () => string = () => location.href): BuildsPermitidos {
  const integridades = new Map<string, string>();
  const manifiestos = new Map<string, AreaArranque['manifiesto']>();
  return {
    permitir(areas) {
      for (const area of areas) {
        manifiestos.set(urlManifiesto(area, origen()), area.manifiesto);
        for (const [archivo, integridad] of Object.entries(area.integridad)) {
          integridades.set(new URL(area.base + archivo, origen()).href, integridad);
        }
      }
    },
    integridadDe: (url) => integridades.get(new URL(url, origen()).href),
    manifiestoDe: (url) => manifiestos.get(new URL(url, origen()).href),
  };
}

/** Those of this page: the integrity plugin reads what the boot writes. */
export const permitidos = buildsPermitidos();

import type { Version } from './paquetesRepository';

/** Under the address of the registry: '@comanda/shared/-/shared-0.1.0-abc.tgz'. */
export const archivoDe = (nombre: string, version: string): string =>
  `${nombre}/-/${nombre.split('/').at(-1) ?? ''}-${version}.tgz`;

/** What npm asks of a package: every version that was ever served, and which is the last. `base` ends in a slash. */
export function documentoDe(
  nombre: string,
  versiones: readonly Version[],
  { base, actual }: { base: string; actual: string | undefined },
) {
  const latest = actual ?? versiones.at(-1)?.ficha.version;
  return {
    name: nombre,
    'dist-tags': { latest },
    versions: Object.fromEntries(
      versiones.map(({ ficha, integridad }) => [
        ficha.version,
        {
          ...ficha,
          _id: `${nombre}@${ficha.version}`,
          dist: {
            integrity: integridad,
            tarball: new URL(archivoDe(nombre, ficha.version), base).href,
          },
        },
      ]),
    ),
    time: Object.fromEntries(
      versiones.map(({ ficha, desde }) => [ficha.version, desde.toISOString()]),
    ),
  };
}

import { permitidos } from '../federation/buildsPermitidos';
import { TRABAJADOR } from '../trabajador/encargo';

/**
 * The one way from text to a script's address, for federation, webpack and workers alike: files of builds, on this origin or where
 * the boot document says that they are, and the worker that keeps them. Whether one of those may run is for its hash to say. Imported before everything else, since nobody may make the policy after.
 */
export function soloDeAreas(url: string): string {
  const { origin, pathname, href } = new URL(url, location.href);
  const nuestra = pathname.startsWith('/areas/') || pathname === TRABAJADOR;
  const esDeAqui = origin === location.origin && nuestra;
  if (!esDeAqui && !permitidos.esDeOtroOrigen(href))
    throw new TypeError(`politica: ${url} is no file of a build`);
  return url;
}

type Fabrica = {
  createPolicy(nombre: string, reglas: { createScriptURL: typeof soloDeAreas }): unknown;
};

/** Not in every browser, and not in TypeScript's own list. */
(window as { trustedTypes?: Fabrica }).trustedTypes?.createPolicy('default', {
  createScriptURL: soloDeAreas,
});

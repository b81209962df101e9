import type { AreaArranque } from '@comanda/shared/contracts/plataforma/plataforma';
import { carpetaEnOrigen } from '@comanda/shared/contracts/plataforma/origen';

import { baseDeBuild, type Lanzamiento } from '../lanzamientos/lanzamiento';

/** `deOtro`: of another origin, which is not told whose page asks. */
export type Precarga = { href: string; integridad: string; deOtro?: true };

type Visita = { ruta: string; conSesion: boolean };

/**
 * What the page of this address needs first: the files of the requested screen, the rooms of shared it asks for, and
 * the frame for those who are logged in.
 */
export function precargas(
  areas: readonly AreaArranque[],
  builds: readonly Lanzamiento[],
  { ruta, conSesion }: Visita,
): Precarga[] {
  const shell = builds.find(({ area }) => area === 'shell');
  if (!shell) return [];
  const destino = conSesion || ruta.startsWith('/auth/') ? ruta : '/auth/login';
  const { propias, salas } = dePantalla(areas, builds, destino);
  const { trozos } = shell.indice;
  // a screen of the frame's own has a chunk with the name of its path
  const marco = conSesion
    ? ['marco', ruta.replace(/^\/admin\//, '')].flatMap((cual) => trozos[cual] ?? [])
    : [];
  const provistas = salas.flatMap((sala) => shell.indice.provistas[sala] ?? []);
  return [...archivosDe(shell, [...new Set(marco)]), ...propias, ...archivosDe(shell, provistas)];
}

/** The files of the screen behind an address, and the rooms of shared it asks for. */
function dePantalla(areas: readonly AreaArranque[], builds: readonly Lanzamiento[], ruta: string) {
  const pantalla = deRuta(areas, ruta);
  const lanzamiento = builds.find(({ contenedor }) => contenedor === pantalla?.area.contenedor);
  if (!pantalla || !lanzamiento) return { propias: [], salas: [] };
  const { trozos, salas } = lanzamiento.indice;
  const trozo = trozoDe(Object.keys(trozos), pantalla.path);
  const archivos = [
    'remoteEntry.js',
    ...(trozos.routes ?? []),
    ...(trozo ? (trozos[trozo] ?? []) : []),
  ];
  return {
    propias: desde(pantalla.area, archivosDe(lanzamiento, [...new Set(archivos)])),
    salas: trozo ? (salas[trozo] ?? []) : [],
  };
}

/** From where the page will ask for them. */
function desde({ origen, base, build, descriptor: { area } }: AreaArranque, suyas: Precarga[]) {
  if (origen === undefined) return suyas;
  const carpeta = carpetaEnOrigen(origen, { area, build });
  return suyas.map(({ href, integridad }): Precarga => ({
    href: carpeta + href.slice(base.length),
    integridad,
    deOtro: true,
  }));
}

function deRuta(areas: readonly AreaArranque[], ruta: string) {
  for (const area of areas) {
    const { zona, rutas } = area.descriptor;
    const hallada = rutas.find(({ path }) => `/${zona}/${path}` === ruta);
    if (hallada) return { area, path: hallada.path };
  }
  return undefined;
}

/** A screen's chunk has the name of its path, or the beginning of it: 'login' for login_admin. */
function trozoDe(nombres: readonly string[], path: string): string | undefined {
  const nombre = path.replaceAll('/', '-');
  return nombres
    .filter((candidato) => nombre.startsWith(candidato))
    .sort((a, b) => b.length - a.length)[0];
}

function archivosDe(lanzamiento: Lanzamiento, archivos: readonly string[]): Precarga[] {
  return archivos.flatMap((archivo) => {
    const integridad = lanzamiento.indice.integridad[archivo];
    return integridad ? [{ href: baseDeBuild(lanzamiento) + archivo, integridad }] : [];
  });
}

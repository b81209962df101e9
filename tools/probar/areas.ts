// Which journeys walk through what a file is part of.

/** The folder of e2e that walks through a file; the first that fits. */
const AREAS: readonly (readonly [donde: RegExp, area: string])[] = [
  [/^e2e\/([a-z-]+)\/.*[.]spec[.]ts$/, '$1'],
  [/sinLinea/, 'sin-linea'],
  [/^remote-reportes\/src\/facturas\/|^services\/(billing|sri-sandbox)\//, 'facturas'],
  [/^remote-([a-z]+)\//, '$1'],
  [/^services\/platform\/src\/(subidas|paquetes|puerta|publicaciones|lanzamientos)\//, 'equipo'],
  [/^tools\/(publicar|desarrollo|nuevo|federation|kit|propio|build|dev|equipo)\b/, 'equipo'],
  [/^(shell|services\/platform)\//, 'marco'],
  [/^services\/identidad\/src\/(auth|cuenta)\//, 'auth'],
  [/^services\/ordering\/src\/caja\//, 'caja'],
  [/^services\/ordering\/src\/(ventas|mesas|vizor|programados)\//, 'ventas'],
  [
    /^services\/ordering\/src\/(productos|categorias|bodega|mermas|importaciones|imagenes)\//,
    'inventario',
  ],
  [/^services\/identidad\//, 'admin'],
  [/^services\/ordering\/src\/report/, 'reportes'],
  [/^services\/print\//, 'ventas'],
  [/^shared\/src\/(ui|piezas|router|area|session|api)\//, 'marco'],
];

/** Null where no journey is nearer than another. */
export function areaDe(archivo: string): string | null {
  for (const [donde, area] of AREAS) {
    const encontrada = donde.exec(archivo);
    if (encontrada) return area.replace('$1', encontrada[1] ?? '');
  }
  return null;
}

/** Of an area's spec files, for each that changed the one that bears the name of the nearest of its folders; none where none does. */
export function porNombre(specs: readonly string[], archivos: readonly string[]): string[] {
  const encontrados = archivos.flatMap((archivo) => {
    if (archivo.startsWith('e2e/')) return specs.filter((spec) => spec === archivo);
    const cercanas = archivo.toLowerCase().split(/[/.]/).reverse();
    const nombre = cercanas.find((parte) => specs.some((spec) => nombreDe(spec) === parte));
    return specs.filter((spec) => nombreDe(spec) === nombre);
  });
  return [...new Set(encontrados)];
}

const nombreDe = (spec: string) => /([^/]+)[.]spec[.]ts$/.exec(spec)?.[1] ?? '';

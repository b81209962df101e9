import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { fallar } from '../ejecutar';

import { type Archivos, dePlantillas } from './escribirArea';

interface Pantalla {
  nombre: string;
  /** Under /admin/. */
  path: string;
  titulo: string;
}

const mayuscula = (palabra: string) => palabra.charAt(0).toUpperCase() + palabra.slice(1);

/** The files of a new screen, and those of the area that name it; `antes`: what is to be written and is not there yet. */
export function archivosDePantalla(
  raiz: string,
  { nombre, path: ruta, titulo }: Pantalla,
  antes: Archivos = new Map(),
): Archivos {
  const nombres = { nombre, Nombre: mayuscula(nombre), Titulo: mayuscula(titulo) };
  const archivos = new Map([...antes, ...dePlantillas('pantalla', raiz, nombres)]);
  cambiar(
    'src/area.ts',
    /rutas: \[/,
    `rutas: [{ path: '${ruta}', titulo: '${nombres.Titulo}', icono: 'reporte', perfiles: ['Administrador'], menu: true },`,
  );
  cambiar(
    'src/routes.tsx',
    /\nexport const rutas = defineRoutes\(/,
    `\nconst ${nombre} = () => import(/* webpackChunkName: "${ruta.replaceAll('/', '-')}" */ './${nombre}/${nombres.Nombre}Screen');\n\nexport const rutas = defineRoutes({ path: '${ruta}', cargar: ${nombre} }, `,
  );
  return archivos;

  function cambiar(archivo: string, patron: RegExp, reemplazo: string): void {
    const donde = path.join(raiz, archivo);
    const texto = archivos.get(archivo) ?? (existsSync(donde) ? readFileSync(donde, 'utf8') : '');
    const despues = texto.replace(patron, reemplazo);
    if (despues === texto)
      fallar(`${archivo} no es como se esperaba (${String(patron)}): no se escribió nada.`);
    archivos.set(archivo, despues);
  }
}

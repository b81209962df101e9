// What the rooms and pieces of shared take and answer, in pages of the book: written from the sources, for who has packages alone.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Application, type TypeDocOptions } from 'typedoc';

import { fallar, raiz } from '../ejecutar';
import { archivosDe } from '../kit/compilar';
import { leerPaquete } from '../kit/paquete';

const SHARED = path.join(raiz, 'shared');
/** What is of the whole page, and would run in it: a policy lets only files run. */
const EN_LA_PAGINA = /<script>([^<]+)<\/script>/g;
/** With the rest of the house it takes twice as long. */
const CONFIG = path.join(raiz, '.cache/tsconfig.api.json');
const SOLO_SHARED = {
  extends: path.join(raiz, 'tsconfig.base.json'),
  compilerOptions: { typeRoots: [path.join(raiz, 'node_modules/@types')] },
  include: [path.join(SHARED, 'src')],
  exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing'],
};
const TEMA = 'assets/tema.js';
/** Of what its theme says in English, what is seen the most. */
const EN_ESPANOL = {
  kind_function: 'Función',
  kind_plural_function: 'Funciones',
  kind_interface: 'Interfaz',
  kind_plural_interface: 'Interfaces',
  kind_module: 'Módulo',
  kind_plural_module: 'Módulos',
  kind_property: 'Propiedad',
  kind_plural_property: 'Propiedades',
  kind_type_alias: 'Tipo',
  kind_plural_type_alias: 'Tipos',
  kind_variable: 'Valor',
  kind_plural_variable: 'Valores',
  kind_parameter: 'Parámetro',
  kind_plural_parameter: 'Parámetros',
  theme_returns: 'Devuelve',
  theme_settings: 'Ajustes',
  theme_on_this_page: 'En esta página',
  theme_search: 'Buscar',
  theme_menu: 'Menú',
  theme_permalink: 'Enlace',
  theme_type_declaration: 'De qué está hecho',
  theme_search_placeholder: 'Buscar un nombre',
  theme_preparing_search_index: 'Preparando la búsqueda',
  kind_project: 'API',
  kind_namespace: 'Grupo',
  kind_plural_namespace: 'Grupos',
  theme_light: 'Claro',
  theme_dark: 'Oscuro',
  theme_os: 'El del sistema',
  theme_theme: 'Luz',
  theme_loading: 'Cargando',
  theme_copy: 'Copiar',
  theme_copied: 'Copiado',
} as const;

/** Leaves it under `salida`, with an index. */
export async function escribirApi(salida: string): Promise<void> {
  writeFileSync(CONFIG, JSON.stringify(SOLO_SHARED));
  const app = await Application.bootstrapWithPlugins(opcionesDe(salida));
  app.internationalization.addTranslations('es', EN_ESPANOL);
  const proyecto = await app.convert();
  if (!proyecto) return fallar('No se pudo escribir la API de shared');
  await app.generateOutputs(proyecto);
  sacarGuiones(salida);
}

const opcionesDe = (salida: string): TypeDocOptions => ({
  name: 'API de @comanda/shared',
  lang: 'es',
  entryPoints: entradas(),
  tsconfig: CONFIG,
  outputs: [{ name: 'html', path: salida }],
  plugin: ['typedoc-plugin-missing-exports'],
  readme: path.join(import.meta.dirname, 'api.md'),
  skipErrorChecking: true, // `npm run check` does
  excludeExternals: true,
  excludePrivate: true,
  disableGit: true,
  disableSources: true,
  navigationLinks: { 'Libro de piezas': '/libro' },
  logLevel: 'Error',
});

/** The rooms and the pieces; contracts and rules are read where they stand. */
function entradas(): string[] {
  const { exports = {} } = leerPaquete('shared');
  return Object.entries(exports).flatMap(([nombre, fuente]) => {
    const archivo = String(fuente);
    if (!archivo.endsWith('.ts') || /^[.]\/(testing|contracts|domain|errors|catalogo)/.test(nombre))
      return [];
    if (!archivo.includes('*')) return [path.join(SHARED, archivo)];
    const carpeta = path.join(SHARED, 'src/piezas');
    return archivosDe(carpeta, /^[^/]+\/index[.]ts$/).map((uno) => path.join(carpeta, uno));
  });
}

/** Its pages choose their light in a script of their own: in a file it runs under the policy of the book. */
function sacarGuiones(salida: string): void {
  for (const pagina of readdirSync(salida, { recursive: true, encoding: 'utf8' })) {
    if (!pagina.endsWith('.html')) continue;
    const ruta = path.join(salida, pagina);
    const html = readFileSync(ruta, 'utf8');
    const hasta = path.posix.relative(path.dirname(pagina), TEMA);
    const sinGuion = html.replace(EN_LA_PAGINA, (_todo, guion: string) => {
      writeFileSync(path.join(salida, TEMA), guion);
      return `<script src="${hasta}"></script>`;
    });
    writeFileSync(ruta, sinGuion);
  }
}

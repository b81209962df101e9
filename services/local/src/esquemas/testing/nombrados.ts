import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { ESQUEMAS, migracionesDe } from '../../migrarTodo';

const SERVICES = path.join(__dirname, '../../../..');

/** Whose each schema is. kit has none: what it names is named by whichever service runs it. */
export const DUENO_DE: ReadonlyMap<string, string> = new Map(
  ESQUEMAS.map(({ servicio, esquema }) => [esquema, servicio]),
);
export const LECTORES = [...DUENO_DE.values(), 'kit'] as const;

/** The last numbered migrations of when identity's tables were platform's: they name each other's as they were. */
const ANTES_DE_PARTIR: Readonly<Record<string, string>> = {
  platform: '0011',
  identidad: '0001',
  billing: '0018',
  ordering: '0022',
};

/** A name in SQL, and where it stands. */
export type Nombrado = { esquema: string; nombre: string; archivo: string };

const NOMBRE = new RegExp(String.raw`\b(${[...DUENO_DE.keys()].join('|')})\.([a-z_]+)`, 'g');
/** The key of an advisory lock is a text that names nothing. */
const CERROJO = /hashtext(?:extended)?\('[^']*'/g;

/** What that text of SQL names of the schemas. */
export function nombresEn(sql: string): { esquema: string; nombre: string }[] {
  const hallados = sql.replace(CERROJO, '').matchAll(NOMBRE);
  return [...hallados].map(([, esquema = '', nombre = '']) => ({ esquema, nombre }));
}

/** The texts of a source, without its comments and what is computed between them. */
export function textosDe(fuente: string): string[] {
  const textos: string[] = [];
  const mirar = (nodo: ts.Node): void => {
    if (
      ts.isStringLiteralLike(nodo) ||
      ts.isTemplateHead(nodo) ||
      ts.isTemplateMiddleOrTemplateTail(nodo)
    )
      textos.push(nodo.text);
    ts.forEachChild(nodo, mirar);
  };
  mirar(ts.createSourceFile('x.ts', fuente, ts.ScriptTarget.Latest));
  return textos;
}

/** All that the product's own SQL of that service names, its own schema's names too. */
export function nombradosPor(servicio: string): Nombrado[] {
  return [...deSusFuentes(servicio), ...(servicio === 'kit' ? [] : deSusMigraciones(servicio))];
}

function deSusFuentes(servicio: string): Nombrado[] {
  return archivosDe(path.join(SERVICES, servicio, 'src'))
    .filter((archivo) => archivo.endsWith('.ts'))
    .filter(
      (archivo) => !/[.](test|denegar)[.]ts$|[/]testing[/]|[/]db[/]schema[.]ts$/.test(archivo),
    )
    .flatMap((archivo) =>
      textosDe(readFileSync(archivo, 'utf8'))
        .flatMap(nombresEn)
        .map((uno) => ({ ...uno, archivo: path.relative(SERVICES, archivo) })),
    );
}

function deSusMigraciones(servicio: string): Nombrado[] {
  const ultima = ANTES_DE_PARTIR[servicio] ?? '';
  return archivosDe(migracionesDe(servicio))
    .filter((archivo) => archivo.endsWith('.sql'))
    .filter((archivo) => {
      const nombre = path.basename(archivo);
      return !/^\d{4}[_.]/.test(nombre) || nombre.slice(0, 4) > ultima;
    })
    .flatMap((archivo) =>
      nombresEn(readFileSync(archivo, 'utf8').replace(/--[^\n]*/g, '')).map((uno) => ({
        ...uno,
        archivo: path.relative(SERVICES, archivo),
      })),
    );
}

const archivosDe = (carpeta: string): string[] =>
  readdirSync(carpeta, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((archivo) => path.join(carpeta, archivo));

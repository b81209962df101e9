// What the modules of shared declare, as whoever imports them sees it: each exported name with its signature, and what is said of its end.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { type Declarado, declaradosEn, esExportada, marcaDe, nombresDe } from './sentencias';

type Nombres = ReadonlyMap<string, Declarado>;

const NADA: Declarado = { clase: 'valor', firma: '', caduca: null };

/** Reads declarations under a folder, each file once. */
export function lectorDeDeclaraciones() {
  const leidos = new Map<string, Nombres>();

  function exportadosDe(archivo: string): Nombres {
    const ya = leidos.get(archivo);
    if (ya) return ya;
    const nombres = new Map<string, Declarado>();
    leidos.set(archivo, nombres); // of a cycle, what is known by then
    const { statements } = leer(archivo);
    const locales = new Map([...importadosDe(archivo, statements), ...declaradosEn(statements)]);
    for (const [nombre, suyo] of statements.flatMap((una) => exportadosPor(archivo, una, locales)))
      nombres.set(nombre, suyo);
    return nombres;
  }

  function exportadosPor(archivo: string, una: ts.Statement, locales: Nombres) {
    if (ts.isExportDeclaration(una)) return pasados(archivo, una, locales);
    if (!esExportada(una)) return [];
    return nombresDe(una).map((nombre) => con(nombre, locales.get(nombre)));
  }

  /** `export { a } from`, `export * from`, `export * as`. */
  function pasados(archivo: string, una: ts.ExportDeclaration, locales: Nombres) {
    const { exportClause } = una;
    const modulo = moduloDe(una);
    if (!exportClause) return [...deModulo(archivo, modulo)];
    const marca = marcaDe(una);
    if (ts.isNamespaceExport(exportClause)) {
      const firma = `{ ${[...deModulo(archivo, modulo).keys()].sort().join(', ')} }`;
      return [con(exportClause.name.text, { clase: 'valor', firma, caduca: marca })];
    }
    return exportClause.elements.map(({ name, propertyName, isTypeOnly }) => {
      const alla = (propertyName ?? name).text;
      const suyo = modulo === null ? locales.get(alla) : tomado(archivo, modulo, alla);
      return con(name.text, una.isTypeOnly || isTypeOnly ? comoTipo(suyo) : suyo, marca);
    });
  }

  function deModulo(desde: string, modulo: string | null): Nombres {
    const archivo = modulo === null ? null : archivoDe(desde, modulo);
    return archivo === null ? new Map<string, Declarado>() : exportadosDe(archivo);
  }

  /** What an import or an export takes of another module, by its name there. */
  function tomado(desde: string, modulo: string, nombre: string): Declarado {
    if (archivoDe(desde, modulo) === null)
      return { clase: 'valor', firma: `de ${modulo}`, caduca: null };
    return deModulo(desde, modulo).get(nombre) ?? NADA;
  }

  function importadosDe(archivo: string, sentencias: readonly ts.Statement[]): Nombres {
    const nombres = new Map<string, Declarado>();
    for (const una of sentencias) {
      const modulo = moduloDe(una);
      if (!ts.isImportDeclaration(una) || modulo === null) continue;
      const { name, namedBindings } = una.importClause ?? {};
      if (name) nombres.set(name.text, tomado(archivo, modulo, 'default'));
      if (namedBindings && ts.isNamedImports(namedBindings))
        for (const uno of namedBindings.elements)
          nombres.set(uno.name.text, tomado(archivo, modulo, (uno.propertyName ?? uno.name).text));
    }
    return nombres;
  }

  return exportadosDe;
}

function con(
  nombre: string,
  suyo: Declarado = NADA,
  marca: string | null = null,
): [string, Declarado] {
  return [nombre, { ...suyo, caduca: marca ?? suyo.caduca }];
}

const comoTipo = (suyo: Declarado = NADA): Declarado => ({ ...suyo, clase: 'tipo' });

const leer = (archivo: string) =>
  ts.createSourceFile(archivo, readFileSync(archivo, 'utf8'), ts.ScriptTarget.ES2022, true);

function moduloDe(una: ts.Statement): string | null {
  if (!ts.isImportDeclaration(una) && !ts.isExportDeclaration(una)) return null;
  const { moduleSpecifier } = una;
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : null;
}

/** Null: of a library. */
function archivoDe(desde: string, modulo: string): string | null {
  if (!modulo.startsWith('.')) return null;
  const base = path.resolve(path.dirname(desde), modulo);
  return [`${base}.d.ts`, path.join(base, 'index.d.ts')].find((uno) => existsSync(uno)) ?? null;
}

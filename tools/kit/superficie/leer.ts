// What @comanda/shared exports, by module: names and what they are. Read from the sources, without their types being worked out.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { raiz } from '../../ejecutar';
import { namesAt } from '../../federation/roomNames.cjs';
import { archivosDe } from '../compilar';
import { leerPaquete } from '../paquete';

import type { Modulo } from './reglas';

const SHARED = path.join(raiz, 'shared');
const CADUCA = '@deprecated';

/** Every module that an area may import, by its name. */
export function leerSuperficie(): Map<string, Modulo> {
  const { exports = {} } = leerPaquete('shared');
  const archivos = Object.entries(exports).flatMap(([nombre, fuente]) =>
    modulosDe(nombre.replace(/^[.]/, '@comanda/shared'), String(fuente)),
  );
  return new Map(archivos.map(([nombre, archivo]) => [nombre, moduloDe(archivo)]));
}

/** One, or all that a pattern stands for. */
function modulosDe(nombre: string, fuente: string): [nombre: string, archivo: string][] {
  if (!fuente.endsWith('.ts')) return [];
  const [antes = '', despues] = fuente.split('*');
  if (despues === undefined) return [[nombre, path.join(SHARED, fuente)]];
  const carpeta = path.join(SHARED, antes);
  return archivosDe(carpeta, /[.]ts$/)
    .filter((archivo) => archivo.endsWith(despues) && !archivo.includes('testing/'))
    .map((archivo) => archivo.slice(0, -despues.length))
    .map((parte) => [nombre.replace('*', parte), path.join(carpeta, parte + despues)]);
}

function moduloDe(archivo: string): Modulo {
  const caducan = caducos(archivo);
  const clases = { ...tiposDe(archivo), ...namesAt(archivo) };
  return new Map(
    Object.entries(clases)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([nombre, clase]) => [nombre, { clase, caduca: caducan.has(nombre) }]),
  );
}

const leer = (archivo: string) =>
  ts.createSourceFile(archivo, readFileSync(archivo, 'utf8'), ts.ScriptTarget.ES2022, true);

/** Names that are marked where they stand, or where they are passed on. */
function caducos(archivo: string): ReadonlySet<string> {
  const nombres = leer(archivo).statements.flatMap((una) =>
    una.getFullText().includes(CADUCA) ? nombresDe(una) : [],
  );
  return new Set(nombres);
}

function nombresDe(una: ts.Statement): string[] {
  if (ts.isVariableStatement(una))
    return una.declarationList.declarations.map(({ name }) => name.getText());
  if (ts.isExportDeclaration(una) && una.exportClause && ts.isNamedExports(una.exportClause))
    return una.exportClause.elements.map(({ name }) => name.text);
  return esConNombre(una) && una.name ? [una.name.text] : [];
}

const esConNombre = (una: ts.Statement) =>
  ts.isFunctionDeclaration(una) ||
  ts.isClassDeclaration(una) ||
  ts.isInterfaceDeclaration(una) ||
  ts.isTypeAliasDeclaration(una);

/** Types have no name at run time, and an area is written with them. */
function tiposDe(archivo: string): Record<string, string> {
  const tipos: Record<string, string> = {};
  for (const una of leer(archivo).statements) {
    if ((ts.isInterfaceDeclaration(una) || ts.isTypeAliasDeclaration(una)) && esExportada(una))
      tipos[una.name.text] = 'tipo';
    if (ts.isExportDeclaration(una)) Object.assign(tipos, pasados(archivo, una));
  }
  return tipos;
}

const esExportada = ({ modifiers }: ts.InterfaceDeclaration | ts.TypeAliasDeclaration) =>
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

function pasados(
  archivo: string,
  { exportClause, isTypeOnly, moduleSpecifier }: ts.ExportDeclaration,
): Record<string, string> {
  const de = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
  if (!exportClause) return de.startsWith('.') ? tiposDe(archivoDe(archivo, de)) : {};
  if (!ts.isNamedExports(exportClause)) return {};
  const tipos = exportClause.elements.filter((uno) => isTypeOnly || uno.isTypeOnly);
  return Object.fromEntries(tipos.map(({ name }) => [name.text, 'tipo']));
}

function archivoDe(desde: string, pedido: string): string {
  const base = path.resolve(path.dirname(desde), pedido);
  const archivo = ['.ts', '.tsx', '/index.ts']
    .map((fin) => base + fin)
    .find((uno) => existsSync(uno));
  if (!archivo) throw new Error(`superficie: ${pedido} de ${desde} no es un archivo`);
  return archivo;
}

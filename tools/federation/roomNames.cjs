const fs = require('node:fs');
const path = require('node:path');

const ts = require('typescript');

const { NAMES, STANDS_FOR } = require('./governed.cjs');
const { costura, shared } = require('./lugares.cjs');

const ROOM = '@comanda/shared/';
const exportsOf = new Map();

const isRoom = (name) => name.startsWith(ROOM);

/**
 * Every room and library the shell gives: its names, each with its kind. What follows from it is the room's version.
 * @returns {Record<string, Record<string, string>>}
 */
const givenNames = () => Object.fromEntries(NAMES.map((name) => [name, namesOf(name)]));

/** The rooms alone: what a checkout without the shell knows too. */
const roomNames = () =>
  Object.fromEntries(NAMES.filter(isRoom).map((name) => [name, namesOf(name)]));

/**
 * What a name is that a build takes of a room or a library.
 * @param {string} name
 * @param {string} chain
 * @returns {string}
 */
function kindTaken(name, chain) {
  if (isRoom(name)) return namesOf(name)[chain] ?? UNKNOWN;
  const parts = chain.split('.');
  const holder = parts.slice(0, -1).reduce((value, part) => value?.[part], require(name));
  return holder && parts.at(-1) in holder ? kindOfValue(holder[parts.at(-1)]) : UNKNOWN;
}

const UNKNOWN = 'desconocido';

function namesOf(name) {
  if (isRoom(name)) return costura?.salas[name] ?? sorted(namesOfFile(fileOf(name)));
  return sorted(STANDS_FOR[name] ? namesOfStandIn(name) : namesOfLibrary(require(name)));
}

const fileOf = (name) => {
  const { exports } = require(path.join(shared, 'package.json'));
  return path.join(shared, exports[`./${name.slice(ROOM.length)}`]);
};

const sorted = (names) =>
  Object.fromEntries(Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1)));

const KINDS = { function: 'funcion', object: 'objeto' };
const kindOfValue = (value) => KINDS[typeof value] ?? 'dato';
const namesOfLibrary = (library) =>
  Object.fromEntries(Object.entries(library).map(([name, value]) => [name, kindOfValue(value)]));

/** Of a library the shell gives a part of: its object, and what hangs from it, by the kinds of the library itself. */
function namesOfStandIn(name) {
  const library = require(name);
  const names = {};
  for (const [given, node] of declarationsOf(STANDS_FOR[name])) {
    names[given] = kindOfValue(library[given]);
    if (!node || !ts.isObjectLiteralExpression(node)) continue;
    for (const { name: member } of node.properties)
      names[`${given}.${member.text}`] = kindOfValue(library[given][member.text]);
  }
  return names;
}

/**
 * What a module exports, sorted, each with its kind.
 * @param {string} file
 * @returns {Record<string, string>}
 */
const namesAt = (file) => sorted(namesOfFile(file));

function namesOfFile(file) {
  return Object.fromEntries([...declarationsOf(file)].map(([name, node]) => [name, kindOf(node)]));
}

/** Exported name -> what it is made with; null for what comes from a library. Types have no name at run time. */
function declarationsOf(file) {
  const known = exportsOf.get(file);
  if (known) return known;
  const found = new Map();
  exportsOf.set(file, found);
  const { exported, local } = read(file);
  for (const [name, { from, as, node }] of exported) {
    const imported = from === undefined && node === undefined ? local.get(as) : undefined;
    if (name === '*')
      for (const [each, its] of declarationsOf(resolve(file, from))) found.set(each, its);
    else if (node !== undefined) found.set(name, node);
    else found.set(name, follow(file, imported ?? { from, as }));
  }
  return found;
}

function follow(file, { from, as, node }) {
  if (node !== undefined) return node;
  if (!from?.startsWith('.')) return null;
  return declarationsOf(resolve(file, from)).get(as) ?? null;
}

function resolve(file, request) {
  const base = path.resolve(path.dirname(file), request);
  const found = ['.ts', '.tsx', '/index.ts']
    .map((end) => base + end)
    .find((each) => fs.existsSync(each));
  if (!found) throw new Error(`roomNames: ${request} of ${file} is no file`);
  return found;
}

function read(file) {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
  const exported = [];
  const local = new Map();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement, local);
    else if (ts.isExportDeclaration(statement)) exported.push(...readExport(statement));
    else
      for (const [name, node] of declared(statement)) {
        local.set(name, { node });
        if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
          exported.push([isDefault(statement) ? 'default' : name, { node }]);
      }
  }
  return { exported, local };
}

const isDefault = ({ modifiers }) =>
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);

function readImport({ importClause, moduleSpecifier }, local) {
  const from = moduleSpecifier.text;
  if (importClause?.name) local.set(importClause.name.text, { from, as: 'default' });
  const named = importClause?.namedBindings;
  if (named && ts.isNamedImports(named))
    for (const { name, propertyName } of named.elements)
      local.set(name.text, { from, as: (propertyName ?? name).text });
}

function readExport({ isTypeOnly, exportClause, moduleSpecifier }) {
  const from = moduleSpecifier?.text;
  if (isTypeOnly) return [];
  if (!exportClause) return [['*', { from }]];
  if (ts.isNamespaceExport(exportClause)) return [[exportClause.name.text, { node: null }]];
  return exportClause.elements
    .filter((element) => !element.isTypeOnly)
    .map(({ name, propertyName }) => [name.text, { from, as: (propertyName ?? name).text }]);
}

function declared(statement) {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return [[statement.name?.text ?? 'default', statement]];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name)
      ? [[name.text, plain(initializer)]]
      : name.elements.map((element) => [element.name.text, null]),
  );
}

/** Without what only types see. */
function plain(node) {
  if (node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)))
    return plain(node.expression);
  return tableOfWords(node) ?? node ?? null;
}

/** A table stays one where it also says something of words that it does not have (domain/texto/palabras). */
const tableOfWords = (node) =>
  node && ts.isCallExpression(node) && node.expression.text === 'dePalabras'
    ? node.arguments[0]
    : undefined;

function kindOf(node) {
  if (!node) return 'valor';
  if (ts.isClassDeclaration(node)) return 'clase';
  if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node))
    return 'funcion';
  if (ts.isObjectLiteralExpression(node)) return 'objeto';
  return ts.isLiteralExpression(node) ? 'dato' : 'valor';
}

module.exports = { givenNames, kindTaken, namesAt, roomNames };

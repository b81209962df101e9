// One statement of a declaration file: which names it declares, what each is, and what is said of its end.
import ts from 'typescript';

export interface Declarado {
  /** What it is at run time, as far as a declaration says it; 'tipo': nothing. */
  clase: string;
  /** In one line; of what a library gives, the module that it comes from. */
  firma: string;
  /** What its sources say of its end; null where they say nothing. */
  caduca: string | null;
}

/** What it declares, exported or not. */
export function declaradosEn(sentencias: readonly ts.Statement[]): Map<string, Declarado> {
  const nombres = new Map<string, Declarado>();
  for (const una of sentencias)
    for (const nombre of nombresDe(una)) {
      const antes = nombres.get(nombre);
      const firma = firmaDe(una, nombre);
      nombres.set(nombre, {
        clase: claseDe(una, nombre),
        firma: antes ? `${antes.firma}; ${firma}` : firma, // one that is overloaded
        caduca: antes?.caduca ?? marcaDe(una),
      });
    }
  return nombres;
}

const esConNombre = (una: ts.Statement) =>
  ts.isFunctionDeclaration(una) ||
  ts.isClassDeclaration(una) ||
  ts.isInterfaceDeclaration(una) ||
  ts.isTypeAliasDeclaration(una);

export function nombresDe(una: ts.Statement): string[] {
  if (ts.isVariableStatement(una))
    return una.declarationList.declarations.map(({ name }) => name.getText());
  if (!esConNombre(una)) return [];
  return una.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
    ? ['default']
    : [una.name?.text ?? ''];
}

export const esExportada = (una: ts.Statement): boolean =>
  ts.canHaveModifiers(una) &&
  (ts.getModifiers(una)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** What stands behind `@deprecated`; null where it does not stand. */
export function marcaDe(una: ts.Statement): string | null {
  const etiqueta = ts.getJSDocTags(una).find(({ tagName }) => tagName.text === 'deprecated');
  if (!etiqueta) return null;
  return enUnaLinea(ts.getTextOfJSDocComment(etiqueta.comment) ?? '');
}

function claseDe(una: ts.Statement, nombre: string): string {
  if (ts.isFunctionDeclaration(una)) return 'funcion';
  if (ts.isClassDeclaration(una)) return 'clase';
  if (!ts.isVariableStatement(una)) return 'tipo';
  const suyo = tipoDe(una, nombre);
  if (!suyo) return 'valor';
  if (ts.isFunctionTypeNode(suyo)) return 'funcion';
  if (ts.isTypeLiteralNode(suyo)) return 'objeto';
  return ts.isLiteralTypeNode(suyo) || ts.isLiteralExpression(suyo) ? 'dato' : 'valor';
}

/** Of a constant; where it is written as its value, that. */
function tipoDe({ declarationList }: ts.VariableStatement, nombre: string) {
  const suya = declarationList.declarations.find(({ name }) => name.getText() === nombre);
  return suya?.type ?? suya?.initializer;
}

function firmaDe(una: ts.Statement, nombre: string): string {
  if (ts.isVariableStatement(una)) return enUnaLinea(tipoDe(una, nombre)?.getText() ?? '');
  if (ts.isFunctionDeclaration(una)) return enUnaLinea(comoTipo(una));
  if (!esConNombre(una)) return '';
  // all that follows its name: what it is made of
  return enUnaLinea(una.getText().slice(una.name ? una.name.getEnd() - una.getStart() : 0));
}

/** As that of a constant which is a function: how it is written changes nothing for who calls it. */
function comoTipo({ typeParameters, parameters, type }: ts.FunctionDeclaration): string {
  const lista = (nodos: readonly ts.Node[]) => nodos.map((uno) => uno.getText()).join(', ');
  const genericas = typeParameters ? `<${lista(typeParameters)}>` : '';
  return `${genericas}(${lista(parameters)}) => ${type?.getText() ?? 'any'}`;
}

const COMENTARIO = /\/\*[^]*?\*\/|(?<=\s)\/\/[^\n]*/g;

const enUnaLinea = (texto: string): string =>
  texto
    .replace(COMENTARIO, '')
    .replace(/\s+/g, ' ')
    .replace(/import\("[^"]+"\)[.]/g, '') // where a type comes from is not what it is
    .replaceAll('·', '.')
    .trim()
    .replace(/^= /, '')
    .replace(/;$/, '');

// A signature in one line of a review, and what became of it.
import { createHash } from 'node:crypto';

import ts from 'typescript';

const LARGO = 200;
const HUELLA = / #[0-9a-f]{8}$/;

/** One that is too long to be read ends in a mark of all of it: what changes behind the cut changes the mark. */
export function cortada(firma: string): string {
  if (firma.length <= LARGO) return firma;
  const huella = createHash('sha256').update(firma).digest('hex').slice(0, 8);
  return `${firma.slice(0, LARGO)} #${huella}`;
}

/**
 * Whether whoever uses a name as it was may use it as it is now, as far as that can be read: more that may be given, or that is
 * answered. Of what cannot be told it says no.
 */
export function ensancha(antes: string, ahora: string): boolean {
  if (antes === ahora) return true;
  if (HUELLA.test(antes) || HUELLA.test(ahora)) return false;
  const [a, b] = [leida(antes), leida(ahora)];
  return a !== null && b !== null && siguePudiendo(a, b);
}

/** As a type; null where it does not parse as one. */
function leida(firma: string): ts.TypeNode | null {
  const fuente = ts.createSourceFile('f.ts', `type T = ${firma};`, ts.ScriptTarget.ES2022, true);
  const [una] = fuente.statements;
  return una && ts.isTypeAliasDeclaration(una) && fuente.statements.length === 1 ? una.type : null;
}

function siguePudiendo(antes: ts.Node, ahora: ts.Node): boolean {
  if (antes.getText() === ahora.getText()) return true;
  if (ts.isFunctionTypeNode(antes) && ts.isFunctionTypeNode(ahora))
    return sigueLlamandose(antes, ahora);
  if (ts.isTypeLiteralNode(antes) && ts.isTypeLiteralNode(ahora))
    return siguenSusMiembros(antes, ahora);
  if (ts.isPropertySignature(antes) && ts.isPropertySignature(ahora))
    return sigueSiendo(antes, ahora);
  return esValor(antes) && esValor(ahora);
}

/** A constant's: what it is worth is not what it is. */
const esValor = (nodo: ts.Node) =>
  ts.isLiteralTypeNode(nodo) &&
  (ts.isTypeAliasDeclaration(nodo.parent) || esFija(nodo.parent)) &&
  nodo.literal.kind !== ts.SyntaxKind.NullKeyword;

const esFija = (nodo: ts.Node) =>
  ts.isPropertySignature(nodo) &&
  (nodo.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword) ?? false);

function sigueSiendo(antes: ts.PropertySignature, ahora: ts.PropertySignature): boolean {
  if ((antes.questionToken === undefined) !== (ahora.questionToken === undefined)) return false;
  return !!antes.type && !!ahora.type && siguePudiendo(antes.type, ahora.type);
}

/** What is given in the calls there are is taken still; what is answered says as much as before. */
function sigueLlamandose(antes: ts.FunctionTypeNode, ahora: ts.FunctionTypeNode): boolean {
  const genericas = ({ typeParameters }: ts.FunctionTypeNode) =>
    typeParameters?.map((una) => una.getText()).join() ?? '';
  if (genericas(antes) !== genericas(ahora)) return false;
  if (ahora.parameters.length < antes.parameters.length) return false;
  const reciben = ahora.parameters.every((uno, i) => sigueRecibiendo(antes.parameters[i], uno));
  return reciben && siguePudiendo(antes.type, ahora.type);
}

const puedeFaltar = (uno: ts.ParameterDeclaration) =>
  uno.questionToken !== undefined || uno.dotDotDotToken !== undefined;

function sigueRecibiendo(
  antes: ts.ParameterDeclaration | undefined,
  ahora: ts.ParameterDeclaration,
): boolean {
  if (!antes) return puedeFaltar(ahora);
  if (puedeFaltar(antes) && !puedeFaltar(ahora)) return false;
  const admite = alternativasDe(ahora);
  return alternativasDe(antes).every((una) => admite.includes(una));
}

const alternativasDe = ({ type }: ts.ParameterDeclaration): string[] =>
  type && ts.isUnionTypeNode(type)
    ? type.types.map((uno) => uno.getText())
    : [type?.getText() ?? ''];

/** Those there were are there; a new one may be missing, since the same type may be what somebody gives. */
function siguenSusMiembros(antes: ts.TypeLiteralNode, ahora: ts.TypeLiteralNode): boolean {
  const nombreDe = (uno: ts.TypeElement) => uno.name?.getText() ?? '';
  const suyos = new Map(ahora.members.map((uno) => [nombreDe(uno), uno]));
  const viejos = new Set(antes.members.map(nombreDe));
  const quedan = antes.members.every((uno) => {
    const otro = suyos.get(nombreDe(uno));
    return otro !== undefined && siguePudiendo(uno, otro);
  });
  const agregados = ahora.members.filter((uno) => !viejos.has(nombreDe(uno)));
  return quedan && agregados.every(({ questionToken }) => questionToken !== undefined);
}

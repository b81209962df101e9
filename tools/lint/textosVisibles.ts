// What a person reads, out of the sources: the texts between tags, and the strings that are a sentence or a label in Spanish.
import * as ts from 'typescript';

import { ACCIONES_AUDITADAS } from '@comanda/shared/domain/empresa/auditoria';

import { fuentes, leer, REMOTOS, SERVICIOS } from './fuentes';

export type TextoVisible = { archivo: string; linea: number; texto: string };

const CARPETAS = [...REMOTOS, 'shell', 'shared', ...SERVICIOS].map((carpeta) => `${carpeta}/src`);

/**
 * Tests say what the product says; the sandbox speaks for the tax authority, in its own capitals; an import's columns are read by
 * machines, the watchman of the page is a script, and what a key is closed with is part of it.
 */
const NO_SE_LEEN =
  /\.test\.|[.]denegar[.]ts$|testing\/|testkit|sri-sandbox|importaciones|vigia[.]ts$|cerrarLlaves/;

const SQL =
  /\b(select|insert into|update \w+ set|delete from|where|union all|order by|group by|returning|coalesce|set_config|vacuum|left join|grant)\b|::|\$\d(?![\d.,])/i;
const INGLES =
  /\b(the|of|and|is|are|was|with|for|from|that|this|not|has|have|its|by|an|on|to|which|answer|gave|free|such|random|run|row|sound)\b/i;
const ESPANOL =
  /\b(de|del|la|el|los|las|un|una|que|se|su|sus|en|y|para|con|por|al|es|no|lo|ya|sin|hay|si|cada|más|está)\b/i;
const DE_MAQUINA =
  /^(className|id|key|type|name|nombre|role|htmlFor|to|href|src|icono|d|viewBox|data-.*)$/;

/** What a person reads a field named as, within a sentence that these make: `texto('dirección', 300)`. */
const CON_SU_NOMBRE = new Set(['texto', 'serie']);

/** What is written down keeps its letters, and is read through `textoDeAccion`. */
const ANOTADAS = new Set(Object.values(ACCIONES_AUDITADAS).flat());

const esOracion = (texto: string): boolean =>
  !ANOTADAS.has(texto) &&
  /\s/.test(texto.trim()) &&
  ESPANOL.test(texto) &&
  !SQL.test(texto) &&
  !INGLES.test(texto);
const esEtiqueta = (texto: string): boolean => /^[A-ZÁÉÍÓÚÑ¿¡][a-záéíóúñ]+[.:?!…]*$/.test(texto);

function seLee(nodo: ts.Node): boolean {
  const texto = textoDe(nodo);
  if (texto === null || !/[a-záéíóúñ]{3}/i.test(texto)) return false;
  if (ts.isJsxText(nodo)) return true;
  const { parent } = nodo;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return false;
  if (ts.isJsxAttribute(parent))
    return !DE_MAQUINA.test(parent.name.getText()) && (esOracion(texto) || esEtiqueta(texto));
  if (ts.isCallExpression(parent) && CON_SU_NOMBRE.has(parent.expression.getText())) return true;
  return esOracion(texto);
}

function textoDe(nodo: ts.Node): string | null {
  if (ts.isStringLiteral(nodo) || ts.isNoSubstitutionTemplateLiteral(nodo)) return nodo.text;
  if (ts.isTemplateHead(nodo) || ts.isTemplateMiddle(nodo) || ts.isTemplateTail(nodo))
    return nodo.text;
  return ts.isJsxText(nodo) ? nodo.text : null;
}

function deArchivo(archivo: string): TextoVisible[] {
  const fuente = ts.createSourceFile(
    archivo,
    leer(archivo),
    ts.ScriptTarget.Latest,
    true,
    archivo.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const hallados: TextoVisible[] = [];
  const visitar = (nodo: ts.Node): void => {
    if (seLee(nodo)) {
      const { line } = fuente.getLineAndCharacterOfPosition(nodo.getStart(fuente));
      hallados.push({ archivo, linea: line + 1, texto: textoDe(nodo) ?? '' });
    }
    ts.forEachChild(nodo, visitar);
  };
  visitar(fuente);
  return hallados;
}

/** Every text of the product that a person reads, with where it stands. */
export const textosVisibles = (): TextoVisible[] =>
  fuentes(CARPETAS)
    .filter((archivo) => !NO_SE_LEEN.test(archivo))
    .flatMap(deArchivo);

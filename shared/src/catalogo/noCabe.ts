import { UUID } from '../contracts/campos';

import { ABIERTA, REGLAS, SIN_FALLO, type Forma, type FormaDeLlamada } from './formas';

/**
 * Why something that one side may write is not read by the other; empty where all of it is. Paths are said as a person reads them:
 * 'data[].total'. It errs to the side of saying so: two patterns that are not the same text are two,
 * but for the one of all ids, which has those that 'uuid' means.
 */
export function noCabe(escribe: Forma | null, lee: Forma | null, donde = ''): string[] {
  if (lee === null) return []; // what nobody reads fits
  if (escribe === null) return obliga(lee) ? [decir(donde, 'no se manda, y se pide')] : [];
  if (lee[SIN_FALLO] === true) return [];
  const piden = opcionesDe(lee);
  return opcionesDe(escribe).flatMap((opcion) => laMejor(opcion, piden, donde));
}

/** Both halves of a call: what the client asks is taken, and what the server answers is understood. */
export function noCabeLlamada(cliente: FormaDeLlamada, servidor: FormaDeLlamada): string[] {
  return [
    ...noCabe(cliente.params, servidor.params, 'params'),
    ...noCabe(cliente.query, servidor.query, 'query'),
    ...noCabe(cliente.body, servidor.body, 'body'),
    ...noCabe(servidor.reply, cliente.reply, 'reply'),
  ];
}

const obliga = (lee: Forma) => textosDe(lee['required']).length > 0;

/** Of the ways that the reader has, the one that asks the least more. */
function laMejor(escribe: Forma, piden: readonly Forma[], donde: string): string[] {
  let mejor: string[] | null = null;
  for (const lee of piden) {
    const faltas = unaEnUna(escribe, lee, donde);
    if (faltas.length === 0) return [];
    if (mejor === null || faltas.length < mejor.length) mejor = faltas;
  }
  return piden.length > 1 && mejor && mejor.length > 0
    ? [decir(donde, `${nombreDe(escribe)} no es ninguna de las formas que se leen`)]
    : (mejor ?? [decir(donde, 'no se lee de ninguna forma')]);
}

function unaEnUna(escribe: Forma, lee: Forma, donde: string): string[] {
  if (lee[SIN_FALLO] === true) return [];
  const reglas = numeroDe(lee[REGLAS], 0) - numeroDe(escribe[REGLAS], 0);
  const nuevas = reglas > 0 ? [decir(donde, 'tiene una regla que quien escribe no sigue')] : [];
  const fijos = valoresDe(escribe);
  if (fijos) return [...nuevas, ...fijos.flatMap((valor) => noEntra(valor, lee, donde))];
  const pedidos = valoresDe(lee);
  if (pedidos)
    return [decir(donde, `puede ser otra cosa que ${pedidos.map(String).join(', ')}`), ...nuevas];
  return [...nuevas, ...porTipo(escribe, lee, donde)];
}

function porTipo(escribe: Forma, lee: Forma, donde: string): string[] {
  const [tipo, pedido] = [escribe['type'], lee['type']];
  if (pedido === undefined) return [];
  if (tipo !== pedido && !(tipo === 'integer' && pedido === 'number'))
    return [decir(donde, `es ${nombreDe(escribe)} donde se lee ${nombreDe(lee)}`)];
  if (pedido === 'object') return deObjeto(escribe, lee, donde);
  if (pedido === 'array') return deLista(escribe, lee, donde);
  return [...limites(escribe, lee, donde), ...iguales(escribe, lee, donde)];
}

function deObjeto(escribe: Forma, lee: Forma, donde: string): string[] {
  const [dados, pedidos] = [partesDe(escribe), partesDe(lee)];
  const siempre = textosDe(escribe['required']);
  const faltan = textosDe(lee['required'])
    .filter((campo) => !siempre.includes(campo) && pedidos[campo]?.[SIN_FALLO] !== true)
    .map((campo) => decir(dentro(donde, campo), 'puede faltar, y se pide'));
  const campos = Object.entries(dados).flatMap(([campo, dado]) =>
    pedidos[campo] === undefined && lee['additionalProperties'] === false
      ? [decir(dentro(donde, campo), 'no se lee')]
      : noCabe(dado, pedidos[campo] ?? formaDe(lee['additionalProperties']), dentro(donde, campo)),
  );
  return [...faltan, ...deRegistro(escribe, lee, donde), ...campos];
}

/** What a record has under names that no schema lists. */
function deRegistro(escribe: Forma, lee: Forma, donde: string): string[] {
  const [dado, pedido] = [escribe['additionalProperties'], lee['additionalProperties']];
  if (!esForma(dado) || !esForma(pedido)) return [];
  const nombres = noCabe(formaDe(escribe['propertyNames']), formaDe(lee['propertyNames']), donde);
  return [...nombres, ...noCabe(dado, pedido, dentro(donde, '*'))];
}

function deLista(escribe: Forma, lee: Forma, donde: string): string[] {
  const [dadas, pedidas] = [posicionesDe(escribe), posicionesDe(lee)];
  const porLugar = pedidas.flatMap((pedida, lugar) =>
    noCabe(dadas[lugar] ?? formaDe(escribe['items']), pedida, `${donde}[${lugar}]`),
  );
  return [
    ...limites(escribe, lee, donde),
    ...porLugar,
    ...noCabe(formaDe(escribe['items']) ?? {}, formaDe(lee['items']), `${donde}[]`),
  ];
}

const LARGOS = ['minLength', 'maxLength', 'minItems', 'maxItems'];
const CANTIDADES = ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'];

function limites(escribe: Forma, lee: Forma, donde: string): string[] {
  const largos = LARGOS.filter((limite) =>
    limite.startsWith('min')
      ? numeroDe(lee[limite], 0) > numeroDe(escribe[limite], 0)
      : numeroDe(lee[limite], Infinity) < numeroDe(escribe[limite], Infinity),
  );
  const cantidades = CANTIDADES.filter(
    (limite) => typeof lee[limite] === 'number' && pasaDe(escribe, limite, lee[limite]),
  );
  return [...largos, ...cantidades].map((limite) =>
    decir(donde, `puede pasar del límite ${limite} de ${String(lee[limite])}`),
  );
}

/** Whether a number that is written may be beyond a limit of the reader, whichever way the writer says its own: from 1 is above 0. */
function pasaDe(escribe: Forma, limite: string, pedido: number): boolean {
  const signo = /min/i.test(limite) ? 1 : -1; // the largest is the smallest of the opposites
  const [con, sin] = signo > 0 ? ['minimum', 'exclusiveMinimum'] : ['maximum', 'exclusiveMaximum'];
  const entero = escribe['type'] === 'integer' ? 1 : 0; // above 0 is from 1
  const cerca = (clave: string) => signo * numeroDe(escribe[clave], signo * -Infinity);
  const desde = Math.max(cerca(con), cerca(sin) + entero);
  const [borde, excluye] = [signo * pedido, limite.startsWith('exclusive')];
  if (desde !== borde) return desde < borde;
  return excluye && cerca(sin) !== borde;
}

/** What is compared as text: of two patterns nobody can say which has more. */
const TEXTUALES = ['pattern', 'format', 'multipleOf'];

const iguales = (escribe: Forma, lee: Forma, donde: string): string[] =>
  TEXTUALES.filter((clave) => lee[clave] !== undefined && lee[clave] !== escribe[clave])
    .filter((clave) => clave !== 'pattern' || !(esUuid(escribe) && lee[clave] === UUID.source))
    .map((clave) => decir(donde, `tiene otro ${clave}`));

/** 'uuid' names the versions that a standard knows, which PostgreSQL does not ask for. */
const esUuid = (forma: Forma) => forma['format'] === 'uuid';

/** A value that is written as it stands: whether the reader takes it can be tried. */
function noEntra(valor: unknown, lee: Forma, donde: string): string[] {
  const valores = valoresDe(lee);
  if (valores)
    return valores.includes(valor)
      ? []
      : [decir(donde, `puede ser ${String(valor)}, que no se lee`)];
  return porTipo({ ...formaDeValor(valor), ...patronDe(valor, lee) }, lee, donde);
}

/** A text that is written as it stands has the pattern that it fits; of a format nobody tries it. */
function patronDe(valor: unknown, lee: Forma): Forma {
  const { pattern } = lee;
  if (typeof valor !== 'string' || typeof pattern !== 'string') return {};
  return new RegExp(pattern, 'u').test(valor) ? { pattern } : {};
}

/** The schema that this value alone fits. */
function formaDeValor(valor: unknown): Forma {
  if (typeof valor === 'string')
    return { type: 'string', minLength: valor.length, maxLength: valor.length };
  if (typeof valor === 'number')
    return { type: Number.isInteger(valor) ? 'integer' : 'number', minimum: valor, maximum: valor };
  return { type: valor === null ? 'null' : typeof valor };
}

/** 'anyOf', 'oneOf', and the types of one that has several, each as a schema of its own. */
function opcionesDe(forma: Forma): Forma[] {
  const opciones = listaDe(forma['anyOf'] ?? forma['oneOf']);
  if (opciones.length > 0)
    return opciones
      .flatMap(opcionesDe)
      .map((opcion) => ({ ...opcion, ...reglasDe(forma, opcion) }));
  const { type } = forma;
  return Array.isArray(type) ? type.map((uno: unknown) => ({ ...forma, type: uno })) : [forma];
}

/** The rules of what may be several things are of each of them besides its own. */
function reglasDe(entera: Forma, opcion: Forma): Forma {
  const reglas = numeroDe(entera[REGLAS], 0) + numeroDe(opcion[REGLAS], 0);
  return reglas > 0 ? { [REGLAS]: reglas } : {};
}

/** The words that a schema is held to; null where it takes others too. */
function valoresDe(forma: Forma): unknown[] | null {
  if (forma[ABIERTA] === true) return null;
  if ('const' in forma) return [forma['const']];
  return Array.isArray(forma['enum']) ? forma['enum'] : null;
}

const esForma = (valor: unknown): valor is Forma =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);
const formaDe = (valor: unknown): Forma | null => (esForma(valor) ? valor : null);
const listaDe = (valor: unknown): Forma[] => (Array.isArray(valor) ? valor.filter(esForma) : []);
const posicionesDe = (forma: Forma) => listaDe(forma['prefixItems']);
const numeroDe = (valor: unknown, sino: number) => (typeof valor === 'number' ? valor : sino);
const textosDe = (valor: unknown): string[] =>
  Array.isArray(valor) ? valor.filter((uno) => typeof uno === 'string') : [];
const partesDe = (forma: Forma): Record<string, Forma> =>
  Object.fromEntries(
    Object.entries(formaDe(forma['properties']) ?? {}).filter((una): una is [string, Forma] =>
      esForma(una[1]),
    ),
  );

const dentro = (donde: string, campo: string) => (donde === '' ? campo : `${donde}.${campo}`);
const decir = (donde: string, que: string) => `${donde === '' ? 'el valor' : donde} ${que}`;

function nombreDe(forma: Forma): string {
  const valores = valoresDe(forma);
  if (valores) return valores.map(String).join(' o ');
  return typeof forma['type'] === 'string' ? forma['type'] : 'cualquier cosa';
}

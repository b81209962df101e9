import { XmlCData, type XmlElement } from 'libxml2-wasm';

import { hijos } from './elementos';

/** What a text must be; an expression is one. */
export type Prueba = { test(texto: string): boolean };

/** One element a document may hold: in what place, how often, with what text, attributes or children. */
export type ReglaDeEstructura = {
  nombre: string;
  /** Its namespace; none: it has none. */
  espacio?: string;
  min: number;
  max: number;
  patron?: Prueba;
  hijos?: readonly ReglaDeEstructura[];
  /** At least one of its children, each of which may be missing. */
  algunHijo?: boolean;
  /** Whatever of other namespaces; of this one, at any depth, what these say and nothing else. */
  laxo?: { espacio: string; reglas: readonly ReglaDeEstructura[] };
  /** Attributes it must have. */
  atributos?: Readonly<Record<string, Prueba>>;
  /** Attributes it may have. */
  quizaAtributos?: Readonly<Record<string, Prueba>>;
};

export const uno = (nombre: string, resto: Partial<ReglaDeEstructura> = {}): ReglaDeEstructura => ({
  nombre,
  min: 1,
  max: 1,
  ...resto,
});
export const quiza = (
  nombre: string,
  resto: Partial<ReglaDeEstructura> = {},
): ReglaDeEstructura => ({
  nombre,
  min: 0,
  max: 1,
  ...resto,
});
export const varios = (
  nombre: string,
  reglas: readonly ReglaDeEstructura[],
): ReglaDeEstructura => ({
  nombre,
  min: 1,
  max: Infinity,
  hijos: reglas,
});

/** The first fault of an element against its rule, in the schema's terms; null when it has none. */
export function faltaDeElemento(elemento: XmlElement, regla: ReglaDeEstructura): string | null {
  const falta = faltaDeAtributos(elemento, regla);
  if (falta) return falta;
  if (regla.laxo) return faltaDeLaxo(elemento, regla.laxo);
  if (regla.hijos) {
    const admite = regla.hijos.length > 0 ? ESPACIO : NADA;
    return faltaDeTextoSuelto(elemento, admite) ?? faltaDeHijos(elemento, regla);
  }
  if (hijos(elemento).length > 0) return `${elemento.name}: no admite elementos`;
  if (regla.patron && !regla.patron.test(elemento.content))
    return `${elemento.name}: valor '${elemento.content}' no válido`;
  return null;
}

/** Of a namespace of its own an attribute is none of ours: xml:lang and xsi:type too. */
function faltaDeAtributos(
  elemento: XmlElement,
  { atributos = {}, quizaAtributos = {} }: ReglaDeEstructura,
): string | null {
  const escritos = elemento.attrs;
  const falta = Object.keys(atributos).find(
    (nombre) => !escritos.some((atributo) => atributo.name === nombre && !atributo.namespaceUri),
  );
  if (falta !== undefined) return `${elemento.name}: falta el atributo ${falta}`;
  const pruebas = new Map(Object.entries({ ...atributos, ...quizaAtributos }));
  for (const { name, namespaceUri, content } of escritos) {
    const prueba = namespaceUri ? undefined : pruebas.get(name);
    if (!prueba) return `${elemento.name}: el atributo ${name} no se esperaba`;
    if (!prueba.test(content)) return `${elemento.name}: valor '${content}' de ${name} no válido`;
  }
  return null;
}

/** Between elements there is nothing but space; where there are to be none, not even that. */
function faltaDeTextoSuelto(elemento: XmlElement, admite: RegExp): string | null {
  const suelto = elemento
    .find('text()')
    .some((nodo) => nodo instanceof XmlCData || !admite.test(nodo.content));
  return suelto ? `${elemento.name}: no admite texto` : null;
}

const ESPACIO = /^[ \t\r\n]*$/;
const NADA = /^$/;

const esDe = (elemento: XmlElement | undefined, { nombre, espacio = '' }: ReglaDeEstructura) =>
  elemento?.name === nombre && elemento.namespaceUri === espacio;

/** An xsd:sequence: each rule in turn takes as many of its elements as come. */
function faltaDeHijos(
  elemento: XmlElement,
  { hijos: reglas = [], algunHijo = false }: ReglaDeEstructura,
): string | null {
  const pendientes = hijos(elemento);
  if (algunHijo && pendientes.length === 0) return `${elemento.name}: está vacío`;
  for (const regla of reglas) {
    const falta = faltaDeSiguientes(elemento, pendientes, regla);
    if (falta) return falta;
  }
  const [sobra] = pendientes;
  return sobra ? `${elemento.name}: ${sobra.name} no se esperaba` : null;
}

/** Takes from the front of what is left the elements of a rule. */
function faltaDeSiguientes(
  { name }: XmlElement,
  pendientes: XmlElement[],
  regla: ReglaDeEstructura,
): string | null {
  let vistos = 0;
  while (esDe(pendientes[0], regla) && vistos < regla.max) {
    const [siguiente] = pendientes.splice(0, 1);
    const falta = siguiente && faltaDeElemento(siguiente, regla);
    if (falta) return falta;
    vistos += 1;
  }
  if (vistos >= regla.min) return null;
  return `${name}: se esperaba ${regla.nombre} y hay ${pendientes[0]?.name ?? 'nada'}`;
}

const INSTANCIA = 'http://www.w3.org/2001/XMLSchema-instance';

function faltaDeLaxo(
  elemento: XmlElement,
  laxo: NonNullable<ReglaDeEstructura['laxo']>,
): string | null {
  for (const dentro of hijos(elemento)) {
    const falta = faltaDeAjeno(dentro, laxo);
    if (falta) return falta;
  }
  return null;
}

function faltaDeAjeno(
  elemento: XmlElement,
  laxo: NonNullable<ReglaDeEstructura['laxo']>,
): string | null {
  if (elemento.attrs.some(({ namespaceUri }) => namespaceUri === INSTANCIA))
    return `${elemento.name}: no admite atributos de esquema`;
  if (elemento.namespaceUri !== laxo.espacio) return faltaDeLaxo(elemento, laxo);
  const regla = laxo.reglas.find(({ nombre }) => nombre === elemento.name);
  return regla ? faltaDeElemento(elemento, regla) : `${elemento.name} no se esperaba`;
}

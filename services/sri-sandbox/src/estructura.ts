import { hijos } from './elementos';

import type { XmlElement } from 'libxml2-wasm';

/** One element a document may hold: in what place, how often, with what text or children. */
export type ReglaDeEstructura = {
  nombre: string;
  min: number;
  max: number;
  patron?: RegExp;
  hijos?: readonly ReglaDeEstructura[];
  /** Its inside is somebody else's business. */
  libre?: boolean;
  /** Attributes it must have, each with a text. */
  atributos?: readonly string[];
};

/** The first fault of an element against its rule, in the schema's terms; null when it has none. */
export function faltaDeElemento(elemento: XmlElement, regla: ReglaDeEstructura): string | null {
  for (const atributo of regla.atributos ?? []) {
    if (!elemento.attr(atributo)?.content) return `${elemento.name}: falta el atributo ${atributo}`;
  }
  if (regla.libre) return null;
  if (regla.hijos) return faltaDeHijos(elemento, regla.hijos);
  if (hijos(elemento).length > 0) return `${elemento.name}: no admite elementos`;
  if (regla.patron && !regla.patron.test(elemento.content))
    return `${elemento.name}: valor '${elemento.content}' no válido`;
  return null;
}

/** An xsd:sequence: each rule in turn takes as many of its elements as come. */
function faltaDeHijos(elemento: XmlElement, reglas: readonly ReglaDeEstructura[]): string | null {
  const pendientes = hijos(elemento);
  for (const regla of reglas) {
    let vistos = 0;
    while (pendientes[0]?.name === regla.nombre && vistos < regla.max) {
      const [siguiente] = pendientes.splice(0, 1);
      const falta = siguiente && faltaDeElemento(siguiente, regla);
      if (falta) return falta;
      vistos += 1;
    }
    if (vistos < regla.min) {
      return `${elemento.name}: se esperaba ${regla.nombre} y hay ${pendientes[0]?.name ?? 'nada'}`;
    }
  }
  const [sobra] = pendientes;
  return sobra ? `${elemento.name}: ${sobra.name} no se esperaba` : null;
}

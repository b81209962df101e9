import type { ObjectExpression, Property } from 'acorn';
import { simple } from 'acorn-walk';

import { nombreDe, programaDe } from './arbol';

export type Consumida = { nombre: string; rango: string };

/**
 * What a container asks the shell for, read in its code. Its manifest says so too, and nobody runs the manifest. Null where the code
 * cannot be read.
 */
export function consumidasEn(codigo: string): Consumida[] | null {
  const programa = programaDe(codigo);
  if (!programa) return null;
  const halladas: Consumida[] = [];
  simple(programa, {
    ObjectExpression(objeto) {
      const nombre = textoDe(objeto, 'shareKey');
      const rango = textoDe(objeto, 'requiredVersion');
      if (nombre !== null && rango !== null) halladas.push({ nombre, rango });
    },
  });
  return halladas;
}

/** A member that is written as a text. */
function textoDe({ properties }: ObjectExpression, clave: string): string | null {
  const miembro = properties.find(
    (una): una is Property => una.type === 'Property' && nombreDe(una.key) === clave,
  );
  return miembro?.value.type === 'Literal' && typeof miembro.value.value === 'string'
    ? miembro.value.value
    : null;
}

import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const TIPOS: Record<string, string> = {
  string: 'un texto',
  number: 'un numero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
  record: 'un objeto',
};

/** The field as it is called on the wire: 'tienda.0.cantidad'. */
const campoDe = (path: readonly PropertyKey[] = []): string => path.map(String).join('.');

const DE_UN_LIMITE: Partial<Record<Issue['code'], string>> = {
  too_small: 'es menor de lo permitido',
  too_big: 'es mayor de lo permitido',
};

/** The sentence of a broken rule that the contract gave none for. Names the field; contracts' own sentences win. */
function oracion(issue: Issue): string {
  const campo = campoDe(issue.path) || 'El cuerpo';
  if (issue.code === 'unrecognized_keys') return `Campo no permitido: ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_value') {
    return `${campo} debe ser uno de: ${issue.values.map(String).join(', ')}`;
  }
  if (issue.code !== 'invalid_type') {
    return `${campo} ${DE_UN_LIMITE[issue.code] ?? 'no es valido'}`;
  }
  if (issue.input === undefined) return `${campo} es obligatorio`;
  return `${campo} debe ser ${TIPOS[issue.expected] ?? 'de otro tipo'}`;
}

/** Makes every schema of this process speak Spanish. */
export function hablarEspanol(): void {
  z.config({ customError: oracion });
}

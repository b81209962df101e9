import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;
type Camino = readonly PropertyKey[];

const TIPOS: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
  record: 'un objeto',
};

const DE_UN_LIMITE: Partial<Record<Issue['code'], string>> = {
  too_small: 'es menor de lo permitido',
  too_big: 'es mayor de lo permitido',
};

const CLAVES_NOMBRADAS = 5;
const LARGO_DE_CLAVE = 40;

/** The first of what nobody asked for: it may be sixty thousand names, and none of them ours. */
function deSobra(claves: readonly string[]): string {
  const nombres = claves.slice(0, CLAVES_NOMBRADAS).map((clave) => clave.slice(0, LARGO_DE_CLAVE));
  const resto = claves.length - nombres.length;
  return `Campo no permitido: ${nombres.join(', ')}${resto > 0 ? ` y ${resto} más` : ''}`;
}

/** @deprecated use campoEnPalabras: a sentence has no names of the wire. */
export const campoDe = (path: Camino): string => path.map(String).join('.');

/** Names of the wire that a sentence says in words. */
const EN_PALABRAS = new Map([
  ['agente_retencion', 'agente de retención'],
  ['cedula', 'cédula'],
  ['clave_acceso', 'clave de acceso'],
  ['contribuyente_especial', 'contribuyente especial'],
  ['direccion', 'dirección'],
  ['fecha_emision', 'fecha de emisión'],
  ['forma_pago', 'forma de pago'],
  ['identificacion', 'identificación'],
  ['nombre_comercial', 'nombre comercial'],
  ['punto_emision', 'punto de emisión'],
  ['razon_social', 'razón social'],
  ['telefono', 'teléfono'],
  ['tipo_identificacion', 'tipo de identificación'],
]);

/** The field as a sentence calls it: 'tienda.0.cantidad', 'comprador.razón social'. */
export const campoEnPalabras = (path: Camino): string =>
  path.map((paso) => EN_PALABRAS.get(String(paso)) ?? String(paso)).join('.');

/**
 * The Spanish sentence of a broken rule that the contract gave none for; contracts' own sentences win. It names the
 * field as `nombreDe` does: in words on the server, by its label in a form.
 */
export const oracionDe =
  (nombreDe: (path: Camino) => string) =>
  (issue: Issue): string => {
    const campo = nombreDe(issue.path ?? []) || 'El cuerpo';
    if (issue.code === 'unrecognized_keys') return deSobra(issue.keys);
    if (issue.code === 'invalid_value') {
      return `${campo} debe ser uno de: ${issue.values.map(String).join(', ')}`;
    }
    if (issue.code !== 'invalid_type') {
      return `${campo} ${DE_UN_LIMITE[issue.code] ?? 'no es válido'}`;
    }
    if (issue.input === undefined) return `${campo} es obligatorio`;
    return `${campo} debe ser ${TIPOS[issue.expected] ?? 'de otro tipo'}`;
  };

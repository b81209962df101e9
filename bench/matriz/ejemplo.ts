// An input of an operation, made of its JSON Schema alone: what is required, as small as it may be.
import { randomUUID } from 'node:crypto';

/** As far as the document of the product has it. */
export type Esquema = {
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Esquema[];
  oneOf?: readonly Esquema[];
  type?: string | string[];
  properties?: Readonly<Record<string, Esquema>>;
  required?: readonly string[];
  items?: Esquema;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  format?: string;
  pattern?: string;
};

/** What is put in by the name of its field, where the schema takes a text. */
export type Dados = Readonly<Record<string, string>>;

export function ejemploDe(esquema: Esquema = {}, dados: Dados, campo = ''): unknown {
  const { enum: valores, anyOf, oneOf, type = 'null' } = esquema;
  if ('const' in esquema) return esquema.const;
  if (valores) return valores[0];
  const primera = (anyOf ?? oneOf)?.[0];
  if (primera) return ejemploDe(primera, dados, campo);
  const [tipo = 'null'] = [type].flat();
  return POR_TIPO[tipo]?.(esquema, dados, campo) ?? null;
}

type Hacer = (esquema: Esquema, dados: Dados, campo: string) => unknown;

const POR_TIPO: Readonly<Record<string, Hacer>> = {
  object: ({ properties = {}, required = [] }, dados) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([campo]) => required.includes(campo) || campo in dados)
        .map(([campo, suyo]) => [campo, ejemploDe(suyo, dados, campo)]),
    ),
  array: ({ items, minItems = 0 }, dados, campo) =>
    Array.from({ length: minItems }, () => ejemploDe(items, dados, campo)),
  number: ({ minimum = 1, exclusiveMinimum }) => (exclusiveMinimum ?? minimum - 1) + 1,
  integer: ({ minimum = 1 }) => Math.max(minimum, 0),
  boolean: () => true,
  string: (esquema, dados, campo) => dados[campo] ?? textoDe(esquema),
};

const POR_FORMATO: Readonly<Record<string, () => string>> = {
  uuid: () => randomUUID(),
  email: () => 'nadie@correo.ec',
  'date-time': () => new Date().toISOString(),
  date: () => new Date().toISOString().slice(0, 10),
  uri: () => 'https://correo.ec/',
};
/** What the patterns of the product ask for, found by trying. */
const CANDIDATOS = [
  '1',
  '0000',
  '123456',
  '001',
  '2026-11',
  '2026-11-25',
  '08:00',
  'ventas',
  '000000001',
  '1'.repeat(49),
  randomUUID(),
  'a'.repeat(12),
  'nadie@correo.ec',
  '0999999999',
  '1790011674001',
];

function textoDe({ format = '', pattern, minLength = 1 }: Esquema): string {
  const deFormato = POR_FORMATO[format]?.();
  if (deFormato !== undefined) return deFormato;
  const vale =
    pattern === undefined ? undefined : CANDIDATOS.find((uno) => new RegExp(pattern).test(uno));
  return vale ?? 'x'.repeat(Math.max(minLength, 1));
}

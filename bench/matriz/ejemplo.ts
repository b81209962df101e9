// An input of an operation, made of its JSON Schema alone: what is required, as small as it may be.
import { randomUUID } from 'node:crypto';

/** `dados`: what is put in by the name of its field, where the schema takes a text. */
export function ejemploDe(esquema = {}, dados = {}, campo = '') {
  if ('const' in esquema) return esquema.const;
  if (esquema.enum) return esquema.enum[0];
  const [primera] = esquema.anyOf ?? esquema.oneOf ?? [];
  if (primera) return ejemploDe(primera, dados, campo);
  const tipo = Array.isArray(esquema.type) ? esquema.type[0] : esquema.type;
  return (POR_TIPO[tipo] ?? (() => null))(esquema, dados, campo);
}

const POR_TIPO = {
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
  null: () => null,
  string: (esquema, dados, campo) => dados[campo] ?? textoDe(esquema),
};

const POR_FORMATO = {
  uuid: () => randomUUID(),
  email: () => 'nadie@correo.ec',
  'date-time': () => new Date().toISOString(),
  date: () => new Date().toISOString().slice(0, 10),
  uri: () => 'https://correo.ec/',
};
/** What the patterns of the product ask for, found by trying. */
const CANDIDATOS = [
  ...['1', '0000', '123456', '001', '2026-11', '2026-11-25', '08:00', 'ventas', '000000001'],
  ...[
    '1'.repeat(49),
    randomUUID(),
    'a'.repeat(12),
    'nadie@correo.ec',
    '0999999999',
    '1790011674001',
  ],
];

function textoDe({ format, pattern, minLength = 1 }) {
  if (POR_FORMATO[format]) return POR_FORMATO[format]();
  const vale = pattern && CANDIDATOS.find((uno) => new RegExp(pattern).test(uno));
  return vale ?? 'x'.repeat(Math.max(minLength, 1));
}

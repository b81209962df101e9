import { z, type ZodType } from 'zod';

import type { Call } from '../contracts/defineCall';

/** A JSON Schema, and the marks that `formaDe` adds. */
export type Forma = Record<string, unknown>;

/** What a client writes and reads of a call, or a server reads and writes: a schema each, null where there is none. */
export type FormaDeLlamada = {
  params: Forma | null;
  query: Forma | null;
  body: Forma | null;
  reply: Forma;
};

/** Any value is read: what does not fit is given another (`catch`). */
export const SIN_FALLO = 'x-sin-fallo';
/** A closed set of words that is read open: any word is (api/abierta.ts). */
export const ABIERTA = 'x-abierta';
/** How many rules of its own a schema has (`refine`), which no JSON Schema says. */
export const REGLAS = 'x-reglas';

type Contexto = { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema };

/** What the conversion leaves out, and a comparison needs. */
const anotar =
  (io: 'input' | 'output') =>
  ({ zodSchema, jsonSchema }: Contexto): void => {
    if (zodSchema._zod.def.type === 'catch') jsonSchema[SIN_FALLO] = true;
    const reglas = reglasDe(zodSchema, io);
    if (reglas > 0) jsonSchema[REGLAS] = reglas;
  };

/** Its own, and those of what it only wraps, which is one schema with it in JSON. */
function reglasDe(schema: z.core.$ZodType, io: 'input' | 'output'): number {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const dentro = envueltoEn(def, io);
  return propiasDe(schema) + (dentro ? reglasDe(dentro, io) : 0);
}

const propiasDe = (schema: z.core.$ZodType): number =>
  ((schema as z.core.$ZodTypes)._zod.def.checks ?? []).filter(
    (check) => check._zod.def.check === 'custom',
  ).length;

/** The words that it is, whatever wraps them. */
function palabrasDe(schema: z.core.$ZodType): z.core.$ZodType {
  const dentro = envueltoEn((schema as z.core.$ZodTypes)._zod.def, 'input');
  return dentro ? palabrasDe(dentro) : schema;
}

function envueltoEn(
  def: z.core.$ZodTypes['_zod']['def'],
  io: 'input' | 'output',
): z.core.$ZodType | null {
  if (def.type === 'pipe')
    return io === 'output' || tipoDe(def.in) === 'transform' ? def.out : def.in;
  return def.type !== 'nullable' && 'innerType' in def ? def.innerType : null;
}

const tipoDe = (schema: z.core.$ZodType) => schema._zod.def.type;

/** The same of what a client reads of an answer. */
function anotarLeida(contexto: Contexto): void {
  anotar('input')(contexto);
  const { zodSchema, jsonSchema } = contexto;
  if (!Array.isArray(jsonSchema.enum) || jsonSchema.type !== 'string') return;
  jsonSchema[ABIERTA] = true;
  // who reads any word asks no rule of it; what wraps it goes on asking its own (api/abierta.ts)
  const reglas = reglasDe(zodSchema, 'input') - propiasDe(palabrasDe(zodSchema));
  if (reglas > 0) jsonSchema[REGLAS] = reglas;
  else Reflect.deleteProperty(jsonSchema, REGLAS);
}

const esquemaDe = (
  schema: ZodType | undefined,
  io: 'input' | 'output',
  override = anotar(io),
): Forma | null =>
  schema
    ? z.toJSONSchema(schema, { io, unrepresentable: 'throw', override, reused: 'inline' })
    : null;

/** As a client has it: what it may write, and what it needs of an answer. */
export const formaDeCliente = (call: Call): FormaDeLlamada => ({
  ...pedidoDe(call),
  reply: esquemaDe(call.reply, 'input', anotarLeida) ?? {},
});

/** As a server has it: what it takes, and what it may answer. */
export const formaDeServidor = (call: Call): FormaDeLlamada => ({
  ...pedidoDe(call),
  reply: esquemaDe(call.reply, 'output') ?? {},
});

const pedidoDe = ({ params, query, body }: Call) => ({
  params: esquemaDe(params, 'input'),
  query: esquemaDe(query, 'input'),
  body: esquemaDe(body, 'input'),
});

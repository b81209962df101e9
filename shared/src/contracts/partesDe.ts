import type { z, ZodType } from 'zod';

type Def = z.core.$ZodTypes['_zod']['def'];
export type Parte = ZodType | readonly ZodType[] | Readonly<Record<string, ZodType>>;

export const defDe = (schema: ZodType): Def => (schema as unknown as z.core.$ZodTypes)._zod.def;

/** What a schema is made of, by the name that its definition gives it: only what the reply of a call is made of. */
export function partesDe(schema: ZodType): Record<string, Parte> | null {
  const def = defDe(schema);
  if (def.type === 'object') return { shape: def.shape as Record<string, ZodType> };
  if (def.type === 'array') return { element: def.element as ZodType };
  if (def.type === 'record')
    return { keyType: def.keyType as ZodType, valueType: def.valueType as ZodType };
  if (def.type === 'union') return { options: def.options as readonly ZodType[] };
  return 'innerType' in def ? { innerType: def.innerType as ZodType } : null;
}

export const esEsquema = (parte: Parte): parte is ZodType => '_zod' in parte;

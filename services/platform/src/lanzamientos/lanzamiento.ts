import { z } from 'zod';

import { llamaSchema } from '@comanda/kit/contratos/llamadas';
import { areaField } from '@comanda/shared/contracts/plataforma/campoArea';
import { caducaSchema } from '@comanda/shared/contracts/plataforma/caducos';
import {
  descriptorLeidoSchema,
  descriptorSchema,
} from '@comanda/shared/contracts/plataforma/plataforma';

/** hashes.json, as tools/build.ts writes it. */
export const indiceSchema = z.object({
  /** File -> integrity. A file that is not here is not served. */
  integridad: z.record(z.string(), z.string()),
  /** The same of what they are compressed to beforehand ('main.js.br'), and of the shell's skeleton; older builds say neither. */
  variantes: z.record(z.string(), z.string()).optional(),
  esqueleto: z.string().optional(),
  /** The shell's first scripts, in order. */
  entrada: z.array(z.string()),
  /** Named lazy chunk -> its files. A screen's chunk has the name of its path. */
  trozos: z.record(z.string(), z.array(z.string())),
  /** Named lazy chunk -> the rooms of shared it asks for. */
  salas: z.record(z.string(), z.array(z.string())),
  /** Room of shared -> the shell's files that bring it, when they are not among its first. */
  provistas: z.record(z.string(), z.array(z.string())),
  /** The shell's typeface: its files, the one of every page first, and which letters each has ('U+20-7E,U+BF'). */
  fuentes: z
    .array(
      z.object({
        archivo: z.string(),
        rango: z.string().regex(/^U\+[0-9A-F]+(?:[-,U+0-9A-F]*[0-9A-F])?$/),
      }),
    )
    .optional(),
});

const nombresSchema = z.record(z.string(), z.string());

/** Room or library -> the names a build takes of it, with the kinds it knew them by. */
export const tomaSchema = z.record(z.string(), nombresSchema);

/** What the shell gives: room or library -> its version, and its names with their kinds. */
export const proveeSchema = z.record(
  z.string(),
  z.object({
    version: z.string(),
    nombres: nombresSchema,
    /** Those of its names that are to go; older shells do not say it. */
    caducan: z.record(z.string(), caducaSchema).optional(),
  }),
);

/** area.json, as tools/build.ts writes it. */
export const fichaSchema = z.object({
  area: areaField,
  build: z.string().regex(/^[0-9a-f]{12}$/),
  contenedor: z.string(),
  descriptor: descriptorSchema.nullable(),
  toma: tomaSchema.nullable().default(null),
  provee: proveeSchema.nullable().default(null),
  llama: llamaSchema.nullable().default(null),
});

export type Toma = z.output<typeof tomaSchema>;
export type Provee = z.output<typeof proveeSchema>;

export const manifiestoDeBuildSchema = z.record(z.string(), z.unknown());

/** A build that asks to be published: nothing in it is unknown here. */
export type LanzamientoNuevo = z.output<typeof fichaSchema> & {
  manifiesto: z.output<typeof manifiestoDeBuildSchema> | null;
  indice: z.output<typeof indiceSchema>;
};

/** A row of the registry: what a newer platform has written into it is no reason to serve nothing. */
export const lanzamientoSchema = fichaSchema
  .omit({ toma: true, provee: true, llama: true })
  .extend({
    area: z.string(),
    descriptor: descriptorLeidoSchema.nullable(),
    manifiesto: manifiestoDeBuildSchema.nullable(),
    indice: indiceSchema,
  });

export type Lanzamiento = z.output<typeof lanzamientoSchema>;

/** A build of a business area: everything but the shell has a descriptor and a manifest. */
export type LanzamientoDeArea = Lanzamiento & {
  descriptor: NonNullable<Lanzamiento['descriptor']>;
  manifiesto: NonNullable<Lanzamiento['manifiesto']>;
};

export function esDeArea(lanzamiento: Lanzamiento): lanzamiento is LanzamientoDeArea {
  return lanzamiento.descriptor !== null && lanzamiento.manifiesto !== null;
}

/** What a build is called among those of all areas. */
export const claveDeBuild = ({ area, build }: Pick<Lanzamiento, 'area' | 'build'>) =>
  `${area}/${build}`;

/** Address of the folder of a build. */
export const baseDeBuild = ({ area, build }: Pick<Lanzamiento, 'area' | 'build'>) =>
  `/areas/${area}/${build}/`;

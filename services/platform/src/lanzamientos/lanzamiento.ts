import { z } from 'zod';

import { AREAS } from '@comanda/shared/contracts/perfiles';
import { descriptorSchema } from '@comanda/shared/contracts/plataforma';

/** hashes.json, as tools/build.mjs writes it. */
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
});

/** area.json, as tools/build.mjs writes it. */
export const fichaSchema = z.object({
  area: z.enum([...AREAS, 'shell']),
  build: z.string().regex(/^[0-9a-f]{12}$/),
  contenedor: z.string(),
  descriptor: descriptorSchema.nullable(),
});

export const manifiestoSchema = z.record(z.string(), z.unknown());

export const lanzamientoSchema = fichaSchema.extend({
  manifiesto: manifiestoSchema.nullable(),
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

/** Address of the folder of a build. */
export const baseDe = ({ area, build }: Pick<Lanzamiento, 'area' | 'build'>) =>
  `/areas/${area}/${build}/`;

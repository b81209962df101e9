import { z } from 'zod';

/** What is said of a name of a room that is to go. */
export const caducaSchema = z.object({
  /** Version of shared in which it was said. */
  desde: z.string(),
  /** The first version that may come without it. */
  hasta: z.string(),
  /** What to use instead, as the sources say it; empty where they do not. */
  enVez: z.string(),
});
export type Caduca = z.output<typeof caducaSchema>;

/** Such a name that a build still takes. */
export const caducoSchema = caducaSchema.extend({ sala: z.string(), nombre: z.string() });
export type Caduco = z.output<typeof caducoSchema>;

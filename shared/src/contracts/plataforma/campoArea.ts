// Apart from the operator's calls (areas.ts), which no login needs.
import { z } from 'zod';

/** The name of an area, as it comes in. Which areas there are the platform knows: the operator makes them. */
export const areaField = z
  .string('Escriba el nombre del área')
  .regex(/^[a-z]{2,20}$/, 'El nombre del área tiene de 2 a 20 letras minúsculas, sin tildes');

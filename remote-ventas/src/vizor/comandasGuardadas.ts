import { z } from 'zod';

import { almacenDe } from '@comanda/shared/piezas/almacen';

const almacen = almacenDe('ventas', 'vizor.impresas.', { antes: 'comanda.vizor.impresas.' });

const memoriaSchema = z.object({
  /** Leaves that were printed, or that this machine need not print. */
  impresas: z.array(z.string()),
  /** Those on their way to the printer: nobody knows whether they came out where the page ended meanwhile. */
  enCurso: z.array(z.string()),
});

export type Memoria = z.output<typeof memoriaSchema>;

/** A station of a company at this machine; null: all of them. */
export type PuestoDePapel = { empresa: string; estacion: string | null };

const llaveDe = ({ empresa, estacion }: PuestoDePapel) => `${empresa}\n${estacion ?? ''}`;

/**
 * What this machine has printed for a station, whichever of its pages did; null where it never did. Each has its own, since what is of
 * the others is noted as printed in it. Builds of before had one for all, which stands in until there is one.
 */
export function leerMemoria(puesto: PuestoDePapel): Memoria | null {
  try {
    const texto = almacen.leer(llaveDe(puesto)) ?? almacen.leer(puesto.empresa);
    const leida = texto === null ? null : memoriaSchema.safeParse(JSON.parse(texto));
    return leida?.success ? leida.data : null;
  } catch (error) {
    console.warn('vizor: what was printed cannot be read', error);
    return null;
  }
}

/** Also as a build of before reads it, which may come back. */
export function guardarMemoria(puesto: PuestoDePapel, memoria: Memoria | null): void {
  const texto = memoria && JSON.stringify(memoria);
  for (const llave of [llaveDe(puesto), puesto.empresa]) almacen.guardar(llave, texto);
}

/** Notes where leaves are by now, if anything is remembered of the station; 'ninguna' when they did not come out. */
export function anotarHojas(
  puesto: PuestoDePapel | null,
  hojas: readonly string[],
  donde: keyof Memoria | 'ninguna',
): void {
  const memoria = puesto && leerMemoria(puesto);
  if (!memoria || hojas.length === 0) return;
  const enCurso = memoria.enCurso.filter((hoja) => !hojas.includes(hoja));
  guardarMemoria(puesto, {
    impresas: donde === 'impresas' ? [...memoria.impresas, ...hojas] : memoria.impresas,
    enCurso: donde === 'enCurso' ? [...enCurso, ...hojas] : enCurso,
  });
}

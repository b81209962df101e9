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

/** What this machine has printed of a company's kitchen; null where it never did. */
export function leerMemoria(empresa: string): Memoria | null {
  try {
    const texto = almacen.leer(empresa);
    const leida = texto === null ? null : memoriaSchema.safeParse(JSON.parse(texto));
    return leida?.success ? leida.data : null;
  } catch (error) {
    console.warn('vizor: what was printed cannot be read', error);
    return null;
  }
}

export function guardarMemoria(empresa: string, memoria: Memoria | null): void {
  almacen.guardar(empresa, memoria && JSON.stringify(memoria));
}

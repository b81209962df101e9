import { z } from 'zod';

import { leerRespuesta } from '@comanda/shared/api';
import { vizorCalls } from '@comanda/shared/contracts/ventas/vizor';
import { almacenDe } from '@comanda/shared/piezas/almacen';

export type Leida = z.output<typeof vizorCalls.listarVizor.reply>;

const guardadaSchema = z.object({
  lista: z.unknown(),
  /** When it was read, by this machine's clock. */
  leida: z.number(),
});

export type ListaGuardada = z.output<typeof guardadaSchema> & { lista: Leida };

const listasDe = (usuario: string) => almacenDe('ventas', 'vizor.', { usuario, antes: 'vizor.' });

/** The last list this machine read for the user in a company; null where there is none, or none that can be read. */
export function leerLista(usuario: string, empresa: string): ListaGuardada | null {
  try {
    const texto = listasDe(usuario).leer(empresa);
    if (texto === null) return null;
    const guardada = guardadaSchema.safeParse(JSON.parse(texto));
    if (!guardada.success) return null;
    const { data } = leerRespuesta(vizorCalls.listarVizor, guardada.data.lista);
    return data ? { lista: data, leida: guardada.data.leida } : null;
  } catch (error) {
    console.warn('vizor: the stored list cannot be read', error);
    return null;
  }
}

/** Keeps it for a page that is reloaded without a server; null forgets it. A full storage is logged, and nothing stops. */
export function guardarLista(usuario: string, empresa: string, lista: ListaGuardada | null): void {
  listasDe(usuario).guardar(empresa, lista && JSON.stringify(lista));
}

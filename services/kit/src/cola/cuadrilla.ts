import type { Obrero } from './obrero';

/** Several that begin and stop together. */
export function cuadrilla(
  obreros: readonly Pick<Obrero, 'iniciar' | 'detener'>[],
): Pick<Obrero, 'iniciar' | 'detener'> {
  return {
    iniciar: () => {
      for (const obrero of obreros) obrero.iniciar();
    },
    detener: async () => {
      await Promise.all(obreros.map((obrero) => obrero.detener()));
    },
  };
}

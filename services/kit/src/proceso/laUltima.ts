import { AppError } from '@comanda/shared/errors/AppError';

type Espera = { pasar: () => void; ceder: () => void };

/**
 * Of what somebody asks for again and again, as they type, the last is what they want: one of each person's is at work and one waits,
 * which gives way to who comes after it and is told MUCHO_TRABAJO. Nobody fills what others need too.
 */
export function laUltima() {
  /** Of who has one at work; null: none of theirs waits. */
  const deCada = new Map<string, Espera | null>();

  const esperar = (quien: string): Promise<void> =>
    new Promise((pasar, reject) => {
      deCada.get(quien)?.ceder();
      const ceder = () => reject(new AppError('MUCHO_TRABAJO', { espera: 1 }));
      deCada.set(quien, { pasar, ceder });
    });

  return async <Hecho>(quien: string, hacer: () => Promise<Hecho>): Promise<Hecho> => {
    if (deCada.has(quien)) await esperar(quien);
    else deCada.set(quien, null);
    try {
      return await hacer();
    } finally {
      const siguiente = deCada.get(quien);
      if (siguiente) deCada.set(quien, null);
      else deCada.delete(quien);
      siguiente?.pasar();
    }
  };
}

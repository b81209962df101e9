import { z } from 'zod';

import { deMaquina } from '@comanda/shared/session';

/** The key that ends a code; of a scanner that sends none, the silence does. */
const CIERRES = ['Enter', 'Tab', 'NINGUNO'] as const;

/** How the scanner of this machine sends its keys. */
export type PerfilDeEscaner = {
  /** The longest gap between two keys, in milliseconds. */
  entreMs: number;
  /** What it sends before each code. */
  prefijo: string;
  cierre: (typeof CIERRES)[number];
};

/** A scanner's keys come at gaps up to 30 ms; the fastest hand's, 40 and more. Enter or Tab ends a code, whichever comes. */
export const DE_FABRICA: PerfilDeEscaner = { entreMs: 35, prefijo: '', cierre: 'Enter' };

const LLAVE = 'comanda.escaner';
const perfilSchema: z.ZodType<PerfilDeEscaner> = z.object({
  entreMs: z.number().positive(),
  prefijo: z.string(),
  cierre: z.enum(CIERRES),
});

let leido: PerfilDeEscaner | undefined;

/** Of this machine, as it was learnt; else as most scanners come. What cannot be read counts as never learnt. */
export function perfilDeEscaner(): PerfilDeEscaner {
  leido ??= leer() ?? DE_FABRICA;
  return leido;
}

function leer(): PerfilDeEscaner | undefined {
  const texto = deMaquina.leer(LLAVE);
  if (texto === null) return undefined;
  try {
    return perfilSchema.parse(JSON.parse(texto));
  } catch (error) {
    console.warn('escaner: what was learnt of it cannot be read', error);
    return undefined;
  }
}

/** Null: as most scanners come. */
export function guardarPerfilDeEscaner(perfil: PerfilDeEscaner | null): void {
  deMaquina.guardar(LLAVE, perfil && JSON.stringify(perfil));
  leido = perfil ?? DE_FABRICA;
}

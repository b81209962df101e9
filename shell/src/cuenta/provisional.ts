import { onLoginAceptado } from '@comanda/shared/session';

let escrita: { id: string; clave: string } | null = null;

/** Keeps, in this page alone, the provisional password that somebody has just come in with: its change does not ask for it again. */
export function recordarProvisional(): void {
  onLoginAceptado(({ id, pendiente }, clave) => {
    escrita = pendiente === 'CLAVE' && clave !== undefined ? { id, clave } : null;
  });
}

export const provisionalDe = (id: string | undefined): string | null =>
  escrita !== null && escrita.id === id ? escrita.clave : null;

/** It is no password any more, or was not the one. */
export const olvidarProvisional = (): void => {
  escrita = null;
};

// What a till is in its page (pagina.ts), and whoever sits at it outside of it.
import type { Page } from 'playwright-core';

import type { adoptarEquipo, FilaDeSalida, PorVender } from '@comanda/shared/sinLinea';

import type { UsuarioSesion } from '../../shared/src/contracts/auth/auth';

export type Persona = {
  cuenta: { email: string; clave: string };
  /** Who it was, where no server answers. */
  usuario: UsuarioSesion | null;
};
export type Vendido = { clave: string | null; secuencia: string };
export type Dicho =
  | (Vendido & { pendiente: string | null; ms: number })
  | { fallo: string; guarda: string };
export type PorSalir = Pick<FilaDeSalida, 'idempotencia' | 'estado' | 'fallo'>;

export type CajaEnPagina = {
  /** Null: not now. */
  abrir: (persona: Persona) => Promise<UsuarioSesion | null>;
  registrar: (nuevo: Parameters<typeof adoptarEquipo>[1]) => Promise<void>;
  cobrar: (pedido: Persona & { por: PorVender }) => Promise<Dicho>;
  /** A sale that it keeps, by its key. */
  buscar: (idempotencia: string) => Promise<Vendido | null>;
  /** Sends what waits; answers what still does. */
  vaciar: () => Promise<PorSalir[]>;
};

declare global {
  interface Window {
    caja: CajaEnPagina;
  }
}

export const cajaDe = (page: Page): CajaEnPagina => ({
  abrir: (persona) => page.evaluate((uno) => window.caja.abrir(uno), persona),
  registrar: (nuevo) => page.evaluate((uno) => window.caja.registrar(uno), nuevo),
  cobrar: (pedido) => page.evaluate((uno) => window.caja.cobrar(uno), pedido),
  buscar: (clave) => page.evaluate((uno) => window.caja.buscar(uno), clave),
  vaciar: () => page.evaluate(() => window.caja.vaciar()),
});

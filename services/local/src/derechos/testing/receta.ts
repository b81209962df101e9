import { comoDueno } from '@comanda/kit/testing/testDb';

import type { QueryResultRow } from 'pg';

/** Asks as the owner of the tables, to make a right or to change it. */
export type Dueno = <Row extends QueryResultRow>(
  texto: string,
  valores?: readonly unknown[],
) => Promise<Row[]>;

export const duenoDe =
  (url: string): Dueno =>
  (texto, valores = []) =>
    comoDueno(url, texto, valores);

/** The values that a claim function is called with; `empresa`: the company that the transaction is of, where there is one. */
export type Reclamo = { empresa?: number; valores: readonly unknown[] };

/** What a right does not cover. A sentence says why a right has no such thing. */
export const CASOS = ['otro sujeto', 'otro acto', 'mas', 'vencido'] as const;
export type Caso = (typeof CASOS)[number];
type Ajeno = (suyo: Reclamo, dueno: Dueno) => Reclamo | Promise<Reclamo>;

export type Receta = {
  /** One right that is there to be used, and the claim that uses it. */
  hacer: (dueno: Dueno) => Promise<Reclamo>;
} & Readonly<Record<Caso, Ajeno | string>>;

/** The same claim with one of its values changed. */
export const con =
  (posicion: number, valor: unknown): Ajeno =>
  ({ valores, ...resto }) => ({
    ...resto,
    valores: valores.map((uno, i) => (i === posicion ? valor : uno)),
  });

import { openDb } from '@comanda/kit/base/db';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import type { TestDb } from '@comanda/kit/testing/testDb';

import { buildApp } from '../app';

import { AHORA } from './ventas';

export type Sentencia = { text: string; values: readonly unknown[] };
type Cambiar = (sentencia: Sentencia) => Sentencia;
type Preguntar = (que: unknown, ...resto: unknown[]) => unknown;

const esConfig = (que: unknown): que is Partial<Sentencia> & { text: string } =>
  typeof que === 'object' && que !== null && 'text' in que && !('submit' in que);

/**
 * Another process on that database, which says what nobody should where the product says something.
 */
export function abrirConSentencias(
  { url, urlApp }: Pick<TestDb<unknown>, 'url' | 'urlApp'>,
  cambiar: Cambiar,
): Promise<Servicio> {
  const db = openDb({ url: urlApp, prepared: process.env['DB_PREPARED'] !== 'off' });
  db.pool.on('connect', (client) => cambiarEn(client, cambiar));
  const close = () => db.close();
  return abrirServicio(buildApp, { reloj: () => AHORA }, { base: { url, db, close } });
}

function cambiarEn(client: object, cambiar: Cambiar): void {
  const conexion = client as { query: Preguntar }; // its overloads are one function
  const preguntar = conexion.query.bind(client);
  conexion.query = (que, ...resto) => {
    if (esConfig(que)) {
      const { text, values = [] } = que;
      return preguntar({ ...que, ...cambiar({ text, values }) }, ...resto);
    }
    const [valores, ...despues] = resto;
    if (typeof que !== 'string' || !Array.isArray(valores)) return preguntar(que, ...resto);
    const { text, values } = cambiar({ text: que, values: valores });
    return preguntar(text, values, ...despues);
  };
}

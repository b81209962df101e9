import { randomBytes } from 'node:crypto';

import pg from 'pg';

import { enBase, nodosDePrueba } from '@comanda/kit/testing/testDb';

import { sembrarPrueba } from './sembrarPrueba';
import { migrarTodo } from '../migrarTodo';
import { conCliente } from '../postgres/conCliente';
import { nodoDe } from '../reparto/nodos';
import { repartir } from '../reparto/repartir';

/** A migrated database with the small seed of the tests, which testDb() clones: on each of the servers, where it is spread over them. */
export async function crearPlantilla(
  url: string,
): Promise<{ nombre: string; borrar(): Promise<void> }> {
  const nombre = `comanda_plantilla_${randomBytes(6).toString('hex')}`;
  await enServidor(url, `create database ${nombre}`);
  const propia = enBase(url, nombre);
  await migrarTodo(propia);
  await sembrarPrueba(propia);
  const nodos = nodosDePrueba();
  if (nodos.length > 0) await esparcir(propia, nodos);
  return {
    nombre,
    async borrar() {
      for (const uno of [url, ...nodos])
        await enServidor(uno, `drop database if exists ${nombre} with (force)`);
    },
  };
}

/** As an operator would, and closed to everybody after: the engine's own cleaning would keep it from being cloned. */
async function esparcir(propia: string, nodos: readonly string[]): Promise<void> {
  await conCliente(propia, (client) =>
    repartir(
      {
        client,
        url: propia,
        coordinador: nodoDe(propia),
        nodos: nodos.map(nodoDe),
        partes: PARTES,
      },
      { ensayo: false, decir: () => undefined },
    ),
  );
  const nombre = new URL(propia).pathname.slice(1);
  for (const uno of [enBase(propia, 'postgres'), ...nodos]) {
    await enServidor(uno, `alter database ${nombre} allow_connections false`);
    await enServidor(
      uno,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nombre}'`,
    );
  }
}

const PARTES = 4;

async function enServidor(url: string, texto: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(texto);
  } finally {
    await client.end();
  }
}

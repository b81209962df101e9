import { randomBytes } from 'node:crypto';

import pg from 'pg';

import { enBase } from '@comanda/kit/testing/testDb';

import { sembrarPrueba } from './sembrarPrueba';
import { migrarTodo } from '../migrarTodo';

/** A migrated database with the small seed of the tests, which testDb() clones. */
export async function crearPlantilla(
  url: string,
): Promise<{ nombre: string; borrar(): Promise<void> }> {
  const nombre = `comanda_plantilla_${randomBytes(6).toString('hex')}`;
  await enServidor(url, `create database ${nombre}`);
  const propia = enBase(url, nombre);
  await migrarTodo(propia);
  await sembrarPrueba(propia);
  return {
    nombre,
    borrar: () => enServidor(url, `drop database if exists ${nombre} with (force)`),
  };
}

async function enServidor(url: string, texto: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(texto);
  } finally {
    await client.end();
  }
}

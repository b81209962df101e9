import { EventEmitter, once } from 'node:events';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { openDb, type Db } from '@comanda/kit/base/db';
import { PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { entregaDe } from '../piezas';
import { abrirMundo, darCertificado, todos, vender, type Mundo } from '../testing/mundo';
import { abrirSandbox, type SandboxDePrueba } from '../testing/sandbox';

import { firmada } from './cambios';
import { crearEntrega } from './entrega';
import { trabajosRepository } from './trabajosRepository';

import type { Sri } from './sriCliente';

const ahora = new Date(Date.now() + 60_000); // what is sold meanwhile is due
const hoy = fechaNegocio(ahora);
const log = {
  info: () => undefined,
  error: (_detalle: object, mensaje: string) => void fallos.push(mensaje),
};
const fallos: string[] = [];

let sandbox: SandboxDePrueba;
let mundo: Mundo;
let db: Db;
let viajes = 0;
beforeAll(async () => {
  sandbox = await abrirSandbox();
  mundo = await abrirMundo(sandbox.url);
  await darCertificado(mundo, PUERTO);
  db = openDb({ url: mundo.urlApp });
  // said each time that nothing is on the wire any more
  db.pool.on('connect', (client) => client.on('drain', () => (viajes += 1)));
});
afterAll(async () => {
  await db.close();
  await mundo.close();
  await sandbox.cerrar();
});

const enCola = async () => (await todos(mundo, 'trabajos')).length;

/** A loop that sleeps for an hour when nothing wakes it. */
it('sends the next document while the one before it is asked about', async () => {
  const [primera, segunda] = [
    await vender(mundo, PUERTO, { hoy }),
    await vender(mundo, PUERTO, { hoy }),
  ];
  const salio = new EventEmitter();
  const salioLaSegunda = once(salio, segunda.clave);
  const nadaPorTomar = once(salio, 'nada por tomar');
  const enviar: Sri['enviar'] = async (_ambiente, xml) => {
    if (xml === primera.clave) await nadaPorTomar;
    salio.emit(xml);
    return { estado: 'RECIBIDA', mensajes: [] };
  };
  const consultar: Sri['consultar'] = async (_ambiente, clave) => {
    if (clave === primera.clave) await salioLaSegunda;
    return null;
  };
  const trabajos = trabajosRepository(mundo.db);
  const tomar: typeof trabajos.tomar = async (cuantos, cuando) => {
    const tomados = await trabajos.tomar(cuantos, cuando);
    if (tomados.length === 0) salio.emit('nada por tomar');
    return tomados;
  };
  const entrega = crearEntrega({
    trabajos: { ...trabajos, tomar },
    sri: { alcanza: () => true, simulado: true, enviar, consultar },
    firmar: async (_empresa, { clave_acceso }) => firmada(clave_acceso),
    reloj: () => ahora,
    azar: () => 0,
    log,
    pausaMs: 3_600_000,
  });
  entrega.iniciar();
  await salioLaSegunda;
  await entrega.detener();

  const filas = await todos<{ clave_acceso: string; estado: string }>(mundo, 'comprobantes');
  expect(filas.map(({ estado }) => estado)).toEqual(['RECIBIDA', 'RECIBIDA']);
  expect(fallos).toEqual([]);
  await comoDueno(mundo.url, 'delete from facturacion.trabajos');
});

/** Under load each trip waits for its turn on the event loop and at the database, and a company's documents go one by one. */
it('delivers a document in nine trips to the database', async () => {
  const reloj = () => ahora; // the state of the authority is written once
  const entrega = entregaDe({ ...mundo.deps, db, reloj }, log);
  const entregar = async (): Promise<number> => {
    await vender(mundo, PUERTO, { hoy });
    viajes = 0;
    expect(await entrega.ronda()).toBe(1);
    expect(await enCola()).toBe(0);
    return viajes;
  };
  await entregar(); // which reads the certificate, and writes that the authority answers

  // asked what is due, taken, read; its company, its certificate; signed; its turn; sent; authorised
  expect(await entregar()).toBe(9);
  expect(fallos).toEqual([]);
});

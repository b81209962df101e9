import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { sriCliente } from '@comanda/billing/entrega/sriCliente';
import { buildServer, type Server } from '@comanda/kit/http/server';
import { ADMIN_OTRA, CAJERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { sesionDe } from '@comanda/kit/testing/sesion';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { veces } from '@comanda/shared/testing/veces';

import { componer } from '../componer';
import { crearAzar, type Azar } from '../demo/azar';

import { cortarUnaConexion, reglasRotas, sinVender } from './testing/cuentas';
import { Muerte, pagar, type Pago, type Servidor } from './testing/navegador';

const NOCHE = new Date('2026-11-21T04:15:00Z'); // 23:15 in Ecuador: the day changes under reservations that wait
const MINUTO = 60_000;
/** One of each by day, all of them in the night. */
const SEMILLAS = [1, 2, 3].slice(0, veces(3, 1));
const SEMILLAS_CON_CORTES = [4, 5].slice(0, veces(2, 1));
const RONDAS = veces(6, 4);
const PAGOS_POR_RONDA = veces(14, 10);
const CORTES = veces(6, 3);
const A_LA_VEZ = 10;
/** Not so many milliseconds: where each call takes longer than that, every one of them would be cut. */
const RESPUESTAS_ENTRE_CORTES = 4;

describe('payments whose browsers die', () => {
  let prueba: TestDb<unknown>;
  let app: Server;
  let servidor: Servidor;
  let ahora = NOCHE.getTime();

  beforeEach(async () => {
    ahora = NOCHE.getTime();
    prueba = await testDb();
    const reloj = () => new Date(ahora);
    app = await buildServer({ nombre: 'comanda', log: false });
    const direcciones = { ordering: '/', billing: '/facturacion', print: '' };
    await componer(app, {
      billing: {
        db: prueba.db,
        reloj,
        claveMaestra: randomBytes(32),
        rucProveedor: PUERTO.ruc,
        sri: sriCliente({ direccion: () => 'http://127.0.0.1:65530' }),
        correo: { enviar: () => Promise.resolve() },
      },
      identidad: prueba.comoIdentidad(),
      platform: { carpeta: '/nowhere', direcciones },
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    servidor = {
      url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, // it listens on a port
      cabeceras: {
        PUERTO: await sesionDe(prueba.url, CAJERO),
        OTRA: await sesionDe(prueba.url, ADMIN_OTRA),
      },
      respondidas: 0,
    };
  });
  afterEach(async () => {
    await app.close();
    await prueba.close();
  });

  const nuevoPago = (azar: Azar): Pago => ({
    empresa: azar.siguiente() < 0.75 ? 'PUERTO' : 'OTRA',
    idempotencia: azar.uuid(),
    unidades: azar.entero(1, 4),
    azar: crearAzar(azar.entero(0, 2 ** 30)), // of its own: what it does depends on no other
    respuestas: [],
    enviado: false,
  });

  /** Pays all, some at a time; answers those that died and will come back. */
  async function ronda(pagos: readonly Pago[]): Promise<Pago[]> {
    const [cola, vuelven]: [Pago[], Pago[]] = [[...pagos], []];
    const trabajar = async () => {
      for (let pago = cola.shift(); pago; pago = cola.shift()) {
        try {
          await pagar(servidor, pago, { mortal: true });
        } catch (error) {
          if (!(error instanceof Muerte)) throw error;
          const suerte = pago.azar.siguiente();
          if (suerte < 0.4) cola.push(pago); // at once, perhaps while the first request is still at work
          else if (suerte < 0.8) vuelven.push(pago);
        }
      }
    };
    await Promise.all(Array.from({ length: A_LA_VEZ }, trabajar));
    return vuelven;
  }

  async function jornada(azar: Azar): Promise<Pago[]> {
    const todos: Pago[] = [];
    let vuelven: Pago[] = [];
    for (let i = 0; i < RONDAS; i++) {
      const nuevos = Array.from({ length: PAGOS_POR_RONDA }, () => nuevoPago(azar));
      todos.push(...nuevos);
      vuelven = await ronda([...vuelven, ...nuevos]);
      ahora += azar.entero(4, 14) * MINUTO;
    }
    for (const pago of vuelven) await pagar(servidor, pago, { mortal: false });
    return todos;
  }

  /** Ten minutes and more later, the till sells on until every number that was left behind is sold. */
  async function venderLoAbandonado(azar: Azar): Promise<number> {
    ahora += 11 * MINUTO;
    const abandonados = await sinVender(prueba.url, PUERTO.id);
    for (let i = 0; i < abandonados; i++) {
      await pagar(servidor, { ...nuevoPago(azar), empresa: 'PUERTO' }, { mortal: false });
    }
    return abandonados;
  }

  const ventasPorClave = async () => {
    const filas = await comoDueno<{ clave: string; ids: string[] }>(
      prueba.url,
      'select idempotencia::text as clave, array_agg(id::text) as ids from pedidos.ventas group by 1',
    );
    return new Map(filas.map(({ clave, ids }) => [clave, ids]));
  };

  async function comprobar(pagos: readonly Pago[]): Promise<void> {
    const ventas = await ventasPorClave();
    for (const { idempotencia, respuestas, enviado } of pagos) {
      const ids = ventas.get(idempotencia) ?? [];
      const respondidas = [...new Set(respuestas.map(({ id }) => id))];
      if (respondidas.length > 0)
        expect({ idempotencia, ids }).toEqual({ idempotencia, ids: respondidas });
      if (!enviado) expect({ idempotencia, ids }).toEqual({ idempotencia, ids: [] });
    }
    expect(await reglasRotas(prueba.url, PUERTO.id)).toEqual({});
    expect(await reglasRotas(prueba.url, OTRA.id)).toEqual({});
  }

  it.each(SEMILLAS)(
    'sell once each, without a gap once the abandoned numbers are handed on (seed %i)',
    async (semilla) => {
      const azar = crearAzar(semilla);
      const pagos = await jornada(azar);
      const abandonados = await venderLoAbandonado(azar);

      expect(abandonados).toBeGreaterThan(0); // else the day was too quiet to show anything
      expect(
        pagos.flatMap(({ respuestas }) => respuestas).filter(({ repetida }) => repetida).length,
      ).toBeGreaterThan(0);
      expect(await sinVender(prueba.url, PUERTO.id)).toBe(0);
      await comprobar(pagos);
    },
  );

  it.each(SEMILLAS_CON_CORTES)(
    'sell once each also while the database drops connections (seed %i)',
    async (semilla) => {
      const azar = crearAzar(semilla);
      const fin = new AbortController();
      const sigue = () => !fin.signal.aborted;
      let cortes = 0;
      const rayos = (async () => {
        while (sigue()) {
          const cortada = await cortarUnaConexion(prueba.url);
          if (cortada) cortes += 1;
          const siguiente = servidor.respondidas + (cortada ? RESPUESTAS_ENTRE_CORTES : 0);
          do await esperar(azar.entero(10, 40));
          while (servidor.respondidas < siguiente && sigue());
        }
      })();
      const pagos: Pago[] = [];
      try {
        while (cortes < CORTES) pagos.push(...(await jornada(azar)));
      } finally {
        fin.abort();
        await rayos;
      }
      await venderLoAbandonado(azar);

      expect(await sinVender(prueba.url, PUERTO.id)).toBe(0);
      await comprobar(pagos);
    },
  );
});

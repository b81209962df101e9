import { randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { Respuesta } from '@comanda/kit/testing/cliente';
import { ADMIN_OTRA, CLIENTE, OTRA } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { testDb } from '@comanda/kit/testing/testDb';
import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';

import { buildApp } from '../app';

import type { Cuaderno } from './acto';
import { FALTAS, FOTO, HECHO } from './librosDelPiso';
import { makeCobro, makeEnvio, makePedida } from './mesas';
import { abrirMesero, PESADO } from './mesero';
import { MESAS, paso } from './pasos';
import { AHORA } from './ventas';

const SEMILLA = Number(process.env['COMANDA_SEMILLA'] ?? 20_261_122);
const CLIENTES = 12;
const ENTRE_FOTOS_MS = 15;
/** All of them are in each list that is read: an order that nobody pays would make the last lists thousands of times the first. */
const LINEAS_DE_LO_PROPIO = 40;
const { empresa } = OTRA;

type Mirar = Pick<Servicio, 'sql'>;
type Pedir = Pick<Servicio, 'pedir' | 'dato'>;

/** So many sequences of a few steps, by waiters who are at work at the same tables. */
export const describirTurnos = (cuantas: number): void =>
  describe(`${cuantas} sequences at ${MESAS} tables by ${CLIENTES} waiters`, () => {
    const secuencias = fc.sample(fc.array(paso, { minLength: 3, maxLength: 8 }), {
      seed: SEMILLA,
      numRuns: cuantas,
    });
    /** Sequences between two looks at the books while everybody is at work. */
    const entreRevisiones = Math.max(40, Math.ceil(cuantas / 20));

    let servicio: Servicio;
    const mesas: string[] = [];
    beforeAll(async () => {
      const base = await testDb();
      servicio = await abrirServicio(buildApp, { reloj: () => AHORA }, { base });
      await sembrar(servicio);
      for (let i = 0; i < MESAS; i++)
        mesas.push((await servicio.dato(calls.registrarMesa, ADMIN_OTRA, { empresa })).id);
      await servicio.dato(calls.listarMesas, ADMIN_OTRA, { empresa }); // which opens its session
      await servicio.sql(`update identidad.accesos set vence = now() + interval '1 day'`);
    });
    afterAll(() => servicio.cerrar());

    const faltas = () =>
      servicio.sql<{ falta: string; filas: number }>(
        `select * from (${FALTAS}) f where filas > 0`,
        [OTRA.id],
      );

    it('lose no unit and no cent, double no line, pay each unit once, and leave no list behind', async () => {
      const cola = secuencias.values();
      let dadas = 0;
      const turno = async () => {
        const mesero = abrirMesero(servicio, mesas);
        for (const secuencia of cola) {
          for (const uno of secuencia) await mesero.dar(uno);
          if (++dadas % entreRevisiones === 0) expect(await faltas()).toEqual([]);
        }
        return mesero.cuaderno;
      };
      const turnos = Promise.all(Array.from({ length: CLIENTES }, turno));
      let siguen = true;
      const acabar = () => (siguen = false);
      const [cuadernos, propio] = await Promise.all([
        turnos.finally(acabar),
        leerLoPropio(servicio, () => siguen),
        mirarVersiones(servicio, () => siguen),
      ]);

      expect(await faltas()).toEqual([]);
      const [hecho] = await servicio.sql<Cuaderno>(HECHO, [OTRA.id]);
      const suma = (que: 'enviadas' | 'anuladas' | 'cobros') =>
        cuadernos.reduce((total, cuaderno) => total + cuaderno[que], 0);
      expect(hecho).toEqual({
        enviadas: suma('enviadas') / 1000 + propio.lineas.length,
        anuladas: suma('anuladas') / 1000,
        cobros: suma('cobros') + propio.cobros,
        lineas: [...cuadernos.flatMap(({ lineas }) => lineas), ...propio.lineas].sort(),
      });
    });
  });

/** Whoever asks by a version is told of all that was done before it: one version is one state of the floor. */
async function mirarVersiones({ sql }: Mirar, siguen: () => boolean): Promise<void> {
  const fotos = new Map<number, string>();
  while (siguen()) {
    const [{ version, foto } = { version: 0, foto: '' }] = await sql<{
      version: number;
      foto: string;
    }>(FOTO, [OTRA.id]);
    expect({ version, foto }).toEqual({ version, foto: fotos.get(version) ?? foto });
    fotos.set(version, foto);
    await esperar(ENTRE_FOTOS_MS);
  }
}

type Propio = { lineas: string[]; cobros: number };

/** An order of its own: what was answered is in the next list, which is never the one from before. Now and then it is paid. */
async function leerLoPropio({ pedir, dato }: Pedir, siguen: () => boolean): Promise<Propio> {
  const { numero_mesa } = await dato(calls.registrarMesa, ADMIN_OTRA, { empresa });
  const propio: Propio = { lineas: [], cobros: 0 };
  let abiertas: string[] = [];
  let antes = await pedir(calls.listarOrdenes, ADMIN_OTRA, { empresa });
  while (siguen()) {
    const linea = makePedida(10);
    const orden = await dato(
      calls.registrarOrden,
      ADMIN_OTRA,
      makeEnvio({ empresa, mesa: String(numero_mesa), lineas: [linea] }),
    );
    propio.lineas.push(linea.linea);
    abiertas.push(linea.linea);
    const marca = String(antes.headers['etag']);
    antes = await pedir(
      calls.listarOrdenes,
      ADMIN_OTRA,
      { empresa },
      { headers: { 'if-none-match': marca } },
    );
    expect([antes.status, lineasDe(antes)]).toEqual([200, expect.arrayContaining(abiertas)]);
    if (abiertas.length === LINEAS_DE_LO_PROPIO) {
      const cobro = makeCobro(orden, undefined, { empresa, cedula: CLIENTE.cedula });
      const venta = { ...cobro, idempotencia: randomUUID() };
      await dato(ventasCalls.crearVenta, ADMIN_OTRA, venta);
      propio.cobros += 1;
      abiertas = [];
    }
    await esperar(ENTRE_FOTOS_MS * 10);
  }
  return propio;
}

const lineasDe = ({ data = [] }: Respuesta<typeof calls.listarOrdenes>): string[] =>
  data.flatMap(({ lineas }) => lineas.map(({ linea }) => linea));

/** What is sold by weight, and who buys for more than fifty dollars. */
async function sembrar({ sql }: Mirar): Promise<void> {
  await sql(
    `insert into pedidos.productos (empresa_id, id, id_categoria, producto, precio_venta, porcentaje_iva, por_peso)
     values ($1, $2, 3, $3, $4, $5, true)`,
    [OTRA.id, PESADO.id, PESADO.producto, PESADO.precio_venta, PESADO.porcentaje_iva],
  );
  const columnas = Object.keys(CLIENTE);
  await sql(
    `insert into facturacion.clientes (empresa_id, ${columnas.join(', ')})
     values ($1, ${columnas.map((_, n) => `$${n + 2}`).join(', ')}) on conflict do nothing`,
    [OTRA.id, ...Object.values(CLIENTE)],
  );
}

import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { enTransaccion } from '@comanda/kit/base/db';
import { hasta } from '@comanda/kit/testing/hasta';
import { ADMIN_OTRA, OTRA } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { vizorCalls } from '@comanda/shared/contracts/ventas/vizor';

import { buildApp } from '../app';
import type { Database } from '../db/schema';
import { abrirConSentencias, type Sentencia } from '../testing/conSentencias';
import { FALTAS } from '../testing/librosDelPiso';
import { limpiarMesas } from '../testing/limpiarMesas';
import { makeCobro, makeEnvio, makePedida } from '../testing/mesas';
import { AHORA } from '../testing/ventas';

import { LINEAS_DE_ORDEN } from './ordenRow';
import { ENTRAR_EN_ORDEN, TOMAR_PISO } from './piso';

const { id, empresa } = OTRA;

/** Orders at tables 1 to 3; a unit of what was sent to the first is at the third. */
type Sala = { una: Orden; otra: Orden; conUna: Orden };
type Acto = (sala: Sala) => Promise<{ status: number }>;

let base: TestDb<Database>;
let servicio: Servicio;
let sala: Sala;
beforeAll(async () => {
  base = await testDb<Database>();
  servicio = await abrirServicio(buildApp, { reloj: () => AHORA }, { base });
});
afterAll(() => servicio.cerrar());
beforeEach(async () => {
  await limpiarMesas(servicio);
  await servicio.sql(
    `insert into pedidos.mesas (empresa_id, numero_mesa, fecha_registros)
     select $1, n, now() from generate_series(1, 4) n`,
    [id],
  );
  const [una, otra, conUna] = [await enviarA('1'), await enviarA('2'), await enviarA('3')];
  const movida = { linea: una.lineas[0]?.linea ?? '', cantidad: 1 };
  await servicio.dato(calls.moverLineas, ADMIN_OTRA, { ...de(una), mesa: '3', lineas: [movida] });
  sala = { una, otra, conUna };
});

const pedir: Servicio['pedir'] = (call, quien, entrada) => servicio.pedir(call, quien, entrada);
const enviarA = (mesa: string) =>
  servicio.dato(
    calls.registrarOrden,
    ADMIN_OTRA,
    makeEnvio({ empresa, mesa, lineas: [makePedida(9, 3), makePedida(10)] }),
  );
const de = ({ random }: Orden) => ({ empresa, random, clave: randomUUID() });
const solo = ({ random }: Orden) => ({ empresa, random });
const idsDe = ({ lineas }: Orden) => lineas.map(({ linea }) => linea);
const cobrar = (orden: Orden, cuantas?: Parameters<typeof makeCobro>[1]) =>
  pedir(ventasCalls.crearVenta, ADMIN_OTRA, {
    ...makeCobro(orden, cuantas, { empresa }),
    idempotencia: randomUUID(),
  });

/** While somebody is within the order, whose transaction lasts. */
const dentroDe = <Result>({ random }: Orden, hacer: () => Promise<Result>): Promise<Result> =>
  enTransaccion(base.db, async (client) => {
    await client.query("select set_config('app.empresa_id', $1, true)", [String(id)]);
    await client.query(ENTRAR_EN_ORDEN, [id, random]);
    return hacer();
  });

const alguienEspera = async () => {
  const [{ n } = { n: 0 }] = await servicio.sql<{ n: number }>(
    `select count(*)::int as n from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database()`,
  );
  return n > 0;
};

const DENTRO: Record<string, (orden: Orden) => Promise<{ status: number }>> = {
  'sends more to its table': () =>
    pedir(
      calls.registrarOrden,
      ADMIN_OTRA,
      makeEnvio({ empresa, mesa: '2', lineas: [makePedida(9)] }),
    ),
  'sends more to it by its key': ({ random }) =>
    pedir(
      calls.registrarOrden,
      ADMIN_OTRA,
      makeEnvio({ empresa, mesa: '', random, lineas: [makePedida(9)] }),
    ),
  'takes a line back': (orden) =>
    pedir(calls.anularLinea, ADMIN_OTRA, {
      ...de(orden),
      linea: idsDe(orden)[0] ?? '',
      cantidad: 1,
      motivo: 'Se equivocó',
    }),
  'fires a course': (orden) =>
    pedir(calls.dispararCurso, ADMIN_OTRA, { ...solo(orden), curso: 'POSTRE' }),
  'asks for the bill': (orden) =>
    pedir(calls.pedirCuenta, ADMIN_OTRA, { ...solo(orden), por_pagar: true }),
  'says how many they are': (orden) =>
    pedir(calls.sentar, ADMIN_OTRA, { ...solo(orden), mesa: '2', comensales: 4 }),
  'is ready in the kitchen': (orden) =>
    pedir(vizorCalls.marcarListo, ADMIN_OTRA, { empresa, lineas: idsDe(orden), listo: true }),
  'is on the table': (orden) => pedir(calls.entregarOrden, ADMIN_OTRA, solo(orden)),
  'pays a part': (orden) => cobrar(orden, ({ cantidad }) => (cantidad === 3 ? 1 : 0)),
  'pays all of it': (orden) => cobrar(orden),
};

describe('while somebody is within an order', () => {
  it.each(Object.entries(DENTRO))('another order of the company %s', async (_, acto) => {
    const { status } = await dentroDe(sala.una, () => acto(sala.otra));
    expect(status).toBe(200);
  });

  const ESPERAN: Record<string, Acto> = {
    'the order itself': ({ una }) =>
      pedir(calls.pedirCuenta, ADMIN_OTRA, { ...solo(una), por_pagar: true }),
    'its payment': ({ una }) => cobrar(una, ({ cantidad }) => (cantidad === 3 ? 1 : 0)),
    'an order with units of its lines': ({ conUna }) =>
      pedir(calls.entregarOrden, ADMIN_OTRA, solo(conUna)),
    'the kitchen, of its lines': ({ una }) =>
      pedir(vizorCalls.marcarListo, ADMIN_OTRA, { empresa, lineas: idsDe(una), listo: true }),
    'a new order': async () => ({ status: await enviarA('4').then(() => 200) }),
    'another order that moves': ({ otra }) =>
      pedir(calls.trasladarOrden, ADMIN_OTRA, { ...de(otra), mesa: '4' }),
    'two others that join': ({ otra, conUna }) =>
      pedir(calls.unirOrdenes, ADMIN_OTRA, { ...de(otra), con: conUna.random }),
    'a new table': () => pedir(calls.registrarMesa, ADMIN_OTRA, { empresa }),
    'a process of the version before': async () => {
      await enTransaccion(base.db, async (client) => {
        await client.query("select set_config('app.empresa_id', $1, true)", [String(id)]);
        await client.query(TOMAR_PISO, [id]);
      });
      return { status: 200 };
    },
  };

  it.each(Object.entries(ESPERAN))('waits for it: %s', async (_, acto) => {
    let acabo = false;
    const { haciendose } = await dentroDe(sala.una, async () => {
      const haciendose = acto(sala).finally(() => (acabo = true));
      await hasta('it waits', async () => acabo || (await alguienEspera()));
      expect(acabo).toBe(false);
      return { haciendose };
    });
    expect((await haciendose).status).toBe(200);
  });
});

/** Each line takes a while to be written, so that two who write some meet half way. */
const DESPACIO = `
  create or replace function pedidos.despacio() returns trigger language plpgsql as
    'begin perform pg_sleep(0.1); return new; end';
  create trigger despacio before insert on pedidos.orden_lineas for each row execute function pedidos.despacio()`;

describe('two orders at once', () => {
  it('take the same lines once, whichever comes first and in whatever order they are told', async () => {
    await servicio.sql(DESPACIO);
    const lineas = [makePedida(9, 2), makePedida(10), makePedida(9), makePedida(10, 2)];
    const enviar = (mesa: string, suyas: typeof lineas) =>
      servicio.dato(calls.registrarOrden, ADMIN_OTRA, makeEnvio({ empresa, mesa, lineas: suyas }));
    const [una, otra] = await Promise.all([
      enviar('1', lineas),
      enviar('2', [...lineas].reverse()),
    ]);
    await servicio.sql('drop trigger despacio on pedidos.orden_lineas');
    expect(una.random).toBe(otra.random);
    expect(idsDe(una)).toEqual(expect.arrayContaining(lineas.map(({ linea }) => linea)));
  });

  it('begin a floor that has no row, and its version rises with each', async () => {
    await servicio.sql('delete from pedidos.pisos where empresa_id = $1', [id]);
    const { una, otra } = sala;
    const ordenes = [una, otra, una, otra, una, otra];
    const respuestas = await Promise.all(
      ordenes.map((orden) =>
        pedir(calls.pedirCuenta, ADMIN_OTRA, { ...solo(orden), por_pagar: true }),
      ),
    );
    expect(respuestas.map(({ status }) => status)).toEqual(ordenes.map(() => 200));
    expect(
      await servicio.sql('select version::int from pedidos.pisos where empresa_id = $1', [id]),
    ).toEqual([{ version: 1 + ordenes.length }]);
  });
});

/** Who takes neither floor nor order before they read, and are all done with reading before any of them writes. */
function sinEntrar({ text, values }: Sentencia): Sentencia {
  if (text === ENTRAR_EN_ORDEN) return { text: 'select $1::int, $2::uuid', values };
  if (text === TOMAR_PISO)
    return { text: 'select version from pedidos.pisos where empresa_id = $1', values };
  if (text !== LINEAS_DE_ORDEN) return { text, values };
  return { text: `select l.* from (${text}) l, (select pg_sleep(0.4)) todos`, values };
}

describe('units that leave an order are there, whatever lock was forgotten', () => {
  /** But for sales of tests before, whose orders are gone. */
  const faltas = () =>
    servicio.sql(
      `select * from (${FALTAS}) f where filas > 0 and falta not like 'cents of a sale%'`,
      [id],
    );

  const SE_VAN: Record<string, (descuidado: Servicio) => Promise<{ status: number }>> = {
    'to another table': (descuidado) => {
      const lineas = sala.otra.lineas.map(({ linea, cantidad }) => ({ linea, cantidad }));
      return descuidado.pedir(calls.moverLineas, ADMIN_OTRA, {
        ...de(sala.otra),
        mesa: '3',
        lineas,
      });
    },
    'into the order they are joined to': (descuidado) =>
      descuidado.pedir(calls.unirOrdenes, ADMIN_OTRA, { ...de(sala.otra), con: sala.una.random }),
  };

  it.each(Object.entries(SE_VAN))('%s', async (_, acto) => {
    const descuidado = await abrirConSentencias(base, sinEntrar);
    const respuestas = await Promise.all(Array.from({ length: 4 }, () => acto(descuidado)));
    await descuidado.cerrar();

    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await faltas()).toEqual([]);
  });

  it('by a payment', async () => {
    const descuidado = await abrirConSentencias(base, sinEntrar);
    const cobro = makeCobro(sala.otra, undefined, { empresa });
    const respuestas = await Promise.all(
      Array.from({ length: 4 }, () =>
        descuidado.pedir(ventasCalls.crearVenta, ADMIN_OTRA, {
          ...cobro,
          idempotencia: randomUUID(),
        }),
      ),
    );
    await descuidado.cerrar();

    expect(respuestas.map(({ code = 'pagada' }) => code).sort()).toEqual([
      'ORDEN_PAGADA',
      'ORDEN_PAGADA',
      'ORDEN_PAGADA',
      'pagada',
    ]);
    expect(await servicio.dato(calls.consultarOrden, ADMIN_OTRA, solo(sala.otra))).toMatchObject({
      lineas: [{ pagada: 3 }, { pagada: 1 }],
    });
  });
});

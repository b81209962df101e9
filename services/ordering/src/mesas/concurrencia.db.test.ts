import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { ADMIN_OTRA, CLIENTE, OTRA } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import { veces } from '@comanda/shared/testing/veces';

import { buildApp } from '../app';
import { FALTAS, HECHO } from '../testing/librosDelPiso';
import { abrirMesero, PESADO, type Cuaderno } from '../testing/mesero';
import { MESAS, paso } from '../testing/pasos';
import { AHORA } from '../testing/ventas';

const SECUENCIAS = veces(10_000, 50);
const SEMILLA = Number(process.env['COMANDA_SEMILLA'] ?? 20_261_122);
const CLIENTES = 8;
/** Sequences between two looks at the books while everybody is at work. */
const ENTRE_REVISIONES = Math.max(40, Math.ceil(SECUENCIAS / 20));

const secuencias = fc.sample(fc.array(paso, { minLength: 3, maxLength: 8 }), {
  seed: SEMILLA,
  numRuns: SECUENCIAS,
});

describe(`${SECUENCIAS} sequences by ${CLIENTES} waiters at ${MESAS} tables`, () => {
  let servicio: Servicio;
  const mesas: string[] = [];
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
    const { empresa } = OTRA;
    await servicio.sql(
      `insert into pedidos.productos (empresa_id, id, id_categoria, producto, precio_venta, porcentaje_iva, por_peso)
       values ($1, $2, 3, $3, $4, $5, true)`,
      [OTRA.id, PESADO.id, PESADO.producto, PESADO.precio_venta, PESADO.porcentaje_iva],
    );
    const columnas = Object.keys(CLIENTE);
    await servicio.sql(
      `insert into facturacion.clientes (empresa_id, ${columnas.join(', ')})
       values ($1, ${columnas.map((_, n) => `$${n + 2}`).join(', ')}) on conflict do nothing`,
      [OTRA.id, ...Object.values(CLIENTE)],
    );
    for (let i = 0; i < MESAS; i++)
      mesas.push((await servicio.dato(calls.registrarMesa, ADMIN_OTRA, { empresa })).id);
    await servicio.sql(`update identidad.accesos set vence = now() + interval '1 day'`);
  });
  afterAll(() => servicio.cerrar());

  const faltas = () =>
    servicio.sql<{ falta: string; filas: number }>(`select * from (${FALTAS}) f where filas > 0`, [
      OTRA.id,
    ]);

  it('lose no unit and no cent, double no line, and pay each unit once', async () => {
    const cola = secuencias.values();
    let dadas = 0;
    const turno = async () => {
      const mesero = abrirMesero(servicio, mesas);
      for (const secuencia of cola) {
        for (const uno of secuencia) await mesero.dar(uno);
        if (++dadas % ENTRE_REVISIONES === 0) expect(await faltas()).toEqual([]);
      }
      return mesero.cuaderno;
    };
    const cuadernos = await Promise.all(Array.from({ length: CLIENTES }, turno));

    expect(await faltas()).toEqual([]);
    const [hecho] = await servicio.sql<Cuaderno>(HECHO, [OTRA.id]);
    const suma = (que: 'enviadas' | 'anuladas' | 'cobros') =>
      cuadernos.reduce((total, cuaderno) => total + cuaderno[que], 0);
    expect(hecho).toEqual({
      enviadas: suma('enviadas') / 1000,
      anuladas: suma('anuladas') / 1000,
      cobros: suma('cobros'),
      lineas: cuadernos.flatMap(({ lineas }) => lineas).sort(),
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, ANDINA, CAJERO, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { avisosCalls } from '@comanda/shared/contracts/admin/avisos';
import { productosCalls as calls } from '@comanda/shared/contracts/inventario/productos';

import { buildApp } from '../app';
import { AHORA } from '../testing/ventas';

const { empresa } = PUERTO;

describe('products whose rate is dead', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
    await servicio.sql(
      `update pedidos.productos set porcentaje_iva = case id when 1 then 12 when 2 then 14 when 3 then 8 else 4 end
        where id in (1, 2, 3, 8)`,
    );
  });
  afterAll(() => servicio.cerrar());

  const leer = () => servicio.dato(calls.consultarTarifasMuertas, ADMIN, { empresa });
  const tarifas = () =>
    servicio.sql<{ id: number; iva: number }>(
      'select id::int, porcentaje_iva as iva from pedidos.productos where id in (1, 2, 3, 8) order by id',
    );
  const avisos = async () =>
    (await servicio.dato(avisosCalls.consultarAvisos, ADMIN, {})).filter(
      ({ ruta }) => ruta === 'productos',
    );

  it('are listed, counted behind their screen and moved at once, with their prices written down', async () => {
    expect(await leer()).toEqual({
      tarifa: 15,
      total: 3,
      productos: [
        { id: '1', producto: 'Ceviche de camarón', porcentaje_iva: 12 },
        { id: '2', producto: 'Encebollado', porcentaje_iva: 14 },
        { id: '6', producto: 'Plato en promoción', porcentaje_iva: 4 },
      ],
    });
    expect(await avisos()).toContainEqual({
      ruta: 'productos',
      empresa,
      cuantos: 3,
      texto: '3 productos con una tarifa de IVA que ya no rige',
    });

    expect(await servicio.dato(calls.ponerTarifasAlDia, ADMIN, { empresa })).toEqual({
      cambiados: 3,
    });
    expect(await leer()).toEqual({ tarifa: 15, total: 0, productos: [] });
    // 8% is of some days; 4% is another company's, which nobody touched
    expect(await tarifas()).toEqual([
      { id: 1, iva: 15 },
      { id: 2, iva: 15 },
      { id: 3, iva: 8 },
      { id: 8, iva: 4 },
    ]);
    const precios = await servicio.dato(calls.listarPrecios, ADMIN, { empresa, id: '1' });
    expect(precios[0]).toMatchObject({
      precio_antes: 9.5,
      precio_venta: 9.5,
      iva_antes: 12,
      porcentaje_iva: 15,
      usuario: ADMIN.nombre,
    });
    expect(
      await servicio.sql(
        `select antes, despues, usuario from pedidos.auditoria where accion = 'tarifas puestas al dia'`,
      ),
    ).toEqual([
      {
        antes: [
          { id: 1, producto: 'Ceviche de camarón', porcentaje_iva: 12 },
          { id: 2, producto: 'Encebollado', porcentaje_iva: 14 },
          { id: 6, producto: 'Plato en promoción', porcentaje_iva: 4 },
        ],
        despues: { porcentaje_iva: 15, productos: 3 },
        usuario: ADMIN.nombre,
      },
    ]);
    expect(await servicio.dato(calls.ponerTarifasAlDia, ADMIN, { empresa })).toEqual({
      cambiados: 0,
    });
  });

  it('are moved whole where they are more than one statement carries', async () => {
    const MUCHOS = 7_300; // nine values each in the prices that are written down
    await servicio.sql(
      `insert into pedidos.productos (empresa_id, id_categoria, producto, precio_venta, porcentaje_iva)
       select empresa_id, id_categoria, 'Surtido ' || n, precio_venta, 12
         from pedidos.productos, generate_series(1, $1::int) n where id = 1`,
      [MUCHOS],
    );

    expect(await servicio.dato(calls.ponerTarifasAlDia, ADMIN, { empresa })).toEqual({
      cambiados: MUCHOS,
    });
    expect(await leer()).toMatchObject({ total: 0 });
    expect(
      await servicio.sql(
        `select count(*)::int as n from pedidos.precios c
           join pedidos.productos p on p.empresa_id = c.empresa_id and p.id = c.producto_id
          where c.iva_antes = 12 and p.producto like 'Surtido %'`,
      ),
    ).toEqual([{ n: MUCHOS }]);
  });

  it('of another empresa are none of the caller', async () => {
    const ajena = { empresa: ANDINA.empresa };
    expect(await servicio.dato(calls.consultarTarifasMuertas, ADMIN, ajena)).toMatchObject({
      total: 1,
    });
    for (const [call, quien] of [
      [calls.consultarTarifasMuertas, ADMIN_OTRA],
      [calls.ponerTarifasAlDia, ADMIN_OTRA],
      [calls.ponerTarifasAlDia, CAJERO],
    ] as const)
      expect((await servicio.pedir(call, quien, ajena)).status).toBe(403);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN_OTRA, CAJERO, CONTADOR, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { COLORES_CATEGORIA } from '@comanda/shared/contracts/inventario/categorias';
import { productosCalls as calls } from '@comanda/shared/contracts/inventario/productos';

import { buildApp } from '../app';

describe('productos', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => new Date() });
  });
  afterAll(() => servicio.cerrar());

  const listar = (quien: { id: string }, empresa: string) =>
    servicio.pedir(calls.listarProductos, quien, { empresa });
  const buscar = async (busqueda: string) => {
    const entrada = { busqueda, empresa: PUERTO.empresa };
    const encontrados = await servicio.dato(calls.buscarProductos, CAJERO, entrada);
    return encontrados.map(({ producto }) => producto);
  };

  it('lists what the company sells, by name, without what was taken off', async () => {
    const { data } = await listar(CAJERO, PUERTO.empresa);
    expect(data?.map(({ producto }) => producto)).toEqual([
      'Agua sin gas',
      'Ceviche de camarón',
      'Encebollado',
      'Jugo de piña',
      'Plato en promoción',
      'Servicio de baño',
    ]);
    expect(data?.[1]).toMatchObject({
      id: '1',
      producto: 'Ceviche de camarón',
      id_categoria: '1',
      categoria: 'General',
      orden_categoria: 1,
      color_categoria: 'mar',
      precio_venta: 9.5,
      porcentaje_iva: 15,
      porcentaje: '15%',
      empresa: PUERTO.empresa,
      estado: 'A',
      agotado: false,
      codigo: null,
      codigo_barras: null,
      favorito: false,
      por_peso: false,
      imagen: null,
    });
  });

  it('says what was in most sales of four weeks, the most first, and nothing of another empresa', async () => {
    const mas = async (empresa: string, quien = CAJERO) =>
      servicio.dato(calls.masVendidos, quien, { empresa });
    expect(await mas(PUERTO.empresa)).toEqual([]);
    await servicio.sql(
      `insert into pedidos.dia_totales (empresa_id, fecha, concepto, usuario_id, clave, ventas, monto)
       select v.empresa, current_date - v.hace, v.concepto, gen_random_uuid(), v.clave, v.ventas, 10
         from (values ($1::int, 1, 'PRODUCTO', '4', 3), ($1::int, 3, 'PRODUCTO', '4', 3), ($1::int, 2, 'PRODUCTO', '1', 5),
                      ($1::int, 40, 'PRODUCTO', '2', 90), ($1::int, 1, 'CATEGORIA', '7', 90), ($2::int, 1, 'PRODUCTO', '8', 90))
              as v (empresa, hace, concepto, clave, ventas)`,
      [PUERTO.id, OTRA.id],
    );
    expect(await mas(PUERTO.empresa)).toEqual(['4', '1']);
    expect(await mas(OTRA.empresa, ADMIN_OTRA)).toEqual(['8']);
  });

  describe('categories', () => {
    const { id: empresa_id } = PUERTO;
    /** Ten more, each with a product that says its name. */
    beforeAll(() =>
      servicio.sql(
        `with nuevas as (
           insert into pedidos.categorias (empresa_id, categoria)
           select $1, 'C' || lpad(n::text, 2, '0') from generate_series(2, 11) n order by n
           returning empresa_id, id, categoria
         )
         insert into pedidos.productos (empresa_id, id_categoria, producto, precio_venta, porcentaje_iva)
         select empresa_id, id, 'de ' || categoria, 1, 15 from nuevas`,
        [empresa_id],
      ),
    );
    afterAll(() =>
      servicio.sql(`with p as (delete from pedidos.productos where producto like 'de C%')
                    delete from pedidos.categorias where categoria <> 'General'`),
    );
    const arreglar = (categoria: string, orden: number | null, color: string | null) =>
      servicio.sql('update pedidos.categorias set orden = $2, color = $3 where categoria = $1', [
        categoria,
        orden,
        color,
      ]);
    const deCategorias = async () => {
      const { data = [] } = await listar(CAJERO, PUERTO.empresa);
      return data
        .filter(({ producto }) => producto.startsWith('de '))
        .sort((a, b) => a.orden_categoria - b.orden_categoria)
        .map(({ categoria, orden_categoria, color_categoria }) =>
          [orden_categoria, categoria, color_categoria].join(' '),
        );
    };

    it('are in the order they were made, with the colours in turn, where nobody said', async () => {
      expect(await deCategorias()).toEqual([
        '2 C02 mostaza',
        '3 C03 teja',
        '4 C04 hoja',
        '5 C05 uva',
        '6 C06 cielo',
        '7 C07 rosa',
        '8 C08 tierra',
        '9 C09 mar',
        '10 C10 mostaza',
        '11 C11 teja',
      ]);
    });

    it('are where the company put them, before the others, in the colour it chose', async () => {
      await arreglar('C05', 1, 'rosa');
      await arreglar('C03', 2, null);
      expect(await deCategorias()).toEqual([
        '1 C05 rosa',
        '2 C03 mostaza',
        '4 C02 hoja',
        '5 C04 uva',
        '6 C06 cielo',
        '7 C07 rosa',
        '8 C08 tierra',
        '9 C09 mar',
        '10 C10 mostaza',
        '11 C11 teja',
      ]);
    });

    it('have each colour of the contract, and no other', async () => {
      for (const color of COLORES_CATEGORIA) await arreglar('C02', null, color);
      await expect(arreglar('C02', null, 'fucsia')).rejects.toThrow('categorias_color_check');
    });
  });

  it('says what ran out, which stays on the list', async () => {
    const agotar = (agotado: boolean) =>
      servicio.sql('update pedidos.productos set agotado = $1 where id = 2', [agotado]);
    await agotar(true);
    const { data } = await listar(CAJERO, PUERTO.empresa);
    expect(data?.filter(({ agotado }) => agotado).map(({ producto }) => producto)).toEqual([
      'Encebollado',
    ]);
    await agotar(false);
  });

  it('lists no product of another empresa', async () => {
    const { data } = await listar(ADMIN_OTRA, OTRA.empresa);
    expect(data?.map(({ id }) => id)).toEqual(['9', '10']);
    expect((await listar(ADMIN_OTRA, PUERTO.empresa)).status).toBe(403);
  });

  it.each([
    ['PIÑA', ['Jugo de piña']],
    ['pina', ['Jugo de piña']],
    ['  camarón ', ['Ceviche de camarón']],
    ['ce', ['Ceviche de camarón', 'Encebollado']],
    [
      '',
      [
        'Agua sin gas',
        'Ceviche de camarón',
        'Encebollado',
        'Jugo de piña',
        'Plato en promoción',
        'Servicio de baño',
      ],
    ],
    ['%', []],
    ['retirado', []],
    ["'; drop table", []],
  ])('finds "%s" whatever its case and accents', async (busqueda, esperados) => {
    await expect(buscar(busqueda)).resolves.toEqual(esperados);
  });

  it('finds nothing of another empresa', async () => {
    await expect(buscar('arroz')).resolves.toEqual([]);
  });

  it('is not for those who do not sell', async () => {
    expect((await listar(CONTADOR, PUERTO.empresa)).status).toBe(403);
  });
});

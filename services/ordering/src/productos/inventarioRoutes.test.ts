import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, ANDINA, COCINERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { categoriasCalls } from '@comanda/shared/contracts/inventario/categorias';
import { productosCalls as calls } from '@comanda/shared/contracts/inventario/productos';

import { buildApp } from '../app';

const { empresa } = PUERTO;
const AHORA = new Date('2026-11-20T17:00:00Z');

type Nuevo = CallInput<typeof calls.crearProducto>;
type Consulta = CallInput<typeof calls.consultarProductos>;

let servicio: Servicio;
beforeAll(async () => {
  servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
});
afterAll(() => servicio.cerrar());

const makeNuevo = (over: Partial<Nuevo> = {}): Nuevo => ({
  empresa,
  producto: 'Corvina',
  id_categoria: String(PUERTO.id),
  precio_venta: 8.5,
  porcentaje_iva: 15,
  ...over,
});
const crear = (over: Partial<Nuevo> = {}) =>
  servicio.dato(calls.crearProducto, ADMIN, makeNuevo(over));
const eliminar = (id: string) => servicio.dato(calls.eliminarProducto, ADMIN, { empresa, id });

describe('products (spec section 7)', () => {
  it("may come with all that the specification gives a product; what is not the sender's to say is ours", async () => {
    const deMas = { id: '1', categoria: 'Otra', estado: 'N', porcentaje: '0%' };
    const { id, ...creado } = await crear({ ...deMas, producto: 'Entero', porcentaje_iva: '15%' });
    expect(creado).toMatchObject({ categoria: 'General', estado: 'A', porcentaje_iva: 15 });
    expect(id).not.toBe('1');
    await eliminar(id);
  });

  it('are made, changed, marked and taken off, in the words of spec section 8', async () => {
    const creado = await servicio.pedir(
      calls.crearProducto,
      ADMIN,
      makeNuevo({ producto: ' Corvina ', codigo: ' COR-1 ', codigo_barras: '', favorito: true }),
    );
    expect(creado).toMatchObject({
      status: 200,
      msg: 'Producto creado',
      data: {
        producto: 'Corvina',
        categoria: 'General',
        precio_venta: 8.5,
        porcentaje_iva: 15,
        porcentaje: '15%',
        empresa,
        estado: 'A',
        agotado: false,
        favorito: true,
        codigo: 'COR-1',
        codigo_barras: null,
        imagen: null,
      },
    });
    const id = creado.data?.id ?? '';

    const cambio = { ...makeNuevo({ producto: 'Corvina apanada', precio_venta: 9 }), id };
    expect(await servicio.pedir(calls.actualizarProducto, ADMIN, cambio)).toMatchObject({
      msg: 'Producto actualizado',
      // to the letter of the specification it carries neither code nor favourite: they stay
      data: { producto: 'Corvina apanada', precio_venta: 9, codigo: 'COR-1', favorito: true },
    });
    const sinCodigo = { ...cambio, codigo: null, favorito: false };
    expect(await servicio.dato(calls.actualizarProducto, ADMIN, sinCodigo)).toMatchObject({
      codigo: null,
      favorito: false,
    });
    const marcado = { empresa, id, agotado: true };
    expect(await servicio.dato(calls.marcarProducto, ADMIN, marcado)).toMatchObject({
      agotado: true,
      favorito: false,
    });
    expect(await servicio.dato(calls.listarPrecios, ADMIN, { empresa, id })).toEqual([
      {
        precio_antes: 8.5,
        precio_venta: 9,
        iva_antes: 15,
        porcentaje_iva: 15,
        id_producto: id,
        usuario: ADMIN.nombre,
        fecha: AHORA.toISOString(),
      },
      {
        precio_antes: null,
        precio_venta: 8.5,
        iva_antes: null,
        porcentaje_iva: 15,
        id_producto: id,
        usuario: ADMIN.nombre,
        fecha: AHORA.toISOString(),
      },
    ]);

    const quitado = await servicio.pedir(calls.eliminarProducto, ADMIN, { empresa, id });
    expect(quitado).toMatchObject({ status: 200, msg: 'Producto eliminado' });
    const [fila] = await servicio.sql('select estado from pedidos.productos where id = $1', [id]);
    expect(fila).toEqual({ estado: 'N' });
  });

  it.each([15, '15%', '15', '15.00', 1.15, '1.15'])('take the rate %p as 15', async (tarifa) => {
    const { id, porcentaje_iva } = await crear({ porcentaje_iva: tarifa });
    expect(porcentaje_iva).toBe(15);
    await eliminar(id);
  });

  it.each([
    [{ producto: '  ' }, 400, 'producto', 'El nombre del producto no puede estar vacío'],
    [{ producto: undefined }, 400, 'producto', 'El nombre del producto no puede estar vacío'],
    [{ producto: 'x'.repeat(151) }, 400, 'producto', 'El nombre del producto admite 150 letras'],
    [{ id_categoria: '' }, 400, 'id_categoria', 'Debe seleccionar una categoría'],
    [{ id_categoria: undefined }, 400, 'id_categoria', 'Debe seleccionar una categoría'],
    [{ id_categoria: '77' }, 400, 'id_categoria', 'La categoría ya no existe. Elija otra'],
    [{ id_categoria: 'abc' }, 400, 'id_categoria', 'La categoría ya no existe. Elija otra'],
    [
      { precio_venta: undefined },
      400,
      'precio_venta',
      'El precio del producto no puede estar vacío',
    ],
    [{ precio_venta: 'caro' }, 400, 'precio_venta', 'El precio debe ser un número'],
    [{ precio_venta: -1 }, 400, 'precio_venta', 'El precio no puede ser negativo'],
    [{ precio_venta: 1.234 }, 400, 'precio_venta', 'El precio admite dos decimales'],
    [{ porcentaje_iva: undefined }, 400, 'porcentaje_iva', 'Debe seleccionar un iva'],
    [{ porcentaje_iva: 19 }, 422, 'porcentaje_iva', 'Debe seleccionar un iva'],
    [{ porcentaje_iva: 'mucho' }, 422, 'porcentaje_iva', 'Debe seleccionar un iva'],
    [
      { codigo: 'con espacio' },
      400,
      'codigo',
      'El código admite 25 letras, números, puntos y guiones',
    ],
    [{ codigo_barras: '12AB' }, 422, 'codigo_barras', 'El código de barras tiene solo dígitos'],
    [{ codigo_barras: '96385075' }, 422, 'codigo_barras', 'El último dígito debería ser 4'],
    [
      { codigo_barras: '1'.repeat(21) },
      400,
      'codigo_barras',
      'El código de barras tiene 8, 12 o 13 dígitos',
    ],
  ])('are refused with %j, by name, and nothing is made', async (over, status, campo, msg) => {
    const contar = () => servicio.sql('select count(*) from pedidos.productos');
    const antes = await contar();
    const entrada = { ...makeNuevo(), ...over };
    expect(await servicio.pedirMal(calls.crearProducto, ADMIN, entrada)).toMatchObject({
      status,
      errores: [{ campo, msg }],
    });
    expect(await contar()).toEqual(antes);
  });

  it('with a code of another are refused with its name', async () => {
    const { id } = await crear({ producto: 'Ceviche mixto', codigo: 'CEV-9' });
    const otra = await servicio.pedir(calls.crearProducto, ADMIN, makeNuevo({ codigo: 'cev-9' }));
    expect(otra).toMatchObject({
      status: 409,
      code: 'CODIGO_REPETIDO',
      errores: [{ campo: 'codigo', msg: 'Ceviche mixto ya tiene ese código' }],
    });
    await eliminar(id);
  });

  it('that are not there cannot be changed, marked, taken off nor asked for their prices', async () => {
    for (const id of ['999999', 'abc', '8']) {
      const respuestas = [
        await servicio.pedir(calls.actualizarProducto, ADMIN, { ...makeNuevo(), id }),
        await servicio.pedir(calls.marcarProducto, ADMIN, { empresa, id, favorito: true }),
        await servicio.pedir(calls.eliminarProducto, ADMIN, { empresa, id }),
        await servicio.pedir(calls.listarPrecios, ADMIN, { empresa, id }),
      ];
      expect(respuestas.map(({ status, code }) => `${status} ${code}`)).toEqual(
        Array(4).fill('404 NO_ENCONTRADO'),
      );
    }
  });
});

describe('a page of products', () => {
  const consultar = (over: Partial<Consulta> = {}, quien: { id: string } = ADMIN) =>
    servicio.dato(calls.consultarProductos, quien, { empresa, busqueda: '', ...over });
  const nombres = async (over: Partial<Consulta> = {}) =>
    (await consultar(over)).filas.map(({ producto }) => producto);
  const TODOS = [
    'Agua sin gas',
    'Ceviche de camarón',
    'Encebollado',
    'Jugo de piña',
    'Plato en promoción',
    'Servicio de baño',
  ];

  it('is by name, with how many there are in all', async () => {
    expect(await nombres()).toEqual(TODOS);
    expect(await consultar({ pagina: 2, filas: 4 })).toMatchObject({
      filas: [{ producto: 'Plato en promoción' }, { producto: 'Servicio de baño' }],
      total: 6,
    });
    expect(await consultar({ pagina: 9 })).toEqual({ filas: [], total: 6 });
  });

  it.each([
    ['CAMARÓN', ['Ceviche de camarón']],
    ['piña jugo', ['Jugo de piña']],
    ['  de   ba ', ['Servicio de baño']],
    ['%', []],
    ["' or true --", []],
  ])('finds "%s" by every word of it', async (busqueda, esperados) => {
    expect(await nombres({ busqueda })).toEqual(esperados);
  });

  it('finds a code and a barcode too', async () => {
    const { id } = await crear({ codigo: 'PEZ-7', codigo_barras: '4006381333931' });
    expect(await nombres({ busqueda: 'pez-7' })).toEqual(['Corvina']);
    expect(await nombres({ busqueda: '400638' })).toEqual(['Corvina']);
    await eliminar(id);
  });

  it('finds what is of a category, by its name, and no category of another company', async () => {
    expect(await nombres({ busqueda: 'general' })).toEqual(TODOS);
    expect(await nombres({ busqueda: 'GENERAL jugo' })).toEqual(['Jugo de piña']);
    expect(await consultar({ busqueda: 'general', filas: 2 })).toMatchObject({ total: 6 });
    const ajena = { empresa: OTRA.empresa, categoria: 'Sopas del mar', descripcion: '' };
    await servicio.dato(categoriasCalls.crearCategoria, ADMIN_OTRA, ajena);
    expect(await nombres({ busqueda: 'sopas del mar' })).toEqual([]);
  });

  it('holds what its filters say, together', async () => {
    expect(await nombres({ porcentaje_iva: 0 })).toEqual(['Agua sin gas', 'Servicio de baño']);
    expect(await nombres({ porcentaje_iva: 0, busqueda: 'agua' })).toEqual(['Agua sin gas']);
    expect(await nombres({ id_categoria: '1' })).toEqual(TODOS);
    expect(await nombres({ id_categoria: '2' })).toEqual([]);
    expect(await nombres({ id_categoria: 'x' })).toEqual([]);
    expect(await nombres({ estado: 'AGOTADO' })).toEqual([]);
    await servicio.dato(calls.marcarProducto, ADMIN, { empresa, id: '2', agotado: true });
    expect(await nombres({ estado: 'AGOTADO' })).toEqual(['Encebollado']);
    expect(await servicio.dato(calls.listarAgotados, COCINERO, { empresa })).toMatchObject([
      { id: '2', producto: 'Encebollado', categoria: 'General' },
    ]);
    expect(await nombres({ estado: 'ACTIVO' })).toEqual(
      TODOS.filter((producto) => producto !== 'Encebollado'),
    );
    await servicio.dato(calls.marcarProducto, ADMIN, { empresa, id: '2', agotado: false });
  });

  it('is a menu for who cooks, who says what ran out and what is there again, and changes nothing else', async () => {
    const carta = async (busqueda: string) =>
      (await servicio.dato(calls.consultarCarta, COCINERO, { empresa, busqueda })).filas;
    const marcar = (agotado: boolean, id = '2') =>
      servicio.pedir(calls.marcarAgotado, COCINERO, { empresa, id, agotado });
    const deEl = { id: '2', producto: 'Encebollado', categoria: 'General' };
    const version = () => servicio.dato(calls.versionCatalogo, ADMIN, { empresa });
    const [antes] = await servicio.dato(calls.buscarProductos, ADMIN, {
      empresa,
      busqueda: 'Encebollado',
    });
    const vista = await version();

    expect(await carta('encebo')).toEqual([{ ...deEl, agotado: false }]);
    expect((await marcar(true)).data).toEqual({ ...deEl, agotado: true });
    expect((await marcar(true)).data).toEqual({ ...deEl, agotado: true });
    expect(await carta('encebo')).toEqual([{ ...deEl, agotado: true }]);
    expect(await version()).toBeGreaterThan(vista);
    await marcar(false);
    const [despues] = await servicio.dato(calls.buscarProductos, ADMIN, {
      empresa,
      busqueda: 'Encebollado',
    });
    expect(despues).toEqual(antes);
    expect((await marcar(true, '999999')).code).toBe('NO_ENCONTRADO');
    const [traza] = await servicio.sql(
      `select usuario from pedidos.auditoria where entidad_id = '2' order by id desc limit 1`,
    );
    expect(traza).toEqual({ usuario: COCINERO.nombre });
  });

  it('is in the order asked for, either way, whatever accents and case', async () => {
    const [{ id: otra } = { id: 0 }] = await servicio.sql<{ id: number }>(
      `insert into pedidos.categorias (empresa_id, categoria) values ($1, 'aves') returning id`,
      [PUERTO.id],
    );
    const arroz = await crear({
      producto: 'árbol de queso',
      id_categoria: String(otra),
      precio_venta: 99,
    });

    expect((await nombres()).slice(0, 2)).toEqual(['Agua sin gas', 'árbol de queso']);
    expect((await nombres({ orden: 'producto', desc: true }))[0]).toBe('Servicio de baño');
    expect((await nombres({ orden: 'precio' }))[0]).toBe('Servicio de baño');
    expect((await nombres({ orden: 'precio', desc: true }))[0]).toBe('árbol de queso');
    expect((await nombres({ orden: 'categoria' })).slice(0, 2)).toEqual([
      'árbol de queso',
      'Agua sin gas',
    ]);
    expect((await nombres({ orden: 'categoria', desc: true })).at(-1)).toBe('árbol de queso');
    await eliminar(arroz.id);
  });

  it.each([
    [{ busqueda: 'x'.repeat(101) }, 'La búsqueda es demasiado larga'],
    [{ pagina: 0 }, 'pagina es menor de lo permitido'],
    [{ filas: 101 }, 'filas es mayor de lo permitido'],
    [{ estado: 'VENDIDO' }, 'estado debe ser uno de: ACTIVO, AGOTADO'],
    [{ orden: 'iva' }, 'orden debe ser uno de: producto, categoria, precio'],
  ])('is refused with %j, by name', async (over, msg) => {
    const entrada = { empresa, busqueda: '', ...over };
    expect(await servicio.pedirMal(calls.consultarProductos, ADMIN, entrada)).toMatchObject({
      status: 400,
      msg,
    });
  });

  it('has none of another empresa, in its rows or in its count', async () => {
    const deAndina = await consultar({ empresa: ANDINA.empresa });
    expect(deAndina).toMatchObject({ filas: [{ producto: 'Café pasado' }], total: 1 });
    const deOtra = await consultar({ empresa: OTRA.empresa }, ADMIN_OTRA);
    expect(deOtra.total).toBe(2);
    expect(await consultar({ busqueda: 'café' })).toEqual({ filas: [], total: 0 });
  });
});

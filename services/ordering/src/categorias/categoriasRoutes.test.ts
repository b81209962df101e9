import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, ANDINA, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import {
  categoriasCalls as calls,
  type Categoria,
} from '@comanda/shared/contracts/inventario/categorias';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';

import { buildApp } from '../app';

const { empresa } = PUERTO;

describe('categorias', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => new Date() });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(() =>
    servicio.sql(`with vuelven as (update pedidos.productos set id_categoria = empresa_id)
                  delete from pedidos.categorias where categoria <> 'General'`),
  );

  const crear = (categoria: string, over: object = {}) =>
    servicio.pedirMal(calls.crearCategoria, ADMIN, {
      empresa,
      categoria,
      descripcion: '',
      ...over,
    });
  const creada = async (categoria: string, over: object = {}): Promise<Categoria> => {
    const { data } = await crear(categoria, over);
    if (!data) throw new Error(`${categoria} was not created`);
    return data;
  };
  const listar = () => servicio.dato(calls.listarCategorias, ADMIN, { empresa });
  const nombres = async () => (await listar()).map(({ categoria }) => categoria);
  const eliminar = (id: string, over: object = {}) =>
    servicio.pedirMal(calls.eliminarCategoria, ADMIN, { empresa, id, ...over });
  const ordenar = (...ids: string[]) =>
    servicio.pedir(calls.ordenarCategorias, ADMIN, { empresa, ids });
  const deSopas = async () => {
    const { id_categoria } = await creada('Sopas');
    await servicio.sql('update pedidos.productos set id_categoria = $1 where id in (2, 3, 7)', [
      id_categoria,
    ]);
    return id_categoria;
  };

  it('are made, changed, listed in their order with what they hold, and taken off', async () => {
    const sopas = await crear(' Sopas ', { descripcion: 'Calientes', color: 'teja' });
    expect(sopas).toMatchObject({ status: 200, msg: 'Categoría creada' });
    const id = sopas.data?.id_categoria ?? '';
    expect(await listar()).toEqual([
      {
        id_categoria: '1',
        categoria: 'General',
        descripcion: '',
        empresa,
        orden: 1,
        color: 'mar',
        color_elegido: false,
        productos: 6,
      },
      {
        id_categoria: id,
        categoria: 'Sopas',
        descripcion: 'Calientes',
        empresa,
        orden: 2,
        color: 'teja',
        color_elegido: true,
        productos: 0,
      },
    ]);

    const cambio = { empresa, id, categoria: 'Caldos', descripcion: '' };
    expect(await servicio.pedir(calls.editarCategoria, ADMIN, cambio)).toMatchObject({
      msg: 'Categoría actualizada',
      data: { categoria: 'Caldos', descripcion: '', color: 'teja' },
    });
    expect(
      await servicio.dato(calls.editarCategoria, ADMIN, { ...cambio, color: null }),
    ).toMatchObject({ color: 'mostaza', color_elegido: false });

    expect(await eliminar(id)).toMatchObject({ status: 200, msg: 'Categoría eliminada' });
    expect(await nombres()).toEqual(['General']);
  });

  it.each([
    [{ categoria: ' ' }, 'categoria', 'Ingrese el nombre de la categoría'],
    [{ categoria: undefined }, 'categoria', 'Ingrese el nombre de la categoría'],
    [{ categoria: 'x'.repeat(81) }, 'categoria', 'El nombre de la categoría admite 80 letras'],
    [{ descripcion: 'x'.repeat(301) }, 'descripcion', 'La descripción admite 300 letras'],
    [{ color: 'fucsia' }, 'color', 'Elija un color de la lista'],
  ])('are refused with %j, by name', async (over, campo, msg) => {
    expect(await crear('Sopas', over)).toMatchObject({ status: 400, errores: [{ campo, msg }] });
  });

  it('are of a company, which is asked for where it is missing', async () => {
    expect(await crear('Sopas', { empresa: '' })).toMatchObject({ msg: 'Seleccione una empresa' });
    expect(await eliminar('1', { empresa: '' })).toMatchObject({ msg: 'seleccione una empresa' });
  });

  it('have a name of their own, whatever its case and accents; two at once make one', async () => {
    const dos = await Promise.all([crear('Piqueos'), crear('PIQUÉOS')]);
    expect(dos.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(dos.find(({ status }) => status === 409)).toMatchObject({
      code: 'CATEGORIA_REPETIDA',
      errores: [{ campo: 'categoria', msg: 'Ya hay una categoría con ese nombre' }],
    });
    const { id_categoria: id } = await creada('Sopas');
    const cambio = { empresa, id, categoria: 'piqueos' };
    expect((await servicio.pedir(calls.editarCategoria, ADMIN, cambio)).code).toBe(
      'CATEGORIA_REPETIDA',
    );
    const ajena = { empresa: OTRA.empresa, categoria: 'Piqueos' };
    expect((await servicio.pedir(calls.crearCategoria, ADMIN_OTRA, ajena)).status).toBe(200);
  });

  it('that were taken off leave their name to another', async () => {
    await eliminar((await creada('Sopas')).id_categoria);
    expect((await crear('Sopas')).status).toBe(200);
  });

  it('stay while they hold products, saying how many, or give them to another', async () => {
    const sopas = await deSopas();
    expect(await eliminar(sopas)).toMatchObject({
      status: 409,
      code: 'CATEGORIA_EN_USO',
      msg: 'La categoría tiene 2 productos. Muévalos a otra para eliminarla',
    });
    const { id_categoria: otra } = await creada('Otra');
    expect((await eliminar(sopas, { mover_a: otra })).status).toBe(200);
    expect((await listar()).map(({ categoria, productos }) => [categoria, productos])).toEqual([
      ['General', 4],
      ['Otra', 2],
    ]);
  });

  it.each([['itself'], ['none'], ['999999']])('are not moved to %s', async (que) => {
    const sopas = await deSopas();
    const a = { itself: sopas, none: 'none' }[que] ?? que;
    expect(await eliminar(sopas, { mover_a: a })).toMatchObject({
      status: 400,
      errores: [{ campo: 'mover_a', msg: 'La categoría que recibe los productos ya no existe' }],
    });
    expect(await nombres()).toContain('Sopas');
  });

  it('are arranged by the company, and only when it names all of them once', async () => {
    const [sopas, jugos] = [await creada('Sopas'), await creada('Jugos')];
    const ids = [jugos.id_categoria, '1', sopas.id_categoria] as const;
    expect((await ordenar(...ids)).data?.map(({ categoria }) => categoria)).toEqual([
      'Jugos',
      'General',
      'Sopas',
    ]);
    for (const mal of [ids.slice(1), [...ids, '999'], [ids[0], ids[0], ids[2]], [...ids, 'x']])
      expect(await ordenar(...mal)).toMatchObject({ status: 409, code: 'CATEGORIAS_CAMBIADAS' });
    expect(await nombres()).toEqual(['Jugos', 'General', 'Sopas']);
  });

  it('are another version of the catalogue after any change, and of that company alone', async () => {
    const version = (de: string) =>
      servicio.dato(productosCalls.versionCatalogo, ADMIN, { empresa: de });
    const [antes, andina] = [await version(empresa), await version(ANDINA.empresa)];
    const { id_categoria } = await creada('Sopas');
    const tras = await version(empresa);
    expect(tras).toBeGreaterThan(antes);
    await ordenar(id_categoria, '1');
    expect(await version(empresa)).toBeGreaterThan(tras);
    expect(await version(ANDINA.empresa)).toBe(andina);
    const { cuerpo } = await servicio.pedir(productosCalls.listarProductos, ADMIN, { empresa });
    expect(cuerpo).toMatchObject({ version: await version(empresa) });
  });

  it('leave a trace of who changed them', async () => {
    const { id_categoria: id } = await creada('Sopas');
    await servicio.pedir(calls.editarCategoria, ADMIN, { empresa, id, categoria: 'Caldos' });
    await eliminar(id);
    const trazas = await servicio.sql(
      'select accion, usuario from pedidos.auditoria where empresa_id = $1 and entidad_id = $2 order by id',
      [PUERTO.id, id],
    );
    expect(trazas).toEqual(
      ['categoria creada', 'categoria editada', 'categoria eliminada'].map((accion) => ({
        accion,
        usuario: ADMIN.nombre,
      })),
    );
  });

  it('that are not there, or of another empresa, cannot be changed nor taken off', async () => {
    for (const id of ['999999', '2', 'x']) {
      const cambio = { empresa, id, categoria: 'Ajena' };
      expect((await servicio.pedir(calls.editarCategoria, ADMIN, cambio)).code).toBe(
        'NO_ENCONTRADO',
      );
      expect((await eliminar(id)).code).toBe('NO_ENCONTRADO');
    }
    expect(
      await servicio.dato(calls.listarCategorias, ADMIN, { empresa: ANDINA.empresa }),
    ).toMatchObject([{ id_categoria: '2', categoria: 'General' }]);
  });
});

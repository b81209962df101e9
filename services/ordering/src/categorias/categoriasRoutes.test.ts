import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, ANDINA, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import {
  categoriasCalls as calls,
  type Categoria,
} from '@comanda/shared/contracts/inventario/categorias';
import { modificadoresCalls } from '@comanda/shared/contracts/inventario/modificadores';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import {
  tarifasDePrecioCalls,
  type TarifaPorGuardar,
} from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { makeTarifa } from '@comanda/shared/testing/tarifa';

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

  describe('that are taken off while modifiers and tarifas are of them', () => {
    afterEach(async () => {
      await servicio.sql(
        "update pedidos.modificadores set estado = 'N', id_categoria = 1 where id_categoria is not null",
      );
      for (const { id } of await tarifas())
        await servicio.dato(tarifasDePrecioCalls.eliminarTarifa, ADMIN, { empresa, id });
    });
    const tarifas = () => servicio.dato(tarifasDePrecioCalls.listarTarifas, ADMIN, { empresa });
    const conTarifa = (over: Partial<TarifaPorGuardar>) => {
      const { id: _, ...tarifa } = makeTarifa();
      const escrita = { ...tarifa, canales: [], ...over, empresa };
      return servicio.dato(tarifasDePrecioCalls.guardarTarifa, ADMIN, escrita);
    };
    const conModificador = (nombre: string, id_categoria: string, precio = 0) =>
      servicio.dato(modificadoresCalls.crearModificador, ADMIN, {
        empresa,
        nombre,
        precio,
        id_producto: null,
        id_categoria,
      });
    const ofrecidos = async () => {
      const todos = await servicio.dato(modificadoresCalls.listarModificadores, ADMIN, { empresa });
      return todos.flatMap(({ nombre, precio, id_categoria }) =>
        id_categoria === null ? [] : [[nombre, precio, id_categoria]],
      );
    };
    const enPalabras = async () =>
      (await tarifas()).map(({ nombre, porcentaje, categorias }) => [
        nombre,
        porcentaje,
        categorias,
      ]);
    const trazas = (desde: number) =>
      servicio.sql<{ accion: string; usuario: string }>(
        `select accion, usuario from pedidos.auditoria where empresa_id = $1 and id > $2
            and (accion like 'tarifa%' or accion like 'modificador%') order by id`,
        [PUERTO.id, desde],
      );
    const ultimaTraza = async () => {
      const [fila] = await servicio.sql<{ id: number }>(
        'select max(id)::int as id from pedidos.auditoria',
      );
      return fila?.id ?? 0;
    };
    const cervezas = async () => {
      const { id_categoria } = await creada('Cervezas');
      await conModificador('Con hielo', id_categoria);
      await conModificador('Michelada', id_categoria, 1);
      await conTarifa({ nombre: 'Mitad en cervezas', categorias: [id_categoria] });
      await conTarifa({ nombre: 'Recargo', porcentaje: 10, categorias: [id_categoria, '1'] });
      await conTarifa({
        nombre: 'Con precio',
        categorias: [id_categoria],
        precios: [{ id_producto: '1', precio: 5 }],
      });
      await conTarifa({ nombre: 'De todo', porcentaje: 5 });
      return id_categoria;
    };

    it('give them with their products to another, which keeps its own of the same name', async () => {
      const id = await cervezas();
      const { id_categoria: bebidas } = await creada('Bebidas');
      await conModificador('CON HIELO', bebidas, 0.25);
      await servicio.sql('update pedidos.productos set id_categoria = $1 where id = 2', [id]);
      const traza = await ultimaTraza();
      expect((await eliminar(id, { mover_a: bebidas })).status).toBe(200);
      expect(await ofrecidos()).toEqual([
        ['CON HIELO', 0.25, bebidas],
        ['Michelada', 1, bebidas],
      ]);
      expect(await enPalabras()).toEqual([
        ['Mitad en cervezas', -50, [bebidas]],
        ['Recargo', 10, ['1', bebidas]],
        ['Con precio', -50, [bebidas]],
        ['De todo', 5, []],
      ]);
      expect((await trazas(traza)).map(({ accion }) => accion)).toEqual([
        'modificador eliminado',
        'modificador editado',
        ...new Array<string>(3).fill('tarifa de precios editada'),
      ]);
    });

    it('end them where nothing is in them any more: what was of one category is never of all', async () => {
      const id = await cervezas();
      const traza = await ultimaTraza();
      expect((await eliminar(id)).status).toBe(200);
      expect(await ofrecidos()).toEqual([]);
      expect(await enPalabras()).toEqual([
        ['Recargo', 10, ['1']],
        ['Con precio', null, []],
        ['De todo', 5, []],
      ]);
      expect(await trazas(traza)).toEqual(
        [
          'modificador eliminado',
          'modificador eliminado',
          'tarifa de precios eliminada',
          'tarifa de precios editada',
          'tarifa de precios editada',
        ].map((accion) => ({ accion, usuario: ADMIN.nombre })),
      );
    });

    it('leave all of it as it was where they stay', async () => {
      const id = await cervezas();
      await servicio.sql('update pedidos.productos set id_categoria = $1 where id = 2', [id]);
      const antes = [await ofrecidos(), await tarifas()];
      expect((await eliminar(id)).code).toBe('CATEGORIA_EN_USO');
      expect([await ofrecidos(), await tarifas()]).toEqual(antes);
    });
  });

  it('edited by two from one reading keep what each changed, and name what both did', async () => {
    const { id_categoria: id } = await creada('Sopas', { descripcion: 'Calientes', color: 'teja' });
    const leida = { categoria: 'Sopas', descripcion: 'Calientes', color: 'teja' } as const;
    const editar = (cambio: object, con: object = { antes: leida }) =>
      servicio.pedir(calls.editarCategoria, ADMIN, { ...leida, ...cambio, empresa, id, ...con });
    expect((await editar({ categoria: 'Caldos' })).status).toBe(200);
    expect(await editar({ color: null })).toMatchObject({
      data: { categoria: 'Caldos', descripcion: 'Calientes', color_elegido: false },
    });
    expect(await editar({ categoria: 'Cremas', descripcion: 'Del día' })).toMatchObject({
      status: 409,
      code: 'CAMBIADO_POR_OTRO',
      errores: [{ campo: 'categoria' }],
    });
    expect(await editar({ descripcion: 'Del día' }, {})).toMatchObject({
      data: { categoria: 'Sopas', descripcion: 'Del día', color: 'teja' }, // a page of before says all
    });
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

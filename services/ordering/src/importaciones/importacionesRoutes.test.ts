import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, ANDINA, CAJERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { sesionDe } from '@comanda/kit/testing/sesion';
import {
  IMPORTACION_MAX_BYTES,
  importacionesCalls as calls,
} from '@comanda/shared/contracts/inventario/importaciones';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';

import { buildApp } from '../app';

const { empresa } = PUERTO;
const AHORA = new Date('2026-11-22T15:00:00Z');
const TITULOS = 'Codigo;Producto;Categoria;Precio;IVA';
const lista = (...filas: string[]) => ({
  empresa,
  nombre: 'lista.csv',
  archivo: Buffer.from([TITULOS, ...filas].join('\n')).toString('base64'),
});

describe('importaciones', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
  });
  afterAll(() => servicio.cerrar());
  afterEach(async () => {
    const limpiar = [
      'delete from pedidos.importaciones',
      'alter table pedidos.precios disable trigger precios_solo_agregar',
      'delete from pedidos.precios',
      'alter table pedidos.precios enable trigger precios_solo_agregar',
      'delete from pedidos.productos where id > 100',
      'delete from pedidos.categorias where id > 100',
      'update pedidos.productos set precio_venta = 9.5, codigo = null where id = 1',
    ];
    for (const una of limpiar) await servicio.sql(una);
  });

  type Lista = ReturnType<typeof lista>;
  const revisar = (entrada: Lista) => servicio.dato(calls.revisarImportacion, ADMIN, entrada);
  const importar = (
    entrada: Lista & { huella: string; parcial?: boolean },
    idempotencia: string = randomUUID(),
  ) => servicio.pedir(calls.importarProductos, ADMIN, { ...entrada, idempotencia });
  const consultar = (id?: string) =>
    servicio.dato(calls.consultarImportacion, ADMIN, { empresa, ...(id && { id }) });
  const catalogo = async () => {
    const productos = await servicio.dato(productosCalls.listarProductos, CAJERO, { empresa });
    return productos.map(({ codigo, producto, categoria, precio_venta, porcentaje_iva }) =>
      [codigo, producto, categoria, precio_venta, porcentaje_iva].join(' '),
    );
  };
  const DOS = lista('C-1;Ceviche de camarón;General;9,75;15', ';Te;Bebidas;1,25;15');

  it('says what a file would do, and does nothing', async () => {
    const antes = await catalogo();
    expect(await revisar(DOS)).toEqual({
      filas: 2,
      crear: 1,
      cambiar: 1,
      iguales: 0,
      categorias_nuevas: ['Bebidas'],
      columnas_ignoradas: [],
      errores: [],
      total_errores: 0,
      avisos: [],
      total_avisos: 0,
      iva_por_decir: [],
      columnas: expect.objectContaining({ recordado: false }),
      falta: null,
      huella: expect.stringMatching(/^[0-9a-f]{64}$/),
      ejemplos: [
        {
          fila: 2,
          producto: 'Ceviche de camarón',
          cambios: [
            { columna: 'Codigo', antes: '', despues: 'C-1' },
            { columna: 'Precio', antes: '9,50', despues: '9,75' },
          ],
          precio: 9.75,
          iva: 15,
        },
        { fila: 3, producto: 'Te', precio: 1.25, iva: 15 },
      ],
    });
    expect(await catalogo()).toEqual(antes);
    expect(await consultar()).toBeNull();
  });

  const CON_COSTO = (...filas: string[]) => ({
    empresa,
    nombre: 'lista.csv',
    archivo: Buffer.from(['Qué;Grupo;Costo;Venta;IVA', ...filas].join('\n')).toString('base64'),
  });

  it('is read as somebody chose, and the next file with the same headings too, in this company alone', async () => {
    const una = CON_COSTO('Mote;General;1;2,50;15');
    const conColumnas = { ...una, con_columnas: true };
    const antes = await servicio.dato(calls.revisarImportacion, ADMIN, conColumnas);
    expect(antes).toMatchObject({
      crear: 0,
      falta: 'Faltan las columnas Producto, Precio',
      columnas: { faltan: ['Producto', 'Precio'], recordado: false },
    });
    expect((await servicio.pedir(calls.revisarImportacion, ADMIN, una)).code).toBe(
      'ARCHIVO_INVALIDO',
    );
    const mapa = { fila: 1, columnas: { Producto: 0, Categoria: 1, Precio: 3, IVA: 4 } };
    const leida = await servicio.dato(calls.revisarImportacion, ADMIN, { ...conColumnas, mapa });
    expect(leida).toMatchObject({ falta: null, ejemplos: [{ producto: 'Mote', precio: 2.5 }] });
    const entrada = { ...una, mapa, huella: leida.huella };
    expect((await importar(entrada)).data).toMatchObject({ creados: 1 });

    const otra = { ...CON_COSTO('Locro;General;1;3,50;15'), con_columnas: true };
    expect(await servicio.dato(calls.revisarImportacion, ADMIN, otra)).toMatchObject({
      columnas: { recordado: true, mapa },
      ejemplos: [{ producto: 'Locro', precio: 3.5 }],
    });
    const ajena = { ...otra, empresa: OTRA.empresa };
    expect(await servicio.dato(calls.revisarImportacion, ADMIN_OTRA, ajena)).toMatchObject({
      columnas: { recordado: false },
    });
  });

  const CON_MALAS = lista(
    ';Te;Bebidas;1,25;15',
    ';Café;Bebidas;caro;15',
    ';Te;Bebidas;1,50;15',
    '007;Mote;General;2;SI',
  );

  it('takes what has nothing wrong where that is asked for, and nothing else; the rest comes back with why', async () => {
    const { huella, crear, total_errores, iva_por_decir } = await revisar(CON_MALAS);
    expect({ crear, total_errores, iva_por_decir }).toEqual({
      crear: 1,
      total_errores: 3,
      iva_por_decir: ['SI'],
    });
    expect((await importar({ ...CON_MALAS, huella })).code).toBe('IMPORTACION_CON_ERRORES');
    const parcial = { ...CON_MALAS, huella, parcial: true };
    expect((await importar(parcial)).data).toMatchObject({ creados: 1, cambiados: 0 });
    expect(await catalogo()).toContain(' Te Bebidas 1.25 15');

    const { texto } = await servicio.pedir(calls.filasRechazadas, ADMIN, {
      ...CON_MALAS,
      formato: 'csv',
    });
    expect(texto.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
      `${TITULOS};Motivo`,
      ';Café;Bebidas;caro;15;Precio: El precio debe ser un número con dos decimales, como 7,50',
      expect.stringMatching(
        /^;Te;Bebidas;1,50;15;Producto: Es el mismo producto de la fila 2|^;Te;Bebidas;1,50;15;/,
      ),
      expect.stringMatching(/^007;Mote;General;2;SI;IVA: SI no dice cuánto/),
    ]);
  });

  it('takes a yes under IVA for what somebody said it stands for', async () => {
    const entrada = { ...CON_MALAS, iva_si: 15 };
    expect(await revisar(entrada)).toMatchObject({ crear: 2, iva_por_decir: [] });
  });

  it('does it all, with the history of prices and one line of audit, and tells how it ended', async () => {
    const { huella } = await revisar(DOS);
    const id = randomUUID();
    const hecho = { creados: 1, cambiados: 1, iguales: 0, categorias: 1 };
    expect((await importar({ ...DOS, huella }, id)).data).toEqual(hecho);
    expect(await catalogo()).toEqual(
      expect.arrayContaining([' Te Bebidas 1.25 15', 'C-1 Ceviche de camarón General 9.75 15']),
    );
    const precios = await servicio.sql(
      `select precio_antes, precio_venta, usuario from pedidos.precios where empresa_id = 1 order by id`,
    );
    expect(precios).toEqual([
      { precio_antes: '9.50', precio_venta: '9.75', usuario: ADMIN.nombre },
      { precio_antes: null, precio_venta: '1.25', usuario: ADMIN.nombre },
    ]);
    expect(
      await servicio.sql(
        `select despues from pedidos.auditoria where accion = 'productos importados' and entidad_id = $1`,
        [id],
      ),
    ).toEqual([{ despues: { archivo: 'lista.csv', ...hecho } }]);
    expect(await consultar()).toEqual({
      id,
      archivo: 'lista.csv',
      estado: 'HECHA',
      filas: 2,
      revisadas: 2,
      escritas: 2,
      ...hecho,
      motivo: null,
      usuario: ADMIN.nombre,
      fecha: AHORA.toISOString(),
    });
    expect(await revisar(DOS)).toMatchObject({ crear: 0, cambiar: 0, iguales: 2 });
  });

  it('does it once a key, and refuses the key for something else', async () => {
    const { huella } = await revisar(DOS);
    const id = randomUUID();
    const [una, otra] = [
      await importar({ ...DOS, huella }, id),
      await importar({ ...DOS, huella }, id),
    ];
    expect(otra.data).toEqual(una.data);
    const distinta = await importar({ ...DOS, huella: '0'.repeat(64) }, id);
    expect(distinta).toMatchObject({ status: 409, code: 'IMPORTACION_REPETIDA' });
    expect((await catalogo()).filter((uno) => uno.includes('Te'))).toHaveLength(1);
  });

  it('does nothing when the catalogue has changed so that something else would happen', async () => {
    const { huella } = await revisar(DOS);
    await servicio.sql('update pedidos.productos set precio_venta = 9.6 where id = 1');
    const antes = await catalogo();
    const id = randomUUID();
    expect(await importar({ ...DOS, huella }, id)).toMatchObject({
      status: 409,
      msg: 'El catálogo cambió; revise otra vez',
    });
    expect(await catalogo()).toEqual(antes);
    expect(await consultar(id)).toMatchObject({
      estado: 'FALLIDA',
      motivo: 'El catálogo cambió; revise otra vez',
      escritas: 0,
    });
    const { huella: nueva } = await revisar(DOS);
    expect((await importar({ ...DOS, huella: nueva }, id)).status).toBe(200);
  });

  it('takes what of the catalogue changed and does not matter', async () => {
    const { huella } = await revisar(DOS);
    await servicio.sql('update pedidos.productos set precio_venta = 0.8 where id = 4');
    expect((await importar({ ...DOS, huella })).status).toBe(200);
    await servicio.sql('update pedidos.productos set precio_venta = 0.75 where id = 4');
  });

  it('imports nothing of a file with an error, and tells the first two hundred', async () => {
    const malas = Array.from({ length: 300 }, (_, i) => `;P${i};General;x;15`);
    const mala = lista(';Bueno;General;1;15', ...malas);
    const { errores, total_errores, huella } = await revisar(mala);
    expect([errores.length, total_errores]).toEqual([200, 300]);
    expect(errores[0]).toEqual({
      fila: 3,
      columna: 'Precio',
      valor: 'x',
      msg: 'El precio debe ser un número con dos decimales, como 7,50',
    });
    const antes = await catalogo();
    expect(await importar({ ...mala, huella })).toMatchObject({
      status: 422,
      code: 'IMPORTACION_CON_ERRORES',
    });
    expect(await catalogo()).toEqual(antes);
  });

  it('lets two products change their codes with each other', async () => {
    const nuevos = lista('A;Uno;General;1;15', 'B;Dos;General;2;15');
    await importar({ ...nuevos, huella: (await revisar(nuevos)).huella });
    const cambiados = {
      ...lista(),
      archivo: Buffer.from(
        `Codigo;Codigo de barras;Producto;Categoria;Precio;IVA\nA;96385074;Uno;General;1;15\nB;65833254;Dos;General;2;15`,
      ).toString('base64'),
    };
    await importar({ ...cambiados, huella: (await revisar(cambiados)).huella });
    const alReves = {
      ...cambiados,
      archivo: Buffer.from(
        `Codigo;Codigo de barras;Producto;Categoria;Precio;IVA\nA;65833254;Uno;General;1;15\nB;96385074;Dos;General;2;15`,
      ).toString('base64'),
    };
    const { huella, cambiar } = await revisar(alReves);
    expect(cambiar).toBe(2);
    expect((await importar({ ...alReves, huella })).status).toBe(200);
    expect(
      await servicio.sql(
        `select codigo, codigo_barras from pedidos.productos where codigo in ('A', 'B') order by 1`,
      ),
    ).toEqual([
      { codigo: 'A', codigo_barras: '65833254' },
      { codigo: 'B', codigo_barras: '96385074' },
    ]);
  });

  it('neither sees nor touches what another empresa has', async () => {
    const cafe = lista(';Café pasado;General;1,50;15');
    const deAndina = { ...cafe, empresa: ANDINA.empresa };
    expect(await revisar(cafe)).toMatchObject({ crear: 1, iguales: 0 });
    expect(await revisar(deAndina)).toMatchObject({ crear: 0, iguales: 1 });
    const id = randomUUID();
    await importar({ ...cafe, huella: (await revisar(cafe)).huella }, id);
    const ajena = { empresa: ANDINA.empresa, id };
    expect(await servicio.dato(calls.consultarImportacion, ADMIN, ajena)).toBeNull();
    expect(
      await servicio.sql(`select id from pedidos.productos where empresa_id = 2 and estado = 'A'`),
    ).toEqual([{ id: '8' }]);
    expect((await servicio.pedir(calls.revisarImportacion, ADMIN_OTRA, cafe)).status).toBe(403);
  });

  it("exports the company's own products, and those import back as they are", async () => {
    for (const formato of ['csv', 'xlsx'] as const) {
      const url = `${calls.exportarProductos.path}?empresa=${encodeURIComponent(OTRA.empresa)}&formato=${formato}`;
      const { headers } = await servicio.pedir(calls.exportarProductos, ADMIN_OTRA, {
        empresa: OTRA.empresa,
        formato,
      });
      expect(headers['content-disposition']).toBe(`inline; filename="productos.${formato}"`);
      const archivo = (
        await servicio.app.inject({ url, headers: await sesionDe(servicio.url, ADMIN_OTRA) })
      ).rawPayload;
      const entrada = {
        empresa: OTRA.empresa,
        nombre: `p.${formato}`,
        archivo: archivo.toString('base64'),
      };
      expect(await servicio.dato(calls.revisarImportacion, ADMIN_OTRA, entrada)).toMatchObject({
        filas: 2,
        iguales: 2,
        crear: 0,
        cambiar: 0,
        total_errores: 0,
      });
    }
  });

  it('offers a template', async () => {
    const { texto } = await servicio.pedir(calls.plantillaProductos, ADMIN, {
      empresa,
      formato: 'csv',
    });
    expect(texto.split('\r\n')).toHaveLength(5);
  });

  it.each([
    [{ archivo: '' }, 400, 'El archivo está vacío'],
    [
      { archivo: 'A'.repeat(Math.ceil(IMPORTACION_MAX_BYTES / 3) * 4 + 4) },
      400,
      'El archivo admite hasta 5 MB',
    ],
    [{ nombre: '' }, 400, 'Elija un archivo'],
    [{ nombre: 'x'.repeat(201) }, 400, 'El nombre del archivo es muy largo'],
    [{ nombre: 'foto.jpg' }, 422, 'El archivo no es CSV ni XLSX. Elija uno de esos'],
    [
      { archivo: Buffer.from('a;b\n1;2').toString('base64') },
      422,
      'El archivo no tiene encabezados. Su primera fila debe decir Producto, Categoria, Precio e IVA',
    ],
  ])('refuses %j in words: %#', async (over, status, msg) => {
    const { errores, ...dicho } = await servicio.pedir(calls.revisarImportacion, ADMIN, {
      ...DOS,
      ...over,
    });
    expect([dicho.status, dicho.msg]).toEqual([status, msg]);
    expect(errores).toHaveLength(1);
  });

  it('refuses one that was not revised', async () => {
    expect(await importar({ ...DOS, huella: 'x' })).toMatchObject({
      status: 400,
      msg: 'Revise el archivo antes de importarlo',
    });
  });
});

import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, COCINERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { bodegaCalls } from '@comanda/shared/contracts/inventario/bodega';
import { listaDeMateriasCalls as calls } from '@comanda/shared/contracts/inventario/listaDeMaterias';
import { mermasCalls } from '@comanda/shared/contracts/inventario/mermas';

import { buildApp } from '../../app';

const { empresa } = PUERTO;
const TITULOS = 'Insumo;En bodega;Unidad;Costo';
const MAPA = {
  fila: 1,
  columnas: { Materia: 0, 'Peso inicial': 1, 'Medida entrada': 2, 'Costo unitario': 3 },
};
const lista = (...filas: string[]) => ({
  empresa,
  nombre: 'bodega de noviembre.csv',
  archivo: Buffer.from([TITULOS, ...filas].join('\n')).toString('base64'),
});

describe('raw materials that come as a file', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => new Date() });
  });
  afterAll(() => servicio.cerrar());

  const listada = async (nombre: string) => {
    const filas = await servicio.dato(bodegaCalls.listarMateriasPrimas, ADMIN, { empresa });
    return filas.find(({ materi_prima }) => materi_prima === nombre);
  };
  const movimientosDe = async (nombre: string) => {
    const { id = '' } = (await listada(nombre)) ?? {};
    const { filas } = await servicio.dato(mermasCalls.listarMovimientos, ADMIN, {
      empresa,
      id,
      pagina: 1,
    });
    return filas.map(({ tipo, cantidad, costo, nombreCompleto, detalle }) => ({
      tipo,
      cantidad,
      costo,
      nombreCompleto,
      detalle,
    }));
  };

  it('ask for the columns that are not known, and write nothing', async () => {
    const pedida = lista('Quinua;5;kg;2');
    expect(await servicio.dato(calls.revisarMaterias, COCINERO, pedida)).toMatchObject({
      crear: 0,
      falta: 'Falta la columna Peso inicial',
      columnas: { faltan: ['Peso inicial'] },
    });
    expect(await listada('Quinua')).toBeUndefined();
  });

  it('come in with a first row of the ledger and its author, once however often a key is sent', async () => {
    const subida = { ...lista('Quinua;5,5;kilos;2', 'Panela;;lb;', 'Rara;1;saco;'), mapa: MAPA };
    const entrada = { ...subida, idempotencia: randomUUID() };
    const hecho = { creadas: 2, ingresadas: 0, conservadas: 0, rechazadas: 1 };
    expect(await servicio.dato(calls.importarMaterias, COCINERO, entrada)).toEqual(hecho);
    const otraVez = await servicio.dato(calls.importarMateriasConIngreso, ADMIN, entrada);
    expect(otraVez).toMatchObject({ ingresadas: 0, rechazadas: 1 });
    expect(await listada('Quinua')).toMatchObject({
      peso_inicial: 5.5,
      peso_actual: 5.5,
      medida_entrada: 'kg',
      medida_salida: 'kg',
      costo_unitario: 2,
    });
    expect(await movimientosDe('Quinua')).toEqual([
      {
        tipo: 'INICIAL',
        cantidad: 5.5,
        costo: 11,
        nombreCompleto: COCINERO.nombre,
        detalle: 'Del archivo bodega de noviembre.csv',
      },
    ]);
    expect(await listada('Panela')).toMatchObject({ peso_actual: 0, medida_entrada: 'lb' });
    expect(
      await servicio.dato(calls.revisarMaterias, COCINERO, lista('Quinua;5;kg;')),
    ).toMatchObject({ columnas: { recordado: true }, existentes: 1 });
    const { texto } = await servicio.pedir(calls.materiasRechazadas, COCINERO, {
      ...subida,
      formato: 'csv',
    });
    expect(texto).toContain('Rara;1;saco;;Medida entrada: La medida debe ser kg');
  });

  it('never touch what is there unless that was said, and then add to it', async () => {
    const quedan = { ...lista('Cacao;2;kg;3'), mapa: MAPA };
    const clave = () => ({ ...quedan, idempotencia: randomUUID() });
    await servicio.dato(calls.importarMaterias, ADMIN, clave());
    const conservada = await servicio.dato(calls.importarMaterias, ADMIN, clave());
    expect(conservada).toMatchObject({ creadas: 0, conservadas: 1 });
    expect(await listada('Cacao')).toMatchObject({ peso_actual: 2 });

    const mas = { ...quedan, ...lista('CACAO;500;g;0,01'), idempotencia: randomUUID() };
    for (const _ of [1, 2])
      expect(await servicio.dato(calls.importarMateriasConIngreso, ADMIN, mas)).toEqual({
        creadas: 0,
        ingresadas: 1,
        conservadas: 0,
        rechazadas: 0,
      });
    expect(await listada('Cacao')).toMatchObject({ peso_actual: 2.5, costo_unitario: 4.4 });
    expect(await movimientosDe('Cacao')).toMatchObject([
      { tipo: 'ENTRADA', cantidad: 0.5, costo: 5, nombreCompleto: ADMIN.nombre },
      { tipo: 'INICIAL', cantidad: 2 },
    ]);
  });

  it('come in once where one key is sent twice at the same moment', async () => {
    const entrada = { ...lista('Maduro;4;unidad;'), mapa: MAPA, idempotencia: randomUUID() };
    const dos = await Promise.all(
      [1, 2].map(() => servicio.dato(calls.importarMateriasConIngreso, ADMIN, entrada)),
    );
    expect(dos).toEqual([dos[0], dos[0]]);
    expect(await listada('Maduro')).toMatchObject({ peso_actual: 4 });
  });

  it('add to nothing for a cook, and are of one company', async () => {
    const entrada = { ...lista('Quinua;9;kg;'), mapa: MAPA, idempotencia: randomUUID() };
    const { status } = await servicio.pedir(calls.importarMateriasConIngreso, COCINERO, entrada);
    expect(status).toBe(403);
    const ajena = { ...lista('Quinua;9;kg;'), empresa: OTRA.empresa };
    expect(await servicio.dato(calls.revisarMaterias, ADMIN_OTRA, ajena)).toMatchObject({
      columnas: { recordado: false },
    });
    expect((await servicio.pedir(calls.revisarMaterias, ADMIN_OTRA, lista('x;1;kg;'))).status).toBe(
      403,
    );
  });

  it('begin with a template that comes in as it is', async () => {
    const { texto } = await servicio.pedir(calls.plantillaMaterias, ADMIN, {
      empresa,
      formato: 'csv',
    });
    expect(texto).toContain('Camarón pelado;12,5;kg;g;2;7,5\r\n');
    expect(
      await servicio.dato(calls.revisarMaterias, ADMIN, {
        empresa,
        nombre: 'plantilla.csv',
        archivo: Buffer.from(texto).toString('base64'),
      }),
    ).toMatchObject({ crear: 3, total_errores: 0, total_avisos: 0, falta: null });
  });
});

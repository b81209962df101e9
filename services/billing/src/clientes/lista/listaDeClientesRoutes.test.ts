import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { listaDeClientesCalls as calls } from '@comanda/shared/contracts/ventas/listaDeClientes';

import { abrirFacturacion, type Facturacion } from '../../testing/facturacion';

let servicio: Facturacion;
beforeAll(async () => {
  servicio = await abrirFacturacion();
});
afterAll(() => servicio.cerrar());

const { empresa } = PUERTO;
const MAPA = { fila: 1, columnas: { Identificacion: 0, Nombre: 1, Direccion: 2 } };
const lista = (...filas: string[]) => ({
  empresa,
  nombre: 'clientes.csv',
  archivo: Buffer.from(['Cédula;Quién es;Dirección', ...filas].join('\n')).toString('base64'),
});
const DOS = lista('0150000008;Rosa Ñauta;Cuenca', '0150000016;Luis Paz;Loja', '123;Nadie;');
const revisar = (entrada: ReturnType<typeof lista>) =>
  servicio.dato(calls.revisarClientes, ADMIN, entrada);
const listar = async (busqueda: string) =>
  (await servicio.dato(calls.listarClientes, ADMIN, { empresa, pagina: 1, filas: 15, busqueda }))
    .filas;
type Existentes = 'CONSERVAR' | 'ACTUALIZAR';
const importar = (entrada: ReturnType<typeof lista>, existentes: Existentes) =>
  servicio.dato(calls.importarClientes, ADMIN, { ...entrada, mapa: MAPA, existentes });

describe('a list of customers that comes as a file', () => {
  it('asks for the columns it does not know, and writes nothing', async () => {
    expect(await revisar(DOS)).toMatchObject({
      crear: 0,
      falta: 'Falta la columna Nombre',
      columnas: { faltan: ['Nombre'], mapa: { columnas: { Identificacion: 0, Direccion: 2 } } },
    });
    expect(await listar('ñauta')).toEqual([]);
  });

  it('brings in who has nothing wrong, once however often it is sent, and remembers how it is read', async () => {
    expect(await importar(DOS, 'CONSERVAR')).toEqual({
      creados: 2,
      actualizados: 0,
      conservados: 0,
      rechazados: 1,
    });
    expect(await importar(DOS, 'CONSERVAR')).toMatchObject({ creados: 0, conservados: 2 });
    expect(await listar('NAUTA')).toMatchObject([
      { cedula: '0150000008', razon_social: 'Rosa Ñauta', direccion: 'Cuenca', email: '' },
    ]);
    expect(await revisar(DOS)).toMatchObject({ iguales: 2, columnas: { recordado: true } });

    const { texto } = await servicio.pedir(calls.clientesRechazados, ADMIN, {
      ...DOS,
      mapa: MAPA,
      formato: 'csv',
    });
    expect(texto).toContain('123;Nadie;;Identificacion: La identificación no es');
  });

  it('changes who is there only where that was said', async () => {
    const otra = lista('0150000008;Rosa Ñauta;Quito');
    expect(await revisar(otra)).toMatchObject({ crear: 0, distintos: 1 });
    await importar(otra, 'CONSERVAR');
    expect(await listar('0150000008')).toMatchObject([{ direccion: 'Cuenca' }]);
    expect(await importar(otra, 'ACTUALIZAR')).toMatchObject({ actualizados: 1, conservados: 0 });
    expect(await listar('0150000008')).toMatchObject([{ direccion: 'Quito' }]);
  });

  it('is found as the name is written, whatever marks it has', async () => {
    await importar(lista('0150000024;João Kellogg´s;Quito'), 'CONSERVAR');
    for (const escrito of ['João', 'joao', 'Kellogg´s'])
      expect((await listar(escrito)).map(({ cedula }) => cedula)).toEqual(['0150000024']);
  });

  it('goes out as a file that comes in as it is, in the Excel of either country', async () => {
    for (const formato of ['csv', 'csv_coma'] as const) {
      const { texto } = await servicio.pedir(calls.exportarClientes, ADMIN, {
        empresa,
        formato,
        busqueda: 'ñauta',
      });
      expect(texto).toContain(
        formato === 'csv' ? '0150000008;Rosa Ñauta;;;Quito' : '0150000008,Rosa Ñauta,,,Quito',
      );
      expect(
        await servicio.dato(calls.revisarClientes, ADMIN, {
          empresa,
          nombre: 'clientes.csv',
          archivo: Buffer.from(texto).toString('base64'),
        }),
      ).toMatchObject({ filas: 1, iguales: 1, total_errores: 0, total_avisos: 0 });
    }
    const { texto } = await servicio.pedir(calls.exportarClientes, ADMIN_OTRA, {
      empresa: OTRA.empresa,
      formato: 'csv',
    });
    expect(texto).not.toContain('Ñauta');
  });

  it('neither sees nor remembers anything of another empresa', async () => {
    const ajena = { ...DOS, empresa: OTRA.empresa };
    expect(await servicio.dato(calls.revisarClientes, ADMIN_OTRA, ajena)).toMatchObject({
      columnas: { recordado: false },
    });
    expect((await servicio.pedir(calls.revisarClientes, ADMIN_OTRA, DOS)).status).toBe(403);
  });
});

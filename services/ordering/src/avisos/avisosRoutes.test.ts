import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import {
  ADMIN,
  ADMIN_OTRA,
  ANDINA,
  CAJERO,
  COCINERO,
  MESERO,
  OPERADOR,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { avisosCalls } from '@comanda/shared/contracts/admin/avisos';
import { bodegaCalls } from '@comanda/shared/contracts/inventario/bodega';
import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import { AJUSTES_CAJA, cajasCalls } from '@comanda/shared/contracts/caja/cajas';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import { vizorCalls } from '@comanda/shared/contracts/ventas/vizor';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { buildApp } from '../app';
import { cerrarCaja } from '../testing/cerrarCaja';
import { limpiarCaja } from '../testing/limpiarCaja';
import { makeEnvio } from '../testing/mesas';

describe('avisos', () => {
  let servicio: Servicio;
  let base: TestDb<unknown>;
  let ahora = new Date();
  beforeAll(async () => {
    base = await testDb();
    servicio = await abrirServicio(buildApp, { reloj: () => ahora }, { base });
    await materia(PUERTO.empresa, 'Camarón', 2);
    await materia(PUERTO.empresa, 'Arroz', 50);
    await materia(ANDINA.empresa, 'Café', 1);
    await materia(ANDINA.empresa, 'Leche', 0);
  });
  afterAll(() => servicio.cerrar());

  const materia = (empresa: string, materi_prima: string, peso: number) =>
    servicio.dato(bodegaCalls.crearMateriaPrima, ADMIN, {
      empresa,
      materi_prima,
      peso_inicial: peso,
      peso_actual: peso,
      peso_concurrente: 0,
      medida_entrada: 'kg',
      medida_salida: 'kg',
      cantidad_alerta: 2,
    });
  const todos = (quien: { id: string }) => servicio.dato(avisosCalls.consultarAvisos, quien, {});
  const avisos = async (quien: { id: string }) =>
    (await todos(quien)).filter(({ clase }) => clase !== 'cuenta');
  const cuentas = async (quien: { id: string }) =>
    (await todos(quien))
      .filter(({ clase }) => clase === 'cuenta')
      .map(({ ruta, empresa, texto }) => [ruta, empresa, texto]);

  const DE_PUERTO = {
    ruta: 'bodega',
    empresa: PUERTO.empresa,
    cuantos: 1,
    texto: '1 materia prima en alerta',
  };

  it('tell of each company what waits in it', async () => {
    expect(await avisos(ADMIN)).toEqual([
      {
        ruta: 'productos',
        empresa: PUERTO.empresa,
        cuantos: 1,
        texto: '1 producto con una tarifa de IVA que ya no rige',
      },
      DE_PUERTO,
      {
        ruta: 'bodega',
        empresa: ANDINA.empresa,
        cuantos: 2,
        texto: '2 materias primas en alerta',
      },
    ]);
    expect(await avisos(COCINERO)).toEqual([DE_PUERTO]);
  });

  it('tell nothing of another empresa, nor what a profile may not see', async () => {
    for (const quien of [ADMIN_OTRA, CAJERO, OPERADOR]) expect(await avisos(quien)).toEqual([]);
  });

  it('count what is open apart from what asks for somebody', async () => {
    expect(await cuentas(COCINERO)).toEqual([]);
    await servicio.dato(mesasCalls.registrarOrden, MESERO, makeEnvio({ mesa: '', orden: 'Eva' }));
    const enCocina = ['vizor', PUERTO.empresa, '1 orden en cocina'];
    for (const quien of [COCINERO, MESERO, ADMIN]) expect(await cuentas(quien)).toEqual([enCocina]);
    for (const quien of [ADMIN_OTRA, OPERADOR]) expect(await cuentas(quien)).toEqual([]);
  });

  it('tell a waiter of the orders he serves that have a dish ready, until it is on the table', async () => {
    const ordenes = await Promise.all(
      [{ orden: 'Ana' }, { orden: 'Luis' }].map((una) =>
        servicio.dato(mesasCalls.registrarOrden, MESERO, makeEnvio({ mesa: '', ...una })),
      ),
    );
    expect(await avisos(MESERO)).toEqual([]);
    const marcar = (lineas: string[]) =>
      servicio.dato(vizorCalls.marcarListo, COCINERO, {
        empresa: PUERTO.empresa,
        lineas,
        listo: true,
      });
    const [ana, luis] = ordenes;
    await marcar((ana?.lineas ?? []).map(({ linea }) => linea));
    const suyas = { ruta: 'mesas', empresa: PUERTO.empresa };
    expect(await avisos(MESERO)).toEqual([
      { ...suyas, cuantos: 1, texto: '1 orden suya lista en cocina' },
    ]);
    await marcar((luis?.lineas ?? []).slice(0, 1).map(({ linea }) => linea));
    expect(await avisos(MESERO)).toEqual([
      { ...suyas, cuantos: 2, texto: '2 órdenes suyas listas en cocina' },
    ]);
    for (const otro of [CAJERO, ADMIN_OTRA]) expect(await avisos(otro)).toEqual([]);
    expect((await avisos(ADMIN)).map(({ ruta }) => ruta)).not.toContain('mesas');

    for (const una of ordenes)
      await servicio.dato(mesasCalls.entregarOrden, MESERO, {
        empresa: PUERTO.empresa,
        random: una.random,
      });
    expect(await avisos(MESERO)).toEqual([]);
  });

  describe('of the cash', () => {
    const horas = (cuantas: number) => (ahora = new Date(ahora.getTime() + cuantas * 3_600_000));
    const deCaja = async (quien: { id: string }) =>
      (await avisos(quien))
        .filter(({ ruta }) => ruta === 'caja')
        .map(({ empresa, cuantos, texto }) => [empresa, cuantos, texto]);
    const { empresa } = PUERTO;
    const mover = (caja: number, en = empresa) =>
      servicio.dato(cajaCalls.ingresarMovimiento, ADMIN, {
        empresa: en,
        detalle: 'Cambio',
        ingreso: 5,
        caja,
      });
    const cuadrar = (caja: number, conteo: number, en = empresa) =>
      cerrarCaja(servicio, ADMIN, { empresa: en, caja, conteo });
    const contar = (caja: number, conteo: number) =>
      servicio.dato(cuadresCalls.contarCaja, ADMIN, { empresa, caja, conteo });
    beforeEach(async () => {
      await limpiarCaja(servicio);
      ahora = new Date();
    });
    afterAll(() => limpiarCaja(servicio));

    it('tell of a drawer that nobody ever counted, a day after something moved in it', async () => {
      await mover(1);
      horas(24);
      expect(await deCaja(CAJERO)).toEqual([]);
      horas(0.01);
      const una = [empresa, 1, '1 caja que nadie ha contado nunca'];
      expect(await deCaja(CAJERO)).toEqual([una]);
      expect(await deCaja(ADMIN)).toEqual([una]);
      for (const otro of [MESERO, COCINERO, ADMIN_OTRA, OPERADOR])
        expect(await deCaja(otro)).toEqual([]);
      await servicio.dato(cajasCalls.crearCaja, ADMIN, { empresa, nombre: 'Bar' });
      await mover(2);
      horas(25);
      expect(await deCaja(CAJERO)).toEqual([[empresa, 2, '2 cajas que nadie ha contado nunca']]);
    });

    it('tell of one that is open for more than a day, counted or reconciled before', async () => {
      await mover(1);
      await cuadrar(1, 5);
      horas(48);
      expect(await deCaja(CAJERO)).toEqual([]); // nothing moved since
      await mover(1);
      horas(25);
      const una = [empresa, 1, '1 caja abierta hace más de 24 horas'];
      expect(await deCaja(CAJERO)).toEqual([una]);
      await contar(1, 10);
      expect(await deCaja(CAJERO)).toEqual([una]);
      await cuadrar(1, 10);
      expect(await deCaja(CAJERO)).toEqual([]);
    });

    it('tell of it by its oldest row, whichever has the lowest id', async () => {
      await mover(1);
      await cuadrar(1, 5);
      horas(20);
      await mover(1);
      horas(-20);
      await mover(1);
      horas(24);
      expect(await deCaja(CAJERO)).toEqual([]);
      horas(0.01);
      expect(await deCaja(CAJERO)).toEqual([[empresa, 1, '1 caja abierta hace más de 24 horas']]);
    });

    it('count what a till without a line did before the period from when the period began', async () => {
      await mover(1);
      await cuadrar(1, 5);
      horas(-30);
      await mover(1);
      horas(30);
      expect(await deCaja(CAJERO)).toEqual([]);
      horas(24.1);
      expect(await deCaja(CAJERO)).toEqual([[empresa, 1, '1 caja abierta hace más de 24 horas']]);
    });

    it('tell of closings whose difference is above the limit, until an Administrador has seen them', async () => {
      const limites = { ...AJUSTES_CAJA, diferencia_motivo: 1 };
      for (const en of [empresa, ANDINA.empresa])
        await servicio.dato(cajasCalls.guardarAjustesCaja, ADMIN, { ...limites, empresa: en });
      const cerrar = (conteo: number, en = empresa) =>
        cerrarCaja(servicio, ADMIN, { empresa: en, conteo }, 'Falto vuelto');
      await cerrar(1); // as much as the limit, not more
      expect(await deCaja(ADMIN)).toEqual([]);
      const { id } = await cerrar(4);
      await cerrar(2);
      await cerrar(3, ANDINA.empresa);
      const alla = [ANDINA.empresa, 1, '1 cuadre con diferencia por revisar'];
      expect(await deCaja(ADMIN)).toEqual([
        [empresa, 2, '2 cuadres con diferencia por revisar'],
        alla,
      ]);
      await servicio.dato(cuadresCalls.revisarCuadre, ADMIN, { empresa, cuadre: id });
      expect(await deCaja(ADMIN)).toEqual([
        [empresa, 1, '1 cuadre con diferencia por revisar'],
        alla,
      ]);
      await mover(1);
      horas(25);
      expect(await deCaja(CAJERO)).toEqual([
        [empresa, 2, '1 caja abierta hace más de 24 horas · 1 cuadre con diferencia por revisar'],
      ]);
      horas(24 * 31);
      expect(await deCaja(CAJERO)).toEqual([[empresa, 1, '1 caja abierta hace más de 24 horas']]);
    });

    it('tell of such a closing for thirty days of Ecuador, at any hour', async () => {
      const limites = { ...AJUSTES_CAJA, diferencia_motivo: 1 };
      await servicio.dato(cajasCalls.guardarAjustesCaja, ADMIN, { ...limites, empresa });
      ahora = new Date(`${fechaNegocio(ahora)}T20:00:00-05:00`);
      await cuadrar(1, 4);
      horas(24 * 29);
      expect(await deCaja(ADMIN)).toEqual([[empresa, 1, '1 cuadre con diferencia por revisar']]);
      horas(4);
      expect(await deCaja(ADMIN)).toEqual([]);
    });
  });

  it('tell the operator alone of a canary that stopped by itself', async () => {
    await servicio.sql(
      `insert into plataforma.lanzamientos (area, build, version, contenedor, indice, publicado_por)
       values ('ventas', 'aaaaaaaaaaaa', '1', 'c', '{}', 'x')`,
    );
    await servicio.sql(
      `insert into plataforma.canales (area, canal, build, por, porcentaje) values ('ventas', 'canario', 'aaaaaaaaaaaa', 'x', 10)`,
    );
    expect(await avisos(OPERADOR)).toEqual([]);
    await servicio.sql(
      `update plataforma.canales set detenido = now(), motivo = 'Fallaron 2 de 9 cargas'`,
    );
    expect(await avisos(OPERADOR)).toEqual([
      {
        ruta: 'publicaciones',
        empresa: '',
        cuantos: 1,
        texto: 'El canario de ventas se detuvo',
      },
    ]);
    expect(await avisos(ADMIN_OTRA)).toEqual([]);
  });

  it('tell the operator alone of a stable build that gave way to the one before', async () => {
    const deOperador = async () => (await avisos(OPERADOR)).map(({ texto }) => texto);
    const activar = (por: string, motivo = '') =>
      servicio.sql(
        `insert into plataforma.activaciones (area, canal, build, por, motivo) values ('caja', 'estable', 'aaaaaaaaaaaa', $1, $2)`,
        [por, motivo],
      );
    await servicio.sql('delete from plataforma.canales');
    await servicio.sql(
      `insert into plataforma.lanzamientos (area, build, version, contenedor, indice, publicado_por)
       values ('caja', 'aaaaaaaaaaaa', '1', 'c', '{}', 'x')`,
    );
    await servicio.sql(
      `insert into plataforma.canales (area, canal, build, por) values ('caja', 'estable', 'aaaaaaaaaaaa', 'x')`,
    );
    await activar('plataforma'); // a canary that went to all
    expect(await deOperador()).toEqual([]);
    await activar('plataforma', 'Fallaron 2 de 9 sesiones');
    expect(await deOperador()).toEqual(['caja volvió al build anterior']);
    expect(await avisos(ADMIN_OTRA)).toEqual([]);
    await activar('Ana');
    expect(await deOperador()).toEqual([]);
  });

  it('of two companies take few of the connections that sales are made with', async () => {
    let prestadas = 0;
    let mas = 0;
    const prestada = () => (mas = Math.max(mas, ++prestadas));
    const devuelta = () => (prestadas -= 1);
    base.db.pool.on('acquire', prestada).on('release', devuelta);
    await avisos(ADMIN);
    base.db.pool.off('acquire', prestada).off('release', devuelta);
    expect(mas).toBeLessThanOrEqual(4);
    expect(mas).toBeGreaterThan(0);
  });

  it('tell nothing where the area is off', async () => {
    const encender = async (activa: boolean) => {
      await servicio.sql(
        `update plataforma.areas_empresa set activa = $1 where area = 'inventario' and empresa_id = $2`,
        [activa, PUERTO.id],
      );
      servicio.olvidar();
    };
    await encender(false);
    expect(await avisos(COCINERO)).toEqual([]);
    await encender(true);
    expect(await avisos(COCINERO)).toHaveLength(1);
  });
});

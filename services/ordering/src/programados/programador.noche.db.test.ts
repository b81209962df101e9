import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { echarCerrojo } from '@comanda/kit/testing/cerrojo';
import { hasta } from '@comanda/kit/testing/hasta';
import { ADMIN, ADMIN_OTRA, CAJERO, MESERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { avisosCalls } from '@comanda/shared/contracts/admin/avisos';
import {
  programadosCalls as calls,
  type Programado,
} from '@comanda/shared/contracts/ventas/programados';

import { buildApp } from '../app';
import { makeProgramado } from '../testing/programados';
import { AHORA, makeLinea, makeSolicitud, makeSolicitudDeOtra } from '../testing/ventas';

import { crearProgramador } from './programador';

const { empresa } = PUERTO;
const A_LA_UNA = new Date('2026-11-20T18:00:00Z');
const dia = (n: number, ms = 0) => new Date(A_LA_UNA.getTime() + n * 86_400_000 + ms);

describe('the scheduler', () => {
  let prueba: TestDb<unknown>;
  let servicio: Servicio;
  let ahora = AHORA;
  const dicho: string[] = [];
  beforeAll(async () => {
    prueba = await testDb();
    servicio = await abrirServicio(buildApp, { reloj: () => ahora }, { base: prueba });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    ahora = AHORA;
    dicho.length = 0;
    await servicio.sql('delete from pedidos.programado_resultados');
    await servicio.sql('delete from pedidos.programados');
  });

  const nuevo = () =>
    crearProgramador({
      db: prueba.db,
      reloj: () => ahora,
      log: { error: (_, que) => void dicho.push(que) },
    });
  const ronda = (cuando: Date) => {
    ahora = cuando;
    return nuevo().ronda();
  };
  const crear = (over: Parameters<typeof makeProgramado>[0] = {}, venta = makeSolicitud()) =>
    servicio.dato(calls.crearProgramado, CAJERO, makeProgramado(over, venta));
  const resultados = ({ id }: Programado) =>
    servicio.dato(calls.listarResultadosProgramado, CAJERO, { empresa, id });
  const estados = async (uno: Programado) =>
    (await resultados(uno)).map(({ previsto, estado }) => [previsto.slice(0, 10), estado]);
  const ventas = (uno: Programado) =>
    servicio.sql<{ fecha: string; total: string; caja_usuario: string; secuencial: number }>(
      `select v.fecha_negocio::text as fecha, v.total, v.caja_usuario, v.secuencial from pedidos.ventas v
         join pedidos.programado_resultados r on r.empresa_id = v.empresa_id and r.venta_id = v.id
        where r.programado_id = $1 order by v.fecha_creacion`,
      [uno.id],
    );

  it('sells at the time that was planned, and not before, in the name of who planned it', async () => {
    const uno = await servicio.dato(
      calls.crearProgramado,
      MESERO,
      makeProgramado({}, makeSolicitud({ forma_pago: 'TARJETA' })),
    );
    expect(await ronda(dia(0, -1))).toBe(0);
    expect(await resultados(uno)).toEqual([]);
    expect(await ronda(A_LA_UNA)).toBe(1);
    expect(await ventas(uno)).toMatchObject([
      { fecha: '2026-11-20', total: '11.00', caja_usuario: MESERO.nombre },
    ]);
    const [{ clave_acceso, ...resultado } = { clave_acceso: null }] = await resultados(uno);
    expect(resultado).toEqual({
      id_programado: uno.id,
      previsto: A_LA_UNA.toISOString(),
      fecha: A_LA_UNA.toISOString(),
      estado: 'EMITIDA',
      estado_venta: 'ACTIVO',
      motivo: null,
      secuencia: expect.stringMatching(/^001-001-\d{9}$/),
    });
    expect(clave_acceso).toMatch(new RegExp(`^2011202601${PUERTO.ruc}`));

    const [rastro] = await servicio.sql(
      `select c.forma_pago, c.monto, a.usuario, a.accion, a.despues, t.clave_acceso
         from pedidos.programado_resultados r
         join pedidos.caja_movimientos c on c.empresa_id = r.empresa_id and c.venta_id = r.venta_id
         join pedidos.auditoria a on a.empresa_id = r.empresa_id and a.entidad_id = r.programado_id::text
                                 and a.accion = 'programado emitido' and a.despues ->> 'venta' = r.venta_id::text
         join facturacion.trabajos t on t.empresa_id = r.empresa_id and t.clave_acceso = $2
        where r.programado_id = $1`,
      [uno.id, clave_acceso],
    );
    expect(rastro).toMatchObject({
      forma_pago: 'TARJETA',
      monto: '11.00',
      usuario: MESERO.nombre,
      despues: { previsto: A_LA_UNA.toISOString() },
    });
    expect(await ronda(dia(0, 60_000))).toBe(0);
    expect(await ventas(uno)).toHaveLength(1);
  });

  it('sells again on each day where it repeats, and never twice when the clock goes back', async () => {
    const uno = await crear({ repetir: true });
    for (const cuando of [0, 1, 1, 0, 0.5, 1, 2, -3, 2]) await ronda(dia(cuando));
    expect((await ventas(uno)).map(({ fecha }) => fecha)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  it('sells nothing twice where its time is planned again', async () => {
    const uno = await crear();
    await ronda(A_LA_UNA);
    const otraVez = { ...uno, repetir: true };
    ahora = dia(0, 1_000);
    await servicio.dato(calls.actualizarProgramado, CAJERO, otraVez);
    await ronda(dia(0, 2_000));
    await ronda(dia(1));
    expect((await ventas(uno)).map(({ fecha }) => fecha)).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('sells with the prices that were agreed, also what ran out or is sold no more', async () => {
    const uno = await crear();
    await servicio.sql(
      `update pedidos.productos set precio_venta = 99, porcentaje_iva = 0, agotado = true where empresa_id = 1 and id = 1`,
    );
    await servicio.sql(`update pedidos.productos set estado = 'N' where empresa_id = 1 and id = 4`);
    await ronda(A_LA_UNA);
    await servicio.sql(
      `update pedidos.productos p set precio_venta = 9.5, porcentaje_iva = 15, agotado = false where empresa_id = 1 and id = 1`,
    );
    await servicio.sql(`update pedidos.productos set estado = 'A' where empresa_id = 1 and id = 4`);
    expect(await ventas(uno)).toMatchObject([{ total: '11.00' }]);
  });

  it('sells with the payments, tip and modifiers that were agreed', async () => {
    const [{ id: queso } = { id: 0 }] = await servicio.sql<{ id: number }>(
      `insert into pedidos.modificadores (empresa_id, nombre, precio, producto_id) values (1, 'Extra queso', 0.5, 4)
       returning id`,
    );
    const agua = {
      ...makeLinea(4),
      precio_venta: 1.25,
      subtota: 1.25,
      modificadores: [{ id: String(queso), nombre: 'Extra queso', precio: 0.5 }],
    };
    const pagos = [
      { forma_pago: 'EFECTIVO' as const, monto: 0.35 },
      { forma_pago: 'TARJETA' as const, monto: 1, tarjeta: 'DEBITO' as const, referencia: 'V-77' },
    ];
    const venta = makeSolicitud({ tienda: [agua], pagos, propina: 0.1, total: 1.35 });
    const uno = await crear({ valor: 1.35 }, venta);
    await servicio.sql(`update pedidos.modificadores set estado = 'N', precio = 9 where id = $1`, [
      queso,
    ]);
    await ronda(A_LA_UNA);
    expect(await ventas(uno)).toMatchObject([{ total: '1.35' }]);
    expect(
      await servicio.sql(
        `select c.forma_pago, c.monto, c.tarjeta, c.referencia from pedidos.caja_movimientos c
           join pedidos.programado_resultados r on r.empresa_id = c.empresa_id and r.venta_id = c.venta_id
          where r.programado_id = $1 order by c.monto`,
        [uno.id],
      ),
    ).toEqual([
      { forma_pago: 'EFECTIVO', monto: '0.35', tarjeta: null, referencia: null },
      { forma_pago: 'TARJETA', monto: '1.00', tarjeta: 'DEBITO', referencia: 'V-77' },
    ]);
  });

  it('sells with a discount that whoever agreed it was allowed to give', async () => {
    const medio = makeSolicitud({ tienda: [makeLinea(5, 4)] });
    const rebajada = {
      ...medio,
      descuento: 0.5,
      motivo_descuento: 'Socio',
      subtotal: 0.5,
      total: 0.5,
    };
    const entrada = makeProgramado({}, rebajada);
    expect(await servicio.pedir(calls.crearProgramado, CAJERO, entrada)).toMatchObject({
      status: 422,
      code: 'DESCUENTO_SIN_APROBACION',
      msg: 'Un descuento de 50% lo programa un Administrador',
    });
    const uno = await servicio.dato(calls.crearProgramado, ADMIN, entrada);
    await ronda(A_LA_UNA);
    expect(await ventas(uno)).toMatchObject([{ total: '0.50', caja_usuario: ADMIN.nombre }]);
  });

  it('issues after a time without a server what is of today, and names the rest', async () => {
    const diario = await crear({ repetir: true });
    const suelto = await crear();
    await ronda(dia(3, 60_000));
    expect(await estados(diario)).toEqual([
      ['2026-11-23', 'EMITIDA'],
      ['2026-11-22', 'NO_EMITIDA'],
      ['2026-11-21', 'NO_EMITIDA'],
      ['2026-11-20', 'NO_EMITIDA'],
    ]);
    expect(await resultados(suelto)).toMatchObject([
      {
        estado: 'NO_EMITIDA',
        secuencia: null,
        motivo: 'El servidor no estuvo encendido ese día a esa hora',
      },
    ]);
    expect(await servicio.dato(calls.listarProgramados, CAJERO, { empresa })).toMatchObject([
      { id: diario.id, no_emitidas: 3, emitidas: 1, proximo: dia(4).toISOString() },
      { id: suelto.id, no_emitidas: 1, emitidas: 0, proximo: null },
    ]);
    const avisos = await servicio.dato(avisosCalls.consultarAvisos, CAJERO, {});
    expect(avisos.filter(({ ruta }) => ruta === 'programados')).toEqual([
      {
        ruta: 'programados',
        empresa,
        cuantos: 4,
        texto: '4 facturas programadas no emitidas',
      },
    ]);
    expect(await servicio.dato(avisosCalls.consultarAvisos, ADMIN_OTRA, {})).toEqual([]);
  });

  it('lets a person issue today what was not, once', async () => {
    const uno = await crear();
    await ronda(dia(2));
    const emitir = () =>
      servicio.pedir(calls.emitirProgramado, MESERO, {
        empresa,
        id: uno.id,
        previsto: A_LA_UNA.toISOString(),
      });
    const respuestas = await Promise.all([emitir(), emitir()]);
    expect(respuestas).toMatchObject([
      { status: 200, msg: 'Factura emitida', data: { estado: 'EMITIDA', motivo: null } },
      { status: 200, data: { estado: 'EMITIDA' } },
    ]);
    expect(await ventas(uno)).toMatchObject([
      { fecha: '2026-11-22', total: '11.00', caja_usuario: MESERO.nombre },
    ]);
  });

  it('shows the last five, and whatever else was not issued', async () => {
    const uno = await crear({ repetir: true });
    await ronda(dia(1));
    for (const n of [2, 3, 4, 5, 6, 7]) await ronda(dia(n));
    expect(await estados(uno)).toEqual([
      ...[27, 26, 25, 24, 23].map((n) => [`2026-11-${n}`, 'EMITIDA']),
      ['2026-11-20', 'NO_EMITIDA'],
    ]);
  });

  it('says in a sentence why it could not, and goes on to the next day', async () => {
    const uno = await crear({ repetir: true });
    const poner = (activa: boolean) =>
      servicio.sql(
        `update plataforma.areas_empresa set activa = $1 where empresa_id = 1 and area = 'ventas'`,
        [activa],
      );
    await poner(false);
    await ronda(A_LA_UNA);
    await poner(true);
    servicio.olvidar();
    await servicio.sql(`update identidad.empresas set estado = 'N' where id = 1`);
    await ronda(dia(1));
    await servicio.sql(`update identidad.empresas set estado = 'A' where id = 1`);
    servicio.olvidar();
    await ronda(dia(2));
    expect((await resultados(uno)).map(({ motivo }) => motivo)).toEqual([
      null,
      'La empresa no está activa',
      'Esta área no está habilitada para la empresa',
    ]);
    expect(dicho).toEqual([]);
  });

  it('tells again why it cannot be issued, to who asks for it', async () => {
    const uno = await crear();
    await ronda(dia(1));
    await servicio.sql(`update identidad.empresas set ruc = '0990000000001' where id = 1`);
    await servicio.sql(
      `insert into facturacion.contadores (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente)
       values (2, '0990000000001', '001', '001', '01', '1')`,
    );
    const emitido = await servicio.pedir(calls.emitirProgramado, CAJERO, {
      empresa,
      id: uno.id,
      previsto: A_LA_UNA.toISOString(),
    });
    await servicio.sql(`update identidad.empresas set ruc = $1 where id = 1`, [PUERTO.ruc]);
    expect(emitido).toMatchObject({ status: 409, code: 'SERIE_DE_OTRA_EMPRESA' });
    expect(await resultados(uno)).toMatchObject([
      {
        estado: 'NO_EMITIDA',
        motivo: 'Otra empresa con el mismo RUC emite con este establecimiento y punto de emisión',
      },
    ]);
  });

  it('leaves nothing half done when it breaks, and says so once', async () => {
    const uno = await crear();
    await servicio.sql(`
      create function pedidos.romper() returns trigger language plpgsql as $$ begin raise exception 'roto'; end $$;
      create trigger romper before insert on pedidos.ventas for each statement execute function pedidos.romper()`);
    await ronda(A_LA_UNA);
    await servicio.sql('drop trigger romper on pedidos.ventas; drop function pedidos.romper()');
    expect(dicho).toEqual(['scheduled sale failed']);
    expect(await ronda(dia(0, 3_600_000))).toBe(0);
    expect(await resultados(uno)).toMatchObject([
      { estado: 'NO_EMITIDA', motivo: 'Algo salió mal.' },
    ]);
    expect(await ventas(uno)).toEqual([]);
  });

  it('tries again where the database was away', async () => {
    const uno = await crear();
    const cerrojo = await echarCerrojo(prueba.url, 'lock table pedidos.venta_lineas');
    const rota = ronda(A_LA_UNA);
    await cerrojo.esperan(1);
    await servicio.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    await rota;
    await cerrojo.abrir();
    expect(dicho).toEqual(['schedule put off; its lease will run out']);
    expect(await resultados(uno)).toEqual([]);
    expect(await ronda(dia(0, 30_000))).toBe(0); // its lease still runs
    expect(await ronda(dia(0, 61_000))).toBe(1);
    expect(await ventas(uno)).toHaveLength(1);
  });

  it('does not wait for a lease of a clock that was set back', async () => {
    const uno = await crear({ fecha: '2026-11-20' });
    await servicio.sql('update pedidos.programados set arrendado_hasta = $1', [dia(2)]);
    expect(await ronda(A_LA_UNA)).toBe(1);
    expect(await ventas(uno)).toHaveLength(1);
  });

  it('sells each once where several are at it at the same time', async () => {
    const unos = [];
    for (let i = 0; i < 12; i++) unos.push(await crear({ repetir: i % 2 === 0 }));
    ahora = A_LA_UNA;
    const programadores = [nuevo(), nuevo(), nuevo()];
    await Promise.all(programadores.map((uno) => uno.ronda()));
    await servicio.sql('update pedidos.programados set arrendado_hasta = null');
    await Promise.all(programadores.map((uno) => uno.ronda()));
    const vendidas = (await Promise.all(unos.map(ventas))).flat();
    expect(vendidas).toHaveLength(12);
    expect(new Set(vendidas.map(({ secuencial }) => secuencial)).size).toBe(12);
  });

  it('sells nothing of what was stopped or taken off', async () => {
    const [parado, quitado] = [await crear(), await crear()];
    await servicio.dato(calls.actualizarProgramado, CAJERO, { ...parado, estado: false });
    await servicio.dato(calls.eliminarProgramado, CAJERO, { empresa, id: quitado.id });
    expect(await ronda(A_LA_UNA)).toBe(0);
  });

  it('sells for each empresa its own, by the counter of its own where it issues no invoices', async () => {
    const deOtra = makeSolicitudDeOtra();
    const suyo = await servicio.dato(calls.crearProgramado, ADMIN_OTRA, makeProgramado({}, deOtra));
    const uno = await crear({}, makeSolicitud({ tienda: [makeLinea(2)] }));
    expect(await ronda(A_LA_UNA)).toBe(2);
    expect(await ventas(uno)).toMatchObject([{ total: '4.25' }]);
    expect(
      await servicio.dato(calls.listarResultadosProgramado, ADMIN_OTRA, {
        empresa: OTRA.empresa,
        id: suyo.id,
      }),
    ).toMatchObject([{ estado: 'EMITIDA', secuencia: '001-001-000000001', clave_acceso: null }]);
  });

  it('works by itself until it is stopped', async () => {
    const uno = await crear();
    ahora = A_LA_UNA;
    const programador = nuevo();
    programador.iniciar();
    await hasta('it is sold', async () => (await ventas(uno)).length === 1);
    await programador.detener();
  });
});

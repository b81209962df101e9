import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, CLIENTE, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { emitidosCalls } from '@comanda/shared/contracts/reportes/emitidos';
import { devolucionesCalls } from '@comanda/shared/contracts/ventas/devoluciones';
import { ventasCalls as calls } from '@comanda/shared/contracts/ventas/ventas';

import { buildApp } from '../app';
import { AHORA, makeSolicitud, reservar } from '../testing/ventas';

/** Noon of a day in Ecuador. */
const mediodia = (dia: string) => new Date(`${dia}T17:00:00Z`);
const { empresa } = PUERTO;

describe('a sale whose invoice was annulled in the portal of the authority', () => {
  let servicio: Servicio;
  let ahora = AHORA;
  let siguiente = 1;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => ahora });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(() => {
    ahora = AHORA;
  });

  const facturada = async ({
    cedula = CLIENTE.cedula,
    estado = 'AUTORIZADO',
  }: { cedula?: string; estado?: string } = {}) => {
    const clave_acceso = await reservar(servicio.url, siguiente++);
    const solicitud = makeSolicitud({ clave_acceso, cedula });
    const { id, total } = await servicio.dato(calls.crearVenta, ADMIN, {
      ...solicitud,
      idempotencia: randomUUID(),
    });
    await servicio.sql(
      `update facturacion.comprobantes set estado = $2, xml_firmado = '<a/>', xml_autorizado = '<a/>',
         fecha_autorizacion = now() where clave_acceso = $1`,
      [clave_acceso, estado],
    );
    return { clave: clave_acceso, id, total };
  };
  const anular = (editar: string, anulada_en_sri: string) =>
    servicio.pedir(calls.actualizarEstado, ADMIN, {
      empresa,
      editar,
      estado: 'ANULADO',
      anulada_en_sri,
    });
  const documento = (clave: string) =>
    servicio.sql(
      `select estado, mensaje, anulada_en_sri::text as dia from facturacion.comprobantes where clave_acceso = $1`,
      [clave],
    );

  it('is voided with it: no credit note, its money out of the drawer, the day in the audit', async () => {
    const { clave, id, total } = await facturada();
    expect(await anular(clave, '2026-11-20')).toMatchObject({
      status: 200,
      data: { estado: 'ANULADO' },
    });
    expect(await documento(clave)).toEqual([
      {
        estado: 'ANULADA',
        mensaje: 'Anulada en el portal del SRI el 20/11/2026',
        dia: '2026-11-20',
      },
    ]);
    const [notas] = await servicio.sql(
      `select count(*)::int as cuantas from facturacion.comprobantes where modifica = $1`,
      [clave],
    );
    expect(notas).toEqual({ cuantas: 0 });
    const [caja] = await servicio.sql<{ salida: string }>(
      `select salida from pedidos.caja_movimientos where venta_id = $1 and tipo = 'ANULACION'`,
      [id],
    );
    expect(Number(caja?.salida)).toBe(total);
    const [hecho] = await servicio.sql(
      `select despues ->> 'factura' as factura, despues ->> 'anulada_en_sri' as dia from pedidos.auditoria
        where entidad_id = $1 and accion = 'venta anulada'`,
      [id],
    );
    expect(hecho).toEqual({ factura: 'ANULADA_EN_SRI', dia: '2026-11-20' });
  });

  const hallar = (clave: string) =>
    servicio.sql(
      `insert into facturacion.conciliaciones (empresa_id, clave_acceso, hallazgo, desde) values ($1, $2, 'ANULADA', now())`,
      [PUERTO.id, clave],
    );
  const conNota = (editar: string) =>
    servicio.pedir(calls.actualizarEstado, ADMIN, { empresa, editar, estado: 'ANULADO' });
  const notas = (clave: string) =>
    servicio.sql<{ clave_acceso: string; estado: string }>(
      'select clave_acceso, estado from facturacion.comprobantes where modifica = $1 order by secuencial',
      [clave],
    );
  const salidas = async (id: string) => {
    const [caja] = await servicio.sql<{ veces: number }>(
      `select count(*)::int as veces from pedidos.caja_movimientos where venta_id = $1 and tipo = 'ANULACION'`,
      [id],
    );
    return caja?.veces;
  };

  it('is not voided or given back by a note while the authority is known to have it annulled', async () => {
    const { clave, id } = await facturada();
    await hallar(clave);
    const emitido = await servicio.dato(emitidosCalls.consultarEmitido, ADMIN, {
      empresa,
      editar: clave,
    });
    expect([emitido.cambio_estado.puede, emitido.devolucion?.puede]).toEqual([false, false]);
    expect(await conNota(clave)).toMatchObject({ status: 409, code: 'ANULACION_CONSTA_EN_SRI' });
    const devuelta = await servicio.pedir(devolucionesCalls.devolverVenta, ADMIN, {
      empresa,
      editar: clave,
      lineas: [{ linea: 0, cantidad: 1 }],
      forma_pago: 'EFECTIVO',
      motivo: 'Plato equivocado',
      total: 1,
      idempotencia: randomUUID(),
    });
    expect(devuelta).toMatchObject({ status: 409, code: 'ANULACION_CONSTA_EN_SRI' });
    expect([await notas(clave), await salidas(id)]).toEqual([[], 0]);
    expect((await anular(clave, '2026-11-20')).status).toBe(200);
  });

  it('was voided with a note that the authority refused: the note is withdrawn, and no more money goes out', async () => {
    const { clave, id } = await facturada();
    await conNota(clave);
    const [nota] = await notas(clave);
    await servicio.sql(
      `with t as (delete from facturacion.trabajos where clave_acceso = $1)
       update facturacion.comprobantes set estado = 'DEVUELTA', xml_firmado = '<a/>' where clave_acceso = $1`,
      [nota?.clave_acceso],
    );
    expect((await anular(clave, '2026-11-19')).code).toBe('ANULACION_EN_SRI_DE_OTRO_DIA');
    expect((await anular(clave, '2026-11-20')).data).toMatchObject({ repetida: false });
    expect((await anular(clave, '2026-11-20')).data).toMatchObject({ repetida: true });
    expect(await documento(clave)).toMatchObject([{ estado: 'ANULADA', dia: '2026-11-20' }]);
    expect(await notas(clave)).toMatchObject([{ estado: 'ANULADA' }]);
    expect(await salidas(id)).toBe(1);
    const hechos = await servicio.sql(
      `select despues ->> 'factura' as factura from pedidos.auditoria
        where entidad_id = $1 and accion = 'venta anulada' order by id`,
      [id],
    );
    expect(hechos).toEqual([{ factura: 'NOTA_CREDITO' }, { factura: 'ANULADA_EN_SRI' }]);
  });

  it('has another note where its own was annulled in the portal, and stays voided', async () => {
    const { clave, id } = await facturada();
    await conNota(clave);
    expect((await conNota(clave)).data).toMatchObject({ repetida: true });
    await servicio.sql(
      `update facturacion.comprobantes set estado = 'ANULADA', anulada_en_sri = fecha_emision, reemplazada_por = $1
        where modifica = $1`,
      [clave],
    );
    expect((await conNota(clave)).data).toMatchObject({ estado: 'ANULADO', repetida: false });
    expect((await conNota(clave)).data).toMatchObject({ repetida: true });
    expect(await notas(clave)).toMatchObject([{ estado: 'ANULADA' }, { estado: 'POR_FIRMAR' }]);
    expect(await salidas(id)).toBe(1);
  });

  it('is written down later, as long as it was done until the seventh of the month after', async () => {
    const [tarde, aTiempo] = [await facturada(), await facturada()];
    ahora = mediodia('2026-12-20');
    expect(await anular(tarde.clave, '2026-12-08')).toMatchObject({
      status: 422,
      code: 'ANULACION_EN_SRI_FUERA_DE_PLAZO',
    });
    expect((await anular(aTiempo.clave, '2026-12-07')).status).toBe(200);
  });

  it('does not come back into force, not even the same day', async () => {
    const { clave } = await facturada();
    await anular(clave, '2026-11-20');
    const vuelta = await servicio.pedir(calls.actualizarEstado, ADMIN, {
      empresa,
      editar: clave,
      estado: 'ACTIVO',
    });
    expect(vuelta).toMatchObject({ status: 409, code: 'REACTIVACION_DE_ANULADA_EN_SRI' });
    expect(await documento(clave)).toMatchObject([{ estado: 'ANULADA' }]);
  });

  it.each([
    ['of the final consumer', { cedula: '9999999999999' }, 'ANULACION_CONSUMIDOR_FINAL'],
    ['not authorised', { estado: 'RECIBIDA' }, 'ANULACION_EN_SRI_SIN_AUTORIZAR'],
  ])('is refused where the invoice is %s', async (_que, over, code) => {
    const { clave } = await facturada(over);
    expect((await anular(clave, '2026-11-20')).code).toBe(code);
  });

  it.each(['2026-11-19', '2026-11-21'])(
    'is refused as of %s, before it or to come',
    async (dia) => {
      const { clave } = await facturada();
      expect((await anular(clave, dia)).code).toBe('ANULACION_EN_SRI_DE_OTRO_DIA');
    },
  );
});

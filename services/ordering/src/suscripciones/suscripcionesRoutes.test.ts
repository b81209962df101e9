import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { hashDe } from '@comanda/kit/acceso/sesiones';
import { ADMIN, ADMIN_OTRA, ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import {
  suscripcionesCalls as calls,
  type Suscripcion,
} from '@comanda/shared/contracts/admin/suscripciones';

import { buildApp } from '../app';
import { AHORA } from '../testing/ventas';

const { empresa } = PUERTO;
const nueva = {
  empresa,
  reporte: 'CIERRE_DIA' as const,
  hora: '07:00',
  destinatarios: [] as string[],
};

describe('subscriptions to reports', () => {
  let servicio: Servicio;
  let ahora = AHORA;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => ahora });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    ahora = AHORA;
    await servicio.sql('delete from pedidos.reporte_cartas');
    await servicio.sql('delete from pedidos.suscripciones');
  });

  const crear = (over: Partial<typeof nueva> = {}) =>
    servicio.dato(calls.crearSuscripcion, ADMIN, { ...nueva, ...over });
  const listar = () => servicio.dato(calls.listarSuscripciones, ADMIN, { empresa });
  const editar = ({ id, reporte, hora, destinatarios, activa }: Suscripcion, over: object) =>
    servicio.pedir(calls.editarSuscripcion, ADMIN, {
      empresa,
      id,
      reporte,
      hora,
      destinatarios,
      activa,
      ...over,
    });
  const enviar = ({ id }: Suscripcion) =>
    servicio.pedir(calls.enviarSuscripcion, ADMIN, { empresa, id });
  const cartas = () =>
    servicio.sql<{ id: number; para: string; desde: string; por: string | null }>(
      'select id, para, desde::text, por from pedidos.reporte_cartas order by id',
    );

  it('are made, changed, switched off and on, and taken off, each with its trace', async () => {
    const una = await crear({ destinatarios: ['Jefe@Correo.EC', 'jefe@correo.ec'] });
    expect(una).toEqual({
      id: expect.any(String),
      ...nueva,
      destinatarios: ['jefe@correo.ec'],
      bajas: [],
      activa: true,
      proximo: '2026-11-21T12:00:00.000Z',
      ultimo: null,
    });
    expect(await listar()).toEqual([una]);

    const { data: cambiada } = await editar(una, { reporte: 'RESUMEN_MES', hora: '18:30' });
    expect(cambiada).toMatchObject({ hora: '18:30', proximo: '2026-12-01T23:30:00.000Z' });
    const { data: apagada } = await editar(cambiada!, { activa: false });
    expect(apagada).toMatchObject({ activa: false, proximo: null });
    const { data: prendida } = await editar(apagada!, { activa: true });
    expect(prendida).toMatchObject({ activa: true, proximo: '2026-12-01T23:30:00.000Z' });

    const { msg } = await servicio.pedir(calls.eliminarSuscripcion, ADMIN, {
      empresa,
      id: una.id,
    });
    expect(msg).toBe('Eliminado');
    expect(await listar()).toEqual([]);
    expect(await editar(una, {})).toMatchObject({ status: 404, code: 'NO_ENCONTRADO' });
    const rastro = await servicio.sql<{ accion: string; usuario: string }>(
      `select accion, usuario from pedidos.auditoria
        where accion like 'reporte por correo %' and entidad_id = $1 order by cuando, accion`,
      [una.id],
    );
    expect(rastro.map(({ accion }) => accion.slice(19))).toEqual([
      'creado',
      'editado',
      'editado',
      'editado',
      'eliminado',
    ]);
    expect(new Set(rastro.map(({ usuario }) => usuario))).toEqual(new Set([ADMIN.nombre]));
  });

  it('keep the turn they have where only whom they go to is changed', async () => {
    const una = await crear();
    ahora = new Date('2026-11-21T12:00:01Z'); // it is due
    const { data } = await editar(una, { destinatarios: ['a@correo.ec'] });
    expect(data?.proximo).toBe(una.proximo);
  });

  it.each([
    [{ hora: '25:00' }, 'hora', 'La hora debe ser HH:mm, de 00:00 a 23:59'],
    [{ reporte: 'OTRO' }, 'reporte', 'Elija el reporte'],
    [{ destinatarios: ['ana@'] }, 'destinatarios', 'ana@ no es un correo válido'],
    [
      { destinatarios: ['a\r\nBcc: x@y.ec'] },
      'destinatarios',
      expect.stringContaining('no es un correo válido'),
    ],
    [
      { destinatarios: 'abcdef'.split('').map((uno) => `${uno}@correo.ec`) },
      'destinatarios',
      'Se envía hasta a 5 correos',
    ],
  ])('refuse %j, and name the field', async (over, campo, msg) => {
    const { status, errores } = await servicio.pedirMal(calls.crearSuscripcion, ADMIN, {
      ...nueva,
      ...over,
    });
    expect(status).toBe(400);
    expect(errores).toEqual([{ campo, msg }]);
  });

  it('are ten of a person in a company at most', async () => {
    for (let i = 0; i < 10; i += 1) await crear();
    expect(await servicio.pedir(calls.crearSuscripcion, ADMIN, nueva)).toMatchObject({
      status: 422,
      code: 'SUSCRIPCIONES_MAXIMO',
    });
    await crear({ empresa: ANDINA.empresa });
  });

  it('are each its own: of another person, or of another empresa, there is none', async () => {
    const una = await crear();
    await servicio.sql(
      `insert into identidad.usuario_empresas (usuario_id, empresa_id) values ($1, $2)`,
      [ADMIN_OTRA.id, PUERTO.id],
    );
    servicio.olvidar();
    expect(await servicio.dato(calls.listarSuscripciones, ADMIN_OTRA, { empresa })).toEqual([]);
    for (const quien of [
      { de: ADMIN_OTRA, empresa },
      { de: ADMIN, empresa: ANDINA.empresa },
    ]) {
      const cual = { empresa: quien.empresa, id: una.id };
      const rechazos = await Promise.all([
        servicio.pedir(calls.editarSuscripcion, quien.de, { ...nueva, ...cual, activa: false }),
        servicio.pedir(calls.eliminarSuscripcion, quien.de, cual),
        servicio.pedir(calls.enviarSuscripcion, quien.de, cual),
      ]);
      expect(rechazos.map(({ code }) => code)).toEqual(Array(3).fill('NO_ENCONTRADO'));
    }
    expect(await listar()).toEqual([una]);
    expect(await cartas()).toEqual([]);
  });

  it('are sent at once on request, of the last period that ended, on or off; five times in ten minutes', async () => {
    const una = await crear({ destinatarios: ['a@correo.ec', 'b@correo.ec'] });
    await editar(una, { activa: false });
    const { data, msg } = await enviar(una);
    expect(msg).toBe('Enviando');
    expect(data?.ultimo).toMatchObject({ desde: '2026-11-19', pendientes: 2, enviados: 0 });
    expect(await cartas()).toMatchObject([
      { para: 'a@correo.ec', desde: '2026-11-19', por: ADMIN.email },
      { para: 'b@correo.ec', desde: '2026-11-19', por: ADMIN.email },
    ]);
    const otra = await crear();
    for (let vez = 1; vez < 5; vez += 1) {
      ahora = new Date(AHORA.getTime() + vez * 1_000);
      expect((await enviar(otra)).status).toBe(200);
    }
    ahora = new Date(AHORA.getTime() + 9_000);
    const [primero, segundo] = await Promise.all([enviar(una), enviar(otra)]);
    expect([primero.code, segundo.code]).toEqual(['CORREO_REPETIDO', 'CORREO_REPETIDO']);
    ahora = new Date(AHORA.getTime() + 660_000);
    expect((await enviar(una)).status).toBe(200);
  });

  describe('the link of a letter', () => {
    const conFicha = async (suscripcion: Suscripcion, para: string) => {
      const [carta] = (await cartas()).filter((una) => una.para === para);
      if (!carta) throw new Error(`there is no letter to ${para}`);
      const ficha = `${PUERTO.id}.${suscripcion.id}.${carta.id}.${'x'.repeat(43)}`;
      await servicio.sql(
        `update pedidos.reporte_cartas set fichas = array_append(fichas, $2) where id = $1`,
        [carta.id, hashDe(ficha)],
      );
      return ficha;
    };
    const ver = (ficha: string) => servicio.pedirMal(calls.verBajaDeCorreo, null, { ficha });
    const dar = (ficha: string, tipo?: string) =>
      servicio.app.inject({
        method: 'POST',
        url: `${calls.darBajaDeCorreo.path}?ficha=${encodeURIComponent(ficha)}`,
        ...(tipo !== undefined && {
          headers: { 'content-type': tipo },
          payload: 'List-Unsubscribe=One-Click',
        }),
      });

    it('asks first, and ends it for that address alone, without a login and as often as it is pressed', async () => {
      const una = await crear({ destinatarios: ['a@correo.ec', 'b@correo.ec'] });
      await enviar(una);
      const ficha = await conFicha(una, 'a@correo.ec');
      const pregunta = await ver(ficha);
      expect(pregunta.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringContaining("form-action 'self'"),
      });
      expect(pregunta.texto).toContain('a@correo.ec recibe por correo Cierre del día de');
      expect((await listar())[0]?.bajas).toEqual([]); // looked at is not pressed

      for (const tipo of [
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        undefined,
      ]) {
        const { statusCode, body } = await dar(ficha, tipo);
        expect([statusCode, body]).toEqual([
          200,
          expect.stringContaining('a@correo.ec ya no recibe Cierre del día de'),
        ]);
      }
      expect(await listar()).toMatchObject([{ bajas: ['a@correo.ec'], activa: true }]);
      expect((await ver(ficha)).texto).toContain('ya no recibe');

      await dar(await conFicha(una, 'b@correo.ec'));
      expect(await listar()).toMatchObject([{ activa: false, proximo: null }]);
      expect((await editar(una, { activa: true })).errores).toEqual([
        {
          campo: 'destinatarios',
          msg: 'Quien lo recibía pidió no recibirlo más. Cambie los correos',
        },
      ]);
      expect(await enviar(una)).toMatchObject({ status: 409, code: 'CORREO_DADO_DE_BAJA' });
      const bajas = await servicio.sql<{ usuario: string }>(
        `select usuario from pedidos.auditoria
          where accion = 'reporte por correo dado de baja' and entidad_id = $1 order by cuando, usuario`,
        [una.id],
      );
      expect(bajas.map(({ usuario }) => usuario)).toEqual([
        'Enlace del correo a a@correo.ec',
        'Enlace del correo a b@correo.ec',
      ]);
    });

    it('leaves off what was off, and its own reader may switch it on again', async () => {
      const una = await crear();
      await enviar(una);
      const ficha = await conFicha(una, ADMIN.email);
      await editar(una, { activa: false });
      await dar(ficha);
      expect(await listar()).toMatchObject([{ activa: false, bajas: [ADMIN.email] }]);
      expect((await editar(una, { activa: true })).data).toMatchObject({
        activa: true,
        bajas: [],
      });
    });

    it('holds for its letter alone: guessed, cut, or of another, it ends nothing', async () => {
      const una = await crear({ destinatarios: ['a@correo.ec'] });
      const otra = await crear({ destinatarios: ['b@correo.ec'] });
      await enviar(una);
      await enviar(otra);
      const ficha = await conFicha(una, 'a@correo.ec');
      const [, suscripcion, carta, secreto] = ficha.split('.');
      for (const mala of [
        '',
        'x',
        ficha.slice(0, -1),
        `${ficha}x`,
        ficha.replace('x', 'y'),
        `${PUERTO.id}.${otra.id}.${carta ?? ''}.${secreto ?? ''}`,
        `${ANDINA.id}.${suscripcion ?? ''}.${carta ?? ''}.${secreto ?? ''}`,
        `999999999.${'9'.repeat(15)}.1.${secreto ?? ''}`,
      ]) {
        const { statusCode, body } = await dar(mala, 'application/x-www-form-urlencoded');
        expect([mala, statusCode, body]).toEqual([
          mala,
          404,
          expect.stringContaining('Este enlace no es válido'),
        ]);
      }
      expect((await listar()).map(({ bajas }) => bajas)).toEqual([[], []]);
    });
  });
});

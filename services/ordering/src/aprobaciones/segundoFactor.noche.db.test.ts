import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { darPin } from '@comanda/identidad/testing/darPin';
import { hashDeCodigo } from '@comanda/kit/credenciales/segundoFactor';
import { totpDe } from '@comanda/kit/credenciales/totp';
import { ADMIN, CAJERO, CLAVE, CLIENTE, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { ajustesCalls } from '@comanda/shared/contracts/ventas/ajustes';
import type { Aprobador } from '@comanda/shared/contracts/auth/aprobador';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';

import { buildApp } from '../app';
import { AHORA, makeSolicitud, reservar } from '../testing/ventas';

const SECRETO = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const PIN = '482913';
const { empresa } = PUERTO;

describe('who approves and has a second factor', () => {
  let servicio: Servicio;
  let ahora = AHORA;
  let numero = 1;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => ahora });
    await darPin(servicio, ADMIN, PIN);
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    ahora = new Date(ahora.getTime() + 5 * 60_000); // no code of the test before is good any more
    await servicio.sql(
      'delete from identidad.segundos_factores; delete from identidad.intentos_login',
    );
    await servicio.sql(
      'insert into identidad.segundos_factores (usuario_id, secreto, activo_desde) values ($1, $2, now())',
      [ADMIN.id, SECRETO],
    );
  });

  const delMomento = () => totpDe(SECRETO).generate({ timestamp: ahora.getTime() });
  const conPin = { usuario: ADMIN.id, pin: PIN };
  const aprobar = (mas: Aprobador) =>
    servicio.pedir(ajustesCalls.aprobarDescuento, CAJERO, { empresa, porcentaje: 30, ...mas });
  const vender = async () => {
    const clave_acceso = await reservar(servicio.url, numero++);
    const solicitud = makeSolicitud({ clave_acceso, cedula: CLIENTE.cedula });
    const idempotencia = randomUUID();
    await servicio.dato(ventasCalls.crearVenta, CAJERO, { ...solicitud, idempotencia });
    return clave_acceso;
  };
  const anular = (editar: string, mas: Aprobador) =>
    servicio.pedir(ventasCalls.actualizarEstado, CAJERO, {
      empresa,
      editar,
      estado: 'ANULADO',
      aprobacion: { ...conPin, ...mas },
    });
  const estadoDe = async (clave: string) => {
    const [fila] = await servicio.sql<{ estado: string }>(
      'select estado from pedidos.ventas where clave_acceso = $1',
      [clave],
    );
    return fila?.estado;
  };

  it.each([
    ['PIN', conPin],
    ['password', { email: ADMIN.email, password: CLAVE }],
  ])('is asked for a code after a right %s, and a code approves once', async (_con, suyo) => {
    expect(await aprobar(suyo)).toMatchObject({
      status: 422,
      code: 'APROBACION_SIN_CODIGO',
      errores: [{ campo: 'codigo', msg: 'Ingrese el código de la aplicación de quien aprueba' }],
    });
    const codigo = delMomento();
    const alaVez = await Promise.all([1, 2, 3, 4].map(() => aprobar({ ...suyo, codigo })));
    expect(alaVez.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await aprobar({ ...suyo, codigo })).toMatchObject({
      status: 422,
      code: 'SEGUNDO_FACTOR_INVALIDO',
      errores: [{ campo: 'codigo' }],
    });
  });

  it('is told nothing of a code where the PIN is wrong', async () => {
    const mala = { usuario: ADMIN.id, pin: '111222' };
    expect(await aprobar(mala)).toMatchObject({ code: 'APROBACION_RECHAZADA' });
    const codigo = delMomento();
    expect(await aprobar({ ...mala, codigo })).toMatchObject({ code: 'APROBACION_RECHAZADA' });
    expect((await aprobar({ ...conPin, codigo })).status).toBe(200);
  });

  it('may show a recovery code, once', async () => {
    await servicio.sql(
      'insert into identidad.codigos_recuperacion (usuario_id, hash) values ($1, $2)',
      [ADMIN.id, hashDeCodigo('ABCDE-FGHJK')],
    );
    expect((await aprobar({ ...conPin, codigo: 'abcde fghjk' })).status).toBe(200);
    expect((await aprobar({ ...conPin, codigo: 'ABCDE-FGHJK' })).code).toBe(
      'SEGUNDO_FACTOR_INVALIDO',
    );
  });

  it('waits after five wrong codes, counted apart from those of a login', async () => {
    for (let i = 0; i < 5; i++)
      expect((await aprobar({ ...conPin, codigo: '000000' })).code).toBe('SEGUNDO_FACTOR_INVALIDO');
    expect(await aprobar({ ...conPin, codigo: delMomento() })).toMatchObject({
      status: 429,
      errores: [{ campo: 'codigo' }],
    });
    const claves = await servicio.sql<{ clave: string }>(
      `select clave from identidad.intentos_login where clave like 'codigo:%'`,
    );
    expect(claves).toEqual([{ clave: `codigo:caja|${ADMIN.id}` }]);
  });

  it('voids one sale with a code, and one that was not voided leaves it to be used', async () => {
    const [una, otra] = [await vender(), await vender()];
    const codigo = delMomento();
    expect((await anular('001-001-000999999', { codigo })).code).toBe('NO_ENCONTRADO');
    expect((await anular(una, {})).errores).toMatchObject([{ campo: 'aprobacion' }]);
    expect((await anular(una, { codigo })).status).toBe(200);
    expect(await anular(otra, { codigo })).toMatchObject({ code: 'SEGUNDO_FACTOR_INVALIDO' });
    expect([await estadoDe(una), await estadoDe(otra)]).toEqual(['ANULADO', 'ACTIVO']);
    expect((await anular(una, { codigo })).data?.repetida).toBe(true);
  });

  it('closes a drawer with a code, and what is sent twice is the one closing', async () => {
    await servicio.sql(
      `insert into pedidos.ajustes_caja (empresa_id, hora_corte, conteo_ciego, diferencia_motivo, diferencia_aprobacion)
       values ($1, 0, false, null, 1)`,
      [PUERTO.id],
    );
    const pedido = { empresa, conteo: 500, motivo: 'Cambio del banco', cuadre_id: randomUUID() };
    const cerrar = (mas: Aprobador) =>
      servicio.pedir(cuadresCalls.cuadreCaja, CAJERO, {
        ...pedido,
        aprobacion: { ...conPin, ...mas },
      });
    expect((await cerrar({})).errores).toMatchObject([{ campo: 'aprobacion.codigo' }]);
    const codigo = delMomento();
    const cerrada = await cerrar({ codigo });
    expect(cerrada.data).toMatchObject({ id: pedido.cuadre_id, aprobado_por: ADMIN.nombre });
    expect((await cerrar({ codigo })).data).toEqual(cerrada.data);
  });

  it('that was shown and never confirmed asks for nothing, and a till of before goes on', async () => {
    await servicio.sql('update identidad.segundos_factores set activo_desde = null');
    expect((await aprobar(conPin)).status).toBe(200);
    expect((await aprobar({ ...conPin, codigo: '123456' })).status).toBe(200);
  });
});

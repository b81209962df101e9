import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import {
  ADMIN,
  ADMIN_OTRA,
  ANDINA,
  CAJERO,
  COCINERO,
  OTRA,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import { sesionesDe } from '@comanda/kit/sesiones';
import { comoDueno } from '@comanda/kit/testing/testDb';

import { abrirCliente, type Cliente } from '../testing/llamar';
import { abrirMundo, type Mundo } from '../testing/mundo';

let mundo: Mundo;
let cliente: Cliente;
beforeAll(async () => {
  mundo = await abrirMundo();
  cliente = await abrirCliente(mundo);
});
afterAll(async () => {
  await cliente.app.close();
  await mundo.close();
});

const luis = {
  empresa: PUERTO.empresa,
  nombre: 'Luis Paz',
  razon_social: 'Luis Paz',
  email: 'luis@correo.ec',
  direccion: 'Quito',
  telefono: '022222222',
  cedula: '0926687856',
  tipo_identificacion: '05',
};
const { empresa: _empresa, ...datosDeLuis } = luis;

describe('/cedula (spec section 7)', () => {
  it('registers a customer, once, and finds it', async () => {
    const alta = await cliente.llamar(CAJERO, { method: 'POST', url: '/cedula', payload: luis });
    const otra = await cliente.llamar(CAJERO, { method: 'POST', url: '/cedula', payload: luis });
    const busqueda = await cliente.llamar(CAJERO, { method: 'GET', url: `/cedula/${luis.cedula}` });

    expect(alta.cuerpo).toEqual({
      success: true,
      msg: 'Cliente registrado correctamente',
      data: datosDeLuis,
    });
    expect(otra).toMatchObject({
      status: 409,
      cuerpo: { code: 'CEDULA_YA_REGISTRADA', msg: 'La cedula ya se encuentra registrada' },
    });
    expect(busqueda.cuerpo.data).toEqual(datosDeLuis);
  });

  it("says the specification's sentence for a number nobody has", async () => {
    const respuesta = await cliente.llamar(CAJERO, { method: 'GET', url: '/cedula/0102030400' });
    expect(respuesta).toMatchObject({
      status: 404,
      cuerpo: {
        msg: 'Numero de cedula no se encuentra en la nuestra base de datos por favor registrar',
      },
    });
  });

  it.each(['9999999999', '9999999999999'])(
    'knows the final consumer by %s without a record',
    async (id) => {
      const { cuerpo } = await cliente.llamar(CAJERO, { method: 'GET', url: `/cedula/${id}` });
      expect(cuerpo.data).toMatchObject({
        nombre: 'CONSUMIDOR FINAL',
        cedula: '9999999999999',
        tipo_identificacion: '07',
      });
    },
  );

  it('refreshes one that exists, and only one that exists', async () => {
    const cedula = '1104680135';
    const payload = { ...luis, cedula, nombre: 'Rosa' };
    const antes = await cliente.llamar(CAJERO, {
      method: 'PUT',
      url: '/cedula_refrescar',
      payload,
    });
    await cliente.llamar(CAJERO, { method: 'POST', url: '/cedula', payload });
    const despues = await cliente.llamar(CAJERO, {
      method: 'PUT',
      url: '/cedula_refrescar',
      payload: { ...payload, nombre: 'Rosa Elena' },
    });

    expect(antes.cuerpo.code).toBe('CEDULA_NO_ENCONTRADA');
    expect(despues.cuerpo.data).toMatchObject({ nombre: 'Rosa Elena' });
  });

  it.each([
    [
      'a wrong check digit',
      { cedula: '0926687857' },
      422,
      'El numero de cedula o RUC no es valido',
    ],
    ['an empty name', { nombre: '  ' }, 400, 'Por favor complete los campos'],
    ['a mail that is none', { email: 'luis' }, 400, 'El email no es valido'],
    [
      'the final consumer',
      { cedula: '9999999999999' },
      409,
      'La cedula ya se encuentra registrada',
    ],
  ])('refuses %s and says which', async (_caso, over, status, msg) => {
    const respuesta = await cliente.llamar(CAJERO, {
      method: 'POST',
      url: '/cedula',
      payload: { ...luis, ...over },
    });
    expect(respuesta).toMatchObject({ status, cuerpo: { msg } });
  });

  it('warns of no doubtful RUC: third digit 9 is accepted (sri/README.md)', async () => {
    const payload = { ...luis, cedula: '0993370026001', tipo_identificacion: '04' };
    expect((await cliente.llamar(CAJERO, { method: 'POST', url: '/cedula', payload })).status).toBe(
      200,
    );
  });

  it('finds no customer of another empresa, and writes none into it', async () => {
    await cliente.llamar(CAJERO, { method: 'POST', url: '/cedula', payload: luis });
    const deOtro = await cliente.llamar(ADMIN_OTRA, {
      method: 'GET',
      url: `/cedula/${luis.cedula}`,
    });
    const nombrando = await cliente.llamar(ADMIN_OTRA, {
      method: 'GET',
      url: `/cedula/${luis.cedula}?empresa=${encodeURIComponent(PUERTO.empresa)}`,
    });
    const enAndina = await cliente.llamar(ADMIN, {
      method: 'GET',
      url: `/cedula/${luis.cedula}?empresa=${encodeURIComponent(ANDINA.empresa)}`,
    });
    const alta = await cliente.llamar(CAJERO, {
      method: 'POST',
      url: '/cedula',
      payload: { ...luis, empresa: OTRA.empresa },
    });
    const cambio = await cliente.llamar(ADMIN_OTRA, {
      method: 'PUT',
      url: '/cedula_refrescar',
      payload: luis,
    });

    expect(deOtro.cuerpo.code).toBe('CEDULA_NO_ENCONTRADA');
    expect(enAndina.cuerpo.code).toBe('CEDULA_NO_ENCONTRADA');
    expect([nombrando, alta, cambio].map(({ status, cuerpo }) => [status, cuerpo.code])).toEqual(
      Array(3).fill([403, 'EMPRESA_NO_PERMITIDA']),
    );
  });

  it('looks into no empresa whose sales are switched off', async () => {
    const ventas = async (activa: boolean) => {
      await comoDueno(
        mundo.url,
        `update plataforma.areas_empresa set activa = $1 where area = 'ventas' and empresa_id = $2`,
        [activa, PUERTO.id],
      );
      sesionesDe(mundo.deps.db).olvidar();
    };
    const buscar = async () =>
      (await cliente.llamar(ADMIN, { method: 'GET', url: `/cedula/${luis.cedula}` })).status;

    expect(await buscar()).toBe(200);
    await ventas(false);
    expect(await buscar()).toBe(404);
    await ventas(true);
  });

  it('is not for nobody, nor for a cook', async () => {
    const llamada = { method: 'GET' as const, url: '/cedula/9999999999' };
    expect((await cliente.llamar(null, llamada)).cuerpo.code).toBe('SESION_REQUERIDA');
    expect((await cliente.llamar(COCINERO, llamada)).cuerpo.code).toBe('PERFIL_NO_PERMITIDO');
  });
});

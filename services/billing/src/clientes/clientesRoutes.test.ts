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
import { clientesCalls as calls } from '@comanda/shared/contracts/ventas/clientes';
import type { CallInput } from '@comanda/shared/contracts/defineCall';

import { abrirFacturacion, type Facturacion } from '../testing/facturacion';

let servicio: Facturacion;
beforeAll(async () => {
  servicio = await abrirFacturacion();
});
afterAll(() => servicio.cerrar());

const luis = {
  empresa: PUERTO.empresa,
  nombre: 'Luis Paz',
  razon_social: 'Luis Paz',
  email: 'luis@correo.ec',
  direccion: 'Quito',
  telefono: '022222222',
  cedula: '0926687856',
  tipo_identificacion: '05' as const,
};
const { empresa: _empresa, ...datosDeLuis } = luis;

type Usuario = { id: string };
type Cliente = CallInput<typeof calls.registrarCliente>;
const registrar = (usuario: Usuario, cliente: Cliente) =>
  servicio.pedir(calls.registrarCliente, usuario, cliente);
const refrescar = (usuario: Usuario, cliente: Cliente) =>
  servicio.pedir(calls.refrescarCliente, usuario, cliente);
const buscar = (usuario: Usuario | null, id: string, { empresa }: { empresa?: string } = {}) =>
  servicio.pedir(calls.consultarCliente, usuario, { id, empresa });

describe('/cedula (spec section 7)', () => {
  it('registers a customer, once, and finds it', async () => {
    const alta = await registrar(CAJERO, luis);
    const otra = await registrar(CAJERO, luis);
    const busqueda = await buscar(CAJERO, luis.cedula);

    expect(alta.cuerpo).toEqual({
      success: true,
      msg: 'Cliente registrado correctamente',
      data: datosDeLuis,
    });
    expect(otra).toMatchObject({
      status: 409,
      code: 'CEDULA_YA_REGISTRADA',
      msg: 'La cédula ya se encuentra registrada',
      errores: [{ campo: 'cedula', msg: 'La cédula ya se encuentra registrada' }],
    });
    expect(busqueda.data).toEqual(datosDeLuis);
  });

  it("says the specification's sentence for a number nobody has", async () => {
    expect(await buscar(CAJERO, '0102030400')).toMatchObject({
      status: 404,
      msg: 'Número de cédula no se encuentra en nuestra base de datos, por favor registrar',
      errores: [{ campo: 'cedula' }],
    });
  });

  it.each(['9999999999', '9999999999999'])(
    'knows the final consumer by %s without a record',
    async (id) => {
      expect((await buscar(CAJERO, id)).data).toMatchObject({
        nombre: 'CONSUMIDOR FINAL',
        cedula: '9999999999999',
        tipo_identificacion: '07',
      });
    },
  );

  it('refreshes one that exists, and only one that exists', async () => {
    const cedula = '1104680135';
    const rosa = { ...luis, cedula, nombre: 'Rosa' };
    const antes = await refrescar(CAJERO, rosa);
    await registrar(CAJERO, rosa);
    const despues = await refrescar(CAJERO, { ...rosa, nombre: 'Rosa Elena' });

    expect(antes).toMatchObject({ code: 'CEDULA_NO_ENCONTRADA', errores: [{ campo: 'cedula' }] });
    expect(despues.data).toMatchObject({ nombre: 'Rosa Elena' });
  });

  it.each([
    [
      'a wrong check digit',
      { cedula: '0926687857' },
      422,
      'El número de cédula o RUC no es válido',
    ],
    ['an empty name', { nombre: '  ' }, 400, 'Por favor complete los campos'],
    ['a mail that is none', { email: 'luis' }, 400, 'El email no es válido'],
    [
      'the final consumer',
      { cedula: '9999999999999' },
      409,
      'La cédula ya se encuentra registrada',
    ],
  ])('refuses %s and says which', async (_caso, over, status, msg) => {
    const [campo] = Object.keys(over);
    expect(await registrar(CAJERO, { ...luis, ...over })).toMatchObject({
      status,
      msg,
      errores: [{ campo, msg }],
    });
  });

  it('warns of no doubtful RUC: the authority accepts a third digit 9', async () => {
    const dudoso = { cedula: '0993370026001', tipo_identificacion: '04' } as const;
    expect((await registrar(CAJERO, { ...luis, ...dudoso })).status).toBe(200);
  });

  it('finds no customer of another empresa, and writes none into it', async () => {
    await registrar(CAJERO, luis);
    const deOtro = await buscar(ADMIN_OTRA, luis.cedula);
    const nombrando = await buscar(ADMIN_OTRA, luis.cedula, PUERTO);
    const enAndina = await buscar(ADMIN, luis.cedula, ANDINA);
    const alta = await registrar(CAJERO, { ...luis, empresa: OTRA.empresa });
    const cambio = await refrescar(ADMIN_OTRA, luis);

    expect(deOtro.code).toBe('CEDULA_NO_ENCONTRADA');
    expect(enAndina.code).toBe('CEDULA_NO_ENCONTRADA');
    expect([nombrando, alta, cambio].map(({ status, code }) => [status, code])).toEqual(
      Array(3).fill([403, 'EMPRESA_NO_PERMITIDA']),
    );
  });

  it('looks into no empresa whose sales are switched off', async () => {
    const ventas = async (activa: boolean) => {
      await servicio.sql(
        `update plataforma.areas_empresa set activa = $1 where area = 'ventas' and empresa_id = $2`,
        [activa, PUERTO.id],
      );
      servicio.olvidar();
    };
    expect((await buscar(ADMIN, luis.cedula)).status).toBe(200);
    await ventas(false);
    expect((await buscar(ADMIN, luis.cedula)).status).toBe(404);
    await ventas(true);
  });

  it('is not for nobody, nor for a cook', async () => {
    expect((await buscar(null, '9999999999')).code).toBe('SESION_REQUERIDA');
    expect((await buscar(COCINERO, '9999999999')).code).toBe('PERFIL_NO_PERMITIDO');
  });
});

import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, CAJERO, CLIENTE, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import { sinLineaCalls } from '@comanda/shared/contracts/ventas/sinLinea';
import { ventasCalls, type SinLinea } from '@comanda/shared/contracts/ventas/ventas';

import { buildApp } from '../app';
import { arrendar, makeSinLinea, registrarEquipo, type Equipo } from '../testing/sinLinea';
import { makeLinea, makeSolicitud } from '../testing/ventas';

import type { Solicitud } from '../ventas/revisarLinea';

const T0 = new Date('2026-11-20T15:00:00Z');
const VENDIDA = new Date('2026-11-20T16:00:00Z');
const ROSA: Cliente = {
  nombre: 'Rosa Elena Quimi',
  razon_social: 'Rosa Elena Quimi',
  email: 'rosa@correo.ec',
  direccion: 'Malecón',
  telefono: '0991234567',
  cedula: '0926687856',
  tipo_identificacion: '05',
};

describe('a buyer that a till took down without a line', () => {
  let servicio: Servicio;
  let ahora = T0;
  let equipo: Equipo;
  let libres: string[][];
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => ahora });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    ahora = T0;
    equipo = await registrarEquipo(servicio, PUERTO, T0);
    libres = await arrendar(servicio, equipo, { ahora: T0 });
    await servicio.sql('delete from facturacion.clientes where cedula = $1', [ROSA.cedula]);
    ahora = new Date('2026-11-20T18:00:00Z');
  });

  type ConAlla = Solicitud & { sin_linea: SinLinea };
  function ventaA(comprador: Cliente, over: Partial<Solicitud> = {}): ConAlla {
    const [clave_acceso = ''] = libres.shift() ?? [];
    return {
      ...makeSolicitud({ clave_acceso, cedula: comprador.cedula, ...over }),
      sin_linea: makeSinLinea(equipo, VENDIDA, { reloj: ahora, comprador }),
    };
  }
  const enviar = (solicitud: Solicitud, idempotencia: string = randomUUID()) =>
    servicio.pedir(ventasCalls.crearVenta, CAJERO, { ...solicitud, idempotencia });
  const registrados = (empresa = PUERTO.id) =>
    servicio.sql<Cliente>(
      `select nombre, razon_social, email, direccion, telefono, cedula, tipo_identificacion
         from facturacion.clientes where empresa_id = $1 and cedula = $2`,
      [empresa, ROSA.cedula],
    );
  const compradorDe = async (venta: string | undefined) => {
    const [fila] = await servicio.sql<{ comprador: object }>(
      `select datos -> 'comprador' as comprador from facturacion.comprobantes where venta_id = $1`,
      [venta],
    );
    return fila?.comprador;
  };
  const marcas = async (venta: string | undefined) =>
    (
      await servicio.sql<{ marcas: string[]; detalle: object }>(
        'select marcas, detalle from pedidos.ventas_sin_linea where venta_id = $1',
        [venta],
      )
    )[0];

  it('is registered with the sale, once, and the invoice is theirs; above 50 dollars too', async () => {
    const cara = ventaA(ROSA, { tienda: [makeLinea(1, 8)] });
    const clave = randomUUID();
    const respuestas = await Promise.all([enviar(cara, clave), enviar(cara, clave)]);
    for (const { status, data } of respuestas)
      expect({ status, data }).toMatchObject({
        status: 200,
        data: { cedula: ROSA.cedula, nombre: ROSA.nombre },
      });
    expect(respuestas[0].data?.total).toBeGreaterThan(50);
    expect(await registrados()).toEqual([ROSA]);
    expect(await registrados(OTRA.id)).toEqual([]);
    expect(await compradorDe(respuestas[0].data?.id)).toMatchObject({
      identificacion: ROSA.cedula,
      razon_social: ROSA.razon_social,
      email: ROSA.email,
    });
    expect(await marcas(respuestas[0].data?.id)).toMatchObject({ marcas: [] });

    const { data: otra } = await enviar(ventaA(ROSA));
    expect(otra).toMatchObject({ nombre: ROSA.nombre });
    expect(await marcas(otra?.id)).toMatchObject({ marcas: [] });
  });

  it('who is registered stays as they are: the invoice is theirs, and the sale is marked', async () => {
    const { data } = await enviar(ventaA({ ...CLIENTE, razon_social: 'Otro Nombre' }));
    expect(data).toMatchObject({ cedula: CLIENTE.cedula, nombre: CLIENTE.nombre });
    expect(await marcas(data?.id)).toMatchObject({
      marcas: ['CLIENTE_DISTINTO'],
      detalle: { CLIENTE_DISTINTO: [{ cedula: CLIENTE.cedula }] },
    });
    const { data: igual } = await enviar(ventaA({ ...CLIENTE, direccion: 'Otra calle' }));
    expect(await marcas(igual?.id)).toMatchObject({ marcas: [] });
    const [quedo] = await servicio.sql<Cliente>(
      'select razon_social, direccion from facturacion.clientes where empresa_id = $1 and cedula = $2',
      [PUERTO.id, CLIENTE.cedula],
    );
    expect(quedo).toEqual({ razon_social: CLIENTE.razon_social, direccion: CLIENTE.direccion });
  });

  it('is refused with a number that is none, another’s or nobody’s, and nothing is written', async () => {
    const invalida = { ...ROSA, cedula: '0926687857' };
    const nadie = { ...ROSA, cedula: '9999999999999', tipo_identificacion: '04' as const };
    for (const solicitud of [
      ventaA(invalida),
      ventaA(nadie),
      ventaA(ROSA, { cedula: CLIENTE.cedula }),
    ])
      expect(await enviar(solicitud)).toMatchObject({
        status: 422,
        code: 'IDENTIFICACION_INVALIDA',
      });
    const incompleto = await enviar(ventaA({ ...ROSA, email: 'rosa' }));
    expect(incompleto).toMatchObject({ status: 400 });
    expect(await registrados()).toEqual([]);
    expect(
      await servicio.sql(
        'select venta_id from pedidos.ventas_sin_linea where dispositivo_id = $1',
        [equipo.id],
      ),
    ).toEqual([]);
  });

  it('is registered with a sale that an Administrador takes, and with none that is refused', async () => {
    const barata = { ...makeLinea(1), precio_venta: 0.05, subtota: 0.05, iva: 0.01 };
    const solicitud = ventaA(ROSA, { tienda: [barata] });
    expect(await enviar(solicitud)).toMatchObject({ code: 'PRECIO_NUNCA_VIGENTE' });
    expect(await registrados()).toEqual([]);
    const aceptada = await servicio.pedir(sinLineaCalls.aceptarVenta, ADMIN, {
      ...solicitud,
      motivo: 'Así se cobró',
      idempotencia: randomUUID(),
    });
    expect(aceptada).toMatchObject({ status: 200, data: { cedula: ROSA.cedula } });
    expect(await registrados()).toEqual([ROSA]);
  });

  it('is not registered where there is no sale', async () => {
    const usada = ventaA(ROSA);
    await enviar({ ...usada, cedula: CLIENTE.cedula, sin_linea: sinComprador(usada.sin_linea) });
    expect(await enviar(usada)).toMatchObject({ status: 409 });
    expect(await registrados()).toEqual([]);
  });

  const sinComprador = ({ comprador: _, ...resto }: SinLinea): SinLinea => resto;

  it('is nobody the till may leave out: an unknown number alone is refused as with a line', async () => {
    const { sin_linea, ...resto } = ventaA(ROSA);
    expect(await enviar({ ...resto, sin_linea: sinComprador(sin_linea) })).toMatchObject({
      status: 422,
      code: 'CLIENTE_NO_REGISTRADO',
    });
  });
});

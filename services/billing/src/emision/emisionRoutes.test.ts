import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import {
  ADMIN,
  ADMIN_OTRA,
  ANDINA,
  CAJERO,
  CONTADOR,
  OPERADOR,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import { dispositivosCalls } from '@comanda/shared/contracts/admin/dispositivos';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import {
  emisionCalls as calls,
  type EmisionEmpresa,
} from '@comanda/shared/contracts/facturacion/emision';
import { facturacionCalls } from '@comanda/shared/contracts/facturacion/facturacion';

import { leerClaveAcceso } from '../domain/claveAcceso';
import { otroPunto, registrar } from '../testing/dispositivos';
import { abrirFacturacion, type Facturacion } from '../testing/facturacion';
import { empresaId } from '../testing/mundo';

import { emisionRepository } from './emisionRepository';

let servicio: Facturacion;
beforeAll(async () => {
  servicio = await abrirFacturacion({ modo: 'produccion' });
});
afterAll(() => servicio.cerrar());

type Usuario = { id: string };
type Ajustes = CallInput<typeof calls.guardarEmision>;
const AJUSTES = { ambiente: '1', establecimiento: '001', punto_emision: '001' } as const;
const consultar = (usuario: Usuario, empresa = PUERTO.empresa) =>
  servicio.pedir(calls.consultarEmision, usuario, { empresa });
const guardar = (usuario: Usuario, over: Partial<Ajustes> = {}, empresa = PUERTO.empresa) =>
  servicio.pedir(calls.guardarEmision, usuario, { empresa, ...AJUSTES, ...over });
const pedirNumero = (empresa: string) => {
  const entrada = { empresa, ruc: '', idempotencia: randomUUID() };
  return servicio.pedir(facturacionCalls.reservarClaveAcceso, ADMIN, entrada);
};
const reservar = async (empresa = PUERTO.empresa) =>
  leerClaveAcceso((await pedirNumero(empresa)).data?.claveAcceso ?? '');
const siguientes = ({ data }: { data: EmisionEmpresa | undefined }) =>
  data?.series.map(
    (s) => `${s.tipo} ${s.ambiente} ${s.establecimiento}-${s.punto_emision} ${s.siguiente}`,
  );

describe('with what a company issues', () => {
  it('is told before anything was issued', async () => {
    expect((await consultar(ADMIN)).data).toEqual({
      ambiente: '1',
      establecimiento: '001',
      punto_emision: '001',
      produccion: true,
      modo: 'produccion',
      series: [
        {
          tipo: 'FACTURA',
          ambiente: '1',
          establecimiento: '001',
          punto_emision: '001',
          siguiente: 1,
        },
        {
          tipo: 'NOTA_CREDITO',
          ambiente: '1',
          establecimiento: '001',
          punto_emision: '001',
          siguiente: 1,
        },
      ],
    });
  });

  it('changes from the next number on, each series with a numbering of its own', async () => {
    expect((await reservar())?.secuencial).toBe(1);
    const respuesta = await guardar(ADMIN, {
      ambiente: '2',
      establecimiento: '002',
      punto_emision: '003',
      siguiente_factura: 4521,
      saltar_numeros: true,
    });
    expect(respuesta.status).toBe(200);
    expect(siguientes(respuesta)).toEqual([
      'FACTURA 2 002-003 4521',
      'NOTA_CREDITO 2 002-003 1',
      'FACTURA 1 001-001 2',
    ]);
    expect(await reservar()).toMatchObject({
      ambiente: '2',
      establecimiento: '002',
      puntoEmision: '003',
      secuencial: 4521,
    });
    await guardar(ADMIN);
    expect(await reservar()).toMatchObject({ ambiente: '1', secuencial: 2 });
  });

  it('jumps over more than a thousand numbers knowingly', async () => {
    const serie = { establecimiento: '004', punto_emision: '001' };
    expect((await guardar(ADMIN, { ...serie, siguiente_factura: 1_001 })).status).toBe(200);
    const lejos = { ...serie, siguiente_factura: 5_000 };
    expect(await guardar(ADMIN, lejos)).toMatchObject({
      status: 409,
      code: 'SALTO_SIN_CONFIRMAR',
      errores: [
        {
          campo: 'siguiente_factura',
          msg: 'Se saltarían los números 000001001 a 000004999. No podrá usarlos',
        },
      ],
    });
    expect(await guardar(ADMIN, { ...lejos, saltar_numeros: true })).toMatchObject({ status: 200 });
    await guardar(ADMIN);
  });

  it.each(['sandbox', 'pruebas'] as const)('stays in tests under %s, by name', async (modo) => {
    const otro = await abrirFacturacion({ modo });
    const { empresa } = PUERTO;
    expect(await otro.dato(calls.consultarEmision, ADMIN, { empresa })).toMatchObject({
      produccion: false,
      modo,
    });
    const pasar = { empresa, ...AJUSTES, ambiente: '2' } as const;
    expect(await otro.pedir(calls.guardarEmision, ADMIN, pasar)).toMatchObject({
      status: 422,
      code: 'AMBIENTE_NO_DISPONIBLE',
      errores: [{ campo: 'ambiente' }],
    });
    expect((await otro.dato(calls.consultarEmision, ADMIN, { empresa })).ambiente).toBe('1');
    await otro.cerrar();
  });

  it('never gives out a number again: a numbering moves forward only', async () => {
    const { siguiente } =
      (await emisionRepository(servicio.mundo.db).leer(empresaId(PUERTO))).series[0] ?? {};
    await reservar();
    expect(await guardar(ADMIN, { siguiente_factura: siguiente })).toMatchObject({
      status: 400,
      msg: expect.stringMatching(/^El siguiente número de factura no puede ser menor que \d+:/),
      errores: [{ campo: 'siguiente_factura' }],
    });
    expect((await guardar(ADMIN, { siguiente_nota_credito: 50 })).status).toBe(200);
    expect((await guardar(ADMIN, { siguiente_nota_credito: 49 })).status).toBe(400);
  });

  it('keeps nothing of a change that was refused', async () => {
    const antes = await consultar(ADMIN);
    await guardar(ADMIN, { punto_emision: '009', siguiente_factura: 7 });
    await guardar(ADMIN, { ambiente: '1' });
    expect(
      (
        await guardar(ADMIN, {
          punto_emision: '009',
          siguiente_factura: 8,
          siguiente_nota_credito: 3,
        })
      ).status,
    ).toBe(200);
    await guardar(ADMIN);
    const rechazada = await guardar(ADMIN, {
      punto_emision: '009',
      siguiente_factura: 99,
      siguiente_nota_credito: 1,
    });
    expect(rechazada.status).toBe(400);
    const { establecimiento, punto_emision, series } = await servicio.dato(
      calls.consultarEmision,
      ADMIN,
      { empresa: PUERTO.empresa },
    );
    expect({ establecimiento, punto_emision }).toEqual({
      establecimiento: '001',
      punto_emision: '001',
    });
    expect(series.find((s) => s.punto_emision === '009' && s.tipo === 'FACTURA')?.siguiente).toBe(
      8,
    );
    expect(siguientes(antes)?.[0]).toBeDefined();
    expect(siguientes(antes)?.[0]).toBe(siguientes(await consultar(ADMIN))?.[0]);
  });

  it('is the series of one empresa: another of the same RUC is refused it', async () => {
    await servicio.sql('update identidad.empresas set ruc = $1 where id = $2', [
      PUERTO.ruc,
      ANDINA.id,
    ]);
    const choque = {
      status: 409,
      code: 'SERIE_DE_OTRA_EMPRESA',
      errores: [{ campo: 'punto_emision', msg: 'Otra empresa con el mismo RUC usa esta serie' }],
    };
    expect(await guardar(ADMIN, {}, ANDINA.empresa)).toMatchObject(choque);
    expect(await pedirNumero(ANDINA.empresa)).toMatchObject(choque);
    expect((await guardar(ADMIN, { punto_emision: '777' }, ANDINA.empresa)).status).toBe(200);
    expect((await reservar(ANDINA.empresa))?.puntoEmision).toBe('777');
    await servicio.sql('update identidad.empresas set ruc = $1 where id = $2', [
      ANDINA.ruc,
      ANDINA.id,
    ]);
  });

  it('is not of an establishment where a till of it would count in the series of another empresa', async () => {
    const punto = otroPunto();
    await servicio.sql(
      `update identidad.empresas set ruc = $2, establecimiento = '006', punto_emision = $3 where id = $1`,
      [ANDINA.id, PUERTO.ruc, punto],
    );
    const { dispositivo } = await registrar(servicio, { punto_emision: punto });
    expect(await guardar(ADMIN, { establecimiento: '006' })).toMatchObject({
      status: 409,
      code: 'SERIE_DE_OTRA_EMPRESA',
      errores: [
        {
          campo: 'establecimiento',
          msg: `Otra empresa con el mismo RUC usa la serie 006-${punto}, en la que contaría un equipo de esta`,
        },
      ],
    });
    expect((await guardar(ADMIN, { establecimiento: '007' })).status).toBe(200);
    await servicio.dato(dispositivosCalls.revocarDispositivo, ADMIN, {
      empresa: PUERTO.empresa,
      dispositivo,
    });
    expect((await guardar(ADMIN, { establecimiento: '006' })).status).toBe(200);
    await guardar(ADMIN);
    await servicio.sql(
      `update identidad.empresas set ruc = $2, establecimiento = '001', punto_emision = '001' where id = $1`,
      [ANDINA.id, ANDINA.ruc],
    );
  });

  it('is written down: who changed it, from what, to what', async () => {
    await guardar(OPERADOR, { punto_emision: '050', siguiente_factura: 12 });
    const filas = await servicio.sql(
      `select usuario_id, antes, despues from identidad.auditoria
        where accion = 'emision configurada' and empresa_id = $1 order by id desc limit 1`,
      [PUERTO.id],
    );
    expect(filas).toEqual([
      {
        usuario_id: OPERADOR.id,
        antes: { ambiente: '1', establecimiento: '001', punto_emision: '001' },
        despues: { ambiente: '1', establecimiento: '001', punto_emision: '050', '01': 12 },
      },
    ]);
    await guardar(ADMIN);
  });

  it.each([
    ['a cashier', CAJERO],
    ['an accountant', CONTADOR],
    ['the administrator of another empresa', ADMIN_OTRA],
  ])('is neither shown to nor changed by %s', async (_quien, usuario) => {
    expect((await consultar(usuario)).status).toBe(403);
    expect((await guardar(usuario)).status).toBe(403);
  });

  it.each<[object, string, string]>([
    [{ ambiente: '3' }, 'ambiente', 'Seleccione el ambiente'],
    [{ establecimiento: '1' }, 'establecimiento', 'Establecimiento: son 3 dígitos, desde 001'],
    [{ punto_emision: '000' }, 'punto_emision', 'Punto de emisión: son 3 dígitos, desde 001'],
    [{ siguiente_factura: 0 }, 'siguiente_factura', 'El siguiente número empieza en 1'],
    [{ siguiente_factura: 1.5 }, 'siguiente_factura', 'El siguiente número debe ser entero'],
  ])('refuses %j by its field', async (over, campo, msg) => {
    const mala = { empresa: PUERTO.empresa, ...AJUSTES, ...over };
    expect(await servicio.pedirMal(calls.guardarEmision, ADMIN, mala)).toMatchObject({
      status: 400,
      errores: [{ campo, msg }],
    });
  });
});

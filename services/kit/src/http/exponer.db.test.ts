import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { porEmpresa } from '@comanda/shared/contracts/campos';
import { defineCalls, envelope } from '@comanda/shared/contracts/defineCall';
import { AppError } from '@comanda/shared/errors/AppError';

import { acceso } from '../acceso/acceso';
import { exponer, type Peticion } from './exponer';
import { archivo, conMsg } from './respuesta';
import { buildServer, type Server } from './server';
import { hasta } from '../testing/hasta';
import { ADMIN, ANDINA, CAJERO, MESERO, OTRA, PUERTO } from '../testing/semilla';
import { sesionDe } from '../testing/sesion';
import { testDb, type TestDb } from '../testing/testDb';

import type { EmpresaId } from '../acceso/tenant';

const caja = { perfiles: ['Cajero', 'Administrador'], area: 'ventas' } as const;
const publico = { perfiles: 'publico', area: null } as const;
const reply = envelope(z.string());
const UN_MEGA = 1024 * 1024;

const calls = defineCalls('ordering', {
  abierta: { method: 'GET', path: '/abierta', acceso: publico, reply },
  ticket: { method: 'POST', path: '/ticket', acceso: publico, body: porEmpresa, reply },
  guardar: {
    method: 'PUT',
    path: '/guardar/:id',
    acceso: caja,
    params: z.strictObject({ id: z.string() }),
    query: z.strictObject({ pagina: z.coerce.number().default(1) }),
    body: porEmpresa.extend({ nombre: z.string().trim() }),
    reply: envelope(z.object({ id: z.string(), pagina: z.number(), nombre: z.string() })),
    fallos: ['NO_ENCONTRADO', 'CEDULA_YA_REGISTRADA'],
  },
  deRuta: {
    method: 'GET',
    path: '/de/:company',
    acceso: caja,
    params: z.strictObject({ company: z.string() }),
    reply,
  },
  quiza: { method: 'GET', path: '/quiza', acceso: caja, query: porEmpresa.partial(), reply },
  suelta: {
    method: 'POST',
    path: '/suelta',
    acceso: caja,
    query: porEmpresa,
    body: z.looseObject({ clave: z.string() }),
    reply,
  },
  vender: {
    method: 'POST',
    path: '/vender',
    acceso: caja,
    idempotente: true,
    body: porEmpresa,
    reply,
  },
  retratar: {
    method: 'PUT',
    path: '/retratar',
    acceso: caja,
    cuerpo: 4 * UN_MEGA,
    body: porEmpresa.extend({ foto: z.string() }),
    reply: envelope(z.number()),
  },
  documento: { method: 'GET', path: '/documento', acceso: publico, reply: z.unknown() },
});

describe('exponer', () => {
  let prueba: TestDb<unknown>;
  let app: Server;
  let cajero: { authorization: string };
  /** What the handler of a call was given last, by name. */
  const vistas = new Map<string, string[]>();
  /** Requests whose body is about to be read. */
  let llegadas = 0;
  /** What the clock says, a second later each time it is asked. */
  let segundos = 0;
  const instantes: number[] = [];
  /** The statuses whose answers a route's schema looks at. */
  const respondidos = new Map<string, string[]>();
  beforeAll(async () => {
    prueba = await testDb();
    app = await buildServer({ nombre: 'prueba', log: false });
    await app.register(async (sala) => {
      await sala.register(acceso, { db: prueba.db, reloj: () => new Date(1_000 * segundos++) });
      sala.addHook('onRoute', ({ url, schema }) => {
        respondidos.set(url, Object.keys(schema?.response ?? {}));
      });
      sala.addHook('preParsing', async (_request, _reply, cuerpo) => {
        llegadas++;
        return cuerpo;
      });
      rutas(sala);
    });
    cajero = await sesionDe(prueba.url, CAJERO);
  });
  afterAll(async () => {
    await app.close();
    await prueba.close();
  });

  function rutas(sala: Server): void {
    const anotar = (nombre: string, peticion: object) =>
      vistas.set(nombre, Object.keys(peticion).sort());
    exponer(sala, calls.abierta, async ({ entrada }) => JSON.stringify(entrada));
    exponer(sala, calls.ticket, async (peticion) => {
      anotar('ticket', peticion);
      return peticion.entrada.empresa;
    });
    exponer(sala, calls.guardar, async (peticion) => {
      anotar('guardar', peticion);
      const { id, pagina, nombre } = peticion.entrada;
      if (id === '0') throw new AppError('NO_ENCONTRADO');
      return conMsg({ id, pagina, nombre }, 'Guardado');
    });
    exponer(sala, calls.deRuta, async ({ empresa, caller, ahora }) => {
      instantes.push(ahora.getTime());
      return `${caller.email} ${empresa}`;
    });
    exponer(sala, calls.quiza, async (peticion) => {
      anotar('quiza', peticion);
      return String(peticion.empresa satisfies EmpresaId | undefined);
    });
    exponer(sala, calls.suelta, async ({ empresa, entrada }) => `${empresa} ${entrada.empresa}`);
    exponer(sala, calls.vender, async (peticion) => {
      anotar('vender', peticion);
      return `${peticion.empresa} ${peticion.idempotencia}`;
    });
    exponer(sala, calls.retratar, async ({ entrada }) => entrada.foto.length);
    exponer(sala, calls.documento, async () =>
      archivo({ tipo: 'application/pdf', nombre: 'x.pdf', contenido: Buffer.from('%PDF-1') }),
    );
  }
  const pedir = (url: string, method: 'GET' | 'POST' | 'PUT' = 'GET', payload?: object) =>
    app.inject({ url, method, headers: cajero, ...(payload && { payload }) });
  const deEmpresa = ({ empresa }: { empresa: string }) => `empresa=${encodeURIComponent(empresa)}`;

  it('gives the handler one flat input, as the schemas left it, and puts its data in the envelope', async () => {
    const payload = { empresa: PUERTO.empresa, nombre: '  Ana ' };
    expect((await pedir('/guardar/7?pagina=3', 'PUT', payload)).json()).toEqual({
      success: true,
      msg: 'Guardado',
      data: { id: '7', pagina: 3, nombre: 'Ana' },
    });
    expect((await pedir('/guardar/7', 'PUT', payload)).json()).toMatchObject({
      data: { pagina: 1 },
    });
    expect((await pedir('/guardar/0', 'PUT', payload)).json()).toMatchObject({
      success: false,
      code: 'NO_ENCONTRADO',
    });
  });

  it('shows the handler nothing that no schema of the contract looked at', async () => {
    expect((await pedir('/abierta?clave=1')).json()).toEqual({ success: true, data: '{}' });
  });

  it.each([
    ['its body', () => pedir('/suelta?' + deEmpresa(PUERTO), 'POST', { clave: 'x' }), '1 '],
    ['its address', () => pedir(`/de/${encodeURIComponent(PUERTO.empresa)}`), 'cajero@demo.ec 1'],
    ['an address that may leave it out', () => pedir(`/quiza?${deEmpresa(PUERTO)}`), '1'],
  ])('turns the company of %s into the id repositories take', async (_donde, llamar, data) => {
    expect((await llamar()).json()).toMatchObject({ data: expect.stringContaining(data) });
  });

  it('gives no company where an optional one was left out', async () => {
    expect((await pedir('/quiza')).json()).toMatchObject({ data: 'undefined' });
  });

  it.each([OTRA, ANDINA])('refuses $empresa, which is not of the caller', async (ajena) => {
    const respuestas = await Promise.all([
      pedir('/guardar/7', 'PUT', { empresa: ajena.empresa, nombre: '' }),
      pedir(`/de/${encodeURIComponent(ajena.empresa)}`),
      pedir(`/quiza?${deEmpresa(ajena)}`),
      pedir(`/suelta?${deEmpresa(ajena)}`, 'POST', { clave: 'x' }),
    ]);
    expect(respuestas.map((una) => una.json<{ code: string }>().code)).toEqual(
      Array(4).fill('EMPRESA_NO_PERMITIDA'),
    );
  });

  it('lets no field of a loose body pass for the company of the address', async () => {
    const headers = await sesionDe(prueba.url, ADMIN); // of both companies
    const url = `/suelta?${deEmpresa(PUERTO)}`;
    const payload = { clave: 'x', empresa: ANDINA.empresa };
    const respuesta = await app.inject({ method: 'POST', url, headers, payload });
    expect(respuesta.json()).toMatchObject({ data: `1 ${PUERTO.empresa}` });
  });

  it('demands the idempotency key where the contract says so', async () => {
    const vender = (clave?: string) =>
      app.inject({
        method: 'POST',
        url: '/vender',
        headers: { ...cajero, ...(clave !== undefined && { 'idempotency-key': clave }) },
        payload: { empresa: PUERTO.empresa },
      });
    for (const clave of [undefined, '', 'no-es-uuid'])
      expect((await vender(clave)).json()).toMatchObject({ code: 'IDEMPOTENCIA_REQUERIDA' });
    const clave = 'ABCDEF00-0000-4000-8000-00000000ABCD';
    expect((await vender(clave)).json()).toMatchObject({ data: `1 ${clave.toLowerCase()}` });
  });

  it('reads as much of a body as the contract says, and of the others a megabyte', async () => {
    const { empresa } = PUERTO;
    const retratar = (bytes: number) =>
      pedir('/retratar', 'PUT', { empresa, foto: 'x'.repeat(bytes) });
    expect((await retratar(3 * UN_MEGA)).json()).toMatchObject({ data: 3 * UN_MEGA });
    expect((await retratar(4 * UN_MEGA)).statusCode).toBe(413);
    const otra = { empresa, nombre: 'x'.repeat(UN_MEGA) };
    expect((await pedir('/guardar/7', 'PUT', otra)).statusCode).toBe(413);
  });

  it('refuses who may not make the call before any of the body is there', async () => {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo; // it listens on a port
    const cabeceras = async (cabecera: string) => {
      const socket = connect({ port, host: '127.0.0.1' });
      const largo = `content-length: ${3 * UN_MEGA}\r\ncontent-type: application/json`;
      socket.write(`PUT /retratar HTTP/1.1\r\nhost: x\r\n${largo}\r\n${cabecera}\r\n\r\n`);
      const [dicho] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      return dicho.toString().split('\r\n')[0];
    };
    const { authorization } = await sesionDe(prueba.url, MESERO);
    expect(await cabeceras('accept: */*')).toBe('HTTP/1.1 401 Unauthorized');
    expect(await cabeceras(`authorization: ${authorization}`)).toBe('HTTP/1.1 403 Forbidden');
  });

  it('holds four large bodies at a time, and gives the turn of one that is gone to the next', async () => {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo; // it listens on a port
    const cuerpo = JSON.stringify({ empresa: PUERTO.empresa, foto: 'x'.repeat(100_000) });
    const cabeza = [
      'PUT /retratar HTTP/1.1',
      'host: x',
      `authorization: ${cajero.authorization}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(cuerpo)}`,
      '',
      '',
    ].join('\r\n');
    const abrir = () => {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.write(cabeza + cuerpo.slice(0, 10)); // the rest is on its way
      return socket;
    };
    const antes = llegadas;
    const lentos = Array.from({ length: 4 }, abrir);
    await hasta('the four have their turns', () => llegadas - antes === 4);
    const quinto = pedir('/retratar', 'PUT', { empresa: PUERTO.empresa, foto: 'x' });
    expect(await Promise.race([quinto, esperar(200).then(() => 'espera')])).toBe('espera');
    lentos[0]?.destroy();
    expect((await quinto).json()).toMatchObject({ data: 1 });
    for (const socket of lentos.slice(1)) {
      socket.write(cuerpo.slice(10));
      const [dicho] = (await once(socket, 'data')) as [Buffer];
      expect(dicho.toString()).toContain('HTTP/1.1 200 ');
      socket.destroy();
    }
    const muchos = Array.from({ length: 9 }, () =>
      pedir('/retratar', 'PUT', { empresa: PUERTO.empresa, foto: 'xy' }),
    );
    expect((await Promise.all(muchos)).map(({ statusCode }) => statusCode)).toEqual(
      Array(9).fill(200),
    );
  });

  it('answers a file as it is, under its type and name', async () => {
    const { body, headers } = await pedir('/documento');
    expect(body).toBe('%PDF-1');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="x.pdf"',
    });
  });

  it('does not put a call that is not public where nobody is asked who they are', async () => {
    const suelto = await buildServer({ nombre: 'prueba', log: false });
    expect(() => exponer(suelto, calls.vender, async () => 'x')).toThrow(
      'exponer: POST /vender is not public and its scope has no kit/acceso',
    );
    exponer(suelto, calls.abierta, async () => 'x');
    await suelto.close();
  });

  it('documents what each call may be refused with, and leaves the answers alone', async () => {
    type Respuesta = { description: string; content: Record<string, { schema: object }> };
    const { paths } = (await pedir('/documentacion/json')).json<{
      paths: Record<string, Record<string, { responses: Record<string, Respuesta> }>>;
    }>();
    const de = (ruta: string, metodo: string) => paths[ruta]?.[metodo]?.responses ?? {};

    const guardar = de('/guardar/{id}', 'put');
    expect(Object.keys(guardar)).toEqual(['200', '400', '401', '403', '404', '409', '413', '429']);
    expect(guardar['403']?.description).toBe(
      'CUENTA_PENDIENTE: Antes cambie su contraseña o active el segundo factor en Mi cuenta\n' +
        'PERFIL_NO_PERMITIDO: Su perfil no tiene permiso para esta acción\n' +
        'EMPRESA_NO_PERMITIDA: No tiene acceso a esta empresa\n' +
        'AREA_NO_HABILITADA: Esta área no está habilitada para la empresa',
    );
    expect(guardar['409']?.content['application/json']?.schema).toMatchObject({
      properties: { code: { enum: ['CEDULA_YA_REGISTRADA'] }, success: { enum: [false] } },
    });
    expect(Object.keys(de('/abierta', 'get'))).toEqual(['200', '400', '429']);
    expect(paths['/vender']?.['post']).toMatchObject({
      security: [{ sesion: [] }],
      parameters: [{ in: 'header', name: 'idempotency-key' }],
    });
    expect(respondidos.get('/guardar/:id')).toEqual(['200']); // no refusal is serialised by a schema
  });

  it('hands over the instant of the request, which is the next one of its scope', async () => {
    segundos = 0;
    const ruta = `/de/${encodeURIComponent(PUERTO.empresa)}`;
    await pedir(ruta);
    await pedir(ruta);
    expect(instantes.slice(-2)).toEqual([0, 1_000]);
  });

  it('hands over what the contract says, in type and in fact, and nothing else', async () => {
    const suelta = { entrada: true, request: true, reply: true, ahora: true } as const;
    const esperadas: {
      [Nombre in 'ticket' | 'guardar' | 'quiza' | 'vender']: Record<
        keyof Peticion<(typeof calls)[Nombre]>,
        true
      >;
    } = {
      ticket: suelta, // the name on a ticket is text: nobody was asked whose it is
      guardar: { ...suelta, caller: true, empresa: true },
      quiza: { ...suelta, caller: true, empresa: true },
      vender: { ...suelta, caller: true, empresa: true, idempotencia: true },
    };
    const { empresa } = PUERTO;
    await pedir('/ticket', 'POST', { empresa });
    await pedir('/guardar/7', 'PUT', { empresa, nombre: 'Ana' });
    await pedir(`/quiza?${deEmpresa(PUERTO)}`);
    const headers = { ...cajero, 'idempotency-key': '00000000-0000-4000-8000-000000000000' };
    await app.inject({ method: 'POST', url: '/vender', headers, payload: { empresa } });

    for (const [nombre, llaves] of Object.entries(esperadas))
      expect([nombre, vistas.get(nombre)]).toEqual([nombre, Object.keys(llaves).sort()]);
  });
});

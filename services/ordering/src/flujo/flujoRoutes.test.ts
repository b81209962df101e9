import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { delProceso } from '@comanda/kit/metricas/delProceso';
import { hasta } from '@comanda/kit/testing/hasta';
import {
  ADMIN,
  ADMIN_OTRA,
  ANDINA,
  CAJERO,
  COCINERO,
  CONTADOR,
  MESERO,
  OTRA,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { sesionDe } from '@comanda/kit/testing/sesion';
import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';
import { categoriasCalls } from '@comanda/shared/contracts/inventario/categorias';
import { modificadoresCalls } from '@comanda/shared/contracts/inventario/modificadores';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { ajustesCalls, AJUSTES } from '@comanda/shared/contracts/ventas/ajustes';
import { flujoCalls as calls } from '@comanda/shared/contracts/ventas/flujo';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { vizorCalls } from '@comanda/shared/contracts/ventas/vizor';

import { buildApp } from '../app';
import { makeCobro, makeEnvio } from '../testing/mesas';
import { AHORA, makeSolicitud, reservar } from '../testing/ventas';

const { empresa } = PUERTO;

/** A stream as a page has it. */
type Flujo = { dichos: { t: string; e?: string; v?: number }[]; fin: boolean; dejar: () => void };

describe('the stream', () => {
  let servicio: Servicio;
  let url: string;
  const abiertos: Flujo[] = [];

  beforeEach(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
    url = await servicio.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    for (const { dejar } of abiertos.splice(0)) dejar();
    await servicio.cerrar();
  });

  const pedir = (headers: Record<string, string>, signal?: AbortSignal) =>
    fetch(`${url}${calls.seguirFlujo.path}?latido=cocina`, { headers, signal: signal ?? null });

  async function seguir(quien: { id: string }, headers?: Record<string, string>): Promise<Flujo> {
    const corte = new AbortController();
    const respuesta = await pedir(headers ?? (await sesionDe(servicio.url, quien)), corte.signal);
    expect(respuesta.status).toBe(200);
    expect(respuesta.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(respuesta.headers.get('cache-control')).toBe('no-store, no-transform');
    const flujo: Flujo = { dichos: [], fin: false, dejar: () => corte.abort() };
    abiertos.push(flujo);
    void leer(respuesta, flujo);
    return flujo;
  }

  async function leer(respuesta: Response, flujo: Flujo): Promise<void> {
    let texto = '';
    try {
      for await (const bytes of respuesta.body ?? []) {
        texto += Buffer.from(bytes as Uint8Array).toString();
        flujo.dichos = texto
          .split('\n')
          .filter((linea) => linea.startsWith('data:'))
          .map((linea) => JSON.parse(linea.slice(5)) as Flujo['dichos'][number]);
      }
    } catch {
      // who reads it has let go of it
    }
    flujo.fin = true;
  }

  const temas = ({ dichos }: Flujo) => dichos.map(({ t, e }) => `${t} ${e}`);
  /** Does it, and waits until the page is told. */
  async function dice(flujo: Flujo, tema: string, hacer: () => Promise<unknown>): Promise<void> {
    const antes = flujo.dichos.length;
    await hacer();
    await hasta(`${tema} is told`, () => flujo.dichos.length > antes);
    expect(temas(flujo).slice(antes)).toEqual([`${tema} ${empresa}`]);
  }

  it('tells of whatever changes a floor, once it is done', async () => {
    const flujo = await seguir(MESERO);
    const dato = servicio.dato.bind(servicio);
    await dice(flujo, 'piso', () => dato(mesasCalls.registrarMesa, ADMIN, { empresa }));
    let orden = await dato(mesasCalls.registrarOrden, MESERO, makeEnvio());
    await hasta('the order is told of', () => flujo.dichos.length === 2);
    const lineas = orden.lineas.map(({ linea }) => linea);
    await dice(flujo, 'piso', () =>
      dato(vizorCalls.marcarListo, COCINERO, { empresa, lineas, listo: true }),
    );
    const { random } = orden;
    orden = await dato(mesasCalls.pedirCuenta, MESERO, { empresa, random, por_pagar: true });
    await hasta('the bill is told of', () => flujo.dichos.length === 4);
    await dato(ventasCalls.crearVenta, CAJERO, {
      ...makeCobro(orden),
      idempotencia: crypto.randomUUID(),
      clave_acceso: await reservar(servicio.url, 1),
    });
    await hasta('the payment is told of', () => flujo.dichos.length === 6);
    expect(temas(flujo).slice(4)).toEqual([`piso ${empresa}`, `caja ${empresa}`]);
    const versiones = flujo.dichos.flatMap(({ t, v = 0 }) => (t === 'piso' ? [v] : []));
    expect(versiones).toEqual([...new Set(versiones)].sort((a, b) => a - b));
  });

  it('tells of whatever changes a catalogue', async () => {
    const flujo = await seguir(CAJERO);
    const dato = servicio.dato.bind(servicio);
    await dice(flujo, 'catalogo', () =>
      dato(categoriasCalls.crearCategoria, ADMIN, { empresa, categoria: 'Sopas', descripcion: '' }),
    );
    await dice(flujo, 'catalogo', () =>
      dato(productosCalls.marcarProducto, ADMIN, { empresa, id: '2', agotado: true }),
    );
    await dice(flujo, 'catalogo', () =>
      dato(modificadoresCalls.crearModificador, ADMIN, {
        empresa,
        nombre: 'Con limón',
        precio: 0,
        id_producto: '2',
        id_categoria: null,
      }),
    );
    await dice(flujo, 'catalogo', () =>
      dato(ajustesCalls.guardarAjustes, ADMIN, { empresa, ...AJUSTES, descuento_maximo: 7 }),
    );
  });

  it('tells of what is sold, voided, put into a drawer, taken out of it and closed', async () => {
    const flujo = await seguir(CAJERO);
    const dato = servicio.dato.bind(servicio);
    const clave_acceso = await reservar(servicio.url, 1);
    await dice(flujo, 'caja', () =>
      dato(ventasCalls.crearVenta, CAJERO, {
        ...makeSolicitud({ clave_acceso }),
        idempotencia: crypto.randomUUID(),
      }),
    );
    await dice(flujo, 'caja', () =>
      dato(cajaCalls.ingresarMovimiento, CAJERO, { empresa, detalle: 'Cambio', ingreso: 5 }),
    );
    await dato(ventasCalls.actualizarEstado, ADMIN, {
      empresa,
      editar: clave_acceso,
      estado: 'ANULADO',
      motivo: 'Se equivocó de mesa',
    });
    await hasta('its invoice is told of too', () => flujo.dichos.length === 4);
    expect(temas(flujo).slice(2)).toEqual([`caja ${empresa}`, `documentos ${empresa}`]);
    await dice(flujo, 'caja', () => dato(cuadresCalls.cuadreCaja, ADMIN, { empresa, conteo: 5 }));
  });

  it('says nothing of another empresa, and of each of its own to who has several', async () => {
    const [suyo, ajeno, varias] = [
      await seguir(CAJERO),
      await seguir(ADMIN_OTRA),
      await seguir(ADMIN),
    ];
    await servicio.dato(mesasCalls.registrarMesa, ADMIN_OTRA, { empresa: OTRA.empresa });
    await servicio.dato(mesasCalls.registrarMesa, ADMIN, { empresa: ANDINA.empresa });
    await servicio.dato(mesasCalls.registrarMesa, ADMIN, { empresa });
    await hasta('all was told', () => suyo.dichos.length > 0 && varias.dichos.length > 1);
    expect(temas(suyo)).toEqual([`piso ${empresa}`]);
    expect(temas(ajeno)).toEqual([`piso ${OTRA.empresa}`]);
    expect(temas(varias)).toEqual([`piso ${ANDINA.empresa}`, `piso ${empresa}`]);
  });

  it('says nothing of what was refused', async () => {
    const flujo = await seguir(CAJERO);
    await servicio.pedir(mesasCalls.liberarMesa, MESERO, { empresa, random: crypto.randomUUID() });
    await servicio.dato(mesasCalls.registrarMesa, ADMIN, { empresa });
    await hasta('the table is told of', () => flujo.dichos.length > 0);
    expect(flujo.dichos).toHaveLength(1);
  });

  it('ends soon after its session, which opens no other', async () => {
    const headers = await sesionDe(servicio.url, CAJERO);
    const [suyo, otro] = [await seguir(CAJERO, headers), await seguir(CAJERO)];
    const revocadas = await servicio.sql(
      `update identidad.sesiones set revocada = now() where id = (
         select sesion_id from identidad.accesos order by vence limit 1) returning id`,
    );
    expect(revocadas).toHaveLength(1);
    await hasta('it ends', () => suyo.fin);
    expect(suyo.dichos.at(-1)).toEqual({ t: 'adios' });
    expect(otro.fin).toBe(false);
    servicio.olvidar(); // an answer is kept for five seconds
    expect((await pedir(headers)).status).toBe(401);
  });

  it('is no request in hand, and has no duration', async () => {
    const flujo = await seguir(CAJERO);
    const medida = async (nombre: string) =>
      (await delProceso.getSingleMetricAsString(nombre))
        .split('\n')
        .filter((linea) => !linea.startsWith('#'))
        .join('\n');
    expect(await medida('comanda_http_en_curso')).toBe('comanda_http_en_curso 0');
    expect(await medida('comanda_flujos_abiertos')).toBe('comanda_flujos_abiertos 1');
    flujo.dejar();
    await hasta('it is gone', async () =>
      (await medida('comanda_flujos_abiertos')).endsWith('abiertos 0'),
    );
    expect(await medida('comanda_http_en_curso')).toBe('comanda_http_en_curso 0');
    expect(await medida('comanda_http_request_duration_seconds')).not.toContain(
      '"/v1/flujo",clase="2xx"',
    );
  });

  it('is refused to one more than a user may have, who is told when to come back', async () => {
    const headers = await sesionDe(servicio.url, CAJERO);
    for (let cuantos = 0; cuantos < 20; cuantos += 1) await seguir(CAJERO, headers);
    const respuesta = await pedir(headers);
    expect(respuesta.status).toBe(503);
    expect(respuesta.headers.get('retry-after')).toBe('30');
    expect(await respuesta.json()).toMatchObject({ code: 'SERVIDOR_OCUPADO' });
    expect(await pedir(await sesionDe(servicio.url, CONTADOR))).toMatchObject({ status: 403 });
  });

  it('says goodbye when the process ends, which waits for none', async () => {
    const [uno, otro] = [await seguir(CAJERO), await seguir(MESERO)];
    await servicio.app.close();
    await hasta('both are told', () => uno.fin && otro.fin);
    expect([uno, otro].map(({ dichos }) => dichos)).toEqual([[{ t: 'adios' }], [{ t: 'adios' }]]);
  });

  it('is nothing but its headers to who asks for those', async () => {
    const headers = await sesionDe(servicio.url, CAJERO);
    const { status } = await fetch(`${url}${calls.seguirFlujo.path}?latido=caja`, {
      method: 'HEAD',
      headers,
    });
    expect(status).toBe(200);
  });
});

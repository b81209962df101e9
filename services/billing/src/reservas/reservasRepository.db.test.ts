import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';

import { AHORA, abrirMundo, consumir, empresaId, todos, type Mundo } from '../testing/mundo';
import { makeVenta } from '../testing/ventas';

import type { SerieDeNumeros } from '../emision/contadores';

import { reservasRepository, type ReservasRepository } from './reservasRepository';

const HOY = '2026-11-20';
const MANANA = '2026-11-21';
const minutos = (n: number) => new Date(AHORA.getTime() + n * 60_000);

let mundo: Mundo;
let una: ReservasRepository;
/** Who is asked: one process, where those who ask at once go together, or a process for each. */
let proceso: () => ReservasRepository;
beforeAll(async () => {
  mundo = await abrirMundo();
  una = reservasRepository(mundo.db);
});
afterAll(() => mundo.close());

/** Each test counts in a series of its own. */
let series = 100;
const nuevaSerie = (ruc = PUERTO.ruc): SerieDeNumeros => {
  series += 1;
  return { ruc, establecimiento: '001', puntoEmision: String(series), codDoc: '01', ambiente: '1' };
};

type Opciones = {
  serie: SerieDeNumeros;
  idempotencia?: string;
  ahora?: Date;
  fecha?: string;
  empresa?: { id: number };
};
const reservar = ({
  serie,
  idempotencia = randomUUID(),
  ahora = AHORA,
  fecha = HOY,
  empresa = PUERTO,
}: Opciones) => proceso().reservar(empresaId(empresa), { serie, idempotencia, ahora, fecha });

const seguirDesde = ({ puntoEmision }: SerieDeNumeros, siguiente: number) =>
  comoDueno(
    mundo.url,
    'update facturacion.contadores set siguiente = $1 where punto_emision = $2',
    [siguiente, puntoEmision],
  );

const vender = (clave: string, empresa: { id: number } = PUERTO, fecha_emision = HOY) =>
  consumir(mundo.db, empresaId(empresa), {
    clave,
    venta: makeVenta([{ cantidad: 1, precio_venta: 100, tarifa: 15 }], { fecha_emision }),
  });

const numeros = (reservas: readonly { secuencial: number }[]) =>
  reservas.map(({ secuencial }) => secuencial).sort((a, b) => a - b);
const del1al = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

describe.each([
  ['one process', () => una],
  ['a process for each who asks', () => reservasRepository(mundo.db)],
])('reservasRepository.reservar, %s', (_, quien) => {
  beforeAll(() => {
    proceso = quien;
  });

  it('gives what is left of a series to the first of many, and tells the others', async () => {
    const serie = nuevaSerie();
    await reservar({ serie });
    await seguirDesde(serie, 999_999_998);
    const dichas = await Promise.allSettled(del1al(5).map(() => reservar({ serie })));
    const dadas = dichas.flatMap((dicha) => (dicha.status === 'fulfilled' ? [dicha.value] : []));
    expect(numeros(dadas)).toEqual([999_999_998, 999_999_999]);
    const porque = dichas.flatMap((d) => (d.status === 'rejected' ? [d.reason as unknown] : []));
    expect(porque).toMatchObject(Array(3).fill({ code: 'SERIE_AGOTADA' }));
  });

  it('gives 60 tills at once 60 numbers without gap or duplicate', async () => {
    const serie = nuevaSerie();
    const reservas = await Promise.all(del1al(60).map(() => reservar({ serie })));
    expect(numeros(reservas)).toEqual(del1al(60));
    expect(new Set(reservas.map(({ clave_acceso }) => clave_acceso)).size).toBe(60);
  });

  it('answers the same idempotency key with the same reservation, at once and later', async () => {
    const serie = nuevaSerie();
    const idempotencia = randomUUID();
    const varias = await Promise.all(del1al(8).map(() => reservar({ serie, idempotencia })));
    const luego = await reservar({ serie, idempotencia, ahora: minutos(3) });
    expect(new Set([...varias, luego].map(({ clave_acceso }) => clave_acceso)).size).toBe(1);
  });

  it('still answers it after the sale, so a retried sale finds its key', async () => {
    const serie = nuevaSerie();
    const idempotencia = randomUUID();
    const { clave_acceso } = await reservar({ serie, idempotencia });
    expect(await vender(clave_acceso)).toHaveLength(1);
    expect((await reservar({ serie, idempotencia, ahora: minutos(60) })).clave_acceso).toBe(
      clave_acceso,
    );
  });

  it('hands a number nobody sold in ten minutes to the next, under a new key', async () => {
    const serie = nuevaSerie();
    const primera = await reservar({ serie });
    const pronto = await reservar({ serie, ahora: minutos(9) });
    const tarde = await reservar({ serie, ahora: minutos(11) });

    expect(pronto.secuencial).toBe(2);
    expect(tarde.secuencial).toBe(1);
    expect(tarde.clave_acceso).not.toBe(primera.clave_acceso);
    expect(await vender(primera.clave_acceso)).toHaveLength(0);
    expect(await vender(tarde.clave_acceso)).toEqual([expect.objectContaining({ secuencial: 1 })]);
  });

  it('never hands one abandoned number to two', async () => {
    const serie = nuevaSerie();
    await Promise.all(del1al(5).map(() => reservar({ serie })));
    const tarde = await Promise.all(del1al(12).map(() => reservar({ serie, ahora: minutos(11) })));
    expect(numeros(tarde)).toEqual(del1al(12));
  });

  it('gives the key of a new day when midnight passed under a reservation', async () => {
    const serie = nuevaSerie();
    const idempotencia = randomUUID();
    const ayer = await reservar({ serie, idempotencia });
    const hoy = await reservar({ serie, idempotencia, ahora: minutos(5), fecha: MANANA });

    expect(hoy.secuencial).toBe(ayer.secuencial);
    expect(hoy.clave_acceso.slice(0, 8)).toBe('21112026');
    expect(await vender(ayer.clave_acceso)).toHaveLength(0);
    expect(await vender(hoy.clave_acceso, PUERTO, MANANA)).toHaveLength(1);
  });

  it('counts each series and each environment alone', async () => {
    const serie = nuevaSerie();
    await reservar({ serie });
    expect((await reservar({ serie: { ...serie, ambiente: '2' } })).secuencial).toBe(1);
    expect((await reservar({ serie: { ...serie, codDoc: '04' } })).secuencial).toBe(1);
    expect((await reservar({ serie })).secuencial).toBe(2);
  });

  it('says that a series has no number left after its last, and gives back what nobody sold of it', async () => {
    const serie = nuevaSerie();
    await reservar({ serie });
    await seguirDesde(serie, 999_999_999);
    expect((await reservar({ serie })).secuencial).toBe(999_999_999);
    await expect(reservar({ serie })).rejects.toMatchObject({ code: 'SERIE_AGOTADA' });
    expect((await reservar({ serie, ahora: minutos(11) })).secuencial).toBe(1);
  });

  it('gives no number of a series that another empresa counts in', async () => {
    const serie = nuevaSerie();
    await reservar({ serie });
    await expect(reservar({ serie, empresa: ANDINA })).rejects.toMatchObject({
      code: 'SERIE_DE_OTRA_EMPRESA',
    });
    expect((await reservar({ serie })).secuencial).toBe(2);
  });

  it('gives up the number of a payment when the company changes its series under it', async () => {
    const [antes, ahora] = [nuevaSerie(), nuevaSerie()];
    const idempotencia = randomUUID();
    await reservar({ serie: antes, idempotencia });
    const nueva = await reservar({ serie: ahora, idempotencia });

    expect(nueva.secuencial).toBe(1);
    expect((await reservar({ serie: ahora, idempotencia })).clave_acceso).toBe(nueva.clave_acceso);
    expect((await reservar({ serie: antes })).secuencial).toBe(1);
    expect(await vender(nueva.clave_acceso)).toHaveLength(1);
    expect((await reservar({ serie: antes, idempotencia })).clave_acceso).toBe(nueva.clave_acceso);
  });

  it('neither sees nor takes the reservations of another empresa', async () => {
    const serie = nuevaSerie();
    const idempotencia = randomUUID();
    const mia = await reservar({ serie, idempotencia });
    const suya = await reservar({
      serie: { ...serie, ruc: ANDINA.ruc },
      idempotencia,
      empresa: ANDINA,
      ahora: minutos(11),
    });
    expect(suya.secuencial).toBe(1);
    expect(suya.clave_acceso).not.toBe(mia.clave_acceso);
    expect((await reservar({ serie, idempotencia })).clave_acceso).toBe(mia.clave_acceso);
  });
});

describe('facturacion.consumir_reserva', () => {
  it('sells a number once, whoever comes at the same time, and queues one invoice', async () => {
    const { clave_acceso } = await reservar({ serie: nuevaSerie() });
    const intentos = await Promise.all(del1al(6).map(() => vender(clave_acceso)));
    expect(intentos.flat()).toHaveLength(1);
    expect(
      (await todos(mundo, 'trabajos')).filter((fila) => fila['clave_acceso'] === clave_acceso),
    ).toHaveLength(1);
  });

  it('finds no reservation of another empresa', async () => {
    const { clave_acceso } = await reservar({ serie: nuevaSerie() });
    expect(await vender(clave_acceso, ANDINA)).toHaveLength(0);
  });

  it('refuses a document of another day than its key', async () => {
    const { clave_acceso } = await reservar({ serie: nuevaSerie() });
    expect(await vender(clave_acceso, PUERTO, MANANA)).toHaveLength(0);
  });
});

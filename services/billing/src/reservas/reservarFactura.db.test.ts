import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { conNumero } from '@comanda/kit/base/conNumero';
import { enEmpresa } from '@comanda/kit/base/db';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';

import { crearClaveAcceso, esClaveAcceso, leerClaveAcceso } from '../domain/claveAcceso';
import { AHORA, abrirMundo, empresaId, type Mundo } from '../testing/mundo';
import { makeVenta } from '../testing/ventas';

import { reservasRepository } from './reservasRepository';

const HOY = '2026-11-20';
const minutos = (n: number) => new Date(AHORA.getTime() + n * 60_000);
const del1al = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

let mundo: Mundo;
beforeAll(async () => {
  mundo = await abrirMundo();
});
afterAll(() => mundo.close());

/** Each test counts in a series of its own: that of the company from now on. */
let puntos = 100;
let punto = '';
beforeEach(async () => {
  puntos += 1;
  punto = String(puntos);
  await comoDueno(
    mundo.url,
    'update identidad.empresas set punto_emision = $1 where id = any ($2)',
    [punto, [PUERTO.id, ANDINA.id]],
  );
});

type Opciones = { ahora?: Date; empresa?: typeof PUERTO; trasReservar?: () => void };

/** As the scheduler sells: the number and the sale in one transaction. */
const emitir = ({ ahora = AHORA, empresa = PUERTO, trasReservar }: Opciones = {}) =>
  enEmpresa(mundo.db, empresaId(empresa), async ({ client }) => {
    const { rows } = await client.query<{ clave: string | null }>(
      'select facturacion.reservar_factura($1, $2, $3, $4) as clave',
      [empresa.id, randomUUID(), HOY, ahora],
    );
    const clave = rows[0]?.clave ?? null;
    trasReservar?.();
    if (clave === null) return null;
    const venta = makeVenta([{ cantidad: 1, precio_venta: 100, tarifa: 15 }], {
      fecha_emision: HOY,
    });
    const consumida = await client.query<{ secuencial: number }>(
      'select * from facturacion.consumir_reserva($1, $2, $3, $4)',
      [empresa.id, clave, randomUUID(), JSON.stringify(venta)],
    );
    return { clave, secuencial: consumida.rows[0]?.secuencial ?? 0 };
  });

/** As a till reserves. */
const reservar = (ahora = AHORA, { id, ruc } = PUERTO) => {
  const serie = { ruc, establecimiento: '001', puntoEmision: punto, codDoc: '01', ambiente: '1' };
  return reservasRepository(mundo.db).reservar(empresaId({ id }), {
    serie,
    idempotencia: randomUUID(),
    fecha: HOY,
    ahora,
  });
};

const numeros = (unos: readonly ({ secuencial: number } | null)[]) =>
  unos.map((uno) => uno?.secuencial ?? null).sort((a, b) => Number(a) - Number(b));

describe('facturacion.reservar_factura', () => {
  it('makes the key that a till is given for that number and day', async () => {
    const emitida = await emitir();
    const clave = emitida?.clave ?? '';
    expect(esClaveAcceso(clave)).toBe(true);
    const partes = leerClaveAcceso(clave);
    expect(partes).toMatchObject({
      fecha: HOY,
      codDoc: '01',
      ruc: PUERTO.ruc,
      ambiente: '1',
      establecimiento: '001',
      puntoEmision: punto,
      secuencial: 1,
    });
    expect(partes && crearClaveAcceso(partes)).toBe(clave);
  });

  it('counts on with the tills beside it, without gap or duplicate', async () => {
    const todos = await Promise.all(
      del1al(60).map(async (n) => (n % 2 === 0 ? reservar() : emitir())),
    );
    expect(numeros(todos)).toEqual(del1al(60));
  });

  it('has none after the last of nine digits, and says so', async () => {
    await emitir();
    await comoDueno(
      mundo.url,
      'update facturacion.contadores set siguiente = 999999999 where punto_emision = $1',
      [punto],
    );
    expect(numeros([await emitir()])).toEqual([999_999_999]);
    await expect(conNumero(emitir())).rejects.toMatchObject({ code: 'SERIE_AGOTADA' });
    await expect(conNumero(Promise.reject(new Error('else')))).rejects.toThrow('else');
  });

  it('takes first what a till left for ten minutes, the oldest first, and never twice', async () => {
    await Promise.all(del1al(4).map(() => reservar()));
    expect(numeros([await emitir({ ahora: minutos(9) })])).toEqual([5]);
    const tarde = await Promise.all(del1al(8).map(() => emitir({ ahora: minutos(11) })));
    expect(numeros(tarde)).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
    expect((await reservar(minutos(12))).secuencial).toBe(10);
  });

  it('leaves no gap where the sale came to nothing', async () => {
    const caida = () => {
      throw new Error('cut off');
    };
    await expect(emitir({ trasReservar: caida })).rejects.toThrow('cut off');
    expect(numeros([await emitir()])).toEqual([1]);
  });

  it('gives no number of a series that another empresa counts in, and leaves hers alone', async () => {
    await emitir();
    const [{ ruc } = { ruc: '' }] = await comoDueno<{ ruc: string }>(
      mundo.url,
      'select ruc from identidad.empresas where id = $1',
      [ANDINA.id],
    );
    const poner = (valor: string) =>
      comoDueno(mundo.url, 'update identidad.empresas set ruc = $1 where id = $2', [
        valor,
        ANDINA.id,
      ]);
    await poner(PUERTO.ruc);
    expect(await emitir({ empresa: { ...ANDINA, ruc: PUERTO.ruc } })).toBeNull();
    await poner(ruc);
    expect(numeros([await emitir({ empresa: ANDINA })])).toEqual([1]);
    expect(numeros([await emitir()])).toEqual([2]);
  });

  it('takes no abandoned number of another empresa', async () => {
    await reservar(AHORA, ANDINA);
    expect(numeros([await emitir({ ahora: minutos(11) })])).toEqual([1]);
    expect(numeros([await emitir({ ahora: minutos(11), empresa: ANDINA })])).toEqual([1]);
  });
});

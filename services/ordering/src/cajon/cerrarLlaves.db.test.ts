import { randomBytes } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { leerBoleto, nuevoParDeCajon } from '@comanda/kit/acceso/boletoDeCajon';
import { enEmpresa, verComo } from '@comanda/kit/base/db';
import { empresaDeTrabajo } from '@comanda/kit/acceso/tenant';
import { usarClaveDeSecretos } from '@comanda/kit/credenciales/secretos';
import { ADMIN, ANDINA, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';

import type { Database } from '../db/schema';

import { cerrarLlaves, llaveCerrada } from './cerrarLlaves';
import { darBoleto } from './darBoleto';
import { crearLlave, exigirLlave } from './llavesDeCajon';

const AHORA = new Date('2026-11-20T15:00:00Z');
const hecho = { usuario: { id: ADMIN.id, nombreCompleto: ADMIN.nombre }, ahora: AHORA };

describe('the private keys of print services at rest', () => {
  let prueba: TestDb<unknown>;
  beforeEach(async () => {
    prueba = await testDb();
  });
  afterEach(() => prueba.close());

  const dueno = <Row extends object>(texto: string, valores: readonly unknown[] = []) =>
    comoDueno<Row>(prueba.url, texto, valores);
  const guardadas = async () =>
    (
      await dueno<{ privada: string }>(
        'select privada from pedidos.impresoras_vinculadas order by id',
      )
    ).map(({ privada }) => privada);
  /** As while the version before is still there, which reads them in clear. */
  const conLaDeAntes = () =>
    dueno(
      'alter table pedidos.impresoras_vinculadas drop constraint impresoras_vinculadas_cerrada',
    );
  const yaNoEsta = () => dueno('select pedidos.estrechar()');
  const en = <Result>(
    { id }: { id: number },
    hacer: (dentro: Parameters<typeof crearLlave>[0]) => Promise<Result>,
  ) => {
    const { db } = prueba;
    const empresa = empresaDeTrabajo(id);
    return enEmpresa(verComo<Database>(db), empresa, (transaccion) =>
      hacer({ ...transaccion, db, empresa, hecho }),
    );
  };
  const crear = (empresa: { id: number }) => en(empresa, crearLlave);
  const firmar = (empresa: { id: number }, impresion: string) =>
    en(empresa, (dentro) =>
      darBoleto(
        dentro,
        { impresion, reloj: undefined, recibida: AHORA },
        { id: impresion, caja: 1, motivo: 'Venta', dispositivo: null },
      ),
    );

  it('are closed from the first one on, and sign as they did', async () => {
    const llave = await crear(PUERTO);
    const [guardada = ''] = await guardadas();
    expect(guardada).toMatch(/^cifrado:/);
    expect(guardada).not.toContain(llave.privada);
    const boleto = await firmar(PUERTO, llave.id);
    expect(leerBoleto(llave.publica, boleto ?? '')).toMatchObject({ impresion: llave.id });
  });

  it('of before are closed at a start, once, in every company, and sign as they did', async () => {
    await conLaDeAntes();
    const [una, otra] = [await crear(PUERTO), await crear(ANDINA)];
    expect((await guardadas()).sort()).toEqual([una.privada, otra.privada].sort());
    expect(await cerrarLlaves(prueba.db)).toBe(0); // it may still have to read them
    expect((await guardadas()).sort()).toEqual([una.privada, otra.privada].sort());

    await yaNoEsta();
    const veces = await Promise.all([1, 2, 3].map(() => cerrarLlaves(prueba.db)));
    // which of them comes first to a company is anybody's guess
    expect(veces.reduce((suma, cerradas) => suma + cerradas, 0)).toBe(2);
    expect((await guardadas()).every((privada) => privada.startsWith('cifrado:'))).toBe(true);
    for (const [empresa, llave] of [
      [PUERTO, una],
      [ANDINA, otra],
    ] as const) {
      const boleto = await firmar(empresa, llave.id);
      expect(leerBoleto(llave.publica, boleto ?? '')).not.toBeNull();
    }
    expect(await cerrarLlaves(prueba.db)).toBe(0);
  });

  it('are written in clear by nobody from then on', async () => {
    await yaNoEsta();
    await yaNoEsta();
    const { publica, privada } = nuevoParDeCajon();
    const clara = dueno(
      `insert into pedidos.impresoras_vinculadas (empresa_id, id, publica, privada, vinculada, usuario_id, usuario)
       values ($1, gen_random_uuid(), $2, $3, now(), $4, 'Ana')`,
      [OTRA.id, publica, privada, ADMIN.id],
    );
    await expect(clara).rejects.toMatchObject({ constraint: 'impresoras_vinculadas_cerrada' });
  });

  it('do not open with the key of another installation, nor as that of another print service', async () => {
    const [una, otra] = [await crear(PUERTO), await crear(PUERTO)];
    await dueno(
      `update pedidos.impresoras_vinculadas i set privada = o.privada
         from pedidos.impresoras_vinculadas o where i.id = $1 and o.id = $2`,
      [una.id, otra.id],
    );
    const abrir = (id: string) => en(PUERTO, (dentro) => exigirLlave(dentro, id));
    await expect(abrir(una.id)).rejects.toThrow();
    expect((await abrir(otra.id)).privada).toBe(otra.privada);
    expect(await llaveCerrada(prueba.db)).toBeDefined();
    usarClaveDeSecretos(prueba.db, randomBytes(32));
    await expect(abrir(otra.id)).rejects.toThrow();
  });
});

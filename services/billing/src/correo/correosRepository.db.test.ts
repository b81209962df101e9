import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { enEmpresa } from '@comanda/kit/base/db';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';

import { AHORA, abrirMundo, empresaId, vender, type Mundo } from '../testing/mundo';

import { colaCorreosRepository } from './colaCorreosRepository';
import { correosRepository } from './correosRepository';

const puerto = empresaId(PUERTO);
const andina = empresaId(ANDINA);
const FIRMADO = '<campoAdicional nombre="Email">maria@correo.ec</campoAdicional>';

let mundo: Mundo;
let ahora = AHORA;
beforeAll(async () => {
  mundo = await abrirMundo();
});
afterAll(() => mundo.close());

/** A sale whose invoice has left the queue in that state. */
async function vendida(estado: 'AUTORIZADO' | 'DEVUELTA' = 'AUTORIZADO'): Promise<string> {
  const { clave } = await vender(mundo, PUERTO, { hoy: '2026-11-20' });
  await comoDueno(
    mundo.url,
    `update facturacion.comprobantes set estado = $2, xml_firmado = $3, xml_autorizado = $3,
            fecha_autorizacion = now()
      where clave_acceso = $1`,
    [clave, estado, FIRMADO],
  );
  return clave;
}
const pedir = (clave: string, { empresa = puerto, email = '' } = {}) =>
  correosRepository(mundo.db).pedir(empresa, {
    clave,
    email,
    asunto: '',
    por: 'ana@demo.ec',
    ahora,
  });
const anotar = async (
  clave: string,
  estado: 'ENVIADO' | 'FALLIDO',
  mensaje: string | null = null,
) => {
  const cola = colaCorreosRepository(mundo.db);
  const correo = await pedir(clave);
  expect(await cola.anotar(correo, { estado, mensaje, ahora, proximo: ahora })).toBe(true);
};

describe('correosRepository', () => {
  it('tells the latest mail of each document, and of none that has none', async () => {
    const [una, otra, sin] = [await vendida(), await vendida(), await vendida()];
    await anotar(una, 'FALLIDO', 'No existe');
    await pedir(una, { email: 'nueva@correo.ec' });
    await anotar(otra, 'ENVIADO');
    const ultimos = await correosRepository(mundo.db).ultimos(puerto, [una, otra, sin]);

    expect([...ultimos.keys()].sort()).toEqual([una, otra].sort());
    expect(ultimos.get(una)).toEqual({
      estado: 'PENDIENTE',
      email: 'nueva@correo.ec',
      mensaje: null,
      fecha: ahora.toISOString(),
    });
    expect(ultimos.get(otra)).toMatchObject({ estado: 'ENVIADO', email: 'maria@correo.ec' });
    expect(await correosRepository(mundo.db).ultimos(puerto, [])).toEqual(new Map());
  });

  it('counts the documents whose latest mail failed', async () => {
    const { cuantosFallidos } = correosRepository(mundo.db);
    const antes = await cuantosFallidos(puerto);
    const [una, otra] = [await vendida(), await vendida()];
    await anotar(una, 'FALLIDO');
    await anotar(una, 'FALLIDO');
    await anotar(otra, 'FALLIDO');
    expect(await cuantosFallidos(puerto)).toBe(antes + 2);

    await anotar(otra, 'ENVIADO');
    expect(await cuantosFallidos(puerto)).toBe(antes + 1);
  });

  it('asks only for what was authorised, and where there is somebody to send it to', async () => {
    await expect(pedir(await vendida('DEVUELTA'))).rejects.toMatchObject({
      code: 'COMPROBANTE_SIN_AUTORIZAR',
    });
    const clave = await vendida();
    await comoDueno(
      mundo.url,
      `update facturacion.comprobantes set identificacion = '9999999999999' where clave_acceso = $1`,
      [clave],
    );
    await expect(pedir(clave)).rejects.toMatchObject({ code: 'CORREO_SIN_DIRECCION' });
    expect(await pedir(clave, { email: 'quien@correo.ec' })).toMatchObject({ clave });
  });

  it('asks no more than five times in ten minutes, also when all ask at once', async () => {
    const clave = await vendida();
    const pedidos = await Promise.allSettled(Array.from({ length: 8 }, () => pedir(clave)));
    const porque = pedidos.flatMap((p) => (p.status === 'rejected' ? [p.reason as unknown] : []));
    expect(porque).toMatchObject(Array(3).fill({ code: 'CORREO_REPETIDO' }));
    await expect(pedir(clave)).rejects.toMatchObject({ code: 'CORREO_REPETIDO' });

    ahora = new Date(ahora.getTime() + 11 * 60_000);
    expect(await pedir(clave)).toMatchObject({ clave });
  });

  it('reaches nothing of another empresa: ultimos, cuantosFallidos, pedir, encolar, estado, leer, anotar', async () => {
    const clave = await vendida();
    const correos = correosRepository(mundo.db);
    const cola = colaCorreosRepository(mundo.db);
    const correo = await pedir(clave);

    const ajeno = { ...correo, empresa: andina };
    await expect(cola.leer(ajeno)).rejects.toThrow();
    const resultado = { estado: 'FALLIDO' as const, mensaje: 'x', ahora, proximo: ahora };
    expect(await cola.anotar(ajeno, resultado)).toBe(false);
    expect(await correos.estado(andina, correo)).toBeUndefined();
    expect(await correos.ultimos(andina, [clave])).toEqual(new Map());
    await expect(pedir(clave, { empresa: andina })).rejects.toMatchObject({
      code: 'NO_ENCONTRADO',
    });
    const { encolar } = correos;
    await expect(encolar(andina, { clave, por: 'ana@demo.ec', ahora })).rejects.toMatchObject({
      code: 'NO_ENCONTRADO',
    });

    expect(await cola.anotar(correo, resultado)).toBe(true);
    expect(await correos.cuantosFallidos(andina)).toBe(0);
    expect(await correos.estado(puerto, correo)).toMatchObject({ estado: 'FALLIDO' });
  });

  it('takes what is due in the order of an index, and sorts nothing of what waits behind', async () => {
    const [cuerpo] = await comoDueno<{ sql: string }>(
      mundo.url,
      `select substring(prosrc from 'return query(.*?);') as sql from pg_proc where proname = 'correos_debidos'`,
    );
    const sql = cuerpo?.sql.replace('p_n', '5').replaceAll('p_ahora', 'now()') ?? '';
    const plan = await enEmpresa(mundo.db, puerto, async ({ client }) => {
      await client.query('set local enable_seqscan = off');
      await client.query('set local enable_sort = off');
      return (await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`)).rows;
    });
    const lineas = plan.map((fila) => fila['QUERY PLAN']).join('\n');
    expect(lineas).toContain('correos_por_salir');
    expect(lineas).not.toContain('Sort');
  });

  it('keeps what was asked for: the application can neither change nor delete it', async () => {
    const { clave, id } = await pedir(await vendida());
    const hacer = (texto: string) =>
      enEmpresa(mundo.db, puerto, ({ client }) => client.query(texto, [clave, id]));
    const donde = 'where clave_acceso = $1 and id = $2';
    await expect(hacer(`update facturacion.correos set email = 'x@x.ec' ${donde}`)).rejects.toThrow(
      'permission denied',
    );
    await expect(hacer(`delete from facturacion.correos ${donde}`)).rejects.toThrow(
      'permission denied',
    );
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';

import { abrirMundo, empresaId, vender, type Mundo } from '../testing/mundo';
import { makeVenta } from '../testing/ventas';

import { emisionesRepository } from './emisionesRepository';

const puerto = empresaId(PUERTO);
const andina = empresaId(ANDINA);
const HOY = '2026-11-20';

let mundo: Mundo;
let uno: string;
let dos: string;
let emisiones: ReturnType<typeof emisionesRepository>;
beforeAll(async () => {
  mundo = await abrirMundo();
  emisiones = emisionesRepository(mundo.db);
  const base = makeVenta([{ cantidad: 2, precio_venta: 375, tarifa: 15 }]);
  uno = (await vender(mundo, PUERTO, { hoy: HOY })).clave;
  dos = (
    await vender(mundo, PUERTO, {
      hoy: HOY,
      over: { comprador: { ...base.comprador, identificacion: '0926687856' } },
    })
  ).clave;
});
afterAll(() => mundo.close());

const claves = async (texto: string, empresa = puerto) =>
  (await emisiones.buscar(empresa, texto)).map(({ clave_acceso }) => clave_acceso);

describe('emisionesRepository', () => {
  it('lists the latest first, or what was looked for: a buyer, a key, a number', async () => {
    expect(await claves('')).toEqual([dos, uno]);
    expect(await claves('0926687856')).toEqual([dos]);
    expect(await claves(uno)).toEqual([uno]);
    expect(await claves('001-001-000000002')).toEqual([dos]);
    expect(await claves('001-001-2')).toEqual([dos]);
    expect(await claves('002-001-000000002')).toEqual([]);
  });

  it('finds a number of its own RUC, not the same number of another it had before', async () => {
    await comoDueno(
      mundo.url,
      `insert into facturacion.comprobantes (empresa_id, clave_acceso, venta_id, ruc, establecimiento, punto_emision,
         cod_doc, ambiente, secuencial, fecha_emision, identificacion, total, datos)
       select empresa_id, overlay(clave_acceso placing '9' from 49), gen_random_uuid(), '1790012345001',
              establecimiento, punto_emision, cod_doc, ambiente, secuencial, fecha_emision, 'ANTES', total, datos
         from facturacion.comprobantes where clave_acceso = $1`,
      [uno],
    );
    expect(await claves('001-001-000000001')).toEqual([uno]);
    await comoDueno(
      mundo.url,
      `delete from facturacion.comprobantes where identificacion = 'ANTES'`,
    );
  });

  it('looks for each of them through an index', async () => {
    const planes = await Promise.all(
      [
        `identificacion = 'x' order by creado desc`,
        `clave_acceso = 'x'`,
        `ruc = 'x' and establecimiento = '001' and punto_emision = '001' and cod_doc in ('01', '04')
          and ambiente in ('1', '2') and secuencial = 1`,
      ].map((filtro) =>
        comoDueno<{ 'QUERY PLAN': string }>(
          mundo.url,
          `explain select clave_acceso from facturacion.comprobantes where empresa_id = 1 and ${filtro}`,
        ),
      ),
    );
    for (const plan of planes)
      expect(plan.map((fila) => fila['QUERY PLAN']).join('\n')).toMatch(/Index/);
  });

  it('opens a document: its buyer, its total; the invoice and its note know of each other', async () => {
    const nota = overlay(uno, '04');
    await comoDueno(
      mundo.url,
      `insert into facturacion.comprobantes (empresa_id, clave_acceso, venta_id, ruc, establecimiento, punto_emision,
         cod_doc, ambiente, secuencial, fecha_emision, identificacion, total, datos, modifica)
       select empresa_id, $2, venta_id, ruc, establecimiento, punto_emision, '04', ambiente, secuencial,
              fecha_emision, identificacion, total, datos, clave_acceso
         from facturacion.comprobantes where clave_acceso = $1`,
      [uno, nota],
    );

    expect(await emisiones.abrir(puerto, uno)).toMatchObject({
      total: '7.50',
      comprador: { identificacion: '1710034065', tipo_identificacion: '05' },
      modifica: null,
      nota,
    });
    expect(await emisiones.abrir(puerto, nota)).toMatchObject({
      cod_doc: '04',
      modifica: uno,
      nota: null,
    });
  });

  it('buscar, abrir and intentos show nothing of another empresa', async () => {
    await comoDueno(
      mundo.url,
      `insert into facturacion.intentos (empresa_id, clave_acceso, paso, resultado, milisegundos, en)
       values ($1, $2, 'FIRMA', 'FIRMADA', 3, now()), ($1, $2, 'ENVIO', 'RECIBIDA', 5, now())`,
      [PUERTO.id, dos],
    );

    expect((await emisiones.intentos(puerto, dos)).map(({ paso }) => paso)).toEqual([
      'ENVIO',
      'FIRMA',
    ]);
    expect(await emisiones.intentos(andina, dos)).toEqual([]);
    expect(await emisiones.abrir(andina, dos)).toBeUndefined();
    for (const texto of ['', dos, '001-001-000000002', '0926687856'])
      expect(await claves(texto, andina)).toEqual([]);
  });
});

const overlay = (clave: string, codDoc: string) => clave.slice(0, 8) + codDoc + clave.slice(10);

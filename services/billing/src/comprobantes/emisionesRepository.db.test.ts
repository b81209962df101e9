import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { hasta } from '@comanda/kit/testing/hasta';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';

import { abrirMundo, empresaId, vender, type Mundo } from '../testing/mundo';
import { planesDe } from '../testing/planes';
import { makeVenta } from '../testing/ventas';

import { emisionesRepository, type CorteDeEmisiones } from './emisionesRepository';
import type { FiltroDeEmisiones } from './filtroEmisiones';

const puerto = empresaId(PUERTO);
const andina = empresaId(ANDINA);
const HOY = '2026-11-20';
const CORTE: CorteDeEmisiones = { desde: 0, filas: 50, orden: 'fecha', desc: true };

let mundo: Mundo;
let uno: string;
let dos: string;
let emisiones: ReturnType<typeof emisionesRepository>;
beforeAll(async () => {
  mundo = await abrirMundo();
  emisiones = emisionesRepository(mundo.db);
  const base = makeVenta([{ cantidad: 2, precio_venta: 375, tarifa: 15 }]);
  uno = (await vender(mundo, PUERTO, { hoy: HOY })).clave;
  const comprador = {
    ...base.comprador,
    identificacion: '0926687856',
    razon_social: 'José Ñuñez & Hijos',
  };
  dos = (
    await vender(mundo, PUERTO, {
      hoy: HOY,
      over: { ...makeVenta([{ cantidad: 1, precio_venta: 123450, tarifa: 15 }]), comprador },
    })
  ).clave;
});
afterAll(() => mundo.close());

const dueno = (texto: string, valores: readonly unknown[] = []) =>
  comoDueno(mundo.url, texto, valores);
const listar = (
  filtro: Partial<FiltroDeEmisiones>,
  empresa = puerto,
  corte: Partial<CorteDeEmisiones> = {},
) => emisiones.pagina(empresa, { ruc: '', ...filtro }, { ...CORTE, ...corte });
const claves = async (...args: Parameters<typeof listar>) =>
  (await listar(...args)).map(({ clave_acceso }) => clave_acceso);
const buscar = (ruc: string, empresa = puerto) => claves({ ruc }, empresa);
const resumen = async (filtro: Partial<FiltroDeEmisiones> = {}, empresa = puerto) =>
  (await emisiones.resumen(empresa, { ruc: '', ...filtro })).map(
    ({ estado, cuantos, suma }) => `${estado} ${cuantos} ${suma}`,
  );
const exportar = async (filtro: Partial<FiltroDeEmisiones> = {}, empresa = puerto, tras?: string) =>
  (await emisiones.siguientes(empresa, { ruc: '', ...filtro }, { tras, filas: 50 })).map(
    ({ clave_acceso }) => clave_acceso,
  );

/** A credit note of a document, made by hand; both are taken away by `sinNota`. */
async function conNota(clave: string): Promise<string> {
  const nota = clave.slice(0, 8) + '04' + clave.slice(10);
  await dueno(
    `insert into facturacion.comprobantes (empresa_id, clave_acceso, venta_id, ruc, establecimiento, punto_emision,
       cod_doc, ambiente, secuencial, fecha_emision, identificacion, total, datos, modifica)
     select empresa_id, $2, venta_id, ruc, establecimiento, punto_emision, '04', ambiente, secuencial,
            fecha_emision, identificacion, total, datos, clave_acceso
       from facturacion.comprobantes where clave_acceso = $1`,
    [clave, nota],
  );
  return nota;
}
const sinNota = () => dueno(`delete from facturacion.comprobantes where cod_doc = '04'`);

describe('emisionesRepository: what is looked for', () => {
  it('lists the latest first, or what was looked for: a buyer, a key, a number', async () => {
    expect(await buscar('')).toEqual([dos, uno]);
    expect(await buscar('0926687856')).toEqual([dos]);
    expect(await buscar(uno)).toEqual([uno]);
    expect(await buscar('001-001-000000002')).toEqual([dos]);
    expect(await buscar('001-001-2')).toEqual([dos]);
    expect(await buscar('002-001-000000002')).toEqual([]);
  });

  it.each([
    ['a name without case or accents', 'jose NUNEZ'],
    ['with them', 'José Ñuñez'],
    ['in any order', 'hijos josé'],
    ['a part of the identification', '66878'],
    ['a part of the number', '00002'],
    ['its amount', '1234.50'],
    ['with a comma', '1234,50'],
    ['as it is shown', '$1,234.50'],
    ['name and amount', 'nunez $1,234.50'],
  ])('finds %s', async (_que, texto) => {
    expect(await buscar(texto)).toEqual([dos]);
  });

  it('finds a part of a key, and nothing that has only one of two words', async () => {
    expect(await buscar(uno.slice(20))).toEqual([uno]);
    expect(await buscar('nunez salazar')).toEqual([]);
    expect(await buscar('7.5')).toEqual([uno]);
    expect(await buscar('%')).toEqual([]);
    expect(await buscar('_')).toEqual([]);
  });

  it('finds a number of its own RUC, not the same number of another it had before', async () => {
    await dueno(
      `insert into facturacion.comprobantes (empresa_id, clave_acceso, venta_id, ruc, establecimiento, punto_emision,
         cod_doc, ambiente, secuencial, fecha_emision, identificacion, total, datos)
       select empresa_id, overlay(clave_acceso placing '1790012345001' from 11), gen_random_uuid(), '1790012345001',
              establecimiento, punto_emision, cod_doc, ambiente, secuencial, fecha_emision, 'ANTES', total, datos
         from facturacion.comprobantes where clave_acceso = $1`,
      [uno],
    );
    expect(await buscar('001-001-000000001')).toEqual([uno]);
    await dueno(`delete from facturacion.comprobantes where identificacion = 'ANTES'`);
  });

  it('finds the buyer of a correction by the new name', async () => {
    await dueno(
      `update facturacion.comprobantes
          set datos = jsonb_set(datos, '{comprador,razon_social}', '"Ángela Córdova"') where clave_acceso = $1`,
      [uno],
    );
    expect(await buscar('angela cordova')).toEqual([uno]);
    expect(await buscar('salazar')).toEqual([]);
  });

  it('takes the days that documents are of, both within, whenever they came in', async () => {
    const { clave: deAyer } = await vender(mundo, PUERTO, { hoy: '2026-11-19' });
    const llega = (clave: string, cuando: string) =>
      dueno(`update facturacion.comprobantes set creado = $2 where clave_acceso = $1`, [
        clave,
        cuando,
      ]);
    await llega(uno, '2026-11-20T04:59:59Z'); // 23:59:59 of the 19th, by a clock that runs behind
    await llega(dos, '2026-11-20T05:00:00Z');
    await llega(deAyer, '2027-03-01T13:00:00Z'); // a till without a line for months
    const [antes, desde] = [{ hasta: '2026-11-19' }, { desde: '2026-11-20' }];
    expect(await claves(antes)).toEqual([deAyer]);
    expect(await claves(desde)).toEqual([dos, uno]);
    expect(await claves({ desde: '2026-11-19', hasta: '2026-11-20' })).toEqual([deAyer, dos, uno]);
    expect(await claves({ desde: '2026-11-21' })).toEqual([]);
    expect(await resumen({ desde: '2026-11-19', ...antes })).toEqual(['POR_FIRMAR 1 7.50']);
    expect(await resumen({ ...desde, hasta: '2026-11-20' })).toEqual(['POR_FIRMAR 2 1242.00']);
    expect(await exportar(antes)).toEqual([deAyer]);
    const elegidas = await emisiones.elegir(puerto, { ruc: '', ...antes }, 10);
    expect(elegidas.map(({ clave_acceso }) => clave_acceso)).toEqual([deAyer]);
    await dueno(
      `with t as (delete from facturacion.trabajos where clave_acceso = $1)
       delete from facturacion.comprobantes where clave_acceso = $1`,
      [deAyer],
    );
  });

  it('sorts and cuts', async () => {
    expect(await claves({}, puerto, { desc: false })).toEqual([uno, dos]);
    expect(await claves({}, puerto, { orden: 'total', desc: false })).toEqual([uno, dos]);
    expect(await claves({}, puerto, { orden: 'total' })).toEqual([dos, uno]);
    expect(await claves({}, puerto, { desde: 1, filas: 1 })).toEqual([uno]);
    expect(await exportar({}, puerto, dos)).toEqual([uno]);
    expect(await exportar({}, puerto, uno)).toEqual([]);
  });
});

describe('emisionesRepository: a document and its credit note', () => {
  it('opens a document: its buyer, its total; the invoice and its note know of each other', async () => {
    const nota = await conNota(uno);
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

  it('shows an invoice that was taken back as ANULADA, and counts its amount in its own state', async () => {
    expect((await resumen()).sort()).toEqual(['ANULADA 1 0', 'POR_FIRMAR 2 1234.50']);
    expect(await claves({ estado: 'ANULADA' })).toEqual([uno]);
    expect(await claves({ estado: 'POR_FIRMAR' })).not.toContain(uno);
    expect(await exportar({ estado: 'ANULADA' })).toEqual([uno]);
    expect(await exportar({ estado: 'POR_FIRMAR' })).toEqual(await exportar());
    await sinNota();
  });

  it('adds nothing of what was withdrawn', async () => {
    await dueno(`update facturacion.comprobantes set estado = 'ANULADA' where clave_acceso = $1`, [
      uno,
    ]);
    expect(await resumen({ estado: 'ANULADA' })).toContain('ANULADA 1 0');
    expect(await claves({ estado: 'ANULADA' })).toEqual([uno]);
    await dueno(
      `update facturacion.comprobantes set estado = 'POR_FIRMAR' where clave_acceso = $1`,
      [uno],
    );
  });
});

describe('emisionesRepository: another empresa', () => {
  it('pagina, resumen, siguientes, abrir and intentos show nothing of another empresa', async () => {
    await dueno(
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
    for (const ruc of ['', dos, dos.slice(20), '001-001-000000002', '0926687856', '$1,234.50']) {
      expect(await buscar(ruc, andina)).toEqual([]);
      expect(await resumen({ ruc }, andina)).toEqual([]);
      expect(await exportar({ ruc }, andina)).toEqual([]);
    }
    const { clave: suya } = await vender(mundo, ANDINA, { hoy: HOY });
    expect(await exportar({}, andina)).toEqual([suya]);
    expect(await exportar({}, andina, dos)).toEqual([]); // nothing follows what it does not have
    await conNota(suya);
    expect(await claves({ estado: 'ANULADA' })).toEqual([]);
    expect(await buscar('', puerto)).toEqual([dos, uno]);
  });
});

describe('emisionesRepository: many documents', () => {
  it('reads them from the index of the list, a key and a number from their own, never from the table', async () => {
    await dueno('set synchronous_commit = on'); // vacuum calls nothing visible whose commit is not on the disk
    await dueno(
      `insert into facturacion.comprobantes (empresa_id, clave_acceso, venta_id, ruc, establecimiento, punto_emision,
         cod_doc, ambiente, secuencial, fecha_emision, identificacion, total, datos, creado)
       select $1, '7' || lpad(n::text, 48, '0'), gen_random_uuid(), $2, '009', '009', '01', '1', n, now(), '1790012345001',
              n % 5000 / 100.0, jsonb_build_object('comprador', jsonb_build_object('razon_social', 'Cliente ' || n % 97),
              'relleno', repeat(md5(n::text), 40)), now() - n * interval '1 minute'
         from generate_series(1, 20000) n`,
      [PUERTO.id, PUERTO.ruc],
    );
    // who still sees the table as it was, an autovacuum of another among them, keeps its pages from being marked;
    // a page or two with what an update left stay as they are
    await hasta('the index is enough to read the list', async () => {
      await dueno('vacuum analyze facturacion.comprobantes');
      const [tabla] = await dueno(
        `select relallvisible > 0.9 * relpages as visible from pg_class where oid = 'facturacion.comprobantes'::regclass`,
      );
      return tabla?.['visible'] === true;
    });
    const planes = (filtro: Partial<FiltroDeEmisiones>, corte: Partial<CorteDeEmisiones> = {}) =>
      planesDe(mundo.db, puerto, async (db) => {
        const repositorio = emisionesRepository(db);
        const entero = { ruc: '', ...filtro };
        await repositorio.resumen(puerto, entero);
        await repositorio.pagina(puerto, entero, { ...CORTE, ...corte });
        // the share of the whole that a thousand are of a company with many more
        await repositorio.siguientes(puerto, entero, { tras: dos, filas: 100 });
      });

    for (const filtro of [
      { ruc: '' },
      { ruc: 'cliente 31' },
      { ruc: '12.50' },
      { ruc: '70000000000000000' },
      { ruc: '', estado: 'ANULADA' as const },
      { ruc: '', desde: '2026-11-01', hasta: '2026-11-20' },
    ]) {
      const plan = await planes(filtro, { desde: 15_000 });
      expect(plan).toContain('comprobantes_lista');
      expect(plan).not.toContain('Seq Scan on comprobantes');
    }
    expect(await planes({ ruc: dos })).not.toContain('Seq Scan on comprobantes');
    expect(await planes({ ruc: dos })).toContain('comprobantes_pkey');
    const deNumero = await planes({ ruc: '001-001-2' });
    expect(deNumero).not.toContain('Seq Scan on comprobantes');
    expect(deNumero).toMatch(/Index Cond:.*secuencial = /);
  });
});

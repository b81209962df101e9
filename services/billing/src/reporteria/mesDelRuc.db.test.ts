import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { ANDINA, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';
import {
  CONCEPTOS_DEL_MES,
  FIGURAS_DEL_MES,
  type Mes,
} from '@comanda/shared/contracts/reportes/reporteria';
import { aCentavos } from '@comanda/shared/domain/dinero/dinero';
import { periodoDelMes } from '@comanda/shared/domain/texto/periodo';

import { empresasRepository } from '../empresas/empresasRepository';
import { abrirMundo, empresaId, type Mundo } from '../testing/mundo';
import { sembrarDocumento } from '../testing/sembrarMes';
import { makeVenta } from '../testing/ventas';

import { clavesDelMes } from './delRuc';
import { documentosRepository } from './documentosRepository';
import { mesPedido } from './mesDelRuc';
import { mesRepository } from './mesRepository';

const puerto = empresaId(PUERTO);
const andina = empresaId(ANDINA);
const LOS_DOS = [{ id: puerto }, { id: andina }];

let mundo: Mundo;
let secuencial = 0;
beforeAll(async () => {
  mundo = await abrirMundo();
  await comoDueno(
    mundo.url,
    `update identidad.empresas set ruc = $2, establecimiento = '002' where id = $1`,
    [andina, PUERTO.ruc],
  );
});
afterAll(() => mundo.close());

type Emitida = {
  de: typeof PUERTO | typeof ANDINA;
  precio: number;
  tarifa: 0 | 15;
  ambiente: '1' | '2';
  /** Of one bag, where it is one. */
  ice?: number;
};

const emitir = (fecha: string, { de, precio, tarifa, ambiente, ice = 0 }: Emitida) =>
  sembrarDocumento(mundo.url, {
    empresa: { id: de.id, ruc: PUERTO.ruc },
    secuencial: ++secuencial,
    fecha,
    estado: 'AUTORIZADO',
    ambiente,
    venta: makeVenta([{ cantidad: 1, precio_venta: precio, tarifa, ...(ice > 0 && { ice }) }]),
  });

const pedir = (mes: string, empresa = puerto, vistas = LOS_DOS) => {
  const partes = { meses: mesRepository(mundo.db), empresas: empresasRepository(mundo.db) };
  const pedido = { empresa, periodo: periodoDelMes(mes), vistas };
  return {
    suyo: () => mesPedido(partes, { ...pedido, todo: false }),
    todo: () => mesPedido(partes, { ...pedido, todo: true }),
  };
};

const cifras = ({ conceptos }: Mes): number[] =>
  CONCEPTOS_DEL_MES.flatMap((concepto) => [
    conceptos[concepto].documentos,
    ...FIGURAS_DEL_MES.map((figura) => aCentavos(conceptos[concepto][figura])),
  ]);

describe('the month of a taxpayer', () => {
  it('is to the cent what its companies issued, whatever they issued, asked by any of them', async () => {
    const emitida = fc.record({
      de: fc.constantFrom(PUERTO, ANDINA),
      precio: fc.integer({ min: 1, max: 99_999 }),
      tarifa: fc.constantFrom(0 as const, 15 as const),
      ambiente: fc.constant('2' as const),
    });
    for (const una of fc.sample(emitida, { numRuns: 40, seed: 20_261_128 }))
      await emitir('2026-11-12', una);
    const [uno, otro, juntos, alReves] = await Promise.all([
      pedir('2026-11').suyo(),
      pedir('2026-11', andina).suyo(),
      pedir('2026-11').todo(),
      pedir('2026-11', andina).todo(),
    ]);
    const deOtro = cifras(otro);
    expect(cifras(juntos)).toEqual(cifras(uno).map((cifra, i) => cifra + (deOtro[i] ?? 0)));
    expect(alReves).toEqual(juntos);
    expect(juntos.contribuyente).toEqual({
      ruc: PUERTO.ruc,
      ajenos: 0,
      establecimientos: [
        { empresa: PUERTO.empresa, establecimiento: '001', neto: uno.conceptos.NETO },
        { empresa: ANDINA.empresa, establecimiento: '002', neto: otro.conceptos.NETO },
      ],
    });
    const deTarifa = (mes: Mes, cual: number) =>
      aCentavos(mes.tarifas.find(({ tarifa }) => tarifa === cual)?.neto.base ?? 0);
    for (const tarifa of [15, 0])
      expect(deTarifa(juntos, tarifa)).toBe(deTarifa(uno, tarifa) + deTarifa(otro, tarifa));
  });

  it('says of one company which others there are, and not what they issued', async () => {
    const { contribuyente } = await pedir('2026-11').suyo();
    expect(contribuyente?.establecimientos.map(({ empresa, neto }) => [empresa, neto])).toEqual([
      [PUERTO.empresa, null],
      [ANDINA.empresa, null],
    ]);
  });

  it('has nothing of a company that the caller does not see, and says that there is one', async () => {
    const soloPuerto = pedir('2026-11', puerto, [{ id: puerto }]);
    const [suyo, todo] = await Promise.all([soloPuerto.suyo(), soloPuerto.todo()]);
    expect(cifras(todo)).toEqual(cifras(suyo));
    expect(todo.contribuyente).toMatchObject({ ajenos: 1 });
    expect(JSON.stringify(todo)).not.toContain(ANDINA.empresa);
  });

  it('has the ICE of the bags of all of them', async () => {
    const una = { precio: 23, tarifa: 15, ambiente: '2' } as const;
    await emitir('2026-07-01', { ...una, de: PUERTO, ice: 10 });
    await emitir('2026-07-02', { ...una, de: ANDINA, ice: 5 });
    await emitir('2026-07-03', { ...una, de: ANDINA });
    const de = [pedir('2026-07').suyo(), pedir('2026-07', andina).suyo(), pedir('2026-07').todo()];
    expect((await Promise.all(de)).map(({ ice }) => ice)).toEqual([0.1, 0.05, 0.15]);
  });

  it('counts nothing of the tests of one where another issues for good', async () => {
    const una = { precio: 115, tarifa: 15 } as const;
    await emitir('2026-09-01', { ...una, de: PUERTO, ambiente: '2' });
    await emitir('2026-09-02', { ...una, de: ANDINA, ambiente: '1', ice: 10 });
    const { conceptos, ambiente, contribuyente, ice } = await pedir('2026-09').todo();
    expect(ambiente).toBe('2');
    expect(conceptos.NETO).toMatchObject({ documentos: 1, iva: 0.15 });
    expect(ice).toBe(0);
    expect(conceptos.PRUEBAS).toMatchObject({ documentos: 1 });
    expect(contribuyente?.establecimientos.map(({ neto }) => neto?.documentos)).toEqual([1, 0]);
  });

  it('has none of those tests among what is taken away of the month', async () => {
    const partes = await clavesDelMes(
      documentosRepository(mundo.db),
      [puerto, andina],
      periodoDelMes('2026-09'),
    );
    expect(partes.map(({ claves }) => claves.map(({ concepto }) => concepto))).toEqual([
      ['FACTURAS'],
      ['PRUEBAS'],
    ]);
  });

  it('is of one company alone where its RUC has no other', async () => {
    const otra = empresaId(OTRA);
    const { contribuyente } = await pedir('2026-11', otra, [{ id: otra }]).todo();
    expect(contribuyente).toBeNull();
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { facturaXml } from '@comanda/billing/domain/factura';
import { notaCreditoXml } from '@comanda/billing/domain/notaCredito';
import { validarFactura } from '@comanda/billing/domain/validarFactura';
import { validarNotaCredito } from '@comanda/billing/domain/validarNotaCredito';
import type { RevisionDeDocumento } from '@comanda/billing/domain/validarDocumento';
import { makeEmisor, makeVenta } from '@comanda/billing/testing/ventas';
import { emisorArbitrario, ventaArbitraria } from '@comanda/billing/testing/ventasAlAzar';
import type { Emisor } from '@comanda/billing/domain/emisor';
import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import { CONSUMIDOR_FINAL } from '@comanda/shared/domain/fiscal/identificacion';
import { veces } from '@comanda/shared/testing/veces';

import { abrirAutoridad } from './testing/autoridad';
import { claveDe, firmar, HOY } from './testing/documentos';
import { comoPares, pasaron } from './testing/pasaron';
import { RUPTURAS } from './testing/rupturas';

const PROVEEDOR = '1799999990001';
const IDENTIFICADAS = veces(300, 100);
const A_NADIE = veces(100);
const NOTAS = veces(100);
const SEMILLA = 20261123;

let autoridad: Awaited<ReturnType<typeof abrirAutoridad>>;
beforeAll(async () => {
  autoridad = await abrirAutoridad();
});
afterAll(() => autoridad.cerrar());

/** To nobody, up to fifty dollars. */
const ventaANadie: fc.Arbitrary<ComprobanteVenta> = fc
  .array(
    fc.record({
      cantidad: fc.integer({ min: 1, max: 3 }),
      precio_venta: fc.integer({ min: 1, max: 400 }),
      tarifa: fc.constantFrom(0, 5, 15),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((lineas) => {
    const venta = makeVenta(lineas);
    return { ...venta, comprador: { ...venta.comprador, identificacion: CONSUMIDOR_FINAL } };
  });

const sacar = <Uno>(de: fc.Arbitrary<Uno>, numRuns: number) =>
  fc.sample(fc.tuple(de, emisorArbitrario), { numRuns, seed: SEMILLA });

type Vendida = { venta: ComprobanteVenta; emisor: Emisor; clave: string; xml: string };

const VENDIDAS: Vendida[] = [
  ...sacar(ventaArbitraria, IDENTIFICADAS),
  ...sacar(ventaANadie, A_NADIE),
].map(([deOtroDia, emisor]) => {
  const venta = { ...deOtroDia, fecha_emision: HOY };
  const clave = claveDe('01');
  const datos = { claveAcceso: clave, emisor, venta, rucProveedor: PROVEEDOR };
  return { venta, emisor, clave, xml: firmar(facturaXml(exigir(validarFactura(datos)))) };
});

function exigir<Doc>(revision: RevisionDeDocumento<Doc>): Doc {
  if (!revision.ok) throw new Error(JSON.stringify(revision.defecto));
  return revision.documento;
}

function notaDe({ venta, clave }: Vendida): string {
  const datos = {
    claveAcceso: claveDe('04'),
    emisor: makeEmisor(),
    venta,
    rucProveedor: PROVEEDOR,
    modificado: { numero: `001-001-${clave.slice(30, 39)}`, fecha: HOY },
    motivo: 'Devolución',
  };
  return firmar(notaCreditoXml(exigir(validarNotaCredito(datos))));
}

describe('what the builder writes and the signer signs', () => {
  it(`is authorised: ${VENDIDAS.length} invoices of any buyer, and ${NOTAS} credit notes of them`, async () => {
    const mal: object[] = [];
    for (const xml of [
      ...VENDIDAS.map((una) => una.xml),
      ...VENDIDAS.slice(0, NOTAS).map(notaDe),
    ]) {
      const veredicto = await autoridad.juzgar(xml);
      if (veredicto.estado !== 'AUTORIZADO') mal.push({ ...veredicto, xml });
    }
    expect(mal).toEqual([]);
  });

  it('is not where one rule is broken, whichever it is', async () => {
    const ventas = VENDIDAS.slice(0, 1).map(({ venta }) => venta);
    for (const par of comoPares(RUPTURAS))
      expect(await pasaron(autoridad, par, ventas)).toEqual([]);
  });

  it('has every rate in force without a decree, the ICE of bags, discounts, tips, several payments and each type of buyer', () => {
    const todo = VENDIDAS.map(({ xml }) => xml).join('');
    for (const parte of [
      ...['0', '4', '5', '10', '3680'].map((codigo) => `<codigoPorcentaje>${codigo}<`),
      ...['04', '05', '06', '07', '08'].map((tipo) => `<tipoIdentificacionComprador>${tipo}<`),
      ...['01', '16', '19', '20'].map((forma) => `<formaPago>${forma}<`),
    ])
      expect(todo).toContain(parte);
    expect(todo).toMatch(/<propina>[1-9]/);
    expect(todo).toMatch(/<totalDescuento>[1-9]/);
    expect(todo).toMatch(/<\/pago><pago>/);
  });
});

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
import {
  parteDe,
  quedaDeLineas,
  type Devuelto,
  type Parte,
  type QuedaDeLinea,
} from '@comanda/shared/domain/dinero/devolucion';
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
const PARCIALES = veces(20);
const FUNDAS = '<codigoPorcentaje>3680<';
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

type Parcial = Pick<Parte, 'lineas' | 'antes'>;

function notaDe({ venta, clave }: Vendida, parte: Partial<Parcial> = {}): string {
  const { lineas = venta.lineas, antes } = parte;
  const datos = {
    claveAcceso: claveDe('04'),
    emisor: makeEmisor(),
    venta: { ...venta, lineas },
    antes,
    rucProveedor: PROVEEDOR,
    modificado: { numero: `001-001-${clave.slice(30, 39)}`, fecha: HOY },
    motivo: 'Devolución',
  };
  return firmar(notaCreditoXml(exigir(validarNotaCredito(datos))));
}

/** What is asked back of a line: half its units, then a third off the price of what is left, then all that there is. */
const PASOS: readonly ((queda: QuedaDeLinea) => { cantidad: number } | { monto: number })[] = [
  ({ cantidad }) => ({ cantidad: Math.floor(cantidad / 2) }),
  ({ monto }) => ({ monto: Math.floor(monto / 3) }),
  ({ cantidad }) => ({ cantidad }),
];

/** Notes over parts of an invoice until nothing is left of it. */
function partesDe({ venta: { lineas } }: Vendida): Parcial[] {
  const devueltos: Devuelto[] = [];
  return PASOS.flatMap((paso) => {
    const pedidos = quedaDeLineas(lineas, devueltos).flatMap((queda, linea) => {
      const pedido = { linea, ...paso(queda) };
      return parteDe(lineas, devueltos, [pedido]).parte ? [pedido] : [];
    });
    const { parte } = parteDe(lineas, devueltos, pedidos);
    devueltos.push(...(parte?.devuelve ?? []));
    return parte ?? [];
  });
}

describe('what the builder writes and the signer signs', () => {
  it(`is authorised: ${VENDIDAS.length} invoices of any buyer, and ${NOTAS} credit notes of them`, async () => {
    const mal: object[] = [];
    for (const xml of [
      ...VENDIDAS.map((una) => una.xml),
      ...VENDIDAS.slice(0, NOTAS).map((una) => notaDe(una)),
    ]) {
      const veredicto = await autoridad.juzgar(xml);
      if (veredicto.estado !== 'AUTORIZADO') mal.push({ ...veredicto, xml });
    }
    expect(mal).toEqual([]);
  });

  it(`is authorised of parts of ${PARCIALES} invoices with bags, until nothing is left of them`, async () => {
    const conFundas = VENDIDAS.slice(NOTAS, IDENTIFICADAS).filter(({ xml }) =>
      xml.includes(FUNDAS),
    );
    const mal: object[] = [];
    let deFundas = 0;
    for (const vendida of conFundas.slice(0, PARCIALES))
      for (const parte of partesDe(vendida)) {
        const xml = notaDe(vendida, parte);
        deFundas += xml.split(FUNDAS).length - 1;
        const veredicto = await autoridad.juzgar(xml);
        if (veredicto.estado !== 'AUTORIZADO') mal.push({ ...veredicto, xml });
      }
    expect(mal).toEqual([]);
    expect(deFundas).toBeGreaterThan(PARCIALES);
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

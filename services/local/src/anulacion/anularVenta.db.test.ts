import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { entregaDe } from '@comanda/billing/piezas';
import { compartido, hayCompartido } from '@comanda/billing/testing/compartido';
import { abrirSandbox, type SandboxDePrueba } from '@comanda/billing/testing/sandbox';
import { faltasXsd } from '@comanda/billing/testing/validarXsd';
import { hayXmlsec, verificarConXmlsec } from '@comanda/billing/testing/xmlsec';
import { hasta } from '@comanda/kit/testing/hasta';
import { CLIENTE, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';
import type { Emision } from '@comanda/shared/contracts/facturacion/documentos';
import type { PaginaDeEmisiones } from '@comanda/shared/contracts/facturacion/emisiones';
import type { Venta } from '@comanda/shared/contracts/ventas/ventas';

import { abrirMundo, type Mundo } from '../testing/mundo';

const { empresa } = PUERTO;
const NOTAS = 8;

let sandbox: SandboxDePrueba;
let mundo: Mundo;
beforeAll(async () => {
  sandbox = await abrirSandbox();
  mundo = await abrirMundo({ sriUrl: sandbox.url });
});
afterAll(async () => {
  await mundo.cerrar();
  await sandbox.cerrar();
});

const comoAdmin = <Data>(nombre: string, entrada: object): Promise<Data> =>
  mundo.dato<Data>(nombre, mundo.como('Administrador'), { empresa, ...entrada });
const anular = (editar: string, motivo = '') =>
  comoAdmin<Venta>('actualizarEstado', { editar, estado: 'ANULADO', motivo });
const emisiones = async (): Promise<Emision[]> =>
  (await comoAdmin<PaginaDeEmisiones>('consultarEmisiones', { ruc: '', filas: 100 })).filas;
const emision = async (clave: string) =>
  (await emisiones()).find(({ clave_acceso }) => clave_acceso === clave);
/** What the worker does until nothing is due. */
async function entregar(): Promise<void> {
  const entrega = entregaDe(mundo.billing, {
    error: (detalle, mensaje) => {
      throw new Error(`${mensaje}: ${JSON.stringify(detalle)}`);
    },
    info: () => undefined,
  });
  while ((await entrega.ronda()) > 0);
}
/** Sold, and authorised by now: on a busy machine its hurried delivery may end before the authority has answered. */
async function vender(cedula?: string): Promise<string> {
  const { clave } = await mundo.vender(PUERTO, cedula);
  await hasta('it is authorised', async () => {
    await entregar();
    return (await emision(clave))?.estado === 'AUTORIZADO';
  });
  return clave;
}
const xmlDeNotas = async () =>
  (
    await comoDueno<{ xml_firmado: string }>(
      mundo.url,
      `select xml_firmado from facturacion.comprobantes where cod_doc = '04' order by secuencial`,
    )
  ).map(({ xml_firmado }) => xml_firmado);

describe('a sale is voided', () => {
  it('authorised to somebody: a credit note takes it back, authorised in its turn', async () => {
    const clave = await vender(CLIENTE.cedula);
    expect(await emision(clave)).toMatchObject({
      estado: 'AUTORIZADO',
      tipo: 'FACTURA',
      relacionado: null,
      anulacion: { como: 'NOTA_CREDITO' },
    });

    expect(await anular(clave, 'Cliente devuelve el pedido')).toMatchObject({ estado: 'ANULADO' });
    await entregar();

    const factura = await emision(clave);
    expect(factura).toMatchObject({ estado: 'AUTORIZADO', anulacion: { como: null } });
    const nota = await emision(factura?.relacionado ?? '');
    expect(nota).toMatchObject({
      tipo: 'NOTA_CREDITO',
      estado: 'AUTORIZADO',
      cedula: CLIENTE.cedula,
      relacionado: clave,
      anulacion: null,
    });
    const { texto } = await mundo.enviar('descargarXml', mundo.como('Contador'), {
      empresa,
      archivo: `${nota?.clave_acceso}.xml`,
    });
    expect(texto).toContain(`<numeroAutorizacion>${nota?.clave_acceso}</numeroAutorizacion>`);
    expect(texto).toContain('Cliente devuelve el pedido');
  });

  it('authorised to the final consumer: it is refused, as the list had said', async () => {
    const clave = await vender();
    const respuesta = await mundo.enviar('actualizarEstado', mundo.como('Administrador'), {
      empresa,
      editar: clave,
      estado: 'ANULADO',
    });
    expect(respuesta).toMatchObject({ status: 422, code: 'ANULACION_CONSUMIDOR_FINAL' });
    expect((await emision(clave))?.anulacion).toEqual({
      como: null,
      frase: (respuesta.cuerpo as { msg?: string }).msg,
    });
  });

  it('while the authority is silent: it is refused, and done once the authority answered', async () => {
    await sandbox.poner('mudo');
    const { clave } = await mundo.vender(PUERTO, CLIENTE.cedula);
    await sandbox.poner('normal');
    const pedir = () =>
      mundo.enviar('actualizarEstado', mundo.como('Administrador'), {
        empresa,
        editar: clave,
        estado: 'ANULADO',
      });
    expect(await pedir()).toMatchObject({ status: 409, code: 'ANULACION_EN_CAMINO' });
    // the worker's clock has no microseconds: what is due at this very moment would be not due yet
    await comoDueno(
      mundo.url,
      `update facturacion.trabajos set proximo = now() - interval '1 second'`,
    );
    await entregar();
    expect((await emision(clave))?.estado).toBe('AUTORIZADO');
    expect((await pedir()).status).toBe(200);
    await entregar();
    const nota = (await emision(clave))?.relacionado ?? '';
    expect((await emision(nota))?.estado).toBe('AUTORIZADO');
  });

  it('many at once: notes of the series 04 without a gap, all authorised', async () => {
    const antes = (await xmlDeNotas()).length;
    const claves: string[] = [];
    for (let i = 0; i < NOTAS; i++) claves.push(await vender(CLIENTE.cedula));
    await Promise.all([...claves, ...claves].map((clave) => anular(clave)));
    await entregar();

    const notas = (await emisiones()).filter(({ tipo }) => tipo === 'NOTA_CREDITO');
    expect(notas.map(({ estado }) => estado)).toEqual(Array(antes + NOTAS).fill('AUTORIZADO'));
    expect(
      notas.map(({ clave_acceso }) => Number(clave_acceso.slice(30, 39))).sort((a, b) => a - b),
    ).toEqual(notas.map((_, i) => i + 1));
  });
});

(hayXmlsec.esta ? describe : describe.skip)(hayXmlsec.titulo('xmlsec1'), () => {
  it('verifies every credit note that was issued', async () => {
    const xmls = await xmlDeNotas();
    expect(xmls.length).toBeGreaterThan(NOTAS);
    expect(verificarConXmlsec('notaCredito', xmls)).toEqual({ status: 0, buenos: xmls.length });
  });
});

const xsd = hayCompartido('sri', 'xsd', 'notaCredito_V1.1.0.signed.xsd');
(xsd.esta ? describe : describe.skip)(xsd.titulo("the authority's schema"), () => {
  it('accepts every credit note that was issued', async () => {
    const esquema = compartido('sri', 'xsd', 'notaCredito_V1.1.0.signed.xsd');
    const xmls = await xmlDeNotas();
    expect(xmls.length).toBeGreaterThan(NOTAS);
    expect(faltasXsd(esquema, xmls)).toEqual(xmls.map(() => null));
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PNG } from 'pngjs';

import {
  ADMIN_OTRA,
  ANDINA,
  CAJERO,
  COCINERO,
  CONTADOR,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import { sesionDe } from '@comanda/kit/testing/sesion';
import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { emisionesCalls } from '@comanda/shared/contracts/facturacion/emisiones';
import { facturacionCalls as calls } from '@comanda/shared/contracts/facturacion/facturacion';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { abrirFacturacionConSri } from '../testing/facturacion';
import { vender } from '../testing/mundo';
import { makeClave } from '../testing/ventas';

let servicio: Awaited<ReturnType<typeof abrirFacturacionConSri>>;
beforeAll(async () => {
  servicio = await abrirFacturacionConSri();
});
afterAll(() => servicio.cerrar());

type Usuario = { id: string };
const { empresa } = PUERTO;
const hoy = fechaNegocio(new Date());
const vendida = async () => (await vender(servicio.mundo, PUERTO, { hoy })).clave;
const firmar = (usuario: Usuario | null, claveAcceso: string) =>
  servicio.pedir(calls.firmarXml, usuario, { empresa, infoTributaria: { claveAcceso } });
const estado = (usuario: Usuario | null, clave: string) =>
  servicio.pedir(documentosCalls.consultarComprobante, usuario, { clave, empresa });
const xml = (usuario: Usuario | null, clave: string) =>
  servicio.pedir(documentosCalls.descargarXml, usuario, { archivo: `${clave}.xml`, empresa });
const pdf = (usuario: Usuario | null, clave: string, formato?: 'a4' | '80mm') =>
  servicio.pedir(documentosCalls.descargarRide, usuario, { clave, empresa, formato });
const consultar = (usuario: Usuario | null) =>
  servicio.pedir(calls.consultarEmpresa, usuario, { company: empresa });

describe('the documents of a sale', () => {
  it('POST /firmar_xml hurries the invoice and answers its state', async () => {
    const clave = await vendida();
    const respuesta = await firmar(CAJERO, clave);

    expect(respuesta.data).toMatchObject({
      clave_acceso: clave,
      estado: 'AUTORIZADO',
      mensaje: null,
    });
    expect((await estado(CONTADOR, clave)).data).toEqual(respuesta.data);
  });

  it('with the authority down the sale stands and the invoice waits, visibly', async () => {
    await servicio.sandbox.poner('caida');
    const clave = await vendida();
    const { status, data } = await firmar(CAJERO, clave);
    await servicio.sandbox.poner('normal');

    expect(status).toBe(200);
    expect(data).toMatchObject({
      estado: 'FIRMADA',
      mensaje: 'El SRI no responde. Se enviará de nuevo',
    });
    // it may have arrived: the next ones would wait until it is known
    await servicio.sql('delete from facturacion.trabajos where clave_acceso = $1', [clave]);
  });

  it('lists what was issued, by buyer or all, with a link that opens', async () => {
    const clave = await vendida();
    await firmar(CAJERO, clave);
    const buscar = async (ruc: string) =>
      (await servicio.dato(emisionesCalls.consultarEmisiones, CONTADOR, { ruc, empresa })).filas;
    const fila = {
      clave_acceso: clave,
      empresa: PUERTO.empresa,
      cedula: '1710034065',
      estado: 'AUTORIZADO',
      mensaje: null,
      fecha_autorizacion: expect.any(String),
    };

    expect(await buscar('')).toContainEqual(expect.objectContaining(fila));
    expect(await buscar('1710034065')).toContainEqual(expect.objectContaining(fila));
    expect(await buscar('0926687856')).toEqual([]);

    const link = (await buscar('')).find((f) => f.clave_acceso === clave)?.link;
    const headers = await sesionDe(servicio.url, CONTADOR);
    const abierto = await servicio.app.inject({ url: link, headers });
    expect(abierto.statusCode).toBe(200);
    expect(abierto.body).toContain(
      `<autorizacion><estado>AUTORIZADO</estado><numeroAutorizacion>${clave}<`,
    );
  });

  it('prints an authorised document as a PDF, and none before', async () => {
    const clave = await vendida();
    expect((await pdf(CONTADOR, clave)).code).toBe('COMPROBANTE_SIN_AUTORIZAR');

    await firmar(CAJERO, clave);
    const { status, texto } = await pdf(CONTADOR, clave);
    expect([status, texto.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(texto).toContain('595.28');
    const rollo = await pdf(CONTADOR, clave, '80mm');
    expect([rollo.status, rollo.texto.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(rollo.texto).toContain('/MediaBox [0 0 226 ');
    const a3 = { clave, empresa, formato: 'a3' };
    expect((await servicio.pedirMal(documentosCalls.descargarRide, CONTADOR, a3)).status).toBe(400);
  });

  it('prints the logo of the company, and tells its till the one for paper', async () => {
    const clave = await vendida();
    await firmar(CAJERO, clave);
    const sin = await pdf(CONTADOR, clave);
    const punto = PNG.sync.write(new PNG({ width: 8, height: 8 }), { colorType: 2 });
    const poner = (id: number) =>
      servicio.sql(
        `insert into identidad.logos (empresa_id, huella, pantalla, documento, ticket)
         values ($1, repeat('a', 64), '', $2, $2)`,
        [id, punto],
      );
    await poner(ANDINA.id);
    const deOtra = await pdf(CONTADOR, clave);
    await poner(PUERTO.id);
    const con = await pdf(CONTADOR, clave);
    await servicio.sql('delete from identidad.logos where empresa_id = $1', [ANDINA.id]);
    const imagenes = ({ texto }: { texto: string }) => texto.split('/Subtype /Image').length - 1;
    expect([sin, deOtra, con].map(imagenes)).toEqual([0, 0, 1]);
    const deTicket = async (company: string) =>
      (await servicio.dato(calls.consultarEmpresa, CONTADOR, { company })).logo_ticket;
    expect(await deTicket(PUERTO.empresa)).toBe(punto.toString('base64'));
    expect(await deTicket(ANDINA.empresa)).toBeNull();
  });

  it('refuses everybody else: another empresa, a profile without it, nobody', async () => {
    const clave = await vendida();
    const codigos = async (quien: Usuario | null) => {
      const respuestas = await Promise.all([
        firmar(quien, clave),
        estado(quien, clave),
        servicio.pedir(emisionesCalls.consultarEmisiones, quien, { ruc: '', empresa }),
        xml(quien, clave),
        pdf(quien, clave),
        consultar(quien),
      ]);
      return respuestas.map(({ code }) => code);
    };

    expect(await codigos(ADMIN_OTRA)).toEqual(Array(6).fill('EMPRESA_NO_PERMITIDA'));
    expect(await codigos(COCINERO)).toEqual(Array(6).fill('PERFIL_NO_PERMITIDO'));
    expect(await codigos(null)).toEqual(Array(6).fill('SESION_REQUERIDA'));
  });

  it('knows no document that was never sold', async () => {
    expect((await firmar(CAJERO, makeClave(999))).code).toBe('NO_ENCONTRADO');
    expect((await xml(CONTADOR, makeClave(999))).status).toBe(404);
  });
});

describe('GET /empresa/:company', () => {
  it('answers what the till needs and no secret', async () => {
    const { cuerpo, data } = await consultar(CAJERO);
    expect(data).toMatchObject({
      empresa: PUERTO.empresa,
      ruc: PUERTO.ruc,
      factura: true,
      ambiente: '1',
    });
    expect(JSON.stringify(cuerpo)).not.toMatch(/clave|p12|firma/i);
  });
});

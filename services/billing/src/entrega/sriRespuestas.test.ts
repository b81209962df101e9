import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { facturaXml } from '../domain/factura';
import { validarFactura } from '../domain/validarFactura';
import { makeClave, RUC } from '../testing/ventas';
import { emisorArbitrario, ventaArbitraria } from '../testing/ventasAlAzar';

import { leerConsulta, leerRecepcion, SriNoDisponible } from './sriRespuestas';

const sobre = (cuerpo: string) =>
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${cuerpo}</soap:Body></soap:Envelope>`;
const recepcion = (dentro: string) =>
  sobre(
    `<ns2:validarComprobanteResponse xmlns:ns2="x"><RespuestaRecepcionComprobante>${dentro}</RespuestaRecepcionComprobante></ns2:validarComprobanteResponse>`,
  );
const consulta = (dentro: string) =>
  sobre(
    '<ns2:autorizacionComprobanteResponse xmlns:ns2="x"><RespuestaAutorizacionComprobante>' +
      `<claveAccesoConsultada>123</claveAccesoConsultada><numeroComprobantes>1</numeroComprobantes>${dentro}` +
      '</RespuestaAutorizacionComprobante></ns2:autorizacionComprobanteResponse>',
  );
const autorizacion = (estado: string, fecha = '2026-11-20T13:00:00-05:00') =>
  `<autorizacion><estado> ${estado} </estado><numeroAutorizacion>123</numeroAutorizacion><fechaAutorizacion>${fecha}</fechaAutorizacion><mensajes/></autorizacion>`;

const motivoDe = (leer: () => unknown) => {
  try {
    leer();
  } catch (error) {
    if (error instanceof SriNoDisponible) return error.motivo;
    throw error;
  }
  return null;
};

describe('answers of the authority', () => {
  it('reads a reception, its states trimmed, its lists absent, empty or full', () => {
    expect(leerRecepcion(recepcion('<estado> RECIBIDA\n</estado><comprobantes/>'))).toEqual({
      estado: 'RECIBIDA',
      mensajes: [],
    });
    expect(leerRecepcion(recepcion('<estado>RECIBIDA</estado>'))).toEqual({
      estado: 'RECIBIDA',
      mensajes: [],
    });
    const devuelta = recepcion(
      '<estado>DEVUELTA</estado><comprobantes><comprobante><claveAcceso>1</claveAcceso><mensajes>' +
        '<mensaje><identificador>35</identificador><mensaje>A &amp; B</mensaje><tipo>ERROR</tipo></mensaje>' +
        '</mensajes></comprobante></comprobantes>',
    );
    expect(leerRecepcion(devuelta).mensajes).toEqual([
      { identificador: '35', mensaje: 'A & B', informacionAdicional: '', tipo: 'ERROR' },
    ]);
  });

  it.each([
    ['RECIBIDO', 'RECIBIDA'],
    ['en procesamiento', 'RECIBIDA'],
    ['PPR', 'RECIBIDA'],
    ['RECHAZADA', 'DEVUELTA'],
  ])('takes %s of a reception for %s', (dicho, estado) => {
    expect(leerRecepcion(recepcion(`<estado>${dicho}</estado>`))).toEqual({ estado, mensajes: [] });
  });

  it.each([
    ['PPR', 'EN PROCESO'],
    ['EN PROCESAMIENTO', 'EN PROCESO'],
    ['En_Proceso', 'EN PROCESO'],
    ['RECHAZADA', 'NO AUTORIZADO'],
    ['NAT', 'NO AUTORIZADO'],
    ['No Autorizada', 'NO AUTORIZADO'],
    ['AUT', 'AUTORIZADO'],
  ])('takes %s of an authorisation for %s', (dicho, estado) => {
    const soap = consulta(`<autorizaciones>${autorizacion(dicho)}</autorizaciones>`);
    expect(leerConsulta(soap, '123')?.estado).toBe(estado);
  });

  it('keeps the word of a state that nobody knows', () => {
    const quiza = { estado: 'DESCONOCIDO', palabra: 'QUIZA' };
    expect(leerRecepcion(recepcion('<estado>Quizá</estado>'))).toMatchObject(quiza);
    const soap = consulta(`<autorizaciones>${autorizacion('quiza')}</autorizaciones>`);
    expect(leerConsulta(soap, '123')).toMatchObject(quiza);
  });

  it('reads the document back byte for byte, escaped or in a CDATA section, whatever the text in it', () => {
    const escapar = (xml: string) =>
      xml.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const leido = (contenido: string) =>
      leerConsulta(
        consulta(
          `<autorizaciones>${autorizacion('AUTORIZADO').replace('<mensajes/>', `<comprobante>${contenido}</comprobante><mensajes/>`)}</autorizaciones>`,
        ),
        '123',
      )?.comprobante;

    fc.assert(
      fc.property(ventaArbitraria, emisorArbitrario, (venta, emisor) => {
        const revision = validarFactura({
          claveAcceso: makeClave(),
          emisor,
          venta,
          rucProveedor: RUC,
        });
        if (!revision.ok) throw new Error(revision.defecto.msg);
        const xml = facturaXml(revision.documento);
        expect(leido(escapar(xml))).toBe(xml);
        expect(leido(`<![CDATA[${xml}]]>`)).toBe(xml);
      }),
    );
  });

  it('hears a verdict whatever its date says', () => {
    const dicha = consulta(
      `<autorizaciones>${autorizacion('AUTORIZADO', 'ayer')}</autorizaciones>`,
    );
    expect(leerConsulta(dicha, '123')).toMatchObject({
      estado: 'AUTORIZADO',
      fechaAutorizacion: 'ayer',
    });
  });

  it('finds the authorised entry among several, and none among none', () => {
    const varias = consulta(
      `<autorizaciones>${autorizacion('NO AUTORIZADO')}${autorizacion('AUTORIZADO')}${autorizacion('NO AUTORIZADO')}</autorizaciones>`,
    );
    expect(leerConsulta(varias, '123')?.estado).toBe('AUTORIZADO');
    expect(leerConsulta(consulta('<autorizaciones/>'), '123')).toBeNull();
  });

  it.each([
    [
      'a SOAP fault',
      'FAULT',
      () =>
        leerRecepcion(
          sobre('<soap:Fault><faultcode>x</faultcode><faultstring>mal</faultstring></soap:Fault>'),
        ),
    ],
    ['a page of a proxy', 'ILEGIBLE', () => leerRecepcion('<html><body>504</body></html>')],
    [
      'half an answer',
      'ILEGIBLE',
      () => leerRecepcion(recepcion('<estado>RECIBIDA</estado>').slice(0, 120)),
    ],
    ['no state at all', 'ILEGIBLE', () => leerRecepcion(recepcion('<estado> </estado>'))],
    [
      'the answer for another key',
      'ILEGIBLE',
      () =>
        leerConsulta(
          consulta(`<autorizaciones>${autorizacion('AUTORIZADO')}</autorizaciones>`),
          '999',
        ),
    ],
  ])('takes %s for no answer', (_caso, motivo, leer) => {
    expect(motivoDe(leer)).toBe(motivo);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { hasta } from '@comanda/kit/testing/hasta';
import { ADMIN, ADMIN_OTRA, CAJERO, CONTADOR, MESERO, PUERTO } from '@comanda/kit/testing/semilla';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { documentosCalls as calls } from '@comanda/shared/contracts/facturacion/documentos';
import { facturacionCalls } from '@comanda/shared/contracts/facturacion/facturacion';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { FalloDeCorreo, type Carta } from '@comanda/kit/correo/transporte';
import { abrirFacturacionConSri } from '../testing/facturacion';
import { vender } from '../testing/mundo';
import { makeClave, makeVenta } from '../testing/ventas';

let servicio: Awaited<ReturnType<typeof abrirFacturacionConSri>>;
let fallo: Error | null = null;
let entregar: Promise<void> = Promise.resolve();
const cartas: Carta[] = [];
beforeAll(async () => {
  const correo = {
    async enviar(carta: Carta) {
      await entregar;
      if (fallo) throw fallo;
      cartas.push(carta);
    },
  };
  servicio = await abrirFacturacionConSri({ correo });
});
afterAll(() => servicio.cerrar());

const { empresa } = PUERTO;
const vendida = async () =>
  (await vender(servicio.mundo, PUERTO, { hoy: fechaNegocio(new Date()) })).clave;
async function autorizada(): Promise<string> {
  const claveAcceso = await vendida();
  const entrada = { empresa, infoTributaria: { claveAcceso } };
  await servicio.dato(facturacionCalls.firmarXml, CAJERO, entrada);
  // whoever asks waits four seconds for the authority, which a busy machine may outlast
  await hasta('its authorisation', async () => {
    const leida = { clave: claveAcceso, empresa };
    const { estado } = await servicio.dato(calls.consultarComprobante, CAJERO, leida);
    return estado === 'AUTORIZADO';
  });
  return claveAcceso;
}
const enviar = (
  usuario: { id: string } | null,
  claveAcceso: string,
  over: Partial<CallInput<typeof calls.enviarCorreo>> = {},
) => {
  const vacio = { link: '', email: '', asuntos: '', tipo: 'FACTURA' };
  return servicio.pedir(calls.enviarCorreo, usuario, { ...vacio, claveAcceso, ...over });
};

describe('POST /envial_email', () => {
  it('sends the document to its buyer, the company found by its key', async () => {
    const clave = await autorizada();
    const { status, data } = await enviar(ADMIN, clave);

    expect(status).toBe(200);
    expect(data).toEqual({
      estado: 'ENVIADO',
      email: 'maria@correo.ec',
      mensaje: null,
      fecha: expect.any(String),
    });
    expect(cartas.at(-1)).toMatchObject({ para: 'maria@correo.ec' });
  });

  it('sends it to whom the caller says, under the subject the caller gives', async () => {
    const clave = await autorizada();
    const over = { empresa, email: 'otra@correo.ec', asuntos: 'Su almuerzo' };
    expect((await enviar(ADMIN, clave, over)).data).toMatchObject({
      email: 'otra@correo.ec',
    });
    expect(cartas.at(-1)).toMatchObject({ para: 'otra@correo.ec', asunto: 'Su almuerzo' });
  });

  it('goes to its buyer alone where who serves asks for it: another address would take the data of one out', async () => {
    const clave = await autorizada();
    for (const quien of [CAJERO, MESERO])
      expect(await enviar(quien, clave, { empresa, email: 'ajena@correo.ec' })).toMatchObject({
        status: 403,
        code: 'PERFIL_NO_PERMITIDO',
        errores: [{ campo: 'email', msg: expect.stringMatching(/^Solo un Administrador elige/) }],
      });
    expect((await enviar(CAJERO, clave, { empresa })).data).toMatchObject({
      email: 'maria@correo.ec',
    });
    expect(cartas.map(({ para }) => para)).not.toContain('ajena@correo.ec');
  });

  it('says why it did not go, and that it will be tried again', async () => {
    const clave = await autorizada();
    fallo = new FalloDeCorreo('El servidor de correo no responde. Se enviará de nuevo', false, {});
    const { data } = await enviar(ADMIN, clave);
    fallo = null;
    expect(data).toMatchObject({
      estado: 'PENDIENTE',
      mensaje: expect.stringMatching('no responde'),
    });
  });

  it('does not keep the caller waiting for a slow server', async () => {
    const clave = await autorizada();
    let soltar: () => void = () => undefined;
    entregar = new Promise((resolve) => (soltar = resolve)); // says nothing for as long as somebody waits for the answer
    const { data } = await enviar(ADMIN, clave);
    expect(data).toMatchObject({ estado: 'PENDIENTE' });

    const antes = cartas.length;
    soltar();
    await hasta('the mail', () => cartas.length > antes);
  });

  it('refuses what is not authorised, what is asked for too often, and an address that is none', async () => {
    expect((await enviar(ADMIN, await vendida())).code).toBe('COMPROBANTE_SIN_AUTORIZAR');

    const clave = await autorizada();
    for (let i = 0; i < 5; i++) expect((await enviar(ADMIN, clave)).status).toBe(200);
    const { status, msg } = await enviar(ADMIN, clave);
    expect([status, msg]).toEqual([429, 'Este correo ya se pidió varias veces. Espere 10 minutos']);

    for (const email of ['no es', 'a@b.ec, c@d', 'a@b.ec\r\nBcc: c@d.ec'])
      expect((await enviar(ADMIN, clave, { email })).status).toBe(400);
  });

  it('asks for an address, by its field, where the document has none', async () => {
    const comprador = { ...makeVenta([]).comprador, email: '' };
    const hoy = fechaNegocio(new Date());
    const { clave: claveAcceso } = await vender(servicio.mundo, PUERTO, {
      hoy,
      over: { comprador },
    });
    await servicio.dato(facturacionCalls.firmarXml, CAJERO, {
      empresa,
      infoTributaria: { claveAcceso },
    });
    expect(await enviar(ADMIN, claveAcceso)).toMatchObject({
      status: 422,
      code: 'CORREO_SIN_DIRECCION',
      errores: [{ campo: 'email', msg: 'El cliente no tiene un correo válido. Escriba uno' }],
    });
  });

  it('knows no document of another empresa, named or not, nor for who may not send', async () => {
    const clave = await autorizada();
    expect((await enviar(ADMIN_OTRA, clave)).code).toBe('NO_ENCONTRADO');
    expect((await enviar(ADMIN_OTRA, clave, { empresa })).code).toBe('EMPRESA_NO_PERMITIDA');
    expect((await enviar(ADMIN, makeClave(999))).code).toBe('NO_ENCONTRADO');
    expect((await enviar(CONTADOR, clave)).code).toBe('PERFIL_NO_PERMITIDO');
    expect((await enviar(null, clave)).code).toBe('SESION_REQUERIDA');
  });
});

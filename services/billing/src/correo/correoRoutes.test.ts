import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, CAJERO, CONTADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { fechaNegocio } from '@comanda/shared/domain/fecha';

import { FalloDeCorreo } from '../correo/transporte';
import { abrirCliente, type Cliente } from '../testing/llamar';
import { abrirMundo, darCertificado, vender, type Mundo } from '../testing/mundo';
import { abrirSandbox, type SandboxDePrueba } from '../testing/sandbox';
import { makeClave } from '../testing/ventas';

let sandbox: SandboxDePrueba;
let mundo: Mundo;
let cliente: Cliente;
let fallo: Error | null = null;
let lento = 0;
beforeAll(async () => {
  sandbox = await abrirSandbox();
  mundo = await abrirMundo(sandbox.url);
  const { correo } = mundo.deps;
  mundo.deps.correo = {
    async enviar(carta) {
      await new Promise((resolve) => setTimeout(resolve, lento));
      if (fallo) throw fallo;
      await correo.enviar(carta);
    },
  };
  await darCertificado(mundo, PUERTO);
  cliente = await abrirCliente(mundo);
}, 30_000);
afterAll(async () => {
  await cliente.app.close();
  await mundo.close();
  await sandbox.cerrar();
});

const puerto = `empresa=${encodeURIComponent(PUERTO.empresa)}`;
async function vendida(): Promise<string> {
  return (await vender(mundo, PUERTO, { hoy: fechaNegocio(new Date()) })).clave;
}
async function autorizada(): Promise<string> {
  const claveAcceso = await vendida();
  await cliente.llamar(CAJERO, {
    method: 'POST',
    url: `/firmar_xml?${puerto}`,
    payload: { infoTributaria: { claveAcceso } },
  });
  return claveAcceso;
}
const enviar = (usuario: { id: string } | null, claveAcceso: string, over: object = {}) =>
  cliente.llamar(usuario, {
    method: 'POST',
    url: '/envial_email',
    payload: { link: '', email: '', asuntos: '', claveAcceso, tipo: 'FACTURA', ...over },
  });

describe('POST /envial_email', () => {
  it('sends the document to its buyer, the company found by its key', async () => {
    const clave = await autorizada();
    const { status, cuerpo } = await enviar(ADMIN, clave);

    expect(status).toBe(200);
    expect(cuerpo.data).toEqual({
      ...{ estado: 'ENVIADO', email: 'maria@correo.ec', mensaje: null },
      fecha: expect.any(String),
    });
    expect(mundo.cartas.at(-1)).toMatchObject({ para: 'maria@correo.ec' });
  });

  it('sends it to whom the caller says, under the subject the caller gives', async () => {
    const clave = await autorizada();
    const over = { empresa: PUERTO.empresa, email: 'otra@correo.ec', asuntos: 'Su almuerzo' };
    expect((await enviar(CAJERO, clave, over)).cuerpo.data).toMatchObject({
      email: 'otra@correo.ec',
    });
    expect(mundo.cartas.at(-1)).toMatchObject({ para: 'otra@correo.ec', asunto: 'Su almuerzo' });
  });

  it('says why it did not go, and that it will be tried again', async () => {
    const clave = await autorizada();
    fallo = new FalloDeCorreo('El servidor de correo no responde. Se enviara de nuevo', false, {});
    const { cuerpo } = await enviar(CAJERO, clave);
    fallo = null;
    expect(cuerpo.data).toMatchObject({
      estado: 'PENDIENTE',
      mensaje: expect.stringMatching('no responde'),
    });
  });

  it('does not keep the caller waiting for a slow server', async () => {
    const clave = await autorizada();
    lento = 6_000;
    const inicio = Date.now();
    const { cuerpo } = await enviar(CAJERO, clave);
    lento = 0;
    expect(Date.now() - inicio).toBeLessThan(5_500);
    expect(cuerpo.data).toMatchObject({ estado: 'PENDIENTE' });
  }, 15_000);

  it('refuses what is not authorised, what is asked for too often, and an address that is none', async () => {
    expect((await enviar(CAJERO, await vendida())).cuerpo.code).toBe('COMPROBANTE_SIN_AUTORIZAR');

    const clave = await autorizada();
    for (let i = 0; i < 5; i++) expect((await enviar(CAJERO, clave)).status).toBe(200);
    const { status, cuerpo } = await enviar(CAJERO, clave);
    expect([status, cuerpo.msg]).toEqual([
      429,
      'Este correo ya se pidio varias veces. Espere 10 minutos',
    ]);

    for (const email of ['no es', 'a@b.ec, c@d.ec', 'a@b.ec\r\nBcc: c@d.ec'])
      expect((await enviar(CAJERO, clave, { email })).status).toBe(400);
  });

  it('knows no document of another empresa, named or not, nor for who may not send', async () => {
    const clave = await autorizada();
    const otra = { empresa: PUERTO.empresa };
    expect((await enviar(ADMIN_OTRA, clave)).cuerpo.code).toBe('NO_ENCONTRADO');
    expect((await enviar(ADMIN_OTRA, clave, otra)).cuerpo.code).toBe('EMPRESA_NO_PERMITIDA');
    expect((await enviar(ADMIN, makeClave(999))).cuerpo.code).toBe('NO_ENCONTRADO');
    expect((await enviar(CONTADOR, clave)).cuerpo.code).toBe('PERFIL_NO_PERMITIDO');
    expect((await enviar(null, clave)).cuerpo.code).toBe('SESION_REQUERIDA');
  });
});

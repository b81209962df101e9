import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN_OTRA, CAJERO, COCINERO, CONTADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { fechaNegocio } from '@comanda/shared/domain/fecha';

import { makeClave } from '../testing/ventas';
import { abrirCliente, type Cliente } from '../testing/llamar';
import { abrirMundo, darCertificado, vender, type Mundo } from '../testing/mundo';
import { abrirSandbox, type SandboxDePrueba } from '../testing/sandbox';

let sandbox: SandboxDePrueba;
let mundo: Mundo;
let cliente: Cliente;
beforeAll(async () => {
  sandbox = await abrirSandbox();
  mundo = await abrirMundo(sandbox.url);
  await darCertificado(mundo, PUERTO);
  cliente = await abrirCliente(mundo);
}, 30_000);
afterAll(async () => {
  await cliente.app.close();
  await mundo.close();
  await sandbox.cerrar();
});

const hoy = fechaNegocio(new Date());
const puerto = `empresa=${encodeURIComponent(PUERTO.empresa)}`;
const firmar = (usuario: { id: string }, claveAcceso: string) =>
  cliente.llamar(usuario, {
    method: 'POST',
    url: `/firmar_xml?${puerto}`,
    payload: { infoTributaria: { claveAcceso } },
  });

describe('the documents of a sale', () => {
  it('POST /firmar_xml hurries the invoice and answers its state', async () => {
    const { clave } = await vender(mundo, PUERTO, { hoy });
    const respuesta = await firmar(CAJERO, clave);
    const estado = await cliente.llamar(CONTADOR, {
      method: 'GET',
      url: `/comprobante/${clave}/estado?${puerto}`,
    });

    expect(respuesta.cuerpo.data).toMatchObject({
      clave_acceso: clave,
      estado: 'AUTORIZADO',
      mensaje: null,
    });
    expect(estado.cuerpo.data).toEqual(respuesta.cuerpo.data);
  });

  it('with the authority down the sale stands and the invoice waits, visibly', async () => {
    await sandbox.poner('caida');
    const { clave } = await vender(mundo, PUERTO, { hoy });
    const { status, cuerpo } = await firmar(CAJERO, clave);
    await sandbox.poner('normal');

    expect(status).toBe(200);
    expect(cuerpo.data).toMatchObject({
      estado: 'FIRMADA',
      mensaje: 'El SRI no responde. Se enviara de nuevo',
    });
  });

  it('lists what was issued, by buyer or all, with a link that opens', async () => {
    const { clave } = await vender(mundo, PUERTO, { hoy });
    await firmar(CAJERO, clave);
    const buscar = (ruc: string) =>
      cliente.llamar(CONTADOR, {
        method: 'POST',
        url: '/consultar_emisiones',
        payload: { ruc, empresa: PUERTO.empresa },
      });
    const fila = {
      clave_acceso: clave,
      empresa: PUERTO.empresa,
      cedula: '1710034065',
      estado: 'AUTORIZADO',
      mensaje: null,
      fecha_autorizacion: expect.any(String),
    };

    expect((await buscar('')).cuerpo.data).toContainEqual(expect.objectContaining(fila));
    expect((await buscar('1710034065')).cuerpo.data).toContainEqual(expect.objectContaining(fila));
    expect((await buscar('0926687856')).cuerpo.data).toEqual([]);

    const { link } = (
      (await buscar('')).cuerpo.data as { clave_acceso: string; link: string }[]
    ).find((f) => f.clave_acceso === clave) ?? { link: '' };
    const xml = await cliente.llamar(CONTADOR, {
      method: 'GET',
      url: link.replace('/facturacion', ''),
    });
    expect(xml.status).toBe(200);
    expect(xml.texto).toContain(
      `<autorizacion><estado>AUTORIZADO</estado><numeroAutorizacion>${clave}<`,
    );
  });

  it('prints an authorised document as a PDF, and none before', async () => {
    const { clave } = await vender(mundo, PUERTO, { hoy });
    const pdf = (formato?: string) => {
      const query = formato === undefined ? puerto : `${puerto}&formato=${formato}`;
      return cliente.llamar(CONTADOR, {
        method: 'GET',
        url: `/comprobantes/${clave}.pdf?${query}`,
      });
    };
    expect((await pdf()).cuerpo.code).toBe('COMPROBANTE_SIN_AUTORIZAR');

    await firmar(CAJERO, clave);
    const { status, texto } = await pdf();
    expect([status, texto.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(texto).toContain('595.28');
    const rollo = await pdf('80mm');
    expect([rollo.status, rollo.texto.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(rollo.texto).toContain('/MediaBox [0 0 226 ');
    expect((await pdf('a3')).status).toBe(400);
  });

  it('refuses everybody else: another empresa, a profile without it, nobody', async () => {
    const { clave } = await vender(mundo, PUERTO, { hoy });
    const llamadas = [
      {
        method: 'POST' as const,
        url: `/firmar_xml?${puerto}`,
        payload: { infoTributaria: { claveAcceso: clave } },
      },
      { method: 'GET' as const, url: `/comprobante/${clave}/estado?${puerto}` },
      {
        method: 'POST' as const,
        url: '/consultar_emisiones',
        payload: { ruc: '', empresa: PUERTO.empresa },
      },
      { method: 'GET' as const, url: `/comprobantes/${clave}.xml?${puerto}` },
      { method: 'GET' as const, url: `/comprobantes/${clave}.pdf?${puerto}` },
      { method: 'GET' as const, url: `/empresa/${encodeURIComponent(PUERTO.empresa)}` },
    ];
    const codigos = async (usuario: { id: string } | null) =>
      Promise.all(
        llamadas.map(async (llamada) => (await cliente.llamar(usuario, llamada)).cuerpo.code),
      );

    expect(await codigos(ADMIN_OTRA)).toEqual(Array(6).fill('EMPRESA_NO_PERMITIDA'));
    expect(await codigos(COCINERO)).toEqual(Array(6).fill('PERFIL_NO_PERMITIDO'));
    expect(await codigos(null)).toEqual(Array(6).fill('SESION_REQUERIDA'));
  });

  it('knows no document that was never sold', async () => {
    expect((await firmar(CAJERO, makeClave(999))).cuerpo.code).toBe('NO_ENCONTRADO');
    expect(
      (
        await cliente.llamar(CONTADOR, {
          method: 'GET',
          url: `/comprobantes/${makeClave(999)}.xml?${puerto}`,
        })
      ).status,
    ).toBe(404);
  });
});

describe('GET /empresa/:company', () => {
  it('answers what the till needs and no secret', async () => {
    const { cuerpo } = await cliente.llamar(CAJERO, {
      method: 'GET',
      url: `/empresa/${encodeURIComponent(PUERTO.empresa)}`,
    });
    expect(cuerpo.data).toMatchObject({
      empresa: PUERTO.empresa,
      ruc: PUERTO.ruc,
      factura: true,
      ambiente: '1',
    });
    expect(JSON.stringify(cuerpo)).not.toMatch(/clave|p12|firma/i);
  });
});

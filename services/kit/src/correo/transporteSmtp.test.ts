import { createServer, type AddressInfo } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { cabecerasDe, makeCarta } from '../testing/cartas';
import { abrirServidorSmtp, type ServidorSmtp } from '../testing/servidorSmtp';

import { FalloDeCorreo, type Transporte } from './transporte';
import { transporteSmtp } from './transporteSmtp';

const remitente = 'facturas@comanda.ec';
let servidor: ServidorSmtp;
let transporte: Transporte;
beforeAll(async () => {
  servidor = await abrirServidorSmtp();
  transporte = transporteSmtp({ url: servidor.url, remitente, silencioMs: 1_500 });
});
afterAll(() => servidor.cerrar());
beforeEach(() => {
  servidor.recibidos.length = 0;
  servidor.poner({});
});

const fallo = async (de: Transporte = transporte, carta: Parameters<typeof makeCarta>[0] = {}) => {
  const error: unknown = await de.enviar(makeCarta(carta)).catch((causa: unknown) => causa);
  if (!(error instanceof FalloDeCorreo))
    throw new Error(`expected a FalloDeCorreo: ${String(error)}`);
  return { permanente: error.permanente, frase: error.frase };
};
const RECHAZA_DIRECCION = {
  permanente: true,
  frase: 'El servidor de correo no acepta la dirección. Revise el correo',
};
const PIDE_ESPERAR = {
  permanente: false,
  frase: 'El servidor de correo pide esperar. Se enviará de nuevo',
};
const NO_RESPONDE = {
  permanente: false,
  frase: 'El servidor de correo no responde. Se enviará de nuevo',
};
const CUENTA = {
  permanente: false,
  frase: 'El servidor de correo no acepta la cuenta de envío. Avise a soporte',
};

describe('transporteSmtp, against a mail server', () => {
  it('hands over the message, from our address in the name of the company', async () => {
    await transporte.enviar(makeCarta());

    const [recibido] = servidor.recibidos;
    expect(recibido).toMatchObject({ de: remitente, para: 'maria@correo.ec' });
    expect(cabecerasDe(recibido?.mensaje ?? '')).toEqual(
      expect.arrayContaining([
        'Message-ID: <123.4@comanda.ec>',
        'From: =?UTF-8?Q?La_Cevicher=C3=ADa_del_Puerto?= <facturas@comanda.ec>',
        'Reply-To: =?UTF-8?Q?La_Cevicher=C3=ADa_del_Puerto?= <ventas@puerto.ec>',
        'To: maria@correo.ec',
      ]),
    );
  });

  it('goes to each of several, and says which of them was not taken', async () => {
    const para = 'maria@correo.ec; caja@hotel.ec';
    await transporte.enviar(makeCarta({ para }));
    expect(servidor.recibidos).toMatchObject([{ para: 'maria@correo.ec,caja@hotel.ec' }]);
    expect(cabecerasDe(servidor.recibidos[0]?.mensaje ?? '')).toContain(
      'To: maria@correo.ec, caja@hotel.ec',
    );

    servidor.poner({ destinatario: { codigo: 550, dice: 'no such user', solo: 'caja@hotel.ec' } });
    expect(await fallo(transporte, { para })).toEqual({
      permanente: true,
      frase: 'El servidor de correo no acepta caja@hotel.ec. A las demás direcciones sí se envió',
    });
    expect(servidor.recibidos.at(-1)).toMatchObject({ para: 'maria@correo.ec' });
  });

  it('gives a message the same Message-ID each time', async () => {
    await transporte.enviar(makeCarta());
    await transporte.enviar(makeCarta());
    const ids = servidor.recibidos.map(({ mensaje }) =>
      cabecerasDe(mensaje).find((cabecera) => cabecera.startsWith('Message-ID')),
    );
    expect(new Set(ids)).toEqual(new Set(['Message-ID: <123.4@comanda.ec>']));
  });

  it.each([
    [
      'an address it does not know',
      { destinatario: { codigo: 550, dice: 'no such user' } },
      RECHAZA_DIRECCION,
    ],
    ['a full mailbox', { destinatario: { codigo: 452, dice: 'mailbox full' } }, PIDE_ESPERAR],
    ['a grey list', { destinatario: { codigo: 451, dice: 'come back later' } }, PIDE_ESPERAR],
    [
      'a message it does not like',
      { datos: { codigo: 554, dice: 'spam' } },
      { permanente: true, frase: 'El servidor de correo rechazó el mensaje. Avise a soporte' },
    ],
    ['a moment without space', { datos: { codigo: 452, dice: 'disk full' } }, PIDE_ESPERAR],
    ['a sender it does not accept', { remitente: { codigo: 553, dice: 'not yours' } }, CUENTA],
    ['a connection cut in the middle', { corta: true }, NO_RESPONDE],
    ['a server that says nothing more', { calla: true }, NO_RESPONDE],
  ])('tells what %s means', async (_, conducta, esperado) => {
    servidor.poner(conducta);
    expect(await fallo()).toEqual(esperado);
    expect(servidor.recibidos).toEqual([]);
  });

  it('waits for a server that is not there', async () => {
    const otro = await abrirServidorSmtp();
    await otro.cerrar();
    expect(await fallo(transporteSmtp({ url: otro.url, remitente }))).toEqual(NO_RESPONDE);
  });

  it('waits for a server that greets nobody', async () => {
    const mudo = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => mudo.once('listening', resolve));
    const { port } = mudo.address() as AddressInfo; // it listens on a port
    const lento = transporteSmtp({ url: `smtp://127.0.0.1:${port}`, remitente, silencioMs: 200 });
    expect(await fallo(lento)).toEqual(NO_RESPONDE);
    mudo.close();
  });

  it('gives up on a server that is slow at each step, when its time is over', async () => {
    servidor.poner({ calla: true });
    const { url } = servidor;
    const apurado = transporteSmtp({ url, remitente, silencioMs: 60_000, limiteMs: 300 });
    expect(await fallo(apurado)).toEqual(NO_RESPONDE);
  });

  it('does not say its password over a line that is not encrypted', async () => {
    const url = servidor.url.replace('//', '//usuario:secreto@');
    expect(await fallo(transporteSmtp({ url, remitente }))).toMatchObject({ permanente: false });
    expect(servidor.recibidos).toEqual([]);
  });
});

import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { cabecerasDe, makeCarta } from '../testing/cartas';

import { elegirTransporte, REMITENTE } from './elegirTransporte';

let carpeta: string;
beforeAll(async () => {
  carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-correo-'));
});
afterAll(() => rm(carpeta, { recursive: true }));

const enviar = async (over: Parameters<typeof makeCarta>[0]) => {
  await elegirTransporte({ SMTP_FROM: REMITENTE, DATA_DIR: carpeta }).enviar(makeCarta(over));
  const archivos = await readdir(path.join(carpeta, 'correo'));
  const mio = archivos.find((nombre) => nombre.includes(over?.id ?? '123.4')) ?? '';
  return { archivos, mensaje: await readFile(path.join(carpeta, 'correo', mio), 'latin1') };
};

describe('mail without SMTP_URL', () => {
  it('is a file a mail program opens, with its attachments as they were', async () => {
    const { archivos, mensaje } = await enviar({});

    expect(archivos).toEqual(['2026-11-20-123.4.eml']);
    expect(cabecerasDe(mensaje)).toContain(
      'From: =?UTF-8?Q?La_Cevicher=C3=ADa_del_Puerto?= <facturas@comanda.local>',
    );
    expect(mensaje).toContain('filename=123.xml');
    expect(mensaje).toContain(Buffer.from('<factura>ñ\r\n</factura>').toString('base64'));
  });

  it('says where one click ends it, of mail that comes again (RFC 8058)', async () => {
    const baja = `https://comanda.ec/v1/baja_correo?ficha=1.2.3.${'x'.repeat(120)}`;
    const cabeceras = cabecerasDe((await enviar({ id: '8.1', baja })).mensaje);
    expect(cabeceras).toContain(`List-Unsubscribe: <${baja}>`);
    expect(cabeceras).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const sin = cabecerasDe((await enviar({ id: '8.2' })).mensaje).join('\n');
    expect(sin).not.toContain('List-Unsubscribe');
  });

  it('is for its owner alone', async () => {
    await enviar({ id: '7.1' });
    const modo = async (...ruta: string[]) =>
      (await stat(path.join(carpeta, ...ruta))).mode & 0o777;
    expect(await modo('correo')).toBe(0o700);
    expect(await modo('correo', '2026-11-20-7.1.eml')).toBe(0o600);
  });

  it('sent again is the same file', async () => {
    await enviar({ id: '5.1', texto: 'uno' });
    const { archivos, mensaje } = await enviar({ id: '5.1', texto: 'dos' });
    expect(archivos.filter((nombre) => nombre.includes('5.1'))).toHaveLength(1);
    expect(mensaje).toContain('dos');
  });

  it.each(['\r\n', '\n', '\r', '\u2028', '\u0085'])(
    'lets nothing that becomes a header begin another one (%j)',
    async (corte) => {
      const mala = `Bar${corte}Bcc: todos@malo.example${corte}${corte}<script>`;
      const { mensaje } = await enviar({ id: '6.1', deNombre: mala, asunto: mala });

      const nombres = cabecerasDe(mensaje).map((cabecera) => cabecera.split(':')[0]);
      expect(nombres).toEqual([
        'Auto-Submitted',
        'From',
        'To',
        'Reply-To',
        'Subject',
        'Message-ID',
        'Date',
        'MIME-Version',
        'Content-Type',
      ]);
      expect(cabecerasDe(mensaje)).toContain('To: maria@correo.ec');
    },
  );
});

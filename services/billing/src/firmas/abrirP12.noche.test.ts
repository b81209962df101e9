import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

import { describe, expect, it } from '@jest/globals';

import { veces } from '@comanda/shared/testing/veces';

import { conVueltas, hayOpenssl, hayRc2, juntar, reescribir } from '../testing/p12';
import { RUC } from '../testing/ventas';

import { abrirP12 } from './abrirP12';
import { generarCertificadoDePrueba } from './generarCertificadoDePrueba';

const ahora = new Date('2026-11-20T18:00:00Z');
const { p12, clave } = generarCertificadoDePrueba({ ruc: RUC, nombre: 'ANA', ahora });
const OTRO = '1790011674001';
const MUCHAS = String(veces(100_000, 12_000));
const de = (nombre: string, over: object = {}) =>
  generarCertificadoDePrueba({ ruc: RUC, nombre, ahora, ...over }).p12;

/** Whose certificate was chosen; its key must be the certificate's. */
async function elegido(archivo: Buffer): Promise<string> {
  const { der, pkcs8 } = await abrirP12({ p12: archivo, clave, ahora });
  const certificado = new X509Certificate(der);
  const llave = createPrivateKey({ key: Buffer.from(pkcs8), type: 'pkcs8', format: 'der' });
  expect(certificado.publicKey.equals(createPublicKey(llave))).toBe(true);
  return /CN=(.*)/.exec(certificado.subject)?.[1] ?? '';
}

describe('abrirP12: files as the Ecuadorian authorities write them', () => {
  it('3DES, the CA first, no friendlyName, no key ids', async () => {
    expect(await elegido(p12)).toBe('ANA');
  });

  it.each(['first', 'second'])('two keys, the one that signs %s', async (lugar) => {
    const cifrado = de('CIFRA', { uso: 'cifrado', etiqueta: 'Decryption Key' });
    const firma = de('FIRMA', { etiqueta: 'Signing Key' });
    const archivo = lugar === 'first' ? juntar(firma, cifrado) : juntar(cifrado, firma);
    expect(await elegido(archivo)).toBe('FIRMA');
  });

  it('two keys that sign, one of them expired', async () => {
    const vencido = de('VENCIDO', { ahora: new Date('2024-01-01'), dias: 365 });
    expect(await elegido(juntar(vencido, de('VIGENTE')))).toBe('VIGENTE');
  });

  it('two keys that sign: the one of the company, then the one that is valid longest', async () => {
    const otro = generarCertificadoDePrueba({ ruc: OTRO, nombre: 'OTRO', ahora, dias: 900 });
    const dos = juntar(otro.p12, de('SUYO', { dias: 100 }));
    const delRuc = async (ruc?: string) => {
      const { der } = await abrirP12({ p12: dos, clave, ahora, ruc });
      return /CN=(.*)/.exec(new X509Certificate(der).subject)?.[1];
    };
    expect(await delRuc(RUC)).toBe('SUYO');
    expect(await delRuc(OTRO)).toBe('OTRO');
    expect(await delRuc()).toBe('OTRO');
  });

  it('refuses a key under 2048 bits', async () => {
    await expect(elegido(de('CORTA', { bits: 1024 }))).rejects.toMatchObject({
      motivo: 'LLAVE_CORTA',
    });
  });

  it('refuses one whose only key cannot sign', async () => {
    await expect(elegido(de('CIFRA', { uso: 'cifrado' }))).rejects.toMatchObject({
      motivo: 'SIN_CERTIFICADO_DE_FIRMA',
    });
  });

  it.each(['sello', 'llave'] as const)(
    'refuses one whose %s asks for two thousand million iterations, before it begins',
    async (donde) => {
      const hostil = conVueltas(p12, donde, 2_147_483_647);
      await expect(abrirP12({ p12: hostil, clave, ahora })).rejects.toMatchObject({
        motivo: 'CLAVE_INCORRECTA',
      });
      expect(await elegido(conVueltas(p12, donde, 2_048))).toBe('ANA'); // it is the number alone
    },
  );

  it('refuses a wrong password', async () => {
    await expect(abrirP12({ p12, clave: 'otra', ahora })).rejects.toMatchObject({
      motivo: 'CLAVE_INCORRECTA',
    });
  });
});

(hayOpenssl.esta ? describe : describe.skip)(hayOpenssl.titulo('abrirP12: other ciphers'), () => {
  const AES = ['-keypbe', 'AES-256-CBC', '-certpbe', 'AES-256-CBC'];
  const TRES_DES = ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1'];

  it.each([
    ['AES-256, 10,000 iterations', [...AES, '-iter', '10000']],
    [`AES-256, ${MUCHAS} iterations`, [...AES, '-iter', MUCHAS]],
    [`3DES, ${MUCHAS} iterations`, [...TRES_DES, '-iter', MUCHAS]],
  ])('%s', async (_que, opciones) => {
    expect(await elegido(reescribir(p12, clave, opciones))).toBe('ANA');
  });

  it.each([
    ['AES-256', AES],
    ['3DES', TRES_DES],
  ])('a password that is not ASCII: %s', async (_, opciones) => {
    const conTilde = 'Contraseña1 €';
    const archivo = reescribir(p12, clave, opciones, conTilde);
    const { der } = await abrirP12({ p12: archivo, clave: conTilde, ahora });
    expect(new X509Certificate(der).subject).toContain('CN=ANA');
    await expect(abrirP12({ p12: archivo, clave: 'Contrasena1 €', ahora })).rejects.toMatchObject({
      motivo: 'CLAVE_INCORRECTA',
    });
  });

  it('lets the process go on with its work meanwhile', async () => {
    const lento = reescribir(p12, clave, [...TRES_DES, '-iter', MUCHAS]);
    let abierto = false;
    const quien = elegido(lento).finally(() => (abierto = true));
    for (let vueltas = 0; vueltas < 10; vueltas++) await setImmediate();
    expect(abierto).toBe(false); // on the event loop there would have been no turn before it was
    expect(await quien).toBe('ANA');
  });

  (hayRc2.esta ? it : it.skip)(hayRc2.titulo('RC2 of 40 bits, as OpenSSL 1 wrote'), async () => {
    expect(await elegido(reescribir(p12, clave, ['-legacy']))).toBe('ANA');
  });
});

import { describe, expect, it } from '@jest/globals';

import { exigirClaveFuerte, medirClave } from './fuerza';

const DATOS = ['rosa.mora@demo.ec', 'Rosa Elena Mora', 'La Cevichería del Puerto'];

describe('how easily a password is guessed', () => {
  it.each([
    'demo1234',
    'contrasena1',
    'Guayaquil2026!',
    'Barcelona1925',
    'encebollado1',
    'rosamora2026',
    'Cevicheria#1',
    'qwertyuiop',
    '1234567890',
    '09091990abc',
  ])('%s is refused, with a sentence', async (clave) => {
    await expect(exigirClaveFuerte(clave, DATOS, 'nueva')).rejects.toMatchObject({
      code: 'CLAVE_DEBIL',
      campos: [{ campo: 'nueva', msg: expect.stringMatching(/\. Use otra$/) }],
    });
  });

  it.each(['tres gatos miran lluvia', 'Kq7#vmTz2p', 'mesa-roja-volcan-19-jirafa'])(
    '%s is taken',
    async (clave) => {
      await expect(exigirClaveFuerte(clave, DATOS)).resolves.toBeUndefined();
    },
  );

  it('speaks Spanish of what is wrong', async () => {
    const { aviso, sugerencias, suficiente } = await medirClave('qwertyuiop');
    expect(suficiente).toBe(false);
    expect([aviso, ...sugerencias].join(' ')).toMatch(/tecla|contraseña|palabra/i);
  });

  it('says first that it is short', async () => {
    expect(await medirClave('Kq7#v')).toMatchObject({
      suficiente: false,
      aviso: 'La contraseña debe tener 10 letras o más',
    });
  });

  it('measures two hundred letters as soon as sixty', async () => {
    expect((await medirClave('Kq7#vmTz2p '.repeat(18))).suficiente).toBe(true);
  });
});

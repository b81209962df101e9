import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { makePublicable } from '../testing/makePublicable';
import { startPlatform } from '../testing/startPlatform';

import { archivoDe } from './testing/archivoDe';
import { equipoDe } from './testing/equipo';

const ESPERE = 'Demasiados intentos. Espere 15 minutos e intente de nuevo';

describe('how often a team may try', () => {
  let platform: Awaited<ReturnType<typeof startPlatform>>;
  beforeEach(async () => {
    platform = await startPlatform();
  });
  afterEach(() => platform.terminar());

  const archivo = () => archivoDe(makePublicable({ romper: ({ ficha }) => (ficha.llama = []) }));
  const gastar = (clase: string, valor: string) =>
    platform.sql('insert into identidad.intentos_login values ($1, 1000, now())', [
      `${clase}:${valor}`,
    ]);

  it('makes a key wait after many archives, and no other', async () => {
    const [caja, ventas] = [await equipoDe(platform, 'caja'), await equipoDe(platform, 'ventas')];
    await gastar('publicacion', caja.id);
    expect((await caja.publicar(await archivo())).status).toBe(200);
    const { status, code, errores } = await caja.publicar(await archivo());
    expect([status, code, errores]).toEqual([
      429,
      'DEMASIADOS_INTENTOS',
      [{ campo: 'llave', msg: ESPERE }],
    ]);
    expect((await ventas.publicar(await archivo())).code).toBe('PUBLICACION_RECHAZADA');
  });

  it('makes an address wait, whichever key it brings, and says how long', async () => {
    await gastar('publicacionDireccion', '127.0.0.1');
    const [caja, ventas] = [await equipoDe(platform, 'caja'), await equipoDe(platform, 'ventas')];
    expect((await caja.publicar(await archivo())).status).toBe(200);
    const { data } = await ventas.iniciar(Buffer.from('x'));
    const pedir = (remoteAddress: string) =>
      platform.app.inject({
        method: 'POST',
        url: `/plataforma/subidas/${data?.id}/publicar`,
        remoteAddress,
        headers: { authorization: `Bearer ${ventas.llave}` },
        payload: { version: '0.1.0' },
      });
    const { statusCode, headers } = await pedir('127.0.0.1');
    expect([statusCode, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await pedir('10.0.0.2')).json()).toMatchObject({ code: 'SUBIDA_INCOMPLETA' });
  });

  it('makes whoever brings keys that do not hold wait, and nobody who has one', async () => {
    const caja = await equipoDe(platform, 'caja');
    await gastar('llaveMala', '127.0.0.1');
    const mala = () =>
      platform.app.inject({
        method: 'POST',
        url: '/plataforma/volver_con_llave',
        payload: { area: 'caja' },
        headers: { authorization: 'Bearer comanda_caja_ninguna' },
      });
    expect((await mala()).json()).toMatchObject({ code: 'LLAVE_NO_VALE' });
    expect((await mala()).json()).toMatchObject({ code: 'DEMASIADOS_INTENTOS', msg: ESPERE });
    expect((await caja.publicar(await archivo())).status).toBe(200);
  });
});

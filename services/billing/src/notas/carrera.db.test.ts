import { setTimeout as esperar } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { PUERTO } from '@comanda/kit/testing/semilla';
import { fechaNegocio } from '@comanda/shared/domain/fecha';

import { anular, reactivar } from '../testing/anulaciones';
import { abrirEntregas, type Entregas } from '../testing/entregas';

const hoy = fechaNegocio(new Date());

let e: Entregas;
beforeAll(async () => {
  e = await abrirEntregas();
}, 30_000);
afterAll(() => e.cerrar());

const anularla = async (clave: string) => {
  const anulada = await anular(e.mundo, PUERTO, { clave, hoy });
  if (!anulada) throw new Error(`there is no ${clave}`);
  return anulada;
};
const estadoDe = async (clave: string) => (await e.documento(clave))?.estado;
const laTieneElSri = async (clave: string) =>
  (await e.mundo.deps.sri.consultar('1', clave)) !== null;

/** Cuts and delays of the authority, in an order that does not repeat with the rhythm of the voidings. */
const PERCANCES = [
  [],
  [{ en: 'recepcion', hace: 'demorado', ms: 25 }],
  [{ en: 'recepcion', hace: 'mudo' }],
  [{ en: 'autorizacion', hace: 'enProceso' }],
  [{ en: 'recepcion', hace: 'devolver', codigos: ['35'] }],
];
const VUELTAS = 30;

describe('an invoice that is voided while it is delivered', () => {
  it('is withdrawn and never authorised, or authorised and taken back by one note', async () => {
    const vistos = new Map<string, number>();
    for (let i = 0; i < VUELTAS; i++) {
      await e.guion(PERCANCES[i % PERCANCES.length] ?? []);
      const clave = await e.vender();
      const entregas = Promise.all([e.unaRonda(), e.unaRonda(), e.apurar(clave)]);
      await esperar((i * 7) % 60);
      const pedidas = await Promise.all([anularla(clave), anularla(clave)]);
      await entregas;
      const [primera] = pedidas.filter(({ resultado }) => resultado !== 'YA_ANULADA');
      const { resultado, clave_nota: nota } = primera ?? {
        resultado: 'dos veces',
        clave_nota: null,
      };
      vistos.set(resultado, (vistos.get(resultado) ?? 0) + 1);

      await e.guion([]);
      await e.rondas(2);
      if (resultado === 'RETIRADA') {
        expect([i, await estadoDe(clave), await e.enCola(clave)]).toEqual([i, 'ANULADA', false]);
        expect([i, await laTieneElSri(clave)]).toEqual([i, false]);
        continue;
      }
      expect([i, ['EN_CAMINO', 'NOTA_CREDITO']]).toEqual([i, expect.arrayContaining([resultado])]);
      const suNota = nota ?? (await anularla(clave)).clave_nota;
      await e.rondas(1);
      const final = await estadoDe(clave);
      if (final === 'ANULADA') {
        // returned by the authority once it was on its way, and withdrawn then
        expect([i, suNota, await laTieneElSri(clave)]).toEqual([i, null, false]);
        continue;
      }
      expect([i, final, await estadoDe(suNota ?? '')]).toEqual([i, 'AUTORIZADO', 'AUTORIZADO']);
    }
    expect([...vistos.keys()].sort()).toEqual(['EN_CAMINO', 'NOTA_CREDITO', 'RETIRADA']);
    expect(e.fallos).toEqual([]);
  }, 120_000);

  it('goes out once when it is withdrawn and taken back', async () => {
    for (let i = 0; i < 10; i++) {
      const clave = await e.vender();
      const [, , , { resultado }] = await Promise.all([
        e.unaRonda(),
        e.unaRonda(),
        esperar(i * 2),
        esperar(i * 2).then(() => anularla(clave)),
      ]);
      if (resultado === 'RETIRADA')
        expect(await reactivar(e.mundo, PUERTO, { clave, hoy })).toBe('REACTIVADA');
      await e.rondas(2);
      const envios = (await e.pasos(clave)).filter((paso) => paso.startsWith('ENVIO'));
      expect([await estadoDe(clave), envios]).toEqual(['AUTORIZADO', ['ENVIO RECIBIDA']]);
    }
    expect(e.fallos).toEqual([]);
  }, 60_000);
});

describe('an invoice that was withdrawn', () => {
  it('is not taken up again by anybody', async () => {
    const clave = await e.vender();
    expect(await anularla(clave)).toMatchObject({ resultado: 'RETIRADA' });
    await e.apurar(clave);
    await e.rondas(1);
    expect([await estadoDe(clave), await e.pasos(clave)]).toEqual([
      'ANULADA',
      ['ANULACION ANULADA'],
    ]);
  });
});

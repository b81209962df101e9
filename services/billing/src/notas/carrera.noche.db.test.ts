import { setTimeout as esperar } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

import { echarCerrojo } from '@comanda/kit/testing/cerrojo';
import { PUERTO } from '@comanda/kit/testing/semilla';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { veces } from '@comanda/shared/testing/veces';

import { anular, reactivar } from '../testing/anulaciones';
import { abrirEntregas, type Entregas } from '../testing/entregas';
import { conPuertas, type PasoSri } from '../testing/puertas';

const hoy = fechaNegocio(new Date());

let e: Entregas;
let puertas: ReturnType<typeof conPuertas>;
beforeAll(async () => {
  e = await abrirEntregas();
  puertas = conPuertas(e.mundo.deps.sri);
  e.mundo.deps = { ...e.mundo.deps, sri: puertas.sri };
});
afterEach(() => {
  expect(e.fallos).toEqual([]);
});
afterAll(() => e.cerrar());

const anularla = async (clave: string) => {
  const anulada = await anular(e.mundo, PUERTO, { clave, hoy });
  if (!anulada) throw new Error(`there is no ${clave}`);
  return anulada;
};
const estadoDe = async (clave: string) => (await e.documento(clave))?.estado;
const laTieneElSri = async (clave: string) =>
  (await e.mundo.deps.sri.consultar('1', clave)) !== null;
const entregar = (clave: string) => Promise.all([e.unaRonda(), e.unaRonda(), e.apurar(clave)]);

/** Brings a delivery to a moment and holds it there; what it answers lets it go on to its end. */
type Detener = (clave: string) => Promise<() => Promise<unknown>>;

const sinEmpezar: Detener = async (clave) => () => entregar(clave);

const firmandose: Detener = async (clave) => {
  const cerrojo = await echarCerrojo(
    e.mundo.url,
    'lock table facturacion.certificados in access exclusive mode',
  );
  const entregas = entregar(clave);
  await cerrojo.esperan(1);
  return async () => {
    await cerrojo.abrir();
    await entregas;
  };
};

const en =
  (paso: PasoSri): Detener =>
  async (clave) => {
    const puerta = puertas.cerrar(paso);
    const entregas = entregar(clave);
    const nadie = entregas.then(() => Promise.reject(new Error(`nobody came to '${paso}'`)));
    await Promise.race([puerta.llegada, nadie]);
    return () => {
      puerta.abrir();
      return entregas;
    };
  };

const trasUnaRonda: Detener = async () => {
  await e.unaRonda();
  return () => Promise.resolve();
};

type Anulada = Awaited<ReturnType<typeof anularla>>;

/** The one of the voidings that took effect; if none did yet, the next one, now that it is delivered. */
async function laQueVale(clave: string, pedidas: readonly Anulada[]): Promise<Anulada> {
  const hechas = pedidas.filter(({ resultado }) => /^(RETIRADA|NOTA_CREDITO)$/.test(resultado));
  expect(hechas.length).toBeLessThan(2);
  return hechas[0] ?? anularla(clave);
}

/** What the document and the authority are left with by a voiding that took effect. */
async function comprobarFinal(clave: string, { resultado, clave_nota }: Anulada): Promise<void> {
  if (resultado === 'RETIRADA') {
    expect([await estadoDe(clave), await e.enCola(clave)]).toEqual(['ANULADA', false]);
    expect(await laTieneElSri(clave)).toBe(false);
    return;
  }
  await e.rondas(1);
  const estados = [await estadoDe(clave), await estadoDe(clave_nota ?? '')];
  expect([resultado, ...estados]).toEqual(['NOTA_CREDITO', 'AUTORIZADO', 'AUTORIZADO']);
}

const devuelve = [{ en: 'recepcion', hace: 'devolver', codigos: ['35'] }];
const mudo = [{ en: 'recepcion', hace: 'mudo' }];

type Caso = { detener: Detener; guion?: object[]; resultado: string; luego?: string };
const CASOS: Record<string, Caso> = {
  'before anybody took it': { detener: sinEmpezar, resultado: 'RETIRADA' },
  'while it is signed': { detener: firmandose, resultado: 'RETIRADA' },
  'signed and about to be sent': {
    detener: en('por enviar'),
    resultado: 'EN_CAMINO',
    luego: 'NOTA_CREDITO',
  },
  'received, and nobody has heard of it': {
    detener: en('enviada'),
    resultado: 'EN_CAMINO',
    luego: 'NOTA_CREDITO',
  },
  'returned, and nobody has heard of it': {
    detener: en('enviada'),
    guion: devuelve,
    resultado: 'EN_CAMINO',
    luego: 'RETIRADA',
  },
  'when the answer to it was lost': {
    detener: trasUnaRonda,
    guion: mudo,
    resultado: 'EN_CAMINO',
    luego: 'NOTA_CREDITO',
  },
  'received and about to be asked for': {
    detener: en('por consultar'),
    resultado: 'EN_CAMINO',
    luego: 'NOTA_CREDITO',
  },
  'authorised, and nobody has heard of it': {
    detener: en('consultada'),
    resultado: 'EN_CAMINO',
    luego: 'NOTA_CREDITO',
  },
  'once it is authorised': { detener: trasUnaRonda, resultado: 'NOTA_CREDITO' },
};

describe('an invoice that is voided by two at once', () => {
  it.each(Object.entries(CASOS))(
    '%s has one end',
    async (_que, { detener, guion = [], resultado, luego = 'YA_ANULADA' }) => {
      await e.guion(guion);
      const clave = await e.vender();
      const seguir = await detener(clave);
      const pedidas = await Promise.all([anularla(clave), anularla(clave)]);
      await seguir();
      await e.guion([]);
      await e.rondas(2);

      const enCamino = resultado === 'EN_CAMINO';
      expect(pedidas.map((una) => una.resultado).sort()).toEqual(
        enCamino ? ['EN_CAMINO', 'EN_CAMINO'] : [resultado, 'YA_ANULADA'],
      );
      const segunda = await anularla(clave);
      expect(segunda.resultado).toBe(luego);
      await comprobarFinal(clave, await laQueVale(clave, [...pedidas, segunda]));
    },
  );
});

/** Cuts and delays of the authority, in an order that does not repeat with the rhythm of the voidings. */
const PERCANCES = [
  [],
  [{ en: 'recepcion', hace: 'demorado', ms: 25 }],
  mudo,
  [{ en: 'autorizacion', hace: 'enProceso' }],
  devuelve,
];
const VUELTAS = veces(15, PERCANCES.length);

describe('an invoice that is voided while it is delivered', () => {
  it('at whatever moment, is withdrawn and never authorised, or authorised and taken back by one note', async () => {
    for (let i = 0; i < VUELTAS; i++) {
      await e.guion(PERCANCES[i % PERCANCES.length] ?? []);
      const clave = await e.vender();
      const entregas = entregar(clave);
      await esperar((i * 7) % 60);
      const pedidas = await Promise.all([anularla(clave), anularla(clave)]);
      await entregas;
      await e.guion([]);
      await e.rondas(2);

      await comprobarFinal(clave, await laQueVale(clave, pedidas));
    }
  });
});

describe('an invoice that is withdrawn and taken back', () => {
  const reactivarla = (clave: string) => reactivar(e.mundo, PUERTO, { clave, hoy });
  const saleUnaVez = async (clave: string) => {
    await e.rondas(2);
    const envios = (await e.pasos(clave)).filter((paso) => paso.startsWith('ENVIO'));
    expect([await estadoDe(clave), envios]).toEqual(['AUTORIZADO', ['ENVIO RECIBIDA']]);
  };

  it.each([
    ['before anybody took it', sinEmpezar],
    ['while it is signed', firmandose],
  ])('%s, goes out once', async (_que, detener) => {
    const clave = await e.vender();
    const seguir = await detener(clave);
    expect(await anularla(clave)).toMatchObject({ resultado: 'RETIRADA' });
    expect(await reactivarla(clave)).toBe('REACTIVADA');
    await seguir();
    await saleUnaVez(clave);
  });

  it('at whatever moment, goes out once', async () => {
    for (let i = 0; i < 10; i++) {
      const clave = await e.vender();
      const entregas = Promise.all([e.unaRonda(), e.unaRonda()]);
      await esperar(i * 2);
      const { resultado } = await anularla(clave);
      await entregas;
      if (resultado === 'RETIRADA') expect(await reactivarla(clave)).toBe('REACTIVADA');
      await saleUnaVez(clave);
    }
  });
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

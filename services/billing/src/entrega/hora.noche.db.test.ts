import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { ADMIN, PUERTO } from '@comanda/kit/testing/semilla';
import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { veces } from '@comanda/shared/testing/veces';

import { deEntregas } from '../testing/entregas';
import { todos } from '../testing/mundo';

type Trabajo = { proximo: Date };

const HORA = 3_600_000;
const CADA_VENTA = 240_000;
/** An hour in the night, a third of it by day. */
const DURA = veces(HORA, HORA / 3);

const e = deEntregas({ despejadas: true });

/** What a slow, silent, vague or contradictory authority answers. */
const paso = fc.oneof(
  fc.record({
    en: fc.constant('recepcion'),
    hace: fc.constantFrom('normal', 'mudo', 'caida', 'fallo', 'falta', 'basura'),
  }),
  fc.record({
    en: fc.constant('recepcion'),
    hace: fc.constant('devolver'),
    codigos: fc.constantFrom(['43'], ['70'], ['50']),
  }),
  fc.record({
    en: fc.constant('autorizacion'),
    hace: fc.constantFrom(
      'normal',
      'mudo',
      'caida',
      'fallo',
      'falta',
      'basura',
      'enProceso',
      'nada',
    ),
    veces: fc.integer({ min: 1, max: 12 }),
  }),
  fc.record({
    en: fc.constant('autorizacion'),
    hace: fc.constant('noAutorizar'),
    codigos: fc.constantFrom(['50'], ['99']),
  }),
);

/** Delivers until that moment, going from one due job to the next. */
async function correr(hasta: number, vendidas: string[]): Promise<void> {
  let venta = e.reloj().getTime();
  while (e.reloj().getTime() < hasta) {
    if (e.reloj().getTime() >= venta) {
      vendidas.push(await e.vender());
      venta += CADA_VENTA;
    }
    while ((await e.unaRonda()) > 0);
    const ahora = e.reloj().getTime();
    const proximos = (await todos<Trabajo>(e.mundo, 'trabajos'))
      .map(({ proximo }) => proximo.getTime())
      .filter((uno) => uno > ahora); // the others wait for one of these
    const proximo = Math.min(venta, ...proximos);
    e.pasan(Math.max(50, proximo - e.reloj().getTime()));
  }
}

/** As an accountant sees it. */
async function mostrada(clave: string) {
  const entrada = { clave, empresa: PUERTO.empresa };
  const { emision, intentos } = await e.dato(documentosCalls.consultarDetalle, ADMIN, entrada);
  return { ...emision, intentos };
}

/** What lies between two questions about it. */
const entre = (clave: string): number[] => {
  const idas = e.idas(clave);
  return idas.slice(1).map((en, i) => en - (idas[i] ?? 0));
};
const envios = async (clave: string) =>
  (await e.pasos(clave)).filter((uno) => uno.startsWith('ENVIO') && uno !== 'ENVIO NO_SALIO');

describe('an hour of an authority that is slow, silent, vague and contradictory', () => {
  it('is asked once a second at most, is sent nothing a third time, and every document says how it stands', async () => {
    await e.guion(fc.sample(paso, 300));
    const inicio = e.reloj().getTime();
    const vendidas: string[] = [];
    await correr(inicio + DURA, vendidas);

    expect(vendidas.length).toBeGreaterThan((0.8 * DURA) / CADA_VENTA);
    for (const clave of vendidas) {
      const seguidas = entre(clave).filter((ms) => ms < 990);
      expect({ clave, seguidas }).toEqual({ clave, seguidas: [] });
      expect((await envios(clave)).length).toBeLessThanOrEqual(2);
      const { estado, mensaje } = await mostrada(clave);
      if (estado !== 'AUTORIZADO')
        expect({ clave, estado, mensaje }).toEqual({ clave, estado, mensaje: expect.any(String) });
    }

    await e.guion([]);
    await e.rondas(12);
    e.pasan(24 * HORA);
    await e.rondas(2);
    for (const clave of vendidas) {
      const { estado, intentos } = await mostrada(clave);
      // it said that it has what it has not: a person's, who may send it again
      const contradicha = intentos.some(({ codigo }) => codigo === '43' || codigo === '70');
      const fin = contradicha ? ['AUTORIZADO', 'REQUIERE_ATENCION'] : ['AUTORIZADO'];
      expect({ clave, fin: fin.includes(estado), estado }).toEqual({ clave, fin: true, estado });
    }
    expect(e.fallos).toEqual([]);
  });

  it('does not send again what they said they have, nor in the lease that sent it', async () => {
    await e.guion([
      { en: 'recepcion', hace: 'devolver', codigos: ['70'] },
      { en: 'autorizacion', hace: 'nada', veces: 40 },
    ]);
    const clave = await e.vender();
    await e.rondas(20);
    expect(await envios(clave)).toHaveLength(1);
  });

  it('is not asked more because somebody looks', async () => {
    await e.guion([{ en: 'autorizacion', hace: 'nada', veces: 40 }]);
    const clave = await e.vender();
    await e.unaRonda();
    const mirones = Array.from({ length: 5 }, () => e.apurar(clave));
    await Promise.all(mirones);
    expect(entre(clave)).not.toEqual([]);
    expect(entre(clave).filter((ms) => ms < 990)).toEqual([]);
  });
});

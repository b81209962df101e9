import { expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { DichoDeFlujo } from '../../contracts/ventas/flujo';

import { leerFlujo } from './leerFlujo';

const TEXTO =
  ':\n\ndata: {"t":"piso","e":"Cevichería Ñandú","v":7}\n\n:\n\ndata: {"t":"luna","x":[1]}\n\ndata: {"t":3}\n\ndata: {"t":"releer"}\n\n';

it('says the same however the bytes are cut, also within a letter', async () => {
  const bytes = new TextEncoder().encode(TEXTO);
  const corte = fc.uniqueArray(fc.integer({ min: 1, max: bytes.length - 1 }), { maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(corte, async (cortes) => {
      const donde = [0, ...cortes.toSorted((a, b) => a - b), bytes.length];
      const trozos = donde.slice(1).map((hasta, i) => bytes.slice(donde[i], hasta));
      const cuerpo = new ReadableStream<Uint8Array>({
        start(salida) {
          for (const trozo of trozos) salida.enqueue(trozo);
          salida.close();
        },
      });
      const dichos: DichoDeFlujo[] = [];
      let oidos = 0;
      await leerFlujo(cuerpo, (dicho) => {
        if (dicho) dichos.push(dicho);
        oidos += 1;
      });
      expect(dichos).toEqual([
        { t: 'piso', e: 'Cevichería Ñandú', v: 7 },
        { t: 'luna' },
        { t: 'releer' },
      ]);
      expect(oidos).toBeGreaterThanOrEqual(trozos.length);
    }),
  );
});

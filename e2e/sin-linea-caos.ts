// node --import tsx e2e/sin-linea-caos.ts: a short cut of bench/sinlinea.ts. Three tills, one of them with a browser of its own
// that is killed with -9, on a product that is killed as well; then the books.
import assert from 'node:assert/strict';

import { correrSinLinea } from '../bench/sinlinea/correr';

import { comprobar } from './navegador';

const TAMANO = {
  ...{ cajas: 3, propios: 1, ventas: 150, tramos: 6, muertes: 1, salida: 0, entreMs: 400 },
  ...{ semilla: 20_261_125, limiteMs: 180_000 },
};

const bien = await comprobar({
  'tills lose their lines, their browsers and the server: nothing lost, doubled or gapped, and the cash adds up':
    async () => {
      const { faltas, salidas, ...informe } = await correrSinLinea(TAMANO, () => {});
      console.log(`        ${JSON.stringify(informe)}`);
      assert.deepEqual(salidas, []);
      assert.deepEqual(faltas, {});
      assert.ok(informe.ventas >= TAMANO.ventas);
      for (const que of ['sin linea', 'navegadores muertos', 'dobles', 'sin respuesta'])
        assert.ok(informe[que] > 0, `nothing of it was: ${que}`);
    },
});
process.exit(bien ? 0 : 1);

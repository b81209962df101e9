// node e2e/publicaciones.ts: a product of its own on which teams publish, some of it broken, while three people sell. Nobody sees a load
// fail, no line is lost, and each broken build is told with its phase. The long one: bench/publicaciones.ts.
import assert from 'node:assert/strict';

import { cajero, cuentaNueva, llover, revisarEventos } from './lluvia';
import { abrirNavegador, comprobar } from './navegador';
import { abrirProducto, carpetaNueva } from './producto';

const NAVEGADORES = 3;
const DURA_MS = 60_000;
const datos = carpetaNueva('lluvia');
const producto = await abrirProducto(datos);
const browser = await abrirNavegador();

const bien = await comprobar({
  'eight publications, two of them broken, while three people sell: nobody notices': async () => {
    const cuenta = cuentaNueva();
    let fin = Infinity;
    const quien = { url: producto.url, email: 'cajero@demo.ec', hasta: () => fin, cuenta };
    const gente = Array.from({ length: NAVEGADORES }, () => cajero(browser, quien));
    const publicadas = await llover(producto.url, {
      ...{ cuantas: 8, rotas: 2, ms: DURA_MS, cuenta },
    }).finally(() => {
      fin = Date.now();
      return Promise.allSettled(gente);
    });
    await Promise.all(gente);
    console.log(`        ${cuenta.cargas} loads, ${cuenta.ventas} sales`);
    assert.deepEqual([cuenta.fallos, cuenta.perdidas], [[], 0]);
    assert.deepEqual(revisarEventos(publicadas, cuenta, NAVEGADORES), {
      ...{ malos: [], callados: [], nadie: 0 },
    });
    assert.ok(cuenta.ventas >= NAVEGADORES);
  },
});

await browser.close();
await producto.cerrar();
datos.borrar();
process.exitCode = bien ? 0 : 1;

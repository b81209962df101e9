// Teams publish, some of it broken, while three people sell. Nobody sees a load fail, no line is lost, and each broken build is told with its
// phase.
import { cajero, cuentaNueva, llover, revisarEventos } from '../apoyo/lluvia';
import { productoPropio } from '../apoyo/productoPropio';
import { expect, test } from '../apoyo/pruebas';

const NAVEGADORES = 3;
const DURA_MS = 60_000;
const propio = productoPropio('lluvia');

test('eight publications, two of them broken, while three people sell: nobody notices', async ({
  browser,
}) => {
  const cuenta = cuentaNueva();
  let fin = Infinity;
  const quien = { url: propio.url, email: 'cajero@demo.ec', hasta: () => fin, cuenta };
  const gente = Array.from({ length: NAVEGADORES }, () => cajero(browser, quien));
  const lluvia = { cuantas: 8, rotas: 2, ms: DURA_MS, cuenta };
  const publicarHasta = async () => {
    try {
      return await llover(propio.url, lluvia);
    } finally {
      fin = Date.now();
      await Promise.allSettled(gente);
    }
  };
  const publicadas = await publicarHasta();
  await Promise.all(gente);
  expect(cuenta.fallos).toEqual([]);
  expect(cuenta.perdidas).toBe(0);
  const visto = revisarEventos(publicadas, cuenta, NAVEGADORES);
  expect(visto).toEqual({ malos: [], callados: [], nadie: 0 });
  expect(cuenta.ventas).toBeGreaterThanOrEqual(NAVEGADORES);
});

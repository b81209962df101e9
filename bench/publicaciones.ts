// node --import tsx bench/publicaciones.ts: publications of random areas, one in ten of them broken in a phase of its own, while people
// navigate and sell: 100 in ten minutes before 20 browsers (contexts of one Chromium), or as CUANTAS, MINUTOS and NAVEGADORES say.
// A product of its own.
import { setTimeout as esperar } from 'node:timers/promises';

import { cajero, cuentaNueva, llover, revisarEventos } from '../e2e/lluvia';
import { abrirNavegador } from '../e2e/navegador';
import { abrirProducto, carpetaNueva } from '../e2e/producto';
import { construir } from '../tools/construir';

const CUANTAS = Number(process.env.CUANTAS ?? 100);
const ROTAS = Math.ceil(CUANTAS / 10);
const NAVEGADORES = Number(process.env.NAVEGADORES ?? 20);
/** Twenty tills of people, not of machines, on one computer that also runs the server. */
const PAUSA_MS = Number(process.env.PAUSA_MS ?? 1_500);
const MINUTOS = Number(process.env.MINUTOS ?? 10);

await construir();
const datos = carpetaNueva('bench');
const producto = await abrirProducto(datos);
const browser = await abrirNavegador();
let bien = false;
try {
  bien = decir(await medir());
} finally {
  await browser.close();
  await producto.cerrar();
  datos.borrar();
}
process.exit(bien ? 0 : 1);

async function medir() {
  const cuenta = cuentaNueva();
  let fin = Infinity;
  const quien = {
    ...{ url: producto.url, email: 'cajero@demo.ec', hasta: () => fin, cuenta },
    ...{ pausaMs: PAUSA_MS, todos: NAVEGADORES },
  };
  const gente = [];
  for (let i = 0; i < NAVEGADORES; i += 1) {
    gente.push(cajero(browser, quien));
    while (cuenta.listos <= i) await Promise.race([esperar(200), gente[i]]);
  }
  const inicio = Date.now();
  const publicadas = await llover(producto.url, {
    ...{ cuantas: CUANTAS, rotas: ROTAS, ms: MINUTOS * 60_000, cuenta },
  });
  const minutos = (Date.now() - inicio) / 60_000;
  fin = Date.now();
  await Promise.all(gente);
  return { publicadas, cuenta, minutos };
}

function decir({ publicadas, cuenta, minutos }) {
  const { malos, callados, nadie } = revisarEventos(publicadas, cuenta, NAVEGADORES);
  const rotas = publicadas.filter(({ fase }) => fase !== null);
  console.log(
    `  ${publicadas.length} publications (${rotas.length} broken) in ${minutos.toFixed(1)} min before ${NAVEGADORES} browsers`,
  );
  console.log(
    `  ${cuenta.cargas} loads, ${cuenta.ventas} sales of ${cuenta.lineas} lines; seen to fail ${cuenta.fallos.length}, lines lost ${cuenta.perdidas}`,
  );
  console.table(
    rotas.map(({ area, build, fase }) => ({
      ...{ area, build, fase },
      abierto: cuenta.abiertos.has(build),
      avisos: cuenta.eventos.filter((evento) => evento.build === build).length,
    })),
  );
  if (nadie > 0) console.log(`  ${nadie} broken builds were opened by nobody`);
  const mal = [...cuenta.fallos, ...malos, ...callados];
  for (const linea of mal) console.error(`  MAL   ${linea}`);
  return mal.length === 0 && cuenta.perdidas === 0 && nadie < rotas.length / 2;
}

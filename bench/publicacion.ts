// node --import tsx bench/publicacion.ts: a source change in one remote, from a checkout without the other areas, to live in a tab that
// was open all the time, at its next navigation; with its parts. A product of its own, about two minutes.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { equipoDe } from '../e2e/equipo';
import { abrirNavegador, ingresar } from '../e2e/navegador';
import { abrirProducto } from '../e2e/producto';
import { construir } from '../tools/construir';

const VECES = Number(process.env.VECES ?? 5);
const LIMITE_S = 15;
const FUENTE = 'src/caja/cajaMensajes.ts';

await construir();
const datos = mkdtempSync(path.join(os.tmpdir(), 'comanda-bench-'));
chmodSync(datos, 0o755); // the database's server may run as another user
const producto = await abrirProducto({ dataDir: path.join(datos, 'datos') });
const equipo = await equipoDe(producto.url, 'caja');
const browser = await abrirNavegador();
let bien = true;
try {
  const page = await (await browser.newContext()).newPage();
  await ingresar(page, { email: 'cajero@demo.ec', base: producto.url });
  await publicar('Primera'); // the compiler's cache is cold once in a checkout's life
  const vueltas = [];
  for (let vez = 1; vez <= VECES; vez += 1) vueltas.push(await medir(page, vez));
  bien = decir(vueltas);
} finally {
  await browser.close();
  equipo.borrar();
  await producto.cerrar();
  rmSync(datos, { recursive: true, force: true });
}
process.exit(bien ? 0 : 1);

/** Changes what the screen is called in the team's sources, and publishes from there. */
async function publicar(titulo) {
  equipo.cambiar(FUENTE, (fuente) => fuente.replace(/titulo = '[^']*'/, `titulo = '${titulo}'`));
  const { codigo, texto } = await equipo.publicar('--nota', titulo);
  const build = /caja ([0-9a-f]{12}) sale/.exec(texto)?.[1];
  if (codigo !== 0 || !build) throw new Error(`nothing new was published:\n${texto}`);
  const partes = texto.matchAll(/(construir|empaquetar|subir|reglas) ([\d.]+) s/g);
  const tiempos = [...partes].map(([, que, s]) => [que, Number(s) * 1000]);
  return { build, tiempos: Object.fromEntries(tiempos) };
}

async function medir(page, vez) {
  const inicio = Date.now();
  const { build, tiempos } = await publicar(`Caja ${vez}`);
  const publicado = Date.now();
  for (;;) {
    const visto = page
      .waitForResponse((respuesta) => respuesta.url().includes(`/areas/caja/${build}/`), {
        timeout: 2_000,
      })
      .then(
        () => true,
        () => false,
      );
    await page.goto(`${producto.url}/admin/caja`);
    if (await visto) break;
    if (Date.now() - publicado > 60_000) throw new Error('the build was never seen');
  }
  const fin = Date.now();
  return { ...tiempos, visto: fin - publicado, todo: fin - inicio };
}

function decir(vueltas) {
  const mediana = (valores) => valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)];
  const partes = Object.keys(vueltas[0]);
  for (const parte of partes) {
    const valores = vueltas.map((vuelta) => vuelta[parte]);
    console.log(
      `  ${parte.padEnd(12)} ${(mediana(valores) / 1000).toFixed(2)} s (peor ${(Math.max(...valores) / 1000).toFixed(2)} s)`,
    );
  }
  const peor = Math.max(...vueltas.map(({ todo }) => todo)) / 1000;
  if (peor > LIMITE_S) console.error(`  MAL   ${peor.toFixed(1)} s, wanted under ${LIMITE_S} s`);
  return peor <= LIMITE_S;
}

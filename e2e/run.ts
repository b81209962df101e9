// node e2e/run.ts [name...]: starts the product on free ports and an empty folder, and walks through it in a real browser,
// three journeys at a time, for they wait more than they work. Each has companies of its own (mundo.ts); what it says is printed when it ends.
// One that fails runs once more at the end, alone and in a new world: what fails twice is broken, what fails once is named as unsteady. What
// failed is said again at the very end, which is what one sees of a long log.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { capturar } from '../tools/ejecutar';

import { abrirProducto, carpetaNueva } from './producto';

const A_LA_VEZ = 3;
/** What takes longer hangs: it is ended and called failed, so that a run always says what is wrong. */
const LIMITE_MS = 10 * 60_000;
/** More than these at once are no bad luck. */
const SE_REPITEN = 2;
const NO_SON = new Set([
  'base.ts',
  'conservados.ts',
  'copia.ts',
  'descargado.ts',
  'equipo.ts',
  'exportar.ts',
  'facturasComun.ts',
  'fuentes.ts',
  'lluvia.ts',
  'mundo.ts',
  'navegador.ts',
  'otroBuild.ts',
  'producto.ts',
  'revisar.ts',
  'run.ts',
  'sembrarFacturas.ts',
  'sembrarMes.ts',
  'sembrarMundos.ts',
  'sinLineaComun.ts',
  'sri.ts',
]);
const aqui = import.meta.dirname;
const pedidos = process.argv.slice(2);

const largo = (recorrido) => statSync(path.join(aqui, recorrido)).size;
const recorridos = readdirSync(aqui)
  .filter((nombre) => nombre.endsWith('.ts') && !NO_SON.has(nombre))
  .filter((nombre) => pedidos.length === 0 || pedidos.some((pedido) => nombre.includes(pedido)))
  .sort((a, b) => largo(b) - largo(a)) // the last to begin should be a short one
  .map((archivo, mundo) => ({ archivo, mundo }));

for (const senal of ['SIGINT', 'SIGTERM']) process.once(senal, () => process.exit(1)); // what runs ends with it
const carpeta = carpetaNueva('e2e');
const producto = await abrirProducto(carpeta);
let bien = true;
const fallidos = [];
try {
  const ultimo = recorridos.length - 1;
  const sembrado = sembrar(ultimo);
  await Promise.all(Array.from({ length: A_LA_VEZ }, () => recorrer(sembrado)));
  bien &&= fallidos.length <= SE_REPITEN;
  if (bien) await repetir(ultimo + 1);
  for (const { archivo, texto } of fallidos)
    console.error(`\nFallo ${archivo}:\n${soloLoMalo(texto)}`);
} finally {
  if (!bien) console.error(`\nLo ultimo que dijo el producto:\n${producto.registro(40)}`);
  await producto.cerrar();
  carpeta.borrar();
}
process.exit(bien ? 0 : 1);

/** Those that are needed at once come first; answers whether a world is there, once it is known. */
function sembrar(ultimo) {
  const primeros = Math.min(A_LA_VEZ - 1, ultimo);
  const de = (desde, hasta) =>
    desde > hasta || sembro(correr('sembrarMundos.ts', { args: [String(desde), String(hasta)] }));
  const pronto = Promise.resolve(de(1, primeros));
  const luego = pronto.then((bien) => bien && de(primeros + 1, ultimo));
  return (mundo) => mundo === 0 || (mundo <= primeros ? pronto : luego);
}

async function sembro(corrida) {
  const sembrado = (await corrida).codigo === 0;
  bien &&= sembrado;
  return sembrado;
}

async function recorrer(sembrado) {
  for (let uno = recorridos.shift(); uno; uno = recorridos.shift()) {
    if (!(await sembrado(uno.mundo))) return;
    const { codigo, texto } = await correr(uno.archivo, { mundo: uno.mundo });
    if (codigo !== 0) fallidos.push({ archivo: uno.archivo, texto });
  }
}

async function repetir(desde) {
  const hasta = desde + fallidos.length - 1;
  if (fallidos.length > 0)
    await correr('sembrarMundos.ts', { args: [String(desde), String(hasta)] });
  for (const [i, { archivo }] of fallidos.entries()) {
    const { codigo } = await correr(archivo, { mundo: desde + i });
    console.error(
      codigo === 0 ? `\nINESTABLE ${archivo}: fallo una vez y paso sola` : `\nMAL ${archivo}`,
    );
    bien &&= codigo === 0;
  }
}

function soloLoMalo(texto) {
  return texto
    .split('\n')
    .filter((linea) => !linea.startsWith('  bien  '))
    .join('\n');
}

/** Runs one to its end and says what it said. */
async function correr(archivo, { args = [], mundo = 0 }) {
  const env = {
    COMANDA_URL: producto.url,
    COMANDA_DATOS: producto.dataDir,
    COMANDA_SRI: producto.sri,
    COMANDA_MUNDO: String(mundo),
  };
  const inicio = performance.now();
  const programa = ['--import', 'tsx', path.join(aqui, archivo), ...args];
  const { codigo, texto } = await capturar(process.execPath, programa, {
    ...{ env, limiteMs: LIMITE_MS },
  });
  const segundos = ((performance.now() - inicio) / 1000).toFixed(0);
  console.log(`\n${archivo} (${segundos} s)\n${texto.trimEnd()}`.trimEnd());
  return { codigo, texto };
}

// node e2e/run.mjs [name...]: starts the product on free ports and an empty folder, and walks through it in a real browser,
// two journeys at a time. Each has companies of its own (mundo.mjs); what it says is printed when it ends.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { capturar } from '../tools/ejecutar.mjs';

import { abrirProducto } from './producto.mjs';

const A_LA_VEZ = 2;
const NO_SON = new Set([
  'base.mjs',
  'facturasComun.mjs',
  'mundo.mjs',
  'navegador.mjs',
  'producto.mjs',
  'revisar.mjs',
  'run.mjs',
  'sembrarFacturas.mjs',
  'sembrarMundos.mjs',
  'sri.mjs',
]);
const aqui = import.meta.dirname;
const pedidos = process.argv.slice(2);

const largo = (recorrido) => statSync(path.join(aqui, recorrido)).size;
const recorridos = readdirSync(aqui)
  .filter((nombre) => nombre.endsWith('.mjs') && !NO_SON.has(nombre))
  .filter((nombre) => pedidos.length === 0 || pedidos.some((pedido) => nombre.includes(pedido)))
  .sort((a, b) => largo(b) - largo(a)) // the last to begin should be a short one
  .map((archivo, mundo) => ({ archivo, mundo }));

const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-e2e-'));
chmodSync(carpeta, 0o755); // the database's server may run as another user
const producto = await abrirProducto({ dataDir: path.join(carpeta, 'datos') });
let bien = true;
try {
  const args = [String(recorridos.length - 1)];
  const sembrados = recorridos.length > 1 ? correr('sembrarMundos.mjs', { args }) : true;
  await Promise.all(Array.from({ length: A_LA_VEZ }, () => recorrer(sembrados)));
} finally {
  if (!bien) console.error(`\nLo ultimo que dijo el producto:\n${producto.registro(40)}`);
  await producto.cerrar();
  rmSync(carpeta, { recursive: true, force: true });
}
process.exit(bien ? 0 : 1);

async function recorrer(sembrados) {
  for (let uno = recorridos.shift(); uno; uno = recorridos.shift()) {
    if (uno.mundo > 0 && !(await sembrados)) return;
    await correr(uno.archivo, { mundo: uno.mundo });
  }
}

/** Runs one to its end and says what it said; answers whether all went well. */
async function correr(archivo, { args = [], mundo = 0 }) {
  const env = {
    COMANDA_URL: producto.url,
    COMANDA_DATOS: producto.dataDir,
    COMANDA_SRI: producto.sri,
    COMANDA_MUNDO: String(mundo),
  };
  const inicio = performance.now();
  const programa = ['--import', 'tsx', path.join(aqui, archivo), ...args];
  const { codigo, texto } = await capturar(process.execPath, programa, { env });
  const segundos = ((performance.now() - inicio) / 1000).toFixed(0);
  console.log(`\n${archivo} (${segundos} s)\n${texto.trimEnd()}`.trimEnd());
  bien &&= codigo === 0;
  return codigo === 0;
}

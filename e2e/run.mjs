// node e2e/run.mjs: starts the product on free ports and an empty folder, and walks through it in a real browser.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { abrirProducto } from './producto.mjs';

const aqui = path.dirname(fileURLToPath(import.meta.url));
const NO_SON = new Set([
  'run.mjs',
  'navegador.mjs',
  'producto.mjs',
  'facturasComun.mjs',
  'revisar.mjs',
]);
const pedidos = process.argv.slice(2);

const recorridos = readdirSync(aqui)
  .filter((nombre) => nombre.endsWith('.mjs') && !NO_SON.has(nombre))
  .filter((nombre) => pedidos.length === 0 || pedidos.some((pedido) => nombre.includes(pedido)))
  .sort();

const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-e2e-'));
chmodSync(carpeta, 0o755); // the database's server may run as another user
const producto = await abrirProducto({ dataDir: path.join(carpeta, 'datos') });
let bien = true;
try {
  for (const recorrido of recorridos) {
    console.log(`\n${recorrido}`);
    bien = (await correr(recorrido)) && bien;
  }
} finally {
  await producto.cerrar();
  rmSync(carpeta, { recursive: true, force: true });
}
process.exit(bien ? 0 : 1);

function correr(recorrido) {
  return new Promise((resolve) => {
    const hijo = spawn(process.execPath, ['--import', 'tsx', path.join(aqui, recorrido)], {
      stdio: 'inherit',
      env: {
        ...process.env,
        COMANDA_URL: producto.url,
        COMANDA_DATOS: producto.dataDir,
        COMANDA_SRI: producto.sri,
      },
    });
    hijo.once('exit', (codigo) => resolve(codigo === 0));
  });
}

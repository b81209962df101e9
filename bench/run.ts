// npm run bench [name...]: the benchmarks one after another, each with its table. Those of a browser share one product on
// free ports and an empty folder; COMANDA_URL names a running one instead.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { abrirProducto } from '../e2e/producto';
import { construir } from '../tools/construir';

const aqui = import.meta.dirname;
const SIN_PRODUCTO = new Set([
  ...[
    'abrir.ts',
    'caida.ts',
    'caidas.ts',
    'caja.ts',
    'caos-facturas.ts',
    'cobro.ts',
    'cola.ts',
    'desatinos.ts',
    'emitidos.ts',
    'firma.ts',
    'importar.ts',
    'publicacion.ts',
    'publicaciones.ts',
    'relevo.ts',
    'reporteria.ts',
    'reportes.ts',
    'respaldo.ts',
    'ride.ts',
    'sinlinea.ts',
  ],
  'vecino.ts',
  'ventas.ts',
  'vizor.ts',
]); // bring what they need
const pedidos = process.argv.slice(2);

const bancos = readdirSync(aqui)
  .filter((nombre) => nombre.endsWith('.ts') && nombre !== 'run.ts')
  .filter((nombre) => pedidos.length === 0 || pedidos.some((pedido) => nombre.includes(pedido)))
  .sort();
if (bancos.length === 0) throw new Error(`bench: nothing is named ${pedidos.join(', ')}`);

const { url, datos, cerrar } = await elProducto();
let bien = true;
try {
  for (const banco of bancos) {
    console.log(`\n${banco}`);
    bien = (await correr(banco)) && bien;
  }
} finally {
  await cerrar();
}
process.exit(bien ? 0 : 1);

async function elProducto() {
  const puesta = process.env.COMANDA_URL;
  if (puesta || bancos.every((banco) => SIN_PRODUCTO.has(banco))) {
    return { url: puesta, cerrar: () => undefined };
  }
  await construir();
  const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-bench-'));
  chmodSync(carpeta, 0o755); // the database's server may run as another user
  const producto = await abrirProducto({
    dataDir: path.join(carpeta, 'datos'),
    env: { RITMO_USUARIO: '0', RITMO_DIRECCION: '0' }, // one user and one address do what a thousand would
  });
  return {
    url: producto.url,
    datos: producto.dataDir,
    cerrar: async () => {
      await producto.cerrar();
      rmSync(carpeta, { recursive: true, force: true });
    },
  };
}

function correr(banco) {
  return new Promise((resolve) => {
    const hijo = spawn(process.execPath, ['--import', 'tsx', path.join(aqui, banco)], {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...(url && { COMANDA_URL: url }),
        ...(datos && { COMANDA_DATOS: datos }),
      },
    });
    hijo.once('exit', (codigo) => resolve(codigo === 0));
  });
}

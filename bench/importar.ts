// node --import tsx bench/importar.ts: 10,000 products revised and imported over HTTP by an ordering service of its own, on a
// PostgreSQL of its own; seconds, memory above idle, and what others wait meanwhile. Then one that is killed. About 40 seconds.
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import { ADMIN, PUERTO } from '../services/kit/src/testing/semilla';
import { sesionDe } from '../services/kit/src/testing/sesion';
import { comoDueno } from '../services/kit/src/testing/testDb';
import { migrarTodo } from '../services/local/src/migrarTodo';
import { startPostgres } from '../services/local/src/postgres/startPostgres';
import { sembrarPrueba } from '../services/local/src/testing/sembrarPrueba';
import { escribirXlsx } from '../services/ordering/src/importaciones/hojas/escribirXlsx';

import { abrirServicio } from './ordering/abrirServicio';

const PRODUCTOS = 10_000;
const LIMITES = { revisar: 5, importar: 10, memoria: 150, espera: 2_000 };
const TITULOS = ['Codigo', 'Producto', 'Categoria', 'Precio', 'IVA', 'Favorito', 'Agotado'];
const { empresa } = PUERTO;

const filas = (precio) =>
  Array.from({ length: PRODUCTOS }, (_, i) => [
    ...[`P-${i}`, `Producto de la lista numero ${i}`, `Categoria ${i % 40}`],
    ...[(precio * 100 + i) / 100, 15, 'No', 'No'],
  ]);
const enCsv = (precio) =>
  Buffer.from([TITULOS, ...filas(precio)].map((fila) => fila.join(';')).join('\n'));
const enXlsx = (precio) =>
  escribirXlsx({
    nombre: 'Productos',
    columnas: TITULOS.map((titulo) => ({ titulo, ancho: 12 })),
    filas: filas(precio),
  });

const carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-bench-'));
await chmod(carpeta, 0o755); // the server may run as another user
const postgres = await startPostgres({ dataDir: path.join(carpeta, 'postgres') });
const tabla = [];
let bien = true;
let servicio;

async function pedir(metodo, ruta, cuerpo, extra = {}) {
  const cabeceras = await sesionDe(postgres.url, ADMIN);
  const respuesta = await fetch(servicio.base + ruta, {
    method: metodo,
    headers: { ...cabeceras, ...extra, ...(cuerpo && { 'content-type': 'application/json' }) },
    ...(cuerpo && { body: JSON.stringify(cuerpo) }),
  });
  const { success, data, msg } = await respuesta.json();
  if (!success) throw new Error(`${metodo} ${ruta}: ${respuesta.status} ${msg}`);
  return data;
}
const cuerpoDe = (nombre, bytes) => ({ empresa, nombre, archivo: bytes.toString('base64') });
const revisar = (cuerpo) => pedir('POST', '/v1/revisar_importacion', cuerpo);
const importar = (cuerpo) =>
  pedir('POST', '/v1/importar_productos', cuerpo, { 'idempotency-key': randomUUID() });
const contar = async () => {
  const [{ n }] = await comoDueno(
    postgres.url,
    'select count(*)::int as n from pedidos.productos where id > 100',
  );
  return n;
};

/** How long it takes, how much memory it takes above what the service held idle, and how long others wait while it does. */
async function medir(que, limite, hacer) {
  const esperas = [];
  let pico = 0;
  let corre = true;
  const mirar = async () => {
    for (; corre; await esperar(20)) pico = Math.max(pico, servicio.memoria());
  };
  const preguntar = async () => {
    const ruta = `/v1/version_catalogo?empresa=${encodeURIComponent(empresa)}`;
    for (; corre; await esperar(20)) {
      const inicio = performance.now();
      await pedir('GET', ruta);
      esperas.push(performance.now() - inicio);
    }
  };
  const alrededor = [mirar(), preguntar()];
  const inicio = performance.now();
  const hecho = await hacer().finally(() => (corre = false));
  const segundos = (performance.now() - inicio) / 1000;
  await Promise.all(alrededor);
  const ordenadas = esperas.toSorted((a, b) => a - b);
  const p95 = Math.round(ordenadas[Math.floor(ordenadas.length * 0.95)] ?? 0);
  const fila = {
    que,
    segundos: Number(segundos.toFixed(2)),
    limite,
    'MB de mas': Math.round(pico - servicio.reposo),
    'otros, p95 ms': p95,
    'otros, peor ms': Math.round(ordenadas.at(-1) ?? 0),
  };
  tabla.push(fila);
  bien &&=
    segundos <= limite &&
    fila['MB de mas'] <= LIMITES.memoria &&
    fila['otros, peor ms'] <= LIMITES.espera;
  return hecho;
}

function exigir(que, es, debe) {
  console.log(`  ${es === debe ? 'bien' : 'MAL '}  ${que}: ${es}`);
  bien &&= es === debe;
}

try {
  await migrarTodo(postgres.url);
  await sembrarPrueba(postgres.url);
  servicio = await abrirServicio(postgres);
  await revisar(cuerpoDe('poca.csv', Buffer.from('Producto;Categoria;Precio;IVA\nx;General;1;15')));

  const conError = enCsv(1)
    .toString()
    .replace(/;15;No;No$/, ';16;No;No');
  const mala = cuerpoDe('mala.csv', Buffer.from(conError));
  await medir('revisar 10.000, CSV con un error', LIMITES.revisar, () => revisar(mala));
  exigir('productos tras una revision que falla', await contar(), 0);

  const nueva = cuerpoDe('nueva.csv', enCsv(1));
  const { huella } = await revisar(nueva);
  let cortada;
  const fin = importar({ ...nueva, huella }).catch((error) => (cortada = error));
  const ultima = () =>
    pedir('GET', `/v1/importacion_productos?empresa=${encodeURIComponent(empresa)}`);
  while (!((await ultima())?.escritas > 0)) if (cortada) throw cortada;
  await servicio.cerrar('SIGKILL');
  await fin;
  servicio = await abrirServicio(postgres);
  while ((await ultima()).estado === 'EN_CURSO') await esperar(20);
  exigir('productos tras matar el proceso en medio', await contar(), 0);
  exigir('la importacion cortada', (await ultima()).estado, 'INTERRUMPIDA');

  const libro = cuerpoDe('nueva.xlsx', await enXlsx(1));
  const vista = await medir('revisar 10.000 nuevos, XLSX', LIMITES.revisar, () => revisar(libro));
  await medir('importar 10.000 nuevos, XLSX', LIMITES.importar, () =>
    importar({ ...libro, huella: vista.huella }),
  );
  exigir('productos importados', await contar(), PRODUCTOS);
  const cambiada = cuerpoDe('cambiada.csv', enCsv(2));
  const otra = await medir('revisar 10.000 cambios, CSV', LIMITES.revisar, () => revisar(cambiada));
  await medir('importar 10.000 cambios, CSV', LIMITES.importar, () =>
    importar({ ...cambiada, huella: otra.huella }),
  );
  console.table(tabla);
} finally {
  await servicio?.cerrar();
  await postgres.stop();
  await rm(carpeta, { recursive: true });
}
process.exit(bien ? 0 : 1);

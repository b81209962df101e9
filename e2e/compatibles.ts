// node e2e/compatibles.ts: a product of its own on which what was published last meets what this working copy builds: today's shell
// with the remotes before, and the shell before with today's remotes. All of it goes through the gate, as a team's.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';

import { raiz } from '../tools/ejecutar';

import { conservados } from './conservados';
import { entregar } from './equipo';
import { abrirNavegador, comprobar, ingresar, vigilar } from './navegador';
import { abrirProducto, carpetaNueva } from './producto';
import { TAMANOS } from './revisar';

const { buildId } = createRequire(import.meta.url)('../tools/federation/buildId.cjs');
const ADMIN = { email: 'admin@demo.ec', ruta: '/auth/login_admin' };
const OPERADOR = { email: 'operador@demo.ec', ruta: '/auth/login_dashboard' };
/** By its link in the menu, what is there once a screen is. */
const DEL_ADMIN = {
  Mesas: (page) => page.getByRole('button', { name: 'Crear Mesa' }),
  'Vizor de cocina': (page) => page.getByText('Al dia'),
  Productos: (page) => page.getByRole('row').nth(1),
  Usuarios: (page) => page.getByRole('button', { name: 'Crear usuario' }),
  'Facturas electronicas': (page) => page.getByRole('row').nth(1),
};
const DEL_OPERADOR = {
  Publicaciones: (page) => page.getByRole('row').nth(1),
};

const antes = await conservados();
if (antes === null) {
  console.log(
    '  saltado: este clon no tiene el commit publicado de tools/publicado.json (git fetch)',
  );
  process.exit(0);
}
const otros = antes.filter(({ paquete, build }) => buildId(paquete) !== build);
if (otros.length === 0) {
  console.log('  nada que comparar: lo publicado es lo que construye esta copia');
  process.exit(0);
}
console.log(`  son otros: ${otros.map(({ paquete }) => paquete).join(', ')}`);

const ahora = otros.map(({ paquete, version }) => {
  const build = buildId(paquete);
  return { paquete, build, version, carpeta: path.join(raiz, paquete, 'dist', build) };
});
const esShell = ({ paquete }) => paquete === 'shell';
const esRemoto = (uno) => !esShell(uno);

const datos = carpetaNueva('compatibles');
const producto = await abrirProducto(datos);
const browser = await abrirNavegador();
const menu = (page) => page.getByRole('navigation', { name: 'Menu principal' });

/** One after another, since each is held against what is in use. */
async function publicar(lista) {
  for (const uno of lista) {
    const { build } = await entregar(producto.url, uno);
    assert.equal(build, uno.build);
  }
}

/**
 * Those of today that the shell before can give what they take. One that takes a name which came with today's shell waits for
 * it: the gate says so, and its team publishes after the shell's.
 */
async function losQueEntran(remotos) {
  const entran = [];
  for (const uno of remotos) {
    const falta = await publicar([uno]).then(
      () => null,
      ({ message }) => message,
    );
    if (falta === null) entran.push(uno);
    else if (soloFaltaElMarco(falta)) console.log(`  espera al marco: ${falta}`);
    else throw new Error(falta);
  }
  return entran;
}

/** After what it is about, a refusal has a line for each rule. */
const soloFaltaElMarco = (rechazo) =>
  rechazo
    .split('\n')
    .slice(1)
    .every((linea) => linea.includes('no esta en el marco en uso'));

/** Somebody who comes in; `quejas`: whatever went wrong on the page since. */
async function entrar(cuenta) {
  const page = await (await browser.newContext(TAMANOS.escritorio)).newPage();
  const quejas = await vigilar(page);
  await ingresar(page, { ...cuenta, base: producto.url });
  return { page, quejas };
}

/** The registry is read every five seconds: until then a page has the builds before. */
async function esperarBuilds(lista) {
  const shell = lista.find(esShell)?.build;
  const remotos = lista.filter(esRemoto);
  for (let veces = 0; ; veces += 1) {
    const { page } = await entrar(ADMIN);
    await page.reload();
    const arranque = JSON.parse(await page.locator('#arranque').textContent());
    await page.context().close();
    const dados = new Map(
      arranque.areas.map(({ descriptor, build }) => [`remote-${descriptor.area}`, build]),
    );
    const faltan = remotos.filter(({ paquete, build }) => dados.get(paquete) !== build);
    if (faltan.length === 0 && (shell === undefined || arranque.shell === shell)) return;
    assert.ok(veces < 10, `not given out: ${faltan.map(({ paquete }) => paquete).join(', ')}`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

async function mirar(page, pantallas) {
  for (const [nombre, sena] of Object.entries(pantallas)) {
    await menu(page).getByRole('link', { name: nombre, exact: true }).click();
    await sena(page)
      .first()
      .waitFor()
      .catch((error) => {
        throw new Error(`${nombre}: ${error.message}`);
      });
  }
}

async function vender(page) {
  await page.locator('.ventas-tile', { hasText: 'Agua con gas' }).first().click();
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await page.getByRole('button', { name: /^Cobrar/ }).click();
  await page.getByRole('region', { name: 'Ultima venta' }).waitFor();
}

async function contarCaja(page) {
  await menu(page).getByRole('link', { name: 'Caja', exact: true }).click();
  await page.getByRole('button', { name: 'Cuadre de caja' }).click();
  await page.getByRole('textbox', { name: '20 dolares', exact: true }).fill('4');
  await page.getByRole('button', { name: 'Contar', exact: true }).click();
  await page.getByRole('table', { name: 'Comparacion' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descartar', exact: true }).click();
  await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
}

async function recorrer(lista) {
  await esperarBuilds(lista);
  const uno = await entrar(ADMIN);
  await vender(uno.page);
  await contarCaja(uno.page);
  await mirar(uno.page, DEL_ADMIN);
  assert.deepEqual(uno.quejas, []);
  const operador = await entrar(OPERADOR);
  await mirar(operador.page, DEL_OPERADOR);
  assert.deepEqual(operador.quejas, []);
}

const DE_ANTES = 'the shell of today goes on with the remotes that were published last';
const SHELL_DE_ANTES = 'the shell that was published last goes on with the remotes of today';
const bien = await comprobar({
  ...(otros.some(esRemoto) && {
    [DE_ANTES]: async () => {
      await publicar(otros.filter(esRemoto));
      await recorrer(otros.filter(esRemoto));
    },
  }),
  ...(otros.some(esShell) && {
    [SHELL_DE_ANTES]: async () => {
      const shell = otros.filter(esShell);
      await publicar(shell);
      const entran = await losQueEntran(ahora.filter(esRemoto));
      await recorrer([...shell, ...entran]);
    },
  }),
});

await browser.close();
await producto.cerrar();
datos.borrar();
process.exitCode = bien ? 0 : 1;

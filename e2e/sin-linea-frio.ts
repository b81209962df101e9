// node e2e/sin-linea-frio.ts: a registered till whose server is dead and whose browser was closed. It opens from cold, sells, is closed and
// opened once more, and all of it arrives when the server is back. Builds that are published meanwhile: a good one is taken up, a broken one
// is not kept.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

import { comoDueno } from '../services/kit/src/testing/testDb';
import { puertoLibre } from '../tools/puertoLibre';

import { baseDelProducto } from './base';
import { entregarArchivo } from './equipo';
import { abrirPerfil, comprobar, ingresar } from './navegador';
import { otroBuild } from './otroBuild';
import { abrirProducto, carpetaNueva } from './producto';
import { revisar, TAMANOS } from './revisar';
import { aviso, emitidas, esperar, hecha, ir, registrar, seriadas, vender } from './sinLineaComun';

const ADMIN = { email: 'admin@demo.ec', ruta: '/auth/login_admin' };
const CAJERO = { email: 'cajero@demo.ec' };
const PUNTO = '079';
/** Of the demo; the till meets the first, and never the second. */
const CONOCIDO = { cedula: '1710034065', nombre: 'Maria Fernanda Salazar' };
const DESCONOCIDO = '0926687856';
const CALMA_MS = 4_000;

const carpeta = carpetaNueva('frio');
process.env.COMANDA_DATOS = carpeta.dataDir;
const perfil = path.join(path.dirname(carpeta.dataDir), 'perfil');
/** It comes back where it was. */
const env = { PORT: String(await puertoLibre()), PRINT_PORT: String(await puertoLibre()) };
let producto = await abrirProducto({ ...carpeta, env });
const TILL = `${producto.url}/admin/puntoventa`;

const secreto = (page) => page.getByLabel('Contraseña');
const tiles = (page) => page.locator('.ventas-tile').first().waitFor();
const cliente = (page) => page.getByRole('dialog', { name: 'Datos del cliente' });

/** The till of a browser that was closed, with whoever answers. */
async function abrir(tamano = TAMANOS.escritorio) {
  const { context, page } = await abrirPerfil(perfil, tamano);
  await page.goto(TILL);
  return { context, page };
}

/** Past the lock. */
async function abrirSinLinea(tamano) {
  const { context, page } = await abrir(tamano);
  await secreto(page).fill('demo1234');
  await page.getByRole('button', { name: 'Seguir sin linea' }).click();
  await tiles(page);
  return { context, page };
}

async function escribirCliente(page, cedula) {
  await page.getByRole('button', { name: 'Cambiar cliente' }).click();
  await cliente(page).getByLabel('Numero de cedula').fill(cedula);
}

async function conConocido(page) {
  await escribirCliente(page, CONOCIDO.cedula);
  await cliente(page)
    .getByLabel(/^Nombre/)
    .and(page.locator(`[value="${CONOCIDO.nombre}"]`))
    .waitFor();
  await cliente(page).getByRole('button', { name: 'Guardar' }).click();
  await cliente(page).waitFor({ state: 'hidden' });
}

/** What the till says where it does not know who that is; the sale goes to nobody in particular. */
async function conDesconocido(page) {
  await escribirCliente(page, DESCONOCIDO);
  await cliente(page).getByText('Sin linea. Complete sus datos').waitFor();
  await revisar(page, 'frio-desconocido', 'escritorio');
  await cliente(page).getByRole('button', { name: 'Consumidor final' }).click();
  await cliente(page).waitFor({ state: 'hidden' });
}

/** The build of the till in the page that is kept. */
const buildGuardado = async (page) => {
  const html = await page.evaluate(async () => {
    const pagina = await (await window.caches.open('comanda.pagina')).match('/');
    return pagina?.text() ?? '';
  });
  const arranque = /<script[^>]*id="arranque"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (!arranque) return null;
  return JSON.parse(arranque).areas.find(({ descriptor }) => descriptor.area === 'ventas').build;
};

/** The page and the verifier are put away. */
const quedoGuardado = async (page) => {
  await esperar('the page', () => buildGuardado(page));
  await page.waitForTimeout(2 * CALMA_MS);
};

/** The print service alone, as a till has it. */
async function abrirImpresion() {
  const hijo = spawn(process.execPath, ['--import', 'tsx', 'services/print/src/server.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'ignore',
    env: { ...process.env, ...env, ORIGEN: producto.url, DATA_DIR: carpeta.dataDir },
  });
  const fin = new Promise((resolve) => hijo.once('exit', resolve));
  process.once('exit', () => hijo.kill());
  await esperar('the print service', () =>
    fetch(`http://localhost:${env.PRINT_PORT}/salud`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return () => (hijo.kill(), fin);
}

async function volver() {
  producto = await abrirProducto({ ...carpeta, env });
}

/** What the authority has said of each number of the till. */
async function documentos() {
  const filas = await comoDueno(
    await baseDelProducto(),
    `select v.secuencia, c.estado from pedidos.ventas v
       join facturacion.comprobantes c on c.empresa_id = v.empresa_id and c.venta_id = v.id
      where v.secuencia like '001-${PUNTO}-%' order by v.secuencia`,
  );
  return filas.map(({ secuencia, estado }) => `${secuencia} ${estado}`);
}

/** A build of the till goes out; answers its name once the product gives it. */
async function publicar(rompe) {
  const { build, archivo } = await otroBuild('ventas', rompe);
  await entregarArchivo(producto.url, { area: 'ventas', archivo, version: '0.1.0' });
  return build;
}

async function abrirConBuild(build) {
  const { context, page } = await abrir();
  await esperar(`a page with ${build}`, async () => {
    const texto = await page.locator('#arranque').textContent();
    if (texto.includes(build)) return true;
    await page.waitForTimeout(CALMA_MS);
    await page.goto(TILL);
    return false;
  });
  await tiles(page);
  return { context, page };
}

const bien = await comprobar({
  'a till is registered, and sells one with a line to somebody it will know': async () => {
    const { context, page } = await abrirPerfil(perfil, TAMANOS.escritorio);
    await ingresar(page, { ...ADMIN, base: producto.url });
    await registrar(page, PUNTO);
    await page.getByRole('button', { name: 'Cerrar Sesion' }).first().click();
    await page.getByLabel('Correo').waitFor();
    await ingresar(page, { ...CAJERO, base: producto.url });
    await tiles(page);
    assert.equal(await vender(page, () => conConocido(page)), seriadas(1, 1, PUNTO)[0]);
    await quedoGuardado(page);
    await context.close();
  },

  'with the server dead a cold browser sells three, and says of each where it stands': async () => {
    await producto.cerrar('SIGKILL');
    const { context, page } = await abrirSinLinea();
    await aviso(page, 'Sin linea desde').waitFor();
    const [segunda, tercera, cuarta] = seriadas(2, 3, PUNTO);
    assert.equal(await vender(page), segunda);
    await hecha(page).getByText('El ticket no se imprimio').waitFor(); // its print service died too
    await hecha(page).getByText('la impresora no esta conectada').waitFor();
    await hecha(page).getByText('Guardada en este equipo, por enviar').waitFor();
    await revisar(page, 'frio-sin-impresora', 'escritorio');

    const cerrarImpresion = await abrirImpresion();
    await hecha(page).getByRole('button', { name: 'Reimprimir' }).click();
    await hecha(page).getByText('Ticket impreso').waitFor();
    assert.equal(await vender(page, () => conConocido(page)), tercera);
    await hecha(page).getByText('Ticket impreso').waitFor();
    await cerrarImpresion();
    assert.equal(await vender(page, () => conDesconocido(page)), cuarta);
    await aviso(page, '3 ventas por enviar').waitFor();
    await context.close();
  },

  'closed and opened once more, on a telephone too, they are all there': async () => {
    const { context, page } = await abrirSinLinea(TAMANOS.telefono);
    await aviso(page, /Sin linea desde .* · 3 ventas por enviar/).waitFor();
    await revisar(page, 'frio-otra-vez', 'telefono');
    await page.setViewportSize(TAMANOS.escritorio.viewport);
    await ir(page, 'Ventas sin linea');
    for (const numero of seriadas(2, 3, PUNTO))
      await page.getByRole('row', { name: new RegExp(numero) }).waitFor();
    await revisar(page, 'frio-otra-vez', 'escritorio');
    await context.close();
  },

  'the server is back: the cookie decides, and each arrives once, in order, and is authorised':
    async () => {
      const { context, page } = await abrirSinLinea();
      await volver();
      await page.getByText('En linea').waitFor({ timeout: 60_000 });
      await aviso(page, 'por enviar').waitFor({ state: 'detached', timeout: 60_000 });
      assert.deepEqual(await emitidas(page, PUNTO), seriadas(1, 4, PUNTO));
      const autorizadas = seriadas(1, 4, PUNTO).map((numero) => `${numero} AUTORIZADO`);
      await esperar('every document authorised', async () => {
        const hay = await documentos();
        return hay.length === 4 && hay.every((uno) => autorizadas.includes(uno));
      });
      assert.equal(await vender(page), seriadas(5, 1, PUNTO)[0]);
      await context.close();
    },

  'a build that was published while it was away is taken up with the line, and opens without one':
    async () => {
      const build = await publicar(null);
      const { context, page } = await abrirConBuild(build);
      await esperar('the build', async () => (await buildGuardado(page)) === build);
      await page.waitForTimeout(CALMA_MS);
      await context.close();
      await producto.cerrar('SIGKILL');
      const fria = await abrirSinLinea();
      assert.equal(await buildGuardado(fria.page), build);
      await vender(fria.page);
      await fria.context.close();
      await volver();
    },

  'one that is broken is not kept: the till opens without a line as before': async () => {
    const { context: antes, page: sana } = await abrir();
    await tiles(sana);
    const bueno = await buildGuardado(sana);
    await antes.close();
    const roto = await publicar('evaluacion');
    const { context, page } = await abrirConBuild(roto);
    await page.waitForTimeout(5 * CALMA_MS);
    assert.equal(await buildGuardado(page), bueno);
    await context.close();
    await producto.cerrar('SIGKILL');
    const fria = await abrirSinLinea();
    await vender(fria.page);
    await aviso(fria.page, '1 venta por enviar').waitFor();
    await fria.context.close();
    await volver(); // who stops it stops its database
  },
});

await producto.cerrar();
rmSync(perfil, { recursive: true, force: true });
carpeta.borrar();
process.exit(bien ? 0 : 1);

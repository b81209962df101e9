// node e2e/canales.ts: a product of its own with some life in what is published (several builds, a canary, one withdrawn,
// one pinned, keys), as the operator finds it on a low, a touched and an enlarged screen.
import assert from 'node:assert/strict';

import { comoDueno } from '../services/kit/src/testing/testDb';

import { baseDelProducto } from './base';
import { equipoDe } from './equipo';
import { abrirNavegador, comprobar, ingresar } from './navegador';
import { abrirProducto, carpetaNueva } from './producto';
import { revisar, TAMANOS } from './revisar';

const LARGO = 'Distribuidora de Mariscos y Ceviches del Puerto de Manta Hermanos Delgado y Cia.';
const NOTA = 'Corrige el conteo de billetes cuando la caja se abre con sobrante del dia anterior. '
  .repeat(4)
  .slice(0, 300);
const LENTA_MS = 3_000;
const MAS = {
  ...TAMANOS,
  bajo: { viewport: { width: 844, height: 390 }, hasTouch: true },
  aumentado: { viewport: { width: 683, height: 384 }, deviceScaleFactor: 2 },
};

const datos = carpetaNueva('publicaciones');
const producto = await abrirProducto(datos);
process.env.COMANDA_DATOS = producto.dataDir;
const base = await baseDelProducto();
const equipo = await equipoDe(producto.url, 'caja');
const browser = await abrirNavegador();

async function publicar(titulo, ...args) {
  equipo.cambiar('src/area.ts', (texto) =>
    texto.replace(/titulo: 'Ca[^']*'/, `titulo: '${titulo}'`),
  );
  const { codigo, texto } = await equipo.publicar(
    '--nota',
    `${titulo}: ${NOTA}`.slice(0, 300),
    ...args,
  );
  assert.equal(codigo, 0, texto);
  return /\/areas\/caja\/([0-9a-f]{12})\//.exec(texto)[1];
}

/** What tabs of a company report of a build. */
async function informar(page, build, fases) {
  const eventos = fases.map(([fase, ms]) => ({ area: 'caja', build, fase, ms }));
  const status = await page.evaluate(
    async (cuerpo) =>
      (
        await fetch('/plataforma/telemetria', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(cuerpo),
        })
      ).status,
    { eventos },
  );
  assert.equal(status, 200);
}

/** Four builds, the last of them a canary with reports of both, one of them withdrawn, and a company of eighty letters. */
async function darVida() {
  const [ida] = [await publicar('Cajon'), await publicar('Cajita')];
  const estable = await publicar('Cajones');
  const canario = await publicar('Cajas', '--canary', '40');
  await comoDueno(base, "insert into plataforma.retiradas (area, build) values ('caja', $1)", [
    ida,
  ]);
  await comoDueno(base, 'update plataforma.empresas set empresa = $1 where empresa = $2', [
    ...[LARGO, 'Otra Empresa'],
  ]);
  const page = await (await browser.newContext()).newPage();
  await ingresar(page, {
    email: 'contador@demo.ec',
    ruta: '/auth/login_contador',
    base: producto.url,
  });
  const cargas = [180, 210, 260, 310, 420, 650, 900, 1_400, 2_600, 300, 240, 220];
  await informar(page, estable, [...cargas.map((ms) => ['carga', ms]), ['vivo', 0], ['vivo', 0]]);
  await informar(page, canario, [
    ...cargas.map((ms) => ['carga', ms * 2]),
    ...[
      ['trozo', 0],
      ['vivo', 0],
    ],
  ]);
  await page.context().close();
  return { ida, estable, canario };
}
const vida = await darVida();

async function conPublicaciones(tamano, hacer) {
  const context = await browser.newContext(MAS[tamano]);
  const page = await context.newPage();
  const base = producto.url;
  await ingresar(page, { email: 'operador@demo.ec', ruta: '/auth/login_dashboard', base });
  await page.goto(`${base}/admin/publicaciones`);
  await page.getByRole('button', { name: 'Caja', exact: true }).click();
  await page.getByText(vida.estable).first().waitFor();
  await hacer(page);
  await context.close();
}
const boton = (en, name) => en.getByRole('button', { name, exact: true });
const dialogo = (page) => page.getByRole('dialog');
const llaves = (nombre) =>
  comoDueno(base, 'select revocada from plataforma.llaves_de_equipo where nombre = $1', [nombre]);

/** Answers of a call come late; how many were asked for. */
async function lenta(page, ruta) {
  let pedidas = 0;
  await page.route(`**${ruta}`, async (route) => {
    pedidas += 1;
    await new Promise((resolve) => setTimeout(resolve, LENTA_MS));
    await route.continue();
  });
  return () => pedidas;
}
async function elegirDelMenu(page, build, accion) {
  await page.getByRole('button', { name: new RegExp(`^Mas acciones de ${build}`) }).click();
  await page.getByRole('menuitem', { name: accion }).click();
  await dialogo(page).waitFor();
}

const bien = await comprobar({
  'a company of eighty letters is pinned, and the wheel changes no share': () =>
    conPublicaciones('escritorio', async (page) => {
      await elegirDelMenu(page, vida.estable, 'Fijar una empresa');
      await dialogo(page).getByRole('combobox').click();
      await page.getByTitle(LARGO, { exact: true }).last().click();
      await boton(dialogo(page), 'Fijar').click();
      await page.getByText(`Fijo: ${LARGO}`).waitFor();

      await elegirDelMenu(page, vida.canario, 'Poner de canario');
      const parte = dialogo(page).getByRole('textbox');
      await parte.fill('25');
      await parte.hover();
      await page.mouse.wheel(0, 400);
      assert.equal(await parte.inputValue(), '25');
      await page.keyboard.press('Escape');
      await boton(page, 'Seguir editando').or(page.getByText('¿Descartar')).first().waitFor();
      await page.screenshot({ path: 'e2e/capturas/publicaciones-descartar.png' });
    }),

  'the figures of the canary and of the stable build stand side by side': () =>
    conPublicaciones('escritorio', async (page) => {
      const fila = (build) => page.getByRole('row').filter({ hasText: build });
      assert.match(await fila(vida.canario).innerText(), /Canario 40%[\s\S]*1 de 13/);
      assert.match(await fila(vida.estable).innerText(), /Activo[\s\S]*0 de 12/);
      assert.match(await fila(vida.estable).innerText(), /0\.\d+ s \/ \d\.\d+ s/);
      assert.match(await fila(vida.ida).innerText(), /Retirado/);
    }),

  'a key is made once whatever is pressed, shown once, and revoked once it was confirmed': () =>
    conPublicaciones('escritorio', async (page) => {
      const pedidas = await lenta(page, '/plataforma/crear_llave');
      await boton(page, 'Crear llave').click();
      await dialogo(page).getByRole('textbox').fill(LARGO);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.screenshot({ path: 'e2e/capturas/publicaciones-llave-creando.png' });
      await page.getByText('Copie la llave').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      assert.equal(pedidas(), 1);
      await revisar(page, 'publicaciones-llave', 'escritorio');
      await boton(page, 'Ya la copie').click();
      assert.equal((await llaves(LARGO)).length, 1);

      const revocar = page
        .getByRole('row')
        .filter({ hasText: LARGO })
        .getByRole('button', { name: /^Revocar/ });
      await revocar.click();
      await page.getByText(`¿Revocar la llave ${LARGO}?`).waitFor();
      await revisar(page, 'publicaciones-revocar', 'escritorio');
      await page.keyboard.press('Escape');
      await page.getByText(`¿Revocar la llave ${LARGO}?`).waitFor({ state: 'detached' });
      assert.deepEqual(await llaves(LARGO), [{ revocada: null }]);
      await revocar.click();
      await boton(dialogo(page), 'Revocar').click();
      await page.getByText(/^Revocada \d/).waitFor();
    }),

  'both screens fit a low, an enlarged, a small and a dark one': async () => {
    for (const tamano of ['escritorio', 'bajo', 'aumentado', 'telefono', 'oscuro'])
      await conPublicaciones(tamano, async (page) => {
        await revisar(page, 'publicaciones-vida', tamano);
        await boton(page, 'Crear llave').scrollIntoViewIfNeeded();
        await page.screenshot({ path: `e2e/capturas/publicaciones-llaves-${tamano}.png` });
        await boton(page, 'Crear llave').click();
        await dialogo(page).waitFor();
        await revisar(page, 'publicaciones-crear-llave', tamano);
        await page.goto(`${producto.url}/admin/areas`);
        await page.getByText(LARGO).first().waitFor();
        await revisar(page, 'areas-vida', tamano);
      });
  },

  'a rollback says what it will do, does nothing on Escape, and is done once': () =>
    conPublicaciones('bajo', async (page) => {
      const pedidas = await lenta(page, '/plataforma/volver_atras');
      const volver = boton(page, 'Volver atras').first();
      await volver.click();
      await page.getByText('¿Volver atras en Caja?').waitFor();
      await revisar(page, 'publicaciones-volver', 'bajo');
      await page.keyboard.press('Escape');
      await page.getByText('¿Volver atras en Caja?').waitFor({ state: 'detached' });
      assert.equal(pedidas(), 0);
      await volver.click();
      await boton(dialogo(page), 'Volver atras').click();
      await page.getByText('Activo otra vez', { exact: false }).waitFor();
      assert.equal(pedidas(), 1);
      await page.getByText('Malo', { exact: true }).waitFor();
    }),
});

await browser.close();
equipo.borrar();
await producto.cerrar();
datos.borrar();
process.exit(bien ? 0 : 1);

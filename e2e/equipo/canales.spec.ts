// What is published has some life (several builds, a canary, one withdrawn, one pinned, keys), as the operator finds it on a low, a touched
// and an enlarged screen.
import type { Locator, Page } from '@playwright/test';

import { comoDueno } from '../../services/kit/src/testing/testDb';
import { baseEn } from '../apoyo/base';
import { entregarArchivo } from '../apoyo/equipo';
import { ingresar } from '../apoyo/pagina';
import { otroBuild } from '../apoyo/otroBuild';
import { productoPropio } from '../apoyo/productoPropio';
import { expect, test, type Abrir } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

test.describe.configure({ mode: 'serial' });

const LARGO = 'Distribuidora de Mariscos y Ceviches del Puerto de Manta Hermanos Delgado y Cía.';
const NOTA = 'Corrige el conteo de billetes cuando la caja se abre con sobrante del día anterior. '
  .repeat(4)
  .slice(0, 300);
const LENTA_MS = 3_000;

const propio = productoPropio('publicaciones');
const vida = { ida: '', estable: '', canario: '' };

async function publicar(nombre: string, porcentaje: number | null = null): Promise<string> {
  const { build, archivo } = await otroBuild('caja');
  const nota = `${nombre}: ${NOTA}`.slice(0, 300);
  await entregarArchivo(propio.url, {
    area: 'caja',
    archivo,
    version: '0.1.0',
    nota,
    canario: porcentaje,
  });
  return build;
}

/** What tabs of a company report of a build: a phase, and how long it took. */
async function informar(page: Page, build: string, fases: [string, number][]): Promise<void> {
  const eventos = fases.map(([fase, ms]) => ({ area: 'caja', build, fase, ms }));
  const status = await page.evaluate(
    async (cuerpo) => {
      const respuesta = await fetch('/plataforma/telemetria', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(cuerpo),
      });
      return respuesta.status;
    },
    { eventos },
  );
  expect(status).toBe(200);
}

/** Four builds, the last of them a canary with reports of both, one of them withdrawn, and a company of eighty letters. */
test.beforeAll(async ({ browser }) => {
  vida.ida = await publicar('Cajón');
  await publicar('Cajita');
  vida.estable = await publicar('Cajones');
  vida.canario = await publicar('Cajas', 40);
  const base = await baseEn(propio.dataDir);
  const retirar = "insert into plataforma.retiradas (area, build) values ('caja', $1)";
  await comoDueno(base, retirar, [vida.ida]);
  const renombrar = 'update identidad.empresas set empresa = $1 where empresa = $2';
  await comoDueno(base, renombrar, [LARGO, 'Otra Empresa']);
  const page = await browser.newPage();
  await ingresar(page, {
    email: 'contador@demo.ec',
    ruta: '/auth/login_contador',
    base: propio.url,
  });
  const cargas = [180, 210, 260, 310, 420, 650, 900, 1_400, 2_600, 300, 240, 220];
  const de = (veces: number) => cargas.map((ms): [string, number] => ['carga', ms * veces]);
  await informar(page, vida.estable, [...de(1), ['vivo', 0], ['vivo', 0]]);
  await informar(page, vida.canario, [...de(2), ['trozo', 0], ['vivo', 0]]);
  await page.close();
});

async function enPublicaciones(abrir: Abrir, tamano: Tamano): Promise<Page> {
  const page = await abrir(tamano);
  const base = propio.url;
  await ingresar(page, { email: 'operador@demo.ec', ruta: '/auth/login_dashboard', base });
  await page.goto(`${base}/admin/publicaciones`);
  await page.getByRole('button', { name: 'Caja', exact: true }).click();
  await expect(page.getByText(vida.estable).first()).toBeVisible();
  return page;
}
const boton = (en: Page | Locator, name: string) => en.getByRole('button', { name, exact: true });
const dialogo = (page: Page) => page.getByRole('dialog');
const llaves = async (nombre: string) =>
  comoDueno<{ revocada: Date | null }>(
    await baseEn(propio.dataDir),
    'select revocada from plataforma.llaves_de_equipo where nombre = $1',
    [nombre],
  );

/** Answers of a call come late; how many were asked for. */
async function lenta(page: Page, ruta: string) {
  let pedidas = 0;
  await page.route(`**${ruta}`, async (route) => {
    pedidas += 1;
    await new Promise((resolve) => setTimeout(resolve, LENTA_MS));
    await route.continue();
  });
  return () => pedidas;
}
async function elegirDelMenu(page: Page, build: string, accion: string) {
  await page.getByRole('button', { name: new RegExp(`^Más acciones de ${build}`) }).click();
  await page.getByRole('menuitem', { name: accion }).click();
  await expect(dialogo(page)).toBeVisible();
}

test('a company of eighty letters is pinned, and the wheel changes no share', async ({ abrir }) => {
  const page = await enPublicaciones(abrir, 'escritorio');
  await elegirDelMenu(page, vida.estable, 'Fijar una empresa');
  await dialogo(page).getByRole('combobox').click();
  await page.getByTitle(LARGO, { exact: true }).last().click();
  await boton(dialogo(page), 'Fijar').click();
  await expect(page.getByText(`Fijo: ${LARGO}`)).toBeVisible();

  await elegirDelMenu(page, vida.canario, 'Poner de canario');
  const parte = dialogo(page).getByRole('textbox');
  await parte.fill('25');
  await parte.hover();
  await page.mouse.wheel(0, 400);
  await expect(parte).toHaveValue('25');
  await page.keyboard.press('Escape');
  await expect(
    boton(page, 'Seguir editando').or(page.getByText('¿Descartar')).first(),
  ).toBeVisible();
  await page.screenshot({ path: 'e2e/capturas/publicaciones-descartar.png' });
});

test('the figures of the canary and of the stable build stand side by side', async ({ abrir }) => {
  const page = await enPublicaciones(abrir, 'escritorio');
  const fila = (build: string) => page.getByRole('row').filter({ hasText: build });
  await expect(fila(vida.canario)).toContainText(/Canario 40%.*1 de 13/);
  await expect(fila(vida.estable)).toContainText(/Activo.*0 de 12/);
  await expect(fila(vida.estable)).toContainText(/0\.\d+ s \/ \d\.\d+ s/);
  await expect(fila(vida.ida)).toContainText(/Retirado/);
});

test('a key is made once whatever is pressed, shown once, and revoked once it was confirmed', async ({
  abrir,
}) => {
  const page = await enPublicaciones(abrir, 'escritorio');
  const pedidas = await lenta(page, '/plataforma/crear_llave');
  await boton(page, 'Crear llave').click();
  await dialogo(page).getByRole('textbox').fill(LARGO);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.screenshot({ path: 'e2e/capturas/publicaciones-llave-creando.png' });
  await expect(page.getByText('Copie la llave')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  expect(pedidas()).toBe(1);
  await revisar(page, 'publicaciones-llave', 'escritorio');
  await boton(page, 'Ya la copié').click();
  expect(await llaves(LARGO)).toHaveLength(1);

  const revocar = page
    .getByRole('row')
    .filter({ hasText: LARGO })
    .getByRole('button', { name: /^Revocar/ });
  await revocar.click();
  await expect(page.getByText(`¿Revocar la llave ${LARGO}?`)).toBeVisible();
  await revisar(page, 'publicaciones-revocar', 'escritorio');
  await page.keyboard.press('Escape');
  await expect(page.getByText(`¿Revocar la llave ${LARGO}?`)).toHaveCount(0);
  expect(await llaves(LARGO)).toEqual([{ revocada: null }]);
  await revocar.click();
  await boton(dialogo(page), 'Revocar').click();
  await expect(page.getByText(/^Revocada \d/)).toBeVisible();
});

const PANTALLAS: Tamano[] = ['escritorio', 'apaisado', 'aumentado', 'telefono', 'oscuro'];
for (const tamano of PANTALLAS)
  test(`both screens fit, ${tamano}`, async ({ abrir }) => {
    const page = await enPublicaciones(abrir, tamano);
    await revisar(page, 'publicaciones-vida', tamano);
    await boton(page, 'Crear llave').scrollIntoViewIfNeeded();
    await page.screenshot({ path: `e2e/capturas/publicaciones-llaves-${tamano}.png` });
    await boton(page, 'Crear llave').click();
    await expect(dialogo(page)).toBeVisible();
    await revisar(page, 'publicaciones-crear-llave', tamano);
    await page.goto(`${propio.url}/admin/areas`);
    await expect(page.getByText(LARGO).first()).toBeVisible();
    await revisar(page, 'areas-vida', tamano);
  });

test('a rollback says what it will do, does nothing on Escape, and is done once', async ({
  abrir,
}) => {
  const page = await enPublicaciones(abrir, 'apaisado');
  const pedidas = await lenta(page, '/plataforma/volver_atras');
  const volver = boton(page, 'Volver atrás').first();
  await volver.click();
  await expect(page.getByText('¿Volver atrás en Caja?')).toBeVisible();
  await revisar(page, 'publicaciones-volver', 'apaisado');
  await page.keyboard.press('Escape');
  await expect(page.getByText('¿Volver atrás en Caja?')).toHaveCount(0);
  expect(pedidas()).toBe(0);
  await volver.click();
  await boton(dialogo(page), 'Volver atrás').click();
  await expect(page.getByText('Activo otra vez', { exact: false })).toBeVisible();
  expect(pedidas()).toBe(1);
  await expect(page.getByText('Malo', { exact: true })).toBeVisible();
});

test('a canary that fails for some stops by itself, and the operator reads why', async ({
  abrir,
}) => {
  const gente = [
    { email: 'cajero@demo.ec', ruta: '/auth/login' },
    { email: 'admin@demo.ec', ruta: '/auth/login_admin' },
    { email: 'contador@demo.ec', ruta: '/auth/login_contador' },
  ];
  for (const quien of [...gente, ...gente]) {
    const page = await abrir();
    await ingresar(page, { ...quien, base: propio.url });
    await informar(page, vida.canario, [
      ['carga', 300],
      ['pintado', 0],
    ]);
    await page.context().close();
  }
  const page = await enPublicaciones(abrir, 'escritorio');
  const fila = page.getByRole('row').filter({ hasText: vida.canario });
  await expect(fila).toContainText('Canario detenido');
  await expect(page.getByText(/Fallaron \d de \d sesiones/).first()).toBeVisible();
});

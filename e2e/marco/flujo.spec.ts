// What one page does another is told of, without asking; and where nobody tells it, it asks as it ever did.
import type { Page, Request } from '@playwright/test';

import { abrirPuente } from '../../services/kit/src/testing/puente';
import { comoDueno } from '../../services/kit/src/testing/testDb';
import { DEMO } from '../../services/local/src/demo/sembrarDemo';
import { flujoCalls } from '../../shared/src/contracts/ventas/flujo';
import { emisionesCalls } from '../../shared/src/contracts/facturacion/emisiones';
import { mesasCalls } from '../../shared/src/contracts/ventas/mesas';
import { reportesCalls } from '../../shared/src/contracts/reportes/reportes';
import { resumenCalls } from '../../shared/src/contracts/reportes/resumen';
import { plataformaCalls } from '../../shared/src/contracts/plataforma/plataforma';
import { vizorCalls } from '../../shared/src/contracts/ventas/vizor';
import { baseEn } from '../apoyo/base';
import { enviarACocina } from '../apoyo/cocina';
import { entregarArchivo } from '../apoyo/equipo';
import { fila, resumen } from '../apoyo/facturas';
import { contarLlamadas, hayFlujo } from '../apoyo/flujo';
import { llamar } from '../apoyo/navegador';
import { otroBuild } from '../apoyo/otroBuild';
import { ingresar } from '../apoyo/pagina';
import { vender } from '../apoyo/sinLinea';
import { productoPropio } from '../apoyo/productoPropio';
import { expect, test, type Abrir } from '../apoyo/pruebas';

test.describe.configure({ mode: 'serial' });

type Llamadas = ReturnType<typeof contarLlamadas>;

const propio = productoPropio('flujo');
const empresa = DEMO.empresas[0]?.empresa ?? '';

/** One that was on its way, the one that has it, one more that begins before it is drawn. */
const POCAS = 4;
const UN_RATO_MS = 4_000;
/** It asks within eight seconds of being told, and every 45 where nobody tells it. */
const SABE_MS = 30_000;

let puente: Awaited<ReturnType<typeof abrirPuente>>;
test.beforeAll(async () => {
  puente = await abrirPuente(propio.url);
});
test.afterAll(() => puente.cerrar());

const url = (ruta = '') => new URL(ruta, puente.url).href.replace(/\/$/, '');
const carta = (page: Page, orden: string) => page.getByRole('article', { name: orden });

/** Logged in, on a screen that is told what changes. */
async function enPantalla(abrir: Abrir, quien: string, ruta: string): Promise<Page> {
  const page = await abrir();
  const dondeEntra = quien === 'admin' ? '/auth/login_admin' : '/auth/login';
  await ingresar(page, { email: `${quien}@demo.ec`, ruta: dondeEntra, base: url() });
  await page.goto(url(ruta), { waitUntil: 'commit' }); // the landing screen has a stream too
  await hayFlujo(page);
  return page;
}

async function enCocina(abrir: Abrir): Promise<Page> {
  const page = await enPantalla(abrir, 'cocinero', '/admin/vizor');
  await expect(page.getByText('Al día')).toBeVisible();
  return page;
}

/** How often the kitchen asked for its list until it stands in the page: how long that takes is the machine's. */
async function preguntasHastaVerse(cocina: Page, listas: Llamadas, orden: string, quien: Page) {
  const antes = listas.veces();
  await enviarACocina(quien, { empresa, orden, lineas: [{}] });
  await expect(carta(cocina, orden)).toBeVisible();
  return listas.veces() - antes;
}

test('an order is seen on the floor and in the kitchen, which do not ask before', async ({
  abrir,
}) => {
  const admin = await enPantalla(abrir, 'admin', '/admin/mesas');
  const { numero_mesa: mesa } = await llamar(admin, mesasCalls.registrarMesa, { empresa });
  const salon = await enPantalla(abrir, 'mesero', '/admin/mesas');
  const cocina = await enCocina(abrir);
  const libre = salon.getByRole('article', { name: `Mesa ${mesa}`, exact: true });
  await expect(libre).toContainText('Libre');
  await salon.waitForTimeout(UN_RATO_MS); // what is asked as a screen opens has been asked
  const pisos = contarLlamadas(salon, mesasCalls.listarMesas.path);
  const listas = contarLlamadas(cocina, vizorCalls.listarVizor.path);
  await salon.waitForTimeout(UN_RATO_MS);
  expect([pisos.veces(), listas.veces()]).toEqual([0, 0]);

  await enviarACocina(admin, { empresa, mesa: String(mesa), lineas: [{}] });
  await expect(libre).not.toContainText('Libre');
  await expect(cocina.getByRole('article', { name: /^Orden/ }).first()).toBeVisible();
  expect([pisos.veces(), listas.veces()]).toEqual([1, 1]);
});

test('Inicio changes under the eye: what is taken, sold and in the drawer', async ({ abrir }) => {
  const caja = await enPantalla(abrir, 'cajero', '/admin/puntoventa');
  const inicio = await enPantalla(abrir, 'admin', '/admin/index');
  const { numero_mesa: mesa } = await llamar(inicio, mesasCalls.registrarMesa, { empresa });
  const tarjeta = (name: string | RegExp) => inicio.getByRole('link', { name }).locator('strong');
  const [mesas, efectivo] = [tarjeta(/^Mesas abiertas/), tarjeta(/^Efectivo que debe haber/)];
  const vendido = inicio.getByRole('region', { name: 'Ventas de hoy' }).locator('strong').first();
  await expect(efectivo).toHaveText(/\$/);
  await expect(vendido).toHaveText(/\$/);
  await inicio.waitForTimeout(UN_RATO_MS);
  const cifras = () => Promise.all([mesas, efectivo, vendido].map((una) => una.innerText()));
  const [tomadas, habia, iban] = await cifras();
  const llamadas = [
    mesasCalls.listarMesas,
    resumenCalls.consultarResumen,
    reportesCalls.reporteDeHoy,
  ];
  const cuentas = llamadas.map(({ path }) => contarLlamadas(inicio, path));
  await inicio.waitForTimeout(UN_RATO_MS);
  expect(cuentas.map(({ veces }) => veces())).toEqual([0, 0, 0]);

  const { lineas } = await enviarACocina(caja, { empresa, mesa: String(mesa), lineas: [{}] });
  await expect(mesas).toHaveText(String(Number(tomadas) + 1));
  expect(await cifras()).toEqual([String(Number(tomadas) + 1), habia, iban]);

  await vender(caja);
  await expect(vendido).not.toHaveText(iban ?? '');
  await expect(efectivo).not.toHaveText(habia ?? '');
  await expect(inicio.getByText('No disponible')).toHaveCount(0);
  // the kitchen's first page has room for what comes
  const cocinadas = lineas.map(({ linea }) => linea);
  await llamar(caja, vizorCalls.marcarListo, { empresa, lineas: cocinadas, listo: true });
});

test('an invoice stands in the list of documents once the authority answered, and nobody asked', async ({
  abrir,
}) => {
  const caja = await enPantalla(abrir, 'cajero', '/admin/puntoventa');
  const admin = await enPantalla(abrir, 'admin', '/admin/facturas');
  await expect(resumen(admin)).toBeVisible();
  const listas = contarLlamadas(admin, emisionesCalls.consultarEmisiones.path);
  await expect
    .poll(async () => {
      const antes = listas.veces();
      await admin.waitForTimeout(UN_RATO_MS);
      return listas.veces() - antes; // none is on its way any more
    })
    .toBe(0);
  const numero = await vender(caja);
  await expect(fila(admin, numero)).toContainText('Autorizada');
});

test('a stream that says nothing any more leaves the kitchen as it ever was', async ({ abrir }) => {
  const mesero = await enPantalla(abrir, 'mesero', '/admin/mesas');
  const cocina = await enCocina(abrir);
  const listas = contarLlamadas(cocina, vizorCalls.listarVizor.path);
  puente.colgar(/^GET \/v1\/flujo/);
  for (const orden of ['Justo antes', 'Después', 'Más tarde', 'Al final'])
    expect(await preguntasHastaVerse(cocina, listas, orden, mesero), orden).toBeLessThan(POCAS);
  await expect(cocina.getByText('Al día')).toBeVisible();
  expect(listas.veces()).toBeGreaterThan(1);

  const deNuevo = hayFlujo(cocina);
  puente.sanar();
  await deNuevo;
});

test('a server that is opened anew is found again', async ({ abrir }) => {
  const cocina = await enCocina(abrir);
  await propio.cerrar();
  await expect(cocina.getByText(/^Sin conexión desde \d\d:\d\d$/)).toBeVisible();
  const deNuevo = hayFlujo(cocina);
  await propio.volver();
  await deNuevo;
  await expect(cocina.getByText('Al día')).toBeVisible();
  const mesero = await enPantalla(abrir, 'mesero', '/admin/mesas');
  const listas = contarLlamadas(cocina, vizorCalls.listarVizor.path);
  expect(await preguntasHastaVerse(cocina, listas, 'De vuelta', mesero)).toBeLessThan(POCAS);
});

test('who may no more is told no more', async ({ abrir }) => {
  const cocina = await enCocina(abrir);
  const base = await baseEn(propio.dataDir);
  const esFlujo = (uno: Request) => new URL(uno.url()).pathname === flujoCalls.seguirFlujo.path;
  // by the server, or by the page where one of its calls was refused first
  const acabado = Promise.race([
    cocina.waitForEvent('requestfinished', esFlujo),
    cocina.waitForEvent('requestfailed', esFlujo),
  ]);
  await comoDueno(
    base,
    `update identidad.sesiones s set revocada = now()
       from identidad.usuarios u where u.id = s.usuario_id and u.email = 'cocinero@demo.ec'`,
  );
  await acabado;
  await expect(cocina).toHaveURL(/\/auth\//);
});

test('a kitchen nobody touches knows of a build long before it would ask for one', async ({
  abrir,
}) => {
  const cocina = await enCocina(abrir);
  const nuevo = await otroBuild('ventas');
  const sabe = cocina.waitForResponse(
    async (una) =>
      new URL(una.url()).pathname === plataformaCalls.arranque.path &&
      una.status() === 200 &&
      (await una.text()).includes(nuevo.build),
    { timeout: SABE_MS },
  );
  const { build } = await entregarArchivo(propio.url, { ...nuevo, version: '0.1.0' });
  expect(build).toBe(nuevo.build);
  await sabe;
  await expect(cocina.getByText('Al día')).toBeVisible();
});

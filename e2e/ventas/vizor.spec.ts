// The kitchen, while waiters send and the network comes and goes.
import { randomUUID } from 'node:crypto';

import type { BrowserContextOptions, Locator, Page } from '@playwright/test';

import { mesasCalls } from '../../shared/src/contracts/ventas/mesas';
import { enviarACocina } from '../apoyo/cocina';
import { sinFlujo } from '../apoyo/flujo';
import { llamar } from '../apoyo/navegador';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { lugarDe, revisar, type Tamano } from '../apoyo/revisar';

// each goes on with what the one before left
test.describe.configure({ mode: 'serial' });

/** A screen that hangs in a kitchen. */
const PARED = { viewport: { width: 1920, height: 1080 } };

type Entrada = { tamano?: Tamano; opciones?: BrowserContextOptions };

async function conVizor(entrar: Entrar, quien: string, entrada: Entrada = {}): Promise<Page> {
  const page = await entrar(`${quien}@demo.ec`, { ...entrada, ruta: '/admin/vizor' });
  await expect(page.getByText('Al día')).toBeVisible();
  return page;
}

const carta = (page: Page, orden: string) => page.getByRole('article', { name: orden });
/** What was reckoned is what is drawn: no column is higher than the board. */
async function enSuColumna(page: Page) {
  const sobran = await page
    .locator('.vizor-columna')
    .evaluateAll((todas) => todas.map((una) => una.scrollHeight - una.clientHeight));
  expect(Math.max(...sobran), `columns overflow: ${sobran.join(', ')}`).toBeLessThanOrEqual(0);
}

const boton = (en: Page | Locator, name: string) => en.getByRole('button', { name, exact: true });

test(
  'what a waiter sends is seen, cooked, taken back and called back',
  { tag: '@puerta' },
  async ({ entrar, mundo }) => {
    const { empresa } = mundo.PUERTO;
    const mesero = await entrar('mesero@demo.ec');
    const cocina = await conVizor(entrar, 'cocinero', { opciones: PARED });
    const { random, lineas } = await enviarACocina(mesero, {
      empresa,
      orden: 'Familia Mora',
      lineas: [
        { cantidad: 2, opt: 'Término medio\nSin cebolla' },
        {},
        { curso: 'FUERTE', retenida: true },
      ],
    });
    const suya = carta(cocina, 'Familia Mora');
    await expect(suya).toBeVisible();
    await expect(boton(suya, 'Pagar'), 'a cook takes no money').toHaveCount(0);
    await expect(suya.getByText('En espera: FUERTE')).toBeVisible();
    const opciones = suya.getByText('Término medio');
    await expect(opciones).toHaveText('Término medio\nSin cebolla');

    await enviarACocina(mesero, { empresa, orden: 'Familia Mora', lineas: [{}], random });
    await expect(suya.getByText('AGREGADO')).toBeVisible();
    await llamar(mesero, mesasCalls.anularLinea, {
      empresa,
      random,
      clave: randomUUID(),
      linea: lineas[1]?.linea ?? '',
      cantidad: 1,
      motivo: 'Se arrepintió',
    });
    await expect(suya.getByText('ANULADO')).toBeVisible();
    await revisar(cocina, 'vizor', 'pared');

    await suya.getByRole('button', { name: /^Visto: / }).click();
    // its mark stands there for as long as the next list takes, which is no time to look at it
    await expect(suya.getByText('ANULADO')).toHaveCount(0);
    await boton(suya, 'Listo').click();
    await expect(boton(suya, 'Lista')).toBeVisible();
    await expect(suya.getByText('En espera').first()).toBeVisible();
    await expect(cocina.getByText('Listo: Familia Mora')).toHaveCount(0);
    await expect(boton(suya, 'Listo')).toHaveCount(0);

    await boton(cocina, 'Últimas').click();
    await cocina
      .getByRole('button', { name: /^Recuperar Familia Mora/ })
      .first()
      .click();
    await expect(boton(suya, 'Listo')).toBeVisible();
    await boton(cocina, 'Del día').click();
    await revisar(cocina, 'vizor-del-dia', 'pared');
  },
);

test('an order takes its place and moves no other', async ({ entrar, mundo }) => {
  const { empresa } = mundo.PUERTO;
  const mesero = await entrar('mesero@demo.ec');
  await enviarACocina(mesero, { empresa, orden: 'La primera', lineas: [{}, {}] });
  const cocina = await conVizor(entrar, 'cocinero', { opciones: PARED });
  await expect(carta(cocina, 'La primera')).toBeVisible();
  const antes = await lugarDe(carta(cocina, 'La primera'));
  const lineas = Array.from({ length: 60 }, () => ({}));
  await enviarACocina(mesero, { empresa, orden: 'El banquete', lineas });
  const banquete = carta(cocina, 'El banquete');
  await expect(banquete.first()).toBeVisible();
  expect(await lugarDe(carta(cocina, 'La primera'))).toEqual(antes);
  await revisar(cocina, 'vizor-banquete', 'pared');
  let platos = 0;
  for (;;) {
    platos += await banquete.locator('tbody tr').count();
    await enSuColumna(cocina);
    const sigue = cocina.getByRole('button', { name: /^(Sigue|\d+ más)$/ });
    if (!(await sigue.isEnabled())) break;
    await sigue.click();
  }
  expect(platos, 'a line of the sixty is nowhere').toBe(60);
  // ready, it stands after what the next ones send
  await banquete
    .getByRole('button', { name: /^Listo/ })
    .last()
    .click();
  await expect(banquete.getByRole('button', { name: /^Listo/ })).toHaveCount(0);
});

test(
  'a network that is gone leaves the last list, and a page that is loaded again shows it',
  { tag: '@puerta' },
  async ({ entrar, mundo }) => {
    const { empresa } = mundo.PUERTO;
    const mesero = await entrar('mesero@demo.ec');
    await enviarACocina(mesero, { empresa, orden: 'Sigue aquí', lineas: [{}] });
    const cocina = await conVizor(entrar, 'cocinero');
    await expect(carta(cocina, 'Sigue aquí')).toBeVisible();
    await sinFlujo(cocina);
    await cocina.route('**/v1/listar_vizor', (route) => route.abort());
    await expect(cocina.getByText(/^Sin conexión desde \d\d:\d\d$/)).toBeVisible();
    await expect(carta(cocina, 'Sigue aquí')).toBeVisible();
    await revisar(cocina, 'vizor-sin-conexion', 'escritorio');
    await cocina.reload();
    await expect(carta(cocina, 'Sigue aquí')).toBeVisible();
    await expect(cocina.getByText(/^Sin conexión desde \d\d:\d\d$/)).toBeVisible();
    await cocina.unroute('**/v1/listar_vizor');
    await expect(cocina.getByText('Al día')).toBeVisible();
    await expect(carta(cocina, 'Sigue aquí')).toBeVisible();
  },
);

test('thirty calls of a hundred that fail leave nothing blank', async ({ entrar }) => {
  const cocina = await conVizor(entrar, 'cocinero');
  await expect(carta(cocina, 'Sigue aquí')).toBeVisible();
  await sinFlujo(cocina);
  let veces = 0;
  await cocina.route('**/v1/listar_vizor', (route) => {
    veces += 1;
    return veces % 10 < 3 ? route.abort() : route.continue();
  });
  while (veces < 30) {
    await expect(carta(cocina, 'Sigue aquí')).toBeVisible();
    await cocina.waitForTimeout(100);
  }
  await cocina.unroute('**/v1/listar_vizor');
  await expect(cocina.getByText('Al día')).toBeVisible();
});

test('a mark that is made while the network is gone arrives', async ({ entrar }) => {
  const cocina = await conVizor(entrar, 'cocinero');
  const suya = carta(cocina, 'Sigue aquí');
  await expect(suya).toBeVisible();
  await cocina.route('**/v1/**', (route) => route.abort());
  await boton(suya, 'Listo').click();
  await expect(boton(suya, 'Lista')).toBeVisible();
  await cocina.waitForTimeout(2_000);
  await cocina.unroute('**/v1/**');
  await expect(suya).toHaveCount(0);
  await cocina.reload();
  await expect(carta(cocina, 'La primera')).toBeVisible();
  await expect(suya).toHaveCount(0);
});

test('paying asks first, and leads to the till with the order', async ({ entrar }) => {
  const caja = await conVizor(entrar, 'cajero');
  const suya = carta(caja, 'Sigue aquí');
  await expect(caja.getByRole('heading', { name: 'Listas, por cobrar' })).toBeVisible();
  // the sixty dishes that are ready before it take a page
  while ((await suya.count()) === 0)
    await caja.getByRole('button', { name: /^(Sigue|\d+ más)$/ }).click();
  await boton(suya, 'Pagar').click();
  await expect(caja.getByText('¿Estás seguro de pagar esta orden?')).toBeVisible();
  await expect(caja.getByText('Una vez pagada no se podrá revertir')).toBeVisible();
  await revisar(caja, 'vizor-pagar', 'escritorio');
  await caja.getByRole('dialog').getByRole('button', { name: 'Pagar', exact: true }).click();
  await caja.waitForURL(/\/admin\/puntoventa\?orden=[0-9a-f-]{36}&pagar=1$/);
});

test('stations are named, and a screen is of one of them', async ({ entrar }) => {
  const admin = await conVizor(entrar, 'admin');
  await boton(admin, 'Ajustes de cocina').click();
  const dialogo = admin.getByRole('dialog', { name: 'Ajustes de cocina' });
  await dialogo.getByRole('textbox', { name: 'Estación 2' }).fill('Jugos');
  await revisar(admin, 'vizor-ajustes', 'escritorio');
  await boton(dialogo, 'Guardar').click();
  await expect(dialogo).toHaveCount(0);
  await boton(admin, 'Jugos 0').click();
  await expect(admin.getByText('No hay órdenes en Jugos')).toBeVisible();
  await admin.reload();
  await expect(admin.getByText('No hay órdenes en Jugos')).toBeVisible();
});

test('it fits a phone', async ({ entrar }) => {
  const cocina = await conVizor(entrar, 'cocinero', { tamano: 'telefono' });
  await expect(carta(cocina, 'La primera')).toBeVisible();
  await revisar(cocina, 'vizor', 'telefono');
  await boton(cocina, 'Últimas').click();
  await expect(cocina.getByRole('button', { name: /^Recuperar / }).first()).toBeVisible();
  await revisar(cocina, 'vizor-ultimas', 'telefono');
});

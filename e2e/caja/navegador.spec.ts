// A machine without a print service prints in the browser's own dialog: what it is given to print is read as it is opened.
import type { Page } from '@playwright/test';

import { expect, test } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

const TAMANOS: readonly Tamano[] = ['escritorio', 'telefono'];

type Papel = { texto: string; pagina: string };
type ConPapeles = Window & { papeles?: Papel[] };

/** Runs in each document of the page: its dialog would wait for somebody. */
function guardarPapeles() {
  window.print = () => {
    const reglas = document.adoptedStyleSheets.flatMap((hoja) => Array.from(hoja.cssRules));
    const pagina = reglas.find((regla) => regla instanceof CSSPageRule)?.cssText ?? '';
    const arriba = window.top as ConPapeles;
    arriba.papeles = [...(arriba.papeles ?? []), { texto: document.body.innerText, pagina }];
  };
}

const papelesDe = (page: Page) => page.evaluate(() => (window as ConPapeles).papeles ?? []);
const ultimo = async (page: Page) => (await papelesDe(page)).at(-1);

/** What goes to the print service from now on. */
function oirServicio(page: Page): string[] {
  const pedidos: string[] = [];
  page.on('request', (uno) => {
    if (/\/imprimir\/(tikect|caja|comanda)$/.test(uno.url())) pedidos.push(uno.url());
  });
  return pedidos;
}

async function vender(page: Page, tamano: Tamano) {
  await page.goto('/admin/puntoventa');
  await page.locator('.ventas-tile', { hasText: 'Agua con gas' }).first().click();
  if (tamano === 'telefono') await page.getByText(/^Ver orden/).click();
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await page.getByRole('button', { name: /^Cobrar/ }).click();
  const hecha = page.getByRole('region', { name: 'Última venta' });
  await expect(hecha).toBeVisible();
  return hecha;
}

for (const tamano of TAMANOS)
  test(`a machine prints with the browser from when an Administrador says so: ${tamano}`, async ({
    entrar,
  }) => {
    const page = await entrar('admin@demo.ec', { ruta: '/admin/caja', tamano });
    await page.addInitScript(guardarPapeles);
    const alServicio = oirServicio(page);
    await page.getByRole('button', { name: 'Más acciones de la caja' }).first().click();
    await page.getByRole('menuitem', { name: 'Impresoras' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Impresoras de este equipo' });
    await dialogo.getByText('Navegador, papel de 58 mm').click();
    await expect(dialogo.getByRole('button', { name: /^Cambiar la impresora/ })).toHaveCount(0);
    await revisar(page, `imprimir-con-navegador-${tamano}`, tamano);
    await dialogo.getByRole('button', { name: 'Imprimir prueba' }).click();
    await expect.poll(async () => (await ultimo(page))?.texto).toContain('PRUEBA');
    expect((await ultimo(page))?.pagina).toMatch(/size: 58mm \d+mm/);

    await page.reload();
    await page.getByRole('button', { name: 'Más acciones de la caja' }).first().click();
    await page.getByRole('menuitem', { name: 'Impresoras' }).click();
    await expect(dialogo.getByRole('radio', { name: 'Navegador, papel de 58 mm' })).toBeChecked();
    await dialogo.getByText('Servicio de impresión', { exact: true }).click();
    await expect(dialogo.getByRole('button', { name: /^Cambiar la impresora/ })).not.toHaveCount(0);
    await dialogo.getByText('Navegador, papel de 80 mm').click();
    await page.keyboard.press('Escape');

    const hecha = await vender(page, tamano);
    await expect(hecha.getByText('Ticket impreso')).toBeVisible();
    const { texto = '', pagina = '' } = (await ultimo(page)) ?? {};
    expect(texto).toMatch(/ 1 {2}Agua con gas/);
    expect(texto).toMatch(/^TOTAL +\d+\.\d\d$/m);
    expect(pagina).toMatch(/size: 80mm \d+mm/);
    await hecha.getByRole('button', { name: 'Reimprimir' }).click();
    await expect.poll(async () => (await ultimo(page))?.texto).toContain('*** REIMPRESIÓN ***');
    expect(alServicio).toEqual([]);
  });

test('a ticket whose printer does not answer is printed with the browser by one press', async ({
  entrar,
}) => {
  const page = await entrar('cajero@demo.ec', { ruta: '/admin/puntoventa', tamano: 'escritorio' });
  await page.addInitScript(guardarPapeles);
  await page.route('**/imprimir/tikect', (route) => route.abort());
  const hecha = await vender(page, 'escritorio');
  await expect(hecha.getByText('El ticket no se imprimió')).toBeVisible();
  await revisar(page, 'ticket-sin-impresora', 'escritorio');
  await hecha.getByRole('button', { name: 'Imprimir con el navegador' }).click();
  await expect(hecha.getByText('Ticket impreso')).toBeVisible();
  const papeles = await papelesDe(page);
  expect(papeles).toHaveLength(1);
  expect(papeles[0]?.texto).toMatch(/ 1 {2}Agua con gas/);
});

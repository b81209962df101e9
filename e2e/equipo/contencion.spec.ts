// Builds of the drawer's area that break what is of all areas, hidden from the gate by names that are put together. The till goes on.
import type { Page } from '@playwright/test';

import { entregarArchivo, volverAtras } from '../apoyo/equipo';
import { otroBuild } from '../apoyo/otroBuild';
import { ingresar } from '../apoyo/pagina';
import { productoPropio } from '../apoyo/productoPropio';
import { expect, test, type Abrir } from '../apoyo/pruebas';

test.use({ tienta: true });

const propio = productoPropio('contencion');

/** Tries each, and notes what was thrown: the screen of the area goes on. `con`: what they have in common. */
const intentar = (hechos: readonly string[], con = '') =>
  `${con};const notar=e=>(globalThis["in"+"tentos"]??=[]).push(String(e));${hechos
    .map((hecho) => `try{${hecho};notar("hecho")}catch(e){notar(e)}`)
    .join(';')}`;

const intentos = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as { intentos?: string[] }).intentos ?? []);

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name, exact: true });

/** A cashier with an order begun, who looks at the drawer of a build that does this. */
async function enLaCaja(abrir: Abrir, hace: string): Promise<Page> {
  const { build, archivo } = await otroBuild('caja', { hace });
  await entregarArchivo(propio.url, { area: 'caja', archivo, version: '0.1.0' });
  const page = await abrir();
  await ingresar(page, { email: 'cajero@demo.ec', base: propio.url });
  // the registry is read every two seconds
  await expect(async () => {
    await page.goto(`${propio.url}/admin/puntoventa`);
    expect(await page.locator('#arranque').textContent()).toContain(build);
  }).toPass();
  await page.locator('.ventas-tile', { hasText: 'Encebollado' }).first().click();
  await expect(page.locator('.ventas-total dd')).not.toHaveText('$0.00');
  await page.waitForTimeout(500); // the order is written a moment after
  await menu(page, 'Caja').click();
  await expect(page.getByRole('button', { name: 'Cuadre de caja' })).toBeVisible();
  return page;
}

/** Back at the till: the frame is as it was, the order is there, and it is sold with the keys. */
async function sigueVendiendo(page: Page): Promise<void> {
  await menu(page, 'Punto de venta').click();
  await expect(page.locator('.ventas-tile').first()).toBeVisible();
  await expect(page).toHaveTitle('Punto de venta · Comanda');
  await expect(page.locator('.ventas-total dd')).not.toHaveText('$0.00');
  await expect(menu(page, 'Caja')).toBeVisible();
  await page.keyboard.press('F9');
  await expect(page.locator('button:enabled', { hasText: 'Cobrar' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Última venta' })).toContainText('Ticket impreso');
}

test.afterEach(() => volverAtras(propio.url, 'caja'));

test('a key that an area listens to and does not let go of is not taken from the till', async ({
  abrir,
}) => {
  const page = await enLaCaja(
    abrir,
    intentar(
      [
        'addEventListener("keydown",tragar,true)',
        'document.addEventListener("keydown",tragar,{capture:true})',
        'globalThis["onkey"+"down"]=tragar',
      ],
      'const tragar=e=>{e.stopImmediatePropagation();globalThis["tra"+"gadas"]=(globalThis["tra"+"gadas"]??0)+1}',
    ),
  );
  expect(await intentos(page)).toEqual(['hecho', 'hecho', 'hecho']);
  await page.keyboard.press('F9');
  const tragadas = () => page.evaluate(() => (globalThis as { tragadas?: number }).tragadas ?? 0);
  expect(await tragadas(), 'it is heard while its screen is shown').toBeGreaterThan(0);
  const antes = await tragadas();
  await sigueVendiendo(page);
  expect(await tragadas()).toBe(antes);
});

test('what this browser keeps is not emptied, and the open order is there after a reload', async ({
  abrir,
}) => {
  const page = await enLaCaja(
    abrir,
    intentar([
      'globalThis["local"+"Storage"]["cl"+"ear"]()',
      'globalThis["session"+"Storage"]["cl"+"ear"]()',
      'Storage["proto"+"type"]["cl"+"ear"].call(globalThis["local"+"Storage"])',
      'globalThis["indexed"+"DB"]["delete"+"Database"]("comanda.sinLinea")',
    ]),
  );
  const dichos = await intentos(page);
  expect(dichos).toHaveLength(4);
  for (const dicho of dichos) expect(dicho).toMatch(/^TypeError: contencion: /);
  await page.goto(`${propio.url}/admin/puntoventa`);
  await expect(page.locator('.ventas-total dd')).not.toHaveText('$0.00');
  await sigueVendiendo(page);
});

test('what the language gives is not replaced', async ({ abrir }) => {
  const page = await enLaCaja(
    abrir,
    intentar([
      'Array["proto"+"type"]["m"+"ap"]=()=>[]',
      'Promise["proto"+"type"]["th"+"en"]=()=>0',
      'Object["ke"+"ys"]=()=>[]',
      'Object["define"+"Property"](Array["proto"+"type"],"filter",{value:()=>[]})',
    ]),
  );
  const dichos = await intentos(page);
  expect(dichos).toHaveLength(4);
  for (const dicho of dichos) expect(dicho).toMatch(/^TypeError: /);
  await sigueVendiendo(page);
});

test('the page looks as it did once the area is left, and lets go', async ({ abrir }) => {
  const COLOR = 'rgb(1, 2, 3)';
  const page = await enLaCaja(
    abrir,
    intentar([
      'document["bo"+"dy"].style.filter="invert(1)"',
      'document["document"+"Element"].className="roto"',
      `const h=new globalThis["CSSStyle"+"Sheet"];h["replace"+"Sync"](".marco a,button{color:${COLOR}!important}");document["adopted"+"StyleSheets"].push(h)`,
      'document["ti"+"tle"]="Otra cosa"',
      'document["bo"+"dy"].append(Object.assign(document.createElement("p"),{id:"olvidado"}))',
      'addEventListener("beforeunload",e=>e.preventDefault())',
      'globalThis["onbefore"+"unload"]=()=>"no"',
    ]),
  );
  expect(await intentos(page)).toEqual(Array.from({ length: 7 }, () => 'hecho'));
  await expect(menu(page, 'Caja'), 'it does while its screen is shown').toHaveCSS('color', COLOR);
  await expect(page.locator('#olvidado')).toHaveCount(1);
  await sigueVendiendo(page);
  await expect(page.locator('body')).toHaveCSS('filter', 'none');
  await expect(page.locator('html')).not.toHaveClass(/roto/);
  await expect(menu(page, 'Caja')).not.toHaveCSS('color', COLOR);
  await expect(page.locator('#olvidado')).toHaveCount(0);
  let preguntas = 0;
  page.on('dialog', (dialogo) => {
    preguntas += 1;
    void dialogo.accept();
  });
  await page.reload();
  expect(preguntas).toBe(0);
});

test('calls leave the page as they did', async ({ abrir }) => {
  const page = await enLaCaja(
    abrir,
    intentar([
      'globalThis["fet"+"ch"]=()=>Promise.reject(new Error("no"))',
      'XMLHttpRequest["proto"+"type"]["se"+"nd"]=()=>0',
      'globalThis["hist"+"ory"]["push"+"State"]=()=>0',
      'Response["proto"+"type"]["js"+"on"]=()=>0',
    ]),
  );
  const dichos = await intentos(page);
  expect(dichos).toHaveLength(4);
  for (const dicho of dichos) expect(dicho).toMatch(/^TypeError: /);
  await sigueVendiendo(page);
});

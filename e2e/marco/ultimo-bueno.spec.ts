// Builds that break are published. Whoever sells has the build before, and what broke is told once.
import type { Page, Route } from '@playwright/test';

import { entregarArchivo, volverAtras } from '../apoyo/equipo';
import { ingresar } from '../apoyo/pagina';
import { otroBuild, type Rotura } from '../apoyo/otroBuild';
import { productoPropio } from '../apoyo/productoPropio';
import { expect, test, type Abrir } from '../apoyo/pruebas';
import { envenenar, fallosDe, faltar, oirTelemetria, type Evento } from '../apoyo/veneno';

const JUNTAR_MS = 7_000;

/** An archive of the drawer's area that goes out; answers its build once the gate took it. */
async function publicar(url: string, rompe: Rotura | null): Promise<string> {
  const { build, archivo } = await otroBuild('caja', rompe);
  await entregarArchivo(url, { area: 'caja', archivo, version: '0.1.0', nota: rompe ?? 'buena' });
  return build;
}

type Romper = { archivo: string; hacer: (route: Route) => Promise<void> | void };

/** A cashier at the till, on a page that tells what it reported. `romper` meets the files of a build on their way. */
async function cajero(
  abrir: Abrir,
  { url, build, romper }: { url: string; build: string; romper?: Romper },
): Promise<{ page: Page; eventos: Evento[] }> {
  const page = await abrir();
  const eventos = await oirTelemetria(page);
  if (romper) await page.route(`**/areas/caja/${build}/${romper.archivo}`, romper.hacer);
  await ingresar(page, { email: 'cajero@demo.ec', base: url });
  // the registry is read every two seconds
  await expect(async () => {
    await page.goto(`${url}/admin/puntoventa`);
    expect(await page.locator('#arranque').textContent()).toContain(build);
  }).toPass();
  await expect(page.getByPlaceholder('Buscar', { exact: false }).first()).toBeVisible();
  return { page, eventos };
}

/** The drawer can be used, drawn by the build before; what broke is told once, with its phase. */
async function seRecupera(
  abrir: Abrir,
  { url, build, fase, romper }: { url: string; build: string; fase: string; romper?: Romper },
): Promise<void> {
  const { page, eventos } = await cajero(abrir, { url, build, romper });
  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: 'Caja', exact: true })
    .click();
  await expect(page.getByRole('button', { name: 'Cuadre de caja' })).toBeEnabled();
  await page.waitForTimeout(JUNTAR_MS); // what a page has to tell goes together
  expect(fallosDe(eventos)).toEqual([{ area: 'caja', build, fase, ms: 0 }]);
}

test.describe('files of a good build that do not come', () => {
  const propio = productoPropio('bueno');
  let build = '';
  test.beforeAll(async () => {
    build = await publicar(propio.url, null);
  });
  const colgar = () => undefined;
  const casos = [
    { que: 'an entry that is missing', fase: 'entrada', archivo: 'remoteEntry.js', hacer: faltar },
    {
      que: 'an entry that was changed on its way',
      fase: 'entrada',
      archivo: 'remoteEntry.js',
      hacer: envenenar,
    },
    { que: 'an entry that hangs', fase: 'entrada', archivo: 'remoteEntry.js', hacer: colgar },
    {
      que: 'a chunk of the screen that is missing',
      fase: 'trozo',
      archivo: 'caja.*.js',
      hacer: faltar,
    },
    {
      que: 'a chunk of the screen that hangs',
      fase: 'trozo',
      archivo: 'caja.*.js',
      hacer: colgar,
    },
  ];
  for (const { que, fase, archivo, hacer } of casos)
    test(`${que}: the build before is used`, ({ abrir }) =>
      seRecupera(abrir, { url: propio.url, build, fase, romper: { archivo, hacer } }));
});

test.describe('builds that pass the gate and break', () => {
  const propio = productoPropio('rotos');
  const casos: { que: string; fase: Rotura; dicha?: string }[] = [
    { que: 'a manifest that names another entry', fase: 'manifiesto' },
    { que: 'a build that throws as it is evaluated', fase: 'evaluacion' },
    { que: 'a screen that throws as it is first drawn', fase: 'pintado' },
    { que: 'a screen that throws as it is mounted', fase: 'montado', dicha: 'pintado' },
    { que: 'a schema that asks for a field the server does not give', fase: 'contrato' },
  ];
  for (const { que, fase, dicha = fase } of casos)
    test(
      `${que}: the build before is used`,
      { tag: fase === 'evaluacion' ? '@puerta' : [] },
      async ({ abrir }) => {
        const build = await publicar(propio.url, fase);
        await seRecupera(abrir, { url: propio.url, build, fase: dicha });
        await volverAtras(propio.url, 'caja');
      },
    );
});

test.describe('a build that throws where somebody presses', () => {
  test.use({ tienta: true });
  const propio = productoPropio('pulsado');

  test('is told and offers the one before, and what was half typed stays', async ({ abrir }) => {
    const build = await publicar(propio.url, 'uso');
    const { page, eventos } = await cajero(abrir, { url: propio.url, build });
    await page
      .getByRole('navigation', { name: 'Menú principal' })
      .getByRole('link', { name: 'Caja', exact: true })
      .click();
    await page.getByRole('button', { name: 'Cuadre de caja' }).click();
    const billetes = page.getByRole('textbox', { name: '20 dólares', exact: true });
    await billetes.fill('4');

    await billetes.click();
    const vuelta = page.getByRole('alert').filter({ hasText: 'Algo falló en esta versión de' });
    await expect(vuelta).toBeVisible();
    await expect(billetes).toHaveValue('4');
    await page.waitForTimeout(JUNTAR_MS);
    expect(fallosDe(eventos)).toEqual([{ area: 'caja', build, fase: 'uso', ms: 0 }]);
    await expect(billetes).toHaveValue('4'); // the page is the same

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Descartar', exact: true }).click();
    await Promise.all([
      page.waitForEvent('load'),
      vuelta.getByRole('button', { name: 'Volver a la versión anterior' }).click(),
    ]);
    await page.getByRole('button', { name: 'Cuadre de caja' }).click();
    await expect(billetes).toBeVisible();
    await expect(page.getByText('Algo falló en esta versión de')).toBeHidden();
    const conteos = (await usados(page)).filter((name) => name.includes('/caja-cuadre.'));
    expect(conteos).toHaveLength(1);
    expect(conteos[0]).not.toContain(build);
  });
});

/** The files of the drawer's area that this page has loaded, or had begun to: of the build it is given, and of the one it uses. */
const usados = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/areas/caja/')),
  );

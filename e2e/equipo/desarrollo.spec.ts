// A team sees its working copy inside a deployed product, and each change of it in the screen a moment later, with what was typed there.
import type { ConsoleMessage, Page } from '@playwright/test';

import { puertoLibre } from '../../services/local/src/postgres/puertoLibre';
import { copiaDe } from '../apoyo/copia';
import {
  conLoEscrito as escribirEn,
  encenderDev,
  esLaMisma,
  marcar,
  sigueLoEscrito,
} from '../apoyo/desarrollo';
import { cambiarEn } from '../apoyo/mandato';
import { ingresar } from '../apoyo/pagina';
import { expect, test, type Abrir } from '../apoyo/pruebas';
import type { Mundo } from '../apoyo/mundo';

// each goes on with the working copy that the one before left
test.describe.configure({ mode: 'serial' });

const REMOTO = 'remote-caja';
const BALDOSAS = 'remote-caja/src/caja/CajaTiles.tsx';
const DIALOGO = 'remote-caja/src/caja/MovimientoModal.tsx';
const HOJA = 'remote-caja/src/caja/tiles.css';
const ANTES = 'Movimiento caja';
const DESPUES = 'Entradas y salidas de dinero';

type Desarrollo = { url: string; carpeta: string };

const alFinal: (() => void)[] = [];

/** `npm run dev` in a checkout of its own; answers its address once it says so. */
async function abrirDesarrollo(contra: string, mas: readonly string[]): Promise<Desarrollo> {
  const copia = copiaDe(REMOTO, mas);
  alFinal.push(copia.borrar);
  const puerto = String(await puertoLibre());
  const args = ['run', '-s', 'dev', '-w', REMOTO, '--', '--contra', contra, '--puerto', puerto];
  const { url, dicho } = await encenderDev({
    programa: 'npm',
    args,
    carpeta: copia.carpeta,
    env: { COMANDA_LLAVE: '' },
    alFinal,
  });
  expect(dicho).not.toMatch(/Instalando dependencias/);
  expect(/No hay un marco de desarrollo/.test(dicho)).toBe(!mas.includes('shell'));
  return { url, carpeta: copia.carpeta };
}

test.afterAll(() => {
  for (const hacer of alFinal.splice(0)) hacer();
});

const baldosa = (page: Page, name: string) => page.getByRole('button', { name });

async function enCaja(abrir: Abrir, { correoDe }: Mundo, url: string): Promise<Page> {
  const page = await abrir();
  await ingresar(page, { email: correoDe('cajero@demo.ec'), base: url });
  await expect(page.getByText('de esta máquina')).toBeVisible();
  await page.goto(`${url}/admin/caja`);
  return page;
}

const conLoEscrito = (page: Page) => escribirEn(page, ANTES);

/** What the next page says of why it is another. */
const motivoDe = (page: Page) =>
  page.waitForEvent('console', {
    predicate: (dicho: ConsoleMessage) => dicho.text().includes('la página se cargó de nuevo'),
  });

test.describe('with the shell at hand', () => {
  let desarrollo: Desarrollo;
  const cambiar = (archivo: string, antes: string, despues: string) =>
    cambiarEn(desarrollo.carpeta, archivo, antes, despues);

  test.beforeAll(async () => {
    desarrollo = await abrirDesarrollo(process.env.COMANDA_URL ?? '', ['shell']);
  });

  test(
    'the screen of the working copy stands in the deployed product, and a change comes into it with what was typed',
    { tag: '@puerta' },
    async ({ abrir, mundo }) => {
      const page = await enCaja(abrir, mundo, desarrollo.url);
      await conLoEscrito(page);

      cambiar(DIALOGO, 'boton="Registrar"', 'boton="Anotar"');
      await expect(baldosa(page, 'Anotar')).toBeVisible();
      await sigueLoEscrito(page);
      // behind the dialog, in a component above it
      cambiar(BALDOSAS, `texto="${ANTES}"`, `texto="${DESPUES}"`);
      await expect(page.getByText(DESPUES)).toBeVisible();
      await sigueLoEscrito(page);

      // the product itself goes on with what was published
      const otra = await abrir();
      await ingresar(otra, { email: mundo.correoDe('cajero@demo.ec') });
      await otra.goto('/admin/caja');
      await expect(baldosa(otra, ANTES)).toBeVisible();
      await expect(otra.getByText('de esta máquina')).toHaveCount(0);

      cambiar(BALDOSAS, `texto="${DESPUES}"`, `texto="${ANTES}"`);
      cambiar(DIALOGO, 'boton="Anotar"', 'boton="Registrar"');
      await expect(baldosa(page, 'Registrar')).toBeVisible();
      await sigueLoEscrito(page);
    },
  );

  test('a source that does not compile is said, and what was typed stays', async ({
    abrir,
    mundo,
  }) => {
    const page = await enCaja(abrir, mundo, desarrollo.url);
    await conLoEscrito(page);
    cambiar(DIALOGO, 'boton="Registrar"', 'boton=("Registrar"');
    await expect(
      page.getByText(
        /No se pudo construir: remote-caja\/src\/caja\/MovimientoModal\.tsx\(\d+,\d+\).*TS/,
      ),
    ).toBeVisible();
    await sigueLoEscrito(page);
    cambiar(DIALOGO, 'boton=("Registrar"', 'boton="Apuntar"');
    await expect(baldosa(page, 'Apuntar')).toBeVisible();
    await sigueLoEscrito(page);
    cambiar(DIALOGO, 'boton="Apuntar"', 'boton="Registrar"');
    await expect(baldosa(page, 'Registrar')).toBeVisible();
  });

  test('a type that is wrong is said in the words of the compiler, beside the screen, until it is right', async ({
    abrir,
    mundo,
  }) => {
    const page = await enCaja(abrir, mundo, desarrollo.url);
    await conLoEscrito(page);
    cambiar(BALDOSAS, `texto="${ANTES}"`, 'texto={7}');
    await expect(
      page.getByText(/Tipos: remote-caja\/src\/caja\/CajaTiles\.tsx\(\d+,\d+\): error TS2322/),
    ).toBeVisible();
    await sigueLoEscrito(page);
    cambiar(BALDOSAS, 'texto={7}', `texto="${ANTES}"`);
    await expect(page.getByText('de esta máquina')).toBeVisible();
    await sigueLoEscrito(page);
  });

  test('a rule of a style sheet comes, changes and goes', async ({ abrir, mundo }) => {
    const page = await enCaja(abrir, mundo, desarrollo.url);
    await conLoEscrito(page);
    const borde = () =>
      page
        .locator('.caja-opcion')
        .first()
        .evaluate((uno) => getComputedStyle(uno).outlineWidth);
    const REGLA = '.caja-opcion { outline: 7px dashed; }';
    cambiar(HOJA, '.caja-opcion {', `${REGLA}\n.caja-opcion {`);
    await expect.poll(borde).toBe('7px');
    cambiar(HOJA, '7px dashed', '9px dashed');
    await expect.poll(borde).toBe('9px');
    cambiar(HOJA, `${REGLA.replace('7px', '9px')}\n`, '');
    await expect.poll(borde).not.toBe('9px');
    await sigueLoEscrito(page);
  });

  test('a screen that breaks says so, and comes back when it is mended', async ({
    abrir,
    mundo,
  }) => {
    const page = await enCaja(abrir, mundo, desarrollo.url);
    await expect(baldosa(page, ANTES)).toBeVisible();
    await marcar(page);
    const RETORNO = '  return (\n    <div className="caja-opciones">';
    cambiar(BALDOSAS, RETORNO, `  if (corte) throw new Error('rota');\n${RETORNO}`);
    await expect(page.getByText('No se pudo cargar la caja')).toBeVisible();
    cambiar(BALDOSAS, "  if (corte) throw new Error('rota');\n", '');
    await expect(baldosa(page, ANTES)).toBeVisible();
    expect(await esLaMisma(page)).toBe(true);
  });

  test('what a page cannot take loads it again, and it says why', async ({ abrir, mundo }) => {
    const page = await enCaja(abrir, mundo, desarrollo.url);
    await expect(baldosa(page, ANTES)).toBeVisible();
    const casos: [archivo: string, antes: string, despues: string, porque: RegExp][] = [
      ['remote-caja/src/routes.tsx', 'const caja', '// otra vez\nconst caja', /src\/routes\.tsx/],
      ['remote-caja/src/area.ts', "titulo: 'Caja'", "titulo: 'Caja de hoy'", /src\/area\.ts/],
      ['shared/src/ui/Marca.tsx', 'export function', '// otra vez\nexport function', /ui\/Marca/],
    ];
    for (const [archivo, antes, despues, porque] of casos) {
      await marcar(page);
      const motivo = motivoDe(page);
      cambiar(archivo, antes, despues);
      expect((await motivo).text()).toMatch(porque);
      await expect(baldosa(page, ANTES)).toBeVisible();
      expect(await esLaMisma(page)).toBe(false);
    }
    await expect(page.getByRole('link', { name: 'Caja de hoy' }).first()).toBeVisible();
  });
});

test('a team that has its area and shared alone has its page loaded again', async ({
  abrir,
  mundo,
}) => {
  const { url, carpeta } = await abrirDesarrollo(process.env.COMANDA_URL ?? '', []);
  const page = await enCaja(abrir, mundo, url);
  await conLoEscrito(page);
  cambiarEn(carpeta, BALDOSAS, `texto="${ANTES}"`, `texto="${DESPUES}"`);
  await expect(baldosa(page, DESPUES)).toBeVisible();
  await expect(baldosa(page, ANTES)).toHaveCount(0);
  expect(await esLaMisma(page)).toBe(false);
});

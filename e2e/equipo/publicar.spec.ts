// A team publishes its area from a checkout that has nothing of the others, and looks at what it changed.
import type { Page } from '@playwright/test';

import { entraEnCanario } from '../../services/platform/src/lanzamientos/registro';
import { copiaDe } from '../apoyo/copia';
import { llaveDe } from '../apoyo/equipo';
import { cambiarEn, mandato } from '../apoyo/mandato';
import { ingresar } from '../apoyo/pagina';
import { productoPropio } from '../apoyo/productoPropio';
import { expect, test, type Abrir } from '../apoyo/pruebas';
import { verEnCaja } from '../apoyo/pantallaDeCaja';

// each publishes upon what the one before left
test.describe.configure({ mode: 'serial' });

const REMOTO = 'remote-caja';
const BALDOSAS = 'remote-caja/src/caja/CajaTiles.tsx';
const ESTILOS = 'remote-caja/src/caja/caja.css';
const ANTES = 'Movimiento caja';
const DESPUES = 'Entradas y salidas de dinero';

/** 'Otra Empresa', of the demo: by its number one tenth of the builds come to it first. */
const OTRA = 3;

const propio = productoPropio('publicar');
let copia: ReturnType<typeof copiaDe>;
test.beforeAll(() => {
  copia = copiaDe(REMOTO);
});
test.afterAll(() => copia.borrar());

const publicar = async (...args: string[]) =>
  mandato(copia.carpeta, ['publicar', REMOTO, '--url', propio.url, ...args], {
    COMANDA_LLAVE: await llaveDe(propio.url, 'caja'),
  });

async function enCaja(abrir: Abrir, email = 'cajero@demo.ec'): Promise<Page> {
  const page = await abrir();
  await ingresar(page, { email, base: propio.url });
  await page.goto(`${propio.url}/admin/caja`);
  return page;
}

const dice = (page: Page, texto: string) => verEnCaja(page, propio.url, texto);

test(
  'what a team changes in its screen and publishes is in the screen of some at the next navigation, and of all once it loaded often enough',
  { tag: '@puerta' },
  async ({ abrir }) => {
    const page = await enCaja(abrir);
    await expect(page.getByRole('button', { name: ANTES })).toBeVisible();
    await page.goto(`${propio.url}/admin/index`); // which reports that it loaded
    cambiarEn(copia.carpeta, BALDOSAS, `texto="${ANTES}"`, `texto="${DESPUES}"`);
    const { codigo, texto } = await publicar('--tras', '8', '--nota', 'Otro nombre');
    expect(codigo, texto).toBe(0);
    expect(texto).toMatch(/sale al 10 % de las empresas, y a todas tras 8 cargas sin un fallo/);
    expect(texto).toMatch(/Dirección: http.*\/areas\/caja\/[0-9a-f]{12}\//);
    expect(texto).toMatch(/npm run publicar -- remote-caja --volver/);
    expect(texto).not.toMatch(/Instalando dependencias/);
    await dice(page, DESPUES);
    await expect(page.getByRole('button', { name: ANTES })).toHaveCount(0);
    const [, build = ''] = /\/areas\/caja\/([0-9a-f]{12})\//.exec(texto) ?? [];
    const suya = entraEnCanario(OTRA, { build, porcentaje: 10, primera: null });
    const otra = await enCaja(abrir, 'admin@otra.ec');
    await expect(otra.getByRole('button', { name: suya ? DESPUES : ANTES })).toBeVisible();
    for (let i = 0; i < 8; i++) await dice(page, DESPUES);
    await dice(otra, DESPUES);
  },
);

test('a preview shows the change to whoever opens its link, marked on every page, and to nobody else', async ({
  abrir,
}) => {
  const OTRO = 'Lo que entra y sale';
  cambiarEn(copia.carpeta, BALDOSAS, `texto="${DESPUES}"`, `texto="${OTRO}"`);
  const { codigo, texto } = await publicar('--vista');
  expect(codigo, texto).toBe(0);
  const [enlace = ''] = /http\S+\/vista\/\S+/.exec(texto) ?? [];

  const suya = await enCaja(abrir);
  await suya.goto(enlace);
  await suya.goto(`${propio.url}/admin/caja`);
  await expect(suya.getByRole('button', { name: OTRO })).toBeVisible();
  await expect(suya.getByText('Vista previa de', { exact: false })).toBeVisible();
  await suya.screenshot({ path: 'e2e/capturas/vista-previa.png' });
  await dice(await enCaja(abrir), DESPUES);

  await suya.getByRole('link', { name: 'Salir de la vista' }).click();
  await expect(suya.getByText('Vista previa de', { exact: false })).toHaveCount(0);
  await dice(suya, DESPUES);
  cambiarEn(copia.carpeta, BALDOSAS, `texto="${OTRO}"`, `texto="${DESPUES}"`);
});

test('the same again says that it was published before', async () => {
  const { codigo, texto } = await publicar();
  expect(codigo, texto).toBe(0);
  expect(texto).toMatch(/ya estaba publicado/);
});

test('a build that breaks the rules is refused rule by rule, and nobody gets it', async ({
  abrir,
}) => {
  const regla = 'button { outline: 1px solid red; }\n';
  cambiarEn(copia.carpeta, ESTILOS, '.', `${regla}.`);
  const { codigo, texto } = await publicar();
  expect(codigo).toBe(1);
  expect(texto).toMatch(/estilo-global\s+caja\.\w+\.js da estilo a button\. Empiece sus clases/);
  expect(texto).not.toMatch(/\n {4}at /);
  cambiarEn(copia.carpeta, ESTILOS, regla, '');
  await dice(await enCaja(abrir), DESPUES);
});

test('a share that is none is refused before anything is built', async () => {
  const { codigo, texto } = await publicar('--canary', '300');
  expect(codigo).toBe(1);
  expect(texto).toMatch(/--canary es un número de 1 a 100/);
});

test('a reason is asked of who publishes to all at once', async () => {
  const { codigo, texto } = await publicar('--a-todos', 'ya');
  expect(codigo).toBe(1);
  expect(texto).toMatch(/el motivo lleva al menos 10 letras/);
});

test('a rollback brings the screen before back', async ({ abrir }) => {
  const { codigo, texto } = await publicar('--volver');
  expect(codigo, texto).toBe(0);
  await dice(await enCaja(abrir), ANTES);
});

test('what was taken back is not let out again by who uploads it again', async ({ abrir }) => {
  const { codigo, texto } = await publicar('--a-todos', 'Se intenta otra vez');
  expect(codigo).toBe(1);
  expect(texto).toMatch(/[0-9a-f]{12} consta como malo: Se volvió atrás/);
  await dice(await enCaja(abrir), ANTES);
});

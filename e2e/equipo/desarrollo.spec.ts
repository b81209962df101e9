// A team sees its working copy inside a deployed product, and each change of it in the screen a moment later.
import { spawn, type ChildProcess } from 'node:child_process';

import type { Page } from '@playwright/test';

import { puertoLibre } from '../../services/local/src/postgres/puertoLibre';
import { copiaDe } from '../apoyo/copia';
import { cambiarEn } from '../apoyo/mandato';
import { ingresar } from '../apoyo/pagina';
import { expect, test, type Abrir } from '../apoyo/pruebas';
import type { Mundo } from '../apoyo/mundo';

// each goes on with the working copy that the one before left
test.describe.configure({ mode: 'serial' });
test.setTimeout(600_000);

const REMOTO = 'remote-caja';
const BALDOSAS = 'remote-caja/src/caja/CajaTiles.tsx';
const ESPERA_MS = 120_000;
const ANTES = 'Movimiento caja';
const DESPUES = 'Entradas y salidas de dinero';

let copia: ReturnType<typeof copiaDe>;
let desarrollo: { url: string; hijo: ChildProcess };

/** `npm run dev` in the checkout; answers its address once it says so. */
async function abrirDesarrollo(carpeta: string, contra: string) {
  const puerto = String(await puertoLibre());
  const args = ['run', '-s', 'dev', '-w', REMOTO, '--', '--contra', contra, '--puerto', puerto];
  const hijo = spawn('npm', args, { cwd: carpeta, detached: true });
  let dicho = '';
  const url = await new Promise<string>((resolve, reject) => {
    const oir = (trozo: Buffer) => {
      dicho += trozo.toString();
      const listo = /Listo: (\S+)/.exec(dicho)?.[1];
      if (listo) resolve(listo);
    };
    hijo.stderr.on('data', oir);
    hijo.stdout.on('data', oir);
    hijo.once('exit', () => reject(new Error(`npm run dev ended: ${dicho}`)));
  });
  expect(dicho).not.toMatch(/Instalando dependencias/);
  return { url, hijo };
}

const alFinal: (() => void)[] = [];

test.beforeAll(async () => {
  copia = copiaDe(REMOTO);
  alFinal.push(copia.borrar);
  desarrollo = await abrirDesarrollo(copia.carpeta, process.env.COMANDA_URL ?? '');
  const { pid } = desarrollo.hijo;
  if (pid) alFinal.unshift(() => process.kill(-pid));
});
test.afterAll(() => {
  for (const hacer of alFinal) hacer();
});

async function enCaja(abrir: Abrir, { correoDe }: Mundo): Promise<Page> {
  const page = await abrir();
  await ingresar(page, { email: correoDe('cajero@demo.ec'), base: desarrollo.url });
  await expect(page.getByText('de esta maquina')).toBeVisible();
  await page.goto(`${desarrollo.url}/admin/caja`);
  return page;
}
const baldosa = (page: Page, name: string) => page.getByRole('button', { name });

test(
  'the screen of the working copy stands in the deployed product, and a change is in it by itself',
  { tag: '@puerta' },
  async ({ abrir, mundo }) => {
    const page = await enCaja(abrir, mundo);
    await expect(baldosa(page, ANTES)).toBeVisible();

    cambiarEn(copia.carpeta, BALDOSAS, `texto="${ANTES}"`, `texto="${DESPUES}"`);
    await expect(baldosa(page, DESPUES)).toBeVisible({ timeout: ESPERA_MS });
    await expect(baldosa(page, ANTES)).toHaveCount(0);

    // the product itself goes on with what was published
    const otra = await abrir();
    await ingresar(otra, { email: mundo.correoDe('cajero@demo.ec') });
    await otra.goto('/admin/caja');
    await expect(baldosa(otra, ANTES)).toBeVisible();
    await expect(otra.getByText('de esta maquina')).toHaveCount(0);
  },
);

test('the second change is in the screen too', async ({ abrir, mundo }) => {
  const page = await enCaja(abrir, mundo);
  await expect(baldosa(page, DESPUES)).toBeVisible();
  cambiarEn(copia.carpeta, BALDOSAS, `texto="${DESPUES}"`, `texto="${ANTES}"`);
  await expect(baldosa(page, ANTES)).toBeVisible({ timeout: ESPERA_MS });
});

test('a type that is wrong is said in the words of the compiler, beside the screen, until it is right', async ({
  abrir,
  mundo,
}) => {
  const page = await enCaja(abrir, mundo);
  cambiarEn(copia.carpeta, BALDOSAS, `texto="${ANTES}"`, 'texto={7}');
  await expect(
    page.getByText(/Tipos: remote-caja\/src\/caja\/CajaTiles\.tsx\(\d+,\d+\): error TS2322/),
  ).toBeVisible({ timeout: ESPERA_MS });
  cambiarEn(copia.carpeta, BALDOSAS, 'texto={7}', `texto="${ANTES}"`);
  await expect(page.getByText('de esta maquina')).toBeVisible({ timeout: ESPERA_MS });
  await expect(baldosa(page, ANTES)).toBeVisible();
});

test('a source that does not compile is said, and the last build goes on', async ({
  abrir,
  mundo,
}) => {
  const page = await enCaja(abrir, mundo);
  cambiarEn(copia.carpeta, 'remote-caja/src/routes.tsx', 'defineRoutes(', 'defineRoutes((');
  await expect(
    page.getByText(/No se pudo construir: remote-caja\/src\/routes\.tsx\(\d+,\d+\).*TS1005/),
  ).toBeVisible({ timeout: ESPERA_MS });
  await page.goto(`${desarrollo.url}/admin/caja`);
  await expect(baldosa(page, ANTES)).toBeVisible();
});

// A build whose code throws after its screen has shown: the operator reads the file and the line that its team wrote.
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { copiaDe } from '../apoyo/copia';
import { llaveDe } from '../apoyo/equipo';
import { cambiarEn, mandato } from '../apoyo/mandato';
import { ingresar } from '../apoyo/pagina';
import { productoPropio } from '../apoyo/productoPropio';
import { expect, test } from '../apoyo/pruebas';
import { revisar } from '../apoyo/revisar';

const REMOTO = 'remote-caja';
const PANTALLA = 'remote-caja/src/caja/CajaScreen.tsx';
const COMIENZO = 'export default function CajaScreen';
const ROTO = 'roto al tocar la caja';
/** Two ask for it, so that it is a function of its own in what is built. */
const ROMPE = `function fallarAlTocar() {
  throw new Error('${ROTO}');
}
for (const que of ['click', 'auxclick']) window.addEventListener(que, fallarAlTocar);
performance.mark(String(fallarAlTocar.length));
${COMIENZO}`;

const propio = productoPropio('salud');
let copia: ReturnType<typeof copiaDe>;
test.beforeAll(() => {
  copia = copiaDe(REMOTO);
});
test.afterAll(() => copia.borrar());

const deEquipo = async (...args: string[]) =>
  mandato(copia.carpeta, args, { COMANDA_LLAVE: await llaveDe(propio.url, 'caja') });

test.use({ tienta: true });

test('what throws in use is told by the file, line and function of its source, to the operator and to its team', async ({
  abrir,
}) => {
  cambiarEn(copia.carpeta, PANTALLA, COMIENZO, ROMPE);
  const lineas = readFileSync(path.join(copia.carpeta, PANTALLA), 'utf8').split('\n');
  const linea = lineas.findIndex((texto) => texto.includes(ROTO)) + 1;
  const lugar = new RegExp(`src/caja/CajaScreen\\.tsx:${linea}:\\d+ en fallarAlTocar`);
  const url = ['--url', propio.url];
  const publicado = await deEquipo(
    'publicar',
    REMOTO,
    ...url,
    '--a-todos',
    'Se mira en el recorrido',
  );
  expect(publicado.codigo, publicado.texto).toBe(0);
  const build = /caja ([0-9a-f]{12}) sale a todas/.exec(publicado.texto)?.[1] ?? '';

  const cajero = await abrir();
  await ingresar(cajero, { email: 'cajero@demo.ec', base: propio.url });
  await expect(async () => {
    await cajero.goto(`${propio.url}/admin/caja`);
    expect(await cajero.locator('#arranque').textContent()).toContain(build);
  }).toPass();
  await expect(cajero.getByRole('button', { name: 'Cuadre de caja' })).toBeEnabled();
  await cajero.waitForTimeout(5_000); // until what measures the page has come
  await cajero.getByRole('heading').first().click();
  await cajero.waitForTimeout(1_000);
  await cajero.goto('about:blank'); // a page that is left says what it has to say

  const operador = await abrir();
  await ingresar(operador, { email: 'operador@demo.ec', base: propio.url });
  await operador.goto(`${propio.url}/admin/publicaciones`);
  await operador.getByRole('button', { name: 'Caja', exact: true }).click();
  const salud = operador.getByRole('region', { name: 'Salud' });
  await expect(salud.getByText('Visitas con fallo, 24 h')).toBeVisible();
  await salud.getByRole('button', { name: 'Ver por empresa y los fallos más frecuentes' }).click();
  await expect(salud.getByText(ROTO, { exact: false })).toBeVisible();
  await expect(salud.locator('code').getByText(lugar)).toBeVisible();
  await expect(salud.getByText('La Cevichería del Puerto')).toBeVisible();
  await expect(salud.getByText('LCP (p75)').first().locator('..')).toContainText(/\d s/);
  await revisar(operador, 'salud', 'escritorio');

  await operador.getByRole('button', { name: `Más acciones de ${build}` }).click();
  await operador.getByRole('menuitem', { name: 'Ver fallos' }).click();
  await expect(operador.getByRole('dialog').locator('code').getByText(lugar)).toBeVisible();

  const estado = await deEquipo('estado', REMOTO, ...url);
  expect(estado.texto).toMatch(lugar);
  expect(estado.texto).toContain('visitas con fallo');

  for (const nombre of ['remoteEntry.js.map', 'mapas/remoteEntry.js.map.gz']) {
    const respuesta = await operador.request.get(`${propio.url}/areas/caja/${build}/${nombre}`);
    expect([nombre, respuesta.status()]).toEqual([nombre, 404]);
  }
});

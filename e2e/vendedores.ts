// node e2e/vendedores.ts, against a running product: the operator's sellers, and where a seller lands.
import assert from 'node:assert/strict';

import { correoDe } from './mundo';
import { abrirNavegador, comprobar, ingresar } from './navegador';
import { revisar, TAMANOS } from './revisar';

const NOMBRE = 'Vera del Recorrido';
const EMAIL = correoDe('vera@comanda.ec');
const CLAVE = 'marea-cobalto-4471';
const browser = await abrirNavegador();

async function conPantalla(tamano, hacer) {
  const context = await browser.newContext(TAMANOS[tamano]);
  const page = await context.newPage();
  await ingresar(page, { email: correoDe('operador@demo.ec'), ruta: '/auth/login_dashboard' });
  await page.goto(new URL('/admin/registrar_vendedores', page.url()).href);
  try {
    await hacer(page);
  } finally {
    await context.close();
  }
}
const boton = (page, name) => page.getByRole('button', { name, exact: true });
/** The list holds every world's sellers, a page at a time. */
const buscar = (page) => page.getByPlaceholder('Buscador....').fill(NOMBRE);
/** A required one has a star before its label. */
const caja = (page, name) => page.getByRole('textbox', { name: new RegExp(`^\\W*${name}$`) });

const bien = await comprobar({
  'one is registered; what is missing is said, and neither a key nor the backdrop closes': () =>
    conPantalla('escritorio', async (page) => {
      await boton(page, 'Registar Nuevo Vendedor').first().click();
      await page.getByText('Registrar Vendedor', { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 400);
      await boton(page, 'Guardar').click();
      await page.getByText('El campo nombre no puede estar vacio').first().waitFor();
      await revisar(page, 'vendedores-faltas', 'escritorio');
      await caja(page, 'Nombre').fill(NOMBRE);
      await caja(page, 'Email').fill(EMAIL);
      await caja(page, 'Ciudad').fill('Manta');
      await caja(page, 'Comision').fill('12,5');
      await page.getByLabel('Clave', { exact: true }).fill(CLAVE);
      await page.getByText(/^(Buena|Muy buena)$/).waitFor();
      await boton(page, 'Guardar').click();
      await page.getByText('Datos Registrados').waitFor();
      await buscar(page);
      await page.getByText(NOMBRE.toUpperCase()).waitFor();
      await page.getByText('12.5%').waitFor();
      await revisar(page, 'vendedores', 'escritorio');
    }),

  'one is changed, and the password stays where it is left blank': () =>
    conPantalla('escritorio', async (page) => {
      await buscar(page);
      await boton(page, `Editar ${NOMBRE.toUpperCase()}`).click();
      await page.getByText('Dejar en blanco si no desea actualizar').waitFor();
      await caja(page, 'Ciudad').fill('Portoviejo');
      await page.keyboard.press('Enter');
      await page.getByText('Datos Actualizados').waitFor();
      await page.getByText('Portoviejo').waitFor();
    }),

  'a seller lands on a button that does nothing': async () => {
    const context = await browser.newContext(TAMANOS.escritorio);
    const page = await context.newPage();
    await ingresar(page, { email: EMAIL, clave: CLAVE });
    await page.waitForURL('**/admin/resgistrar_clientes');
    await boton(page, 'Registar Nuevo Cliente').click();
    assert.equal(await page.getByRole('dialog').count(), 0);
    await revisar(page, 'clientes', 'escritorio');
    await context.close();
  },

  'it fits a phone and the dark': async () => {
    for (const tamano of ['telefono', 'oscuro'])
      await conPantalla(tamano, async (page) => {
        await buscar(page);
        await page.getByText(NOMBRE.toUpperCase()).first().waitFor();
        await revisar(page, 'vendedores', tamano);
        await boton(page, 'Registar Nuevo Vendedor').first().click();
        await caja(page, 'Nombre').waitFor();
        await revisar(page, 'vendedores-registrar', tamano);
      });
  },

  'one is taken off': () =>
    conPantalla('escritorio', async (page) => {
      await buscar(page);
      await boton(page, `Eliminar ${NOMBRE.toUpperCase()}`).click();
      await boton(page, 'Si, eliminar!').click();
      await page.getByText('Vendedor eliminado').waitFor();
      await page.getByText(NOMBRE.toUpperCase()).waitFor({ state: 'detached' });
    }),
});
await browser.close();
process.exit(bien ? 0 : 1);

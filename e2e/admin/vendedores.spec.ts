// The operator's sellers, and the clients whom a seller brings.
import type { Page } from '@playwright/test';

import { ingresar } from '../apoyo/pagina';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

const NOMBRE = 'Vera del Recorrido';
const EMAIL = 'vera@comanda.ec';
const CLAVE = 'marea-cobalto-4471';
const SUYA = 'arrecife-violeta-2290';
const CLIENTE = 'La Perla del Recorrido';
const RUC = '1790085783001';
// each goes on with what the one before left
test.describe.configure({ mode: 'serial' });

const conPantalla = (entrar: Entrar, tamano: Tamano) =>
  entrar('operador@demo.ec', { tamano, ruta: '/admin/registrar_vendedores' });
const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The list holds every world's sellers, a page at a time. */
const buscar = (page: Page) => page.getByPlaceholder('Buscador....').fill(NOMBRE);
/** A required one has a star before its label. */
const caja = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^\\W*${name}$`) });

test('one is registered; what is missing is said, and neither a key nor the backdrop closes', async ({
  entrar,
  mundo,
}) => {
  const page = await conPantalla(entrar, 'escritorio');
  await boton(page, 'Registrar Nuevo Vendedor').first().click();
  await expect(page.getByText('Registrar Vendedor', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 400);
  await boton(page, 'Guardar').click();
  await expect(page.getByText('El campo nombre no puede estar vacío').first()).toBeVisible();
  await revisar(page, 'vendedores-faltas', 'escritorio');
  await caja(page, 'Nombre').fill(NOMBRE);
  await caja(page, 'Email').fill(mundo.correoDe(EMAIL));
  await caja(page, 'Ciudad').fill('Manta');
  await caja(page, 'Comisión').fill('12,5');
  await page.getByLabel('Contraseña', { exact: true }).fill(CLAVE);
  await expect(page.getByText(/^(Buena|Muy buena)$/)).toBeVisible();
  await boton(page, 'Guardar').click();
  await expect(page.getByText('Datos Registrados')).toBeVisible();
  await buscar(page);
  await expect(page.getByText(NOMBRE.toUpperCase())).toBeVisible();
  await expect(page.getByText('12.5%')).toBeVisible();
  await revisar(page, 'vendedores', 'escritorio');
});

test('one is changed, and the password stays where it is left blank', async ({ entrar }) => {
  const page = await conPantalla(entrar, 'escritorio');
  await buscar(page);
  await boton(page, `Editar ${NOMBRE.toUpperCase()}`).click();
  await expect(page.getByText('Dejar en blanco si no desea actualizar')).toBeVisible();
  await caja(page, 'Ciudad').fill('Portoviejo');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Datos Actualizados')).toBeVisible();
  await expect(page.getByText('Portoviejo')).toBeVisible();
});

test('a seller registers a client, who becomes a company of that seller', async ({
  abrir,
  entrar,
  mundo,
}) => {
  const page = await abrir();
  await ingresar(page, { email: mundo.correoDe(EMAIL), clave: CLAVE });
  await page.waitForURL('**/admin/cuenta'); // the operator chose the first one
  await page.getByLabel('Contraseña nueva').fill(SUYA);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/resgistrar_clientes');
  await expect(page.getByText('Aún no ha registrado clientes')).toBeVisible();
  await revisar(page, 'clientes', 'escritorio');
  await boton(page, 'Registrar Nuevo Cliente').click();
  const dialogo = page.getByRole('dialog', { name: 'Registrar Cliente' });
  await caja(page, 'RUC').fill(RUC);
  await expect(dialogo.getByText('Nadie lo ha registrado')).toBeVisible();
  await caja(page, 'Nombre').fill(CLIENTE);
  await caja(page, 'Ciudad').fill('Manta');
  await caja(page, 'Teléfono').fill('0991234567');
  await caja(page, 'Correo').fill('perla@correo.ec');
  await revisar(page, 'clientes-registrar', 'escritorio');
  await page.keyboard.press('Enter');
  await expect(dialogo).toHaveCount(0);
  const fila = page.getByRole('row', { name: new RegExp(CLIENTE) });
  await expect(fila.getByText('Por registrar')).toBeVisible();

  const operador = await entrar('operador@demo.ec', { ruta: '/admin/registrar_empresa' });
  await operador.getByRole('button', { name: /^Por registrar \d+$/ }).click();
  await revisar(operador, 'clientes-por-registrar', 'escritorio');
  await operador.getByRole('button', { name: `Registrar empresa ${CLIENTE}` }).click();
  const alta = operador.getByRole('dialog', { name: 'Registrar Empresa' });
  await expect(alta.getByText(`La trajo ${NOMBRE}: queda como su vendedor.`)).toBeVisible();
  await expect(caja(operador, 'RUC')).toHaveValue(RUC);
  await caja(operador, 'Dirección').fill('Malecón 200, Manta');
  await alta.getByRole('button', { name: 'Guardar' }).click();
  await expect(operador.getByRole('dialog', { name: 'Crear Administrador' })).toBeVisible();

  await page.reload();
  await expect(fila.getByText('Ya es cliente')).toBeVisible();
  await expect(fila.getByText('12.5%')).toBeVisible();
  await revisar(page, 'clientes-lista', 'escritorio');
  await page.setViewportSize({ width: 390, height: 844 });
  await revisar(page, 'clientes-lista', 'telefono');
});

const OTRAS: Tamano[] = ['telefono', 'oscuro'];
for (const tamano of OTRAS)
  test(`it fits: ${tamano}`, async ({ entrar }) => {
    const page = await conPantalla(entrar, tamano);
    await buscar(page);
    await expect(page.getByText(NOMBRE.toUpperCase()).first()).toBeVisible();
    await revisar(page, 'vendedores', tamano);
    await boton(page, 'Registrar Nuevo Vendedor').first().click();
    await expect(caja(page, 'Nombre')).toBeVisible();
    await revisar(page, 'vendedores-registrar', tamano);
  });

test('one is taken off', async ({ entrar }) => {
  const page = await conPantalla(entrar, 'escritorio');
  await buscar(page);
  await boton(page, `Eliminar ${NOMBRE.toUpperCase()}`).click();
  await boton(page, '¡Sí, eliminar!').click();
  await expect(page.getByText('Vendedor eliminado')).toBeVisible();
  await expect(page.getByText(/^Nada coincide con/)).toBeVisible();
  await expect(boton(page, `Eliminar ${NOMBRE.toUpperCase()}`)).toHaveCount(0);
});

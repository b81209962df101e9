// Payments in several ways, discounts, tip, what is weighed or goes with a product, bills in several parts. Each sale's invoice is
// authorised: the authority's stand-in adds it up again.
import type { Locator, Page } from '@playwright/test';

import { modificadoresCalls } from '../../shared/src/contracts/inventario/modificadores';
import { productosCalls } from '../../shared/src/contracts/inventario/productos';
import { llamar } from '../apoyo/navegador';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

const CLAVE = 'demo1234';
/** A second Enter of one press takes no second part. */
const ENTRE_ABONOS_MS = 750;

/** A till with nothing in it. */
async function conCaja(entrar: Entrar, tamano: Tamano): Promise<Page> {
  const page = await entrar('cajero@demo.ec', { tamano, ruta: '/admin/puntoventa' });
  await expect(page.locator('.ventas-tile').first()).toBeVisible();
  return page;
}

const boton = (en: Page | Locator, name: string | RegExp) =>
  en.getByRole('button', { name }).first();
const hecha = (page: Page) => page.getByRole('region', { name: 'Última venta' });
const total = (page: Page) => page.locator('.ventas-total dd');
const buscar = async (page: Page, nombre: string) => {
  await page.getByLabel('Buscar producto').fill(nombre);
  await page.locator('.ventas-tile', { hasText: nombre }).first().click();
  await page.getByLabel('Buscar producto').fill('');
};
const alPanel = async (page: Page, tamano: Tamano) => {
  if (tamano === 'telefono') await page.getByText(/^Ver orden/).click();
};
const autorizada = (page: Page) =>
  expect(hecha(page).getByText('Factura autorizada')).toBeVisible();

async function productoDe(page: Page, empresa: string, busqueda: string) {
  const { filas } = await llamar(page, productosCalls.consultarProductos, { empresa, busqueda });
  const [hallado] = filas;
  if (!hallado) throw new Error(`nothing is called ${busqueda}`);
  return hallado;
}

const TODOS: Tamano[] = ['escritorio', 'telefono'];
for (const tamano of TODOS)
  test(
    `a bill with discount and tip is paid in cash and by card, and invoiced, ${tamano}`,
    { tag: tamano === 'telefono' ? '@puerta' : [] },
    async ({ entrar }) => {
      const page = await conCaja(entrar, tamano);
      await buscar(page, 'Encebollado');
      await buscar(page, 'Jugo de naranja');
      await alPanel(page, tamano);
      await boton(page, /^Pagar/).click();
      const dialogo = page.getByRole('dialog');
      await boton(dialogo, /^Descuento/).click();
      await page.getByLabel('Descuento', { exact: true }).fill('10');
      await boton(page, 'Promoción').click();
      await revisar(page, 'cobros-descuento', tamano);
      await boton(page, 'Aplicar descuento').click();
      await expect(boton(dialogo, 'Cobrar $5.17')).toBeVisible();
      await boton(dialogo, /^Propina/).click();
      await boton(dialogo, /^10%/).click();
      await boton(dialogo, /^Propina/).click();
      await page.getByLabel('Recibido').fill('2');
      await boton(dialogo, 'Abonar $2.00').click();
      await expect(dialogo.getByText('Falta por cobrar')).toBeVisible();
      await dialogo.getByRole('radio', { name: 'TARJETA' }).check({ force: true });
      await boton(dialogo, 'DÉBITO').click();
      await page.getByLabel('Número de voucher').fill('004512');
      await revisar(page, 'cobros-mixto', tamano);
      await page.waitForTimeout(ENTRE_ABONOS_MS);
      await boton(dialogo, /^Cobrar/).click();
      await expect(hecha(page).getByText('Ticket impreso')).toBeVisible();
      expect(await hecha(page).innerText()).toMatch(/EFECTIVO \$2\.00 \+ TARJETA \$3\.62/);
      await autorizada(page);
      await revisar(page, 'cobros-hecha', tamano);
    },
  );

test('a part by card, taken and taken away again, leaves the keyboard in the payment', async ({
  entrar,
}) => {
  const page = await conCaja(entrar, 'escritorio');
  await buscar(page, 'Encebollado');
  await page.keyboard.press('F9');
  const dialogo = page.getByRole('dialog');
  const forma = (name: string) => dialogo.getByRole('radio', { name });
  await expect(page.getByLabel('Recibido')).toBeFocused();
  await page.keyboard.press('t');
  await dialogo.getByLabel('Monto', { exact: true }).fill('2');
  await boton(dialogo, 'Abonar $2.00').click();
  await expect(dialogo.getByLabel('Monto', { exact: true })).toBeFocused();
  await page.keyboard.press('e');
  await expect(forma('EFECTIVO')).toBeChecked();
  await boton(dialogo, 'Quitar el pago 1').click();
  await expect(dialogo.getByText('Total a pagar')).toBeFocused();
  await page.keyboard.press('t');
  await expect(forma('TARJETA')).toBeChecked();
});

test('a discount above the limit waits for an Administrador, who approves it on this till', async ({
  entrar,
  mundo,
}) => {
  const page = await conCaja(entrar, 'escritorio');
  await buscar(page, 'Encebollado');
  await boton(page, /^Cantidad de Encebollado/).click();
  await boton(page, /^Descuento/).click();
  await page.getByLabel('Descuento', { exact: true }).fill('50');
  await boton(page, 'Empleado').click();
  await page.getByLabel('Correo del Administrador').fill(mundo.correoDe('cajero@demo.ec'));
  await page.getByLabel('Contraseña del Administrador').fill(CLAVE);
  await boton(page, 'Aprobar 50%').click();
  await expect(
    page.getByText('El correo y la contraseña no son de un Administrador'),
  ).toBeVisible();
  await page.getByLabel('Correo del Administrador').fill(mundo.correoDe('admin@demo.ec'));
  await page.getByLabel('Contraseña del Administrador').fill(CLAVE);
  await boton(page, 'Aprobar 50%').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const mitad = await total(page).innerText();
  await page.keyboard.press('F9');
  await boton(page, `Cobrar ${mitad}`).click();
  await autorizada(page);
});

test('what is weighed is sold with three decimals, and what goes with a product has its price', async ({
  entrar,
  mundo,
}) => {
  const { empresa } = mundo.PUERTO;
  const admin = await entrar('admin@demo.ec');
  const encebollado = await productoDe(admin, empresa, 'Encebollado');
  const { id, producto, id_categoria, precio_venta, porcentaje_iva } = encebollado;
  const datos = { id, producto, id_categoria, precio_venta, porcentaje_iva, empresa };
  const jugo = await productoDe(admin, empresa, 'Jugo de naranja');
  const nombre = 'Con pitahaya';
  await llamar(admin, productosCalls.actualizarProducto, { ...datos, por_peso: true });
  await llamar(admin, modificadoresCalls.crearModificador, {
    empresa,
    nombre,
    precio: 0.5,
    id_producto: jugo.id,
    id_categoria: null,
  });
  try {
    const page = await conCaja(entrar, 'escritorio');
    await buscar(page, producto);
    await page.getByLabel('Cantidad', { exact: true }).fill('1,235');
    await boton(page, 'Aceptar').click();
    const pesado = Math.round(precio_venta * 1235) / 1000;
    await expect(total(page)).toHaveText(`$${pesado.toFixed(2)}`);
    await buscar(page, 'Jugo de naranja');
    await boton(page, /^Cantidad de Jugo de naranja/).click();
    await boton(page, `${nombre} +$0.50`).click();
    await page.getByLabel('Nota').fill('sin azúcar');
    await revisar(page, 'cobros-linea', 'escritorio');
    await boton(page, 'Aceptar').click();
    await expect(total(page)).toHaveText(`$${(pesado + 2.75).toFixed(2)}`);
    await page.keyboard.press('F9');
    await boton(page, /^Cobrar/).click();
    await expect(hecha(page).getByText('Ticket impreso')).toBeVisible();
    await autorizada(page);
  } finally {
    await llamar(admin, productosCalls.actualizarProducto, { ...datos, por_peso: false });
  }
});

test('a bill goes in three parts; one is paid, a reload keeps the others, all of it is charged', async ({
  entrar,
}) => {
  const page = await conCaja(entrar, 'escritorio');
  await buscar(page, 'Encebollado');
  await buscar(page, 'Jugo de naranja');
  await buscar(page, 'Agua sin gas');
  const entero = Number((await total(page).innerText()).slice(1));
  await page.keyboard.press('F8');
  const dialogo = page.getByRole('dialog');
  await boton(dialogo, /^Pasar Encebollado/).click();
  await boton(dialogo, 'Otra parte').click();
  await boton(dialogo, /^Pasar Jugo/).click();
  await revisar(page, 'cobros-partes', 'escritorio');
  await dialogo
    .getByRole('region', { name: 'Cuenta dividida 2' })
    .getByRole('button', { name: /^Pagar/ })
    .click();
  const cobrados: number[] = [];
  const cobrar = async () => {
    const cobro = boton(page, /^Cobrar \$/);
    cobrados.push(Number((await cobro.innerText()).replace(/.*\$/, '')));
    await cobro.click();
    await expect(hecha(page).getByText('Ticket impreso')).toBeVisible();
  };
  await cobrar();
  await page.reload();
  await expect(page.locator('.ventas-tile').first()).toBeVisible();
  await boton(page, /^Cuenta dividida por cobrar/).click();
  await expect(dialogo.getByText('Pagada')).toBeVisible();
  await page.keyboard.press('Escape');
  for (let i = 0; i < 2; i++) {
    await expect(dialogo).toHaveCount(0);
    await page.keyboard.press('F9');
    await cobrar();
  }
  const suma = cobrados.reduce((todo, uno) => todo + Math.round(uno * 100), 0);
  expect(suma, 'parts are not the whole').toBe(Math.round(entero * 100));
  await expect(total(page)).toHaveText('$0.00');
});

test(
  'guests share in equal parts; what one paid locks the bill in every tab of the browser',
  { tag: '@puerta' },
  async ({ entrar }) => {
    const page = await conCaja(entrar, 'escritorio');
    const context = page.context();
    await buscar(page, 'Encebollado');
    const entero = await total(page).innerText();
    await page.keyboard.press('F9');
    const dialogo = page.getByRole('dialog');
    await boton(dialogo, 'Partes iguales').click();
    await dialogo
      .getByRole('group', { name: /^Entre cuántos/ })
      .getByText('3')
      .click();
    await boton(dialogo, /^Cobrar parte 1 de 3/).click();
    await expect(dialogo.getByText('Falta por cobrar')).toBeVisible();
    await page.keyboard.press('Escape');
    const otra = await context.newPage();
    await otra.goto(page.url());
    await expect(otra.getByText('Esta orden tiene pagos cobrados')).toBeVisible();
    await otra.locator('.ventas-tile').first().click();
    await expect(total(otra)).toHaveText(entero);
    await otra.close();
    await page.keyboard.press('F9');
    for (const cual of [2, 3]) {
      await page.waitForTimeout(ENTRE_ABONOS_MS);
      await boton(dialogo, new RegExp(`^Cobrar parte ${cual} de 3`)).click();
    }
    await expect(hecha(page).getByText('Ticket impreso')).toBeVisible();
    await autorizada(page);
  },
);

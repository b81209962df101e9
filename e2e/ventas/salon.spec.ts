// A waiter's phone, the kitchen's screen and the till at once on the same table; and the waiter's browser killed between any two calls.
import type { Locator, Page, Route } from '@playwright/test';

import { mesasCalls } from '../../shared/src/contracts/ventas/mesas';
import { llamar } from '../apoyo/navegador';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar, revisarEn, TAMANOS } from '../apoyo/revisar';
import { senal } from '../apoyo/senal';

const COCINA = { viewport: { width: 1920, height: 1080 } };

type Mesa = { id: string; numero_mesa: number };

/** A table of its own for each check. */
async function mesaNueva(entrar: Entrar, empresa: string): Promise<Mesa> {
  const page = await entrar('admin@demo.ec');
  const mesa = await llamar(page, mesasCalls.registrarMesa, { empresa });
  await page.context().close();
  return mesa;
}

const boton = (en: Page | Locator, name: string | RegExp) =>
  en.getByRole('button', { name }).first();
const orden = (page: Page) => page.getByRole('region', { name: 'Orden' });
const irAMesa = async (page: Page, { id }: Mesa) => {
  await page.goto(`/admin/puntoventa?mesa=${id}`);
  await expect(page.locator('.ventas-tile').first()).toBeVisible();
};
const agregar = async (page: Page, nombre: string) => {
  await page.getByLabel('Buscar producto').fill(nombre);
  await page.locator('.ventas-tile', { hasText: nombre }).first().click();
  await page.getByLabel('Buscar producto').fill('');
};
const verOrden = (page: Page) => page.getByText(/^Ver orden/).click();
const enviadas = (page: Page) =>
  page.getByRole('list', { name: 'En la orden' }).getByRole('listitem');
const ordenDe = (page: Page, empresa: string, { id: mesa }: Mesa) =>
  llamar(page, mesasCalls.consultarOrden, { empresa, mesa });

test(
  'a waiter sends, the kitchen sees and marks, the till charges',
  { tag: '@puerta' },
  async ({ entrar, mundo }) => {
    const { empresa } = mundo.PUERTO;
    const mesa = await mesaNueva(entrar, empresa);
    const cocina = await entrar('cocinero@demo.ec', { opciones: COCINA, ruta: '/admin/vizor' });
    const mesero = await entrar('mesero@demo.ec', { tamano: 'telefono' });
    await irAMesa(mesero, mesa);
    await agregar(mesero, 'Ceviche de camarón');
    await agregar(mesero, 'Jugo');
    await verOrden(mesero);
    await revisar(mesero, 'salon-por-enviar', 'telefono');
    await boton(mesero, /^Enviar a cocina/).click();
    await expect(enviadas(mesero).nth(1)).toBeVisible();
    await expect(enviadas(mesero)).toHaveCount(2);
    await revisar(mesero, 'salon-enviada', 'telefono');

    const name = (await ordenDe(mesero, empresa, mesa))?.orden ?? '';
    const card = cocina.getByRole('article', { name, exact: true });
    await expect(card.getByText('Ceviche de camarón')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Pagar' }), 'a cook charges').toHaveCount(0);
    await revisar(cocina, 'salon-cocina', 'cocina');

    // more of it, and something taken back
    await mesero.getByText('Seguir agregando').click();
    await agregar(mesero, 'Ceviche de camarón');
    await verOrden(mesero);
    await boton(mesero, /^Enviar a cocina/).click();
    await expect(enviadas(mesero).nth(2)).toBeVisible();
    await expect(card.getByText('AGREGADO')).toBeVisible();
    await boton(mesero, /^Anular Jugo/).click();
    await mesero.getByRole('dialog').getByRole('button', { name: 'Anular' }).click();
    await expect(mesero.getByText('Escriba el motivo de la anulación')).toBeVisible();
    await mesero.getByText('El cliente cambió de idea').click();
    await mesero.getByRole('dialog').getByRole('button', { name: 'Anular' }).click();
    await expect(mesero.getByRole('dialog')).toHaveCount(0);
    await expect(card.getByText('ANULADO').first()).toBeVisible();
    await revisar(cocina, 'salon-anulado', 'cocina');

    await card.getByRole('button', { name: 'Listo', exact: true }).click();
    await expect(mesero.getByText(`Mesa ${mesa.numero_mesa}: 2 listos`)).toBeVisible();
    await revisar(mesero, 'salon-listo', 'telefono');

    const caja = await entrar('cajero@demo.ec');
    await caja.goto(`/admin/mesas`);
    const tarjeta = caja.getByRole('article', { name: new RegExp(`^Mesa ${mesa.numero_mesa}$`) });
    await boton(tarjeta, /Ver/).click();
    await expect(enviadas(caja).first()).toBeVisible();
    await revisar(caja, 'salon-caja', 'escritorio');
    await boton(orden(caja), /^Pagar/).click();
    await caja
      .getByRole('dialog')
      .getByRole('button', { name: /^Cobrar/ })
      .click();
    await expect(caja.getByRole('region', { name: 'Última venta' })).toBeVisible();
    await revisar(caja, 'salon-cobrada', 'escritorio');
    await expect(card).toHaveCount(0);
    expect(await ordenDe(caja, empresa, mesa), 'the table is not free').toBeNull();
  },
);

test('what the kitchen had ready is not taken back by a waiter alone, but with an Administrador', async ({
  entrar,
  mundo,
}) => {
  const { empresa } = mundo.PUERTO;
  const mesa = await mesaNueva(entrar, empresa);
  const mesero = await entrar('mesero@demo.ec');
  await irAMesa(mesero, mesa);
  await agregar(mesero, 'Jugo');
  await boton(mesero, /^Enviar a cocina/).click();
  await expect(enviadas(mesero)).toHaveCount(1);
  const cocina = await entrar('cocinero@demo.ec', { opciones: COCINA, ruta: '/admin/vizor' });
  const name = (await ordenDe(mesero, empresa, mesa))?.orden ?? '';
  const card = cocina.getByRole('article', { name, exact: true });
  await card.getByRole('button', { name: 'Listo', exact: true }).click();
  await expect(mesero.getByText(`Mesa ${mesa.numero_mesa}: 1 listo`)).toBeVisible();

  await boton(mesero, /^Anular Jugo/).click();
  const dialogo = mesero.getByRole('dialog');
  await dialogo.getByText('El cliente cambió de idea').click();
  const anular = dialogo.getByRole('button', { name: 'Anular', exact: true });
  await expect(anular).toBeDisabled();
  await revisarEn(mesero, 'salon-anular-listo', ['escritorio', 'apaisado']);
  const aprobar = async (email: string) => {
    await dialogo.getByLabel('Correo del Administrador').fill(mundo.correoDe(email));
    await dialogo.getByLabel('Contraseña del Administrador').fill('demo1234');
    await anular.click();
  };
  await aprobar('cajero@demo.ec');
  await expect(
    dialogo.getByText('no son de un Administrador de esta empresa').first(),
  ).toBeVisible();
  await expect(enviadas(mesero)).toHaveCount(1);
  await aprobar('admin@demo.ec');
  await expect(dialogo).toHaveCount(0);
  const quedan = (await ordenDe(mesero, empresa, mesa))?.lineas.filter(
    ({ cantidad }) => cantidad > 0,
  );
  expect(quedan ?? []).toEqual([]);
});

test(
  "a waiter's browser that dies at any moment loses nothing and doubles nothing",
  { tag: '@puerta' },
  async ({ entrar, mundo, browser }) => {
    const { empresa } = mundo.PUERTO;
    const mesa = await mesaNueva(entrar, empresa);
    /** Where the answer is when the browser dies. */
    const muertes = {
      'before it left': (route: Route) => route.abort(),
      'before its answer came': async (route: Route) => {
        await route.fetch();
        await route.abort();
      },
    };
    let van = 0;
    for (const [cuando, morir] of Object.entries(muertes)) {
      const vivo = await entrar('mesero@demo.ec', { tamano: 'telefono' });
      await irAMesa(vivo, mesa);
      await agregar(vivo, 'Ceviche de camarón');
      const murio = senal();
      await vivo.route('**/v1/registrar_orden', async (route) => {
        await morir(route);
        murio.dar();
      });
      await verOrden(vivo);
      await boton(vivo, /^Enviar a cocina/).click();
      await murio.llega;
      const guardado = await vivo.context().storageState();
      await vivo.context().close();

      const context = await browser.newContext({ ...TAMANOS.telefono, storageState: guardado });
      const renacido = await context.newPage();
      await irAMesa(renacido, mesa);
      van += 1;
      await verOrden(renacido);
      await expect(enviadas(renacido).nth(van - 1)).toBeVisible();
      await expect(renacido.getByText('Enviando a cocina')).toHaveCount(0);
      const suya = await ordenDe(renacido, empresa, mesa);
      const cantidades = suya?.lineas.map(({ cantidad }) => cantidad);
      expect(cantidades, `died ${cuando}`).toEqual(Array<number>(van).fill(1));
      await context.close();
    }
  },
);

test('what is new goes to the kitchen before it is charged, and two waiters merge', async ({
  entrar,
  mundo,
}) => {
  const { empresa } = mundo.PUERTO;
  const mesa = await mesaNueva(entrar, empresa);
  const uno = await entrar('mesero@demo.ec', { tamano: 'telefono' });
  const otro = await entrar('cajero@demo.ec');
  await irAMesa(uno, mesa);
  await irAMesa(otro, mesa);
  await agregar(uno, 'Ceviche de camarón');
  await agregar(otro, 'Jugo');
  await verOrden(uno);
  await Promise.all([
    boton(uno, /^Enviar a cocina/).click(),
    boton(otro, /^Enviar a cocina/).click(),
  ]);
  for (const page of [uno, otro]) await expect(enviadas(page).nth(1)).toBeVisible();

  await agregar(otro, 'Agua');
  await boton(orden(otro), /^Pagar/).click();
  await boton(otro.getByRole('dialog'), 'Enviar y pagar').click();
  const dialogo = otro.getByRole('dialog', { name: 'Pagar' });
  await dialogo.getByRole('button', { name: /^Cobrar/ }).click();
  await expect(otro.getByRole('region', { name: 'Última venta' })).toBeVisible();
  expect(await ordenDe(otro, empresa, mesa), 'something was left unpaid').toBeNull();
  await expect(uno.getByText('Toque un producto y envíelo a cocina')).toBeVisible();
});

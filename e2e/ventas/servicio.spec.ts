// The servicio of 10%: a company says that it charges it at its tables; one is served, its bill divided and charged, and order, payment,
// ticket, drawer, reports and invoice say the same.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { cuadresCalls } from '../../shared/src/contracts/caja/cuadres';
import { documentosCalls } from '../../shared/src/contracts/facturacion/documentos';
import { emitidosCalls } from '../../shared/src/contracts/reportes/emitidos';
import { servicioCalls } from '../../shared/src/contracts/reportes/servicio';
import { mesasCalls } from '../../shared/src/contracts/ventas/mesas';
import { FACTURACION, llamar } from '../apoyo/navegador';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

test.describe.configure({ mode: 'serial' });

const TICKETS = path.join(process.env.COMANDA_DATOS ?? 'data', 'tickets');

const boton = (en: Page | Locator, name: string | RegExp) =>
  en.getByRole('button', { name }).first();
const hecha = (page: Page) => page.getByRole('region', { name: 'Última venta' });
const centavos = (texto: string | undefined) => Math.round(Number(texto) * 100);
/** What stands beside a name of the totals: '$1.23' in cents. */
const montoDe = async (en: Locator, nombre: RegExp) =>
  centavos(/\$([\d.]+)/.exec(await en.filter({ hasText: nombre }).first().innerText())?.[1]);

/** What papers of a number say of the servicio, in cents; companies of other journeys, which charge none, have the number too. */
const enTicket = (numero: string) =>
  readdirSync(TICKETS)
    .filter((nombre) => nombre.startsWith(numero) && nombre.endsWith('.bin'))
    .map((nombre) => readFileSync(path.join(TICKETS, nombre), 'latin1'))
    .flatMap((papel) => /Servicio 10% +([\d.]+)/.exec(papel)?.[1] ?? [])
    .map(centavos);

const hoy = () => new Date().toLocaleDateString('en-CA', { timeZone: 'America/Guayaquil' });
const mesDeHoy = () => hoy().slice(0, 7);

/** What drawer and sheet of the month have of it so far, in cents. */
async function guardado(admin: Page, empresa: string): Promise<number[]> {
  const x = await llamar(admin, cuadresCalls.consultarX, { empresa });
  const mes = { empresa, mes: mesDeHoy() };
  const reparto = await llamar(admin, servicioCalls.repartoDeServicio, mes);
  return [x.servicio.total, reparto.servicio].map((monto) => Math.round(monto * 100));
}

async function servir(entrar: Entrar, empresa: string, tamano: Tamano): Promise<Page> {
  const admin = await entrar('admin@demo.ec');
  const { id } = await llamar(admin, mesasCalls.registrarMesa, { empresa });
  await admin.context().close();
  const page = await entrar('cajero@demo.ec', { tamano, ruta: `/admin/puntoventa?mesa=${id}` });
  await expect(page.locator('.ventas-tile').first()).toBeVisible();
  for (const nombre of ['Encebollado', 'Jugo de naranja', 'Ceviche de camarón']) {
    await page.getByLabel('Buscar producto').fill(nombre);
    await page.locator('.ventas-tile', { hasText: nombre }).first().click();
    await page.getByLabel('Buscar producto').fill('');
  }
  if (tamano === 'telefono') await page.getByText(/^Ver orden/).click();
  await boton(page, /^Enviar a cocina/).click();
  await expect(
    page.getByRole('list', { name: 'En la orden' }).getByRole('listitem').nth(2),
  ).toBeVisible();
  return page;
}

/** Of the sale that was made last; '' where none was. */
const numeroHecho = async (page: Page): Promise<string> => {
  const textos = await hecha(page).allInnerTexts();
  return /\d{3}-\d{3}-\d{9}/.exec(textos.join())?.[0] ?? '';
};

/** Charges what the payment shows: its number and its servicio. */
async function cobrar(page: Page): Promise<{ numero: string; servicio: number }> {
  const dialogo = page.getByRole('dialog');
  const servicio = await montoDe(dialogo.locator('p'), /^Incluye servicio 10%/);
  await expect(boton(dialogo, /^Propina/), 'a tip besides').toHaveCount(0);
  const antes = await numeroHecho(page);
  await boton(dialogo, /^Cobrar/).click();
  await expect.poll(() => numeroHecho(page)).not.toBe(antes); // the card of the sale before says the same words
  await expect(hecha(page).getByText('Ticket impreso')).toBeVisible();
  await expect(hecha(page).getByText('Factura autorizada')).toBeVisible();
  return { numero: await numeroHecho(page), servicio };
}

test('a company of an upper category hears that it owes the servicio, and charges it at its tables', async ({
  entrar,
}) => {
  const admin = await entrar('admin@demo.ec', { ruta: '/admin/empresa' });
  await boton(admin, 'Editar').click();
  const formulario = admin.getByRole('dialog');
  const elegir = async (campo: string, opcion: string) => {
    await formulario.getByRole('combobox', { name: campo }).click();
    await admin.getByTitle(opcion, { exact: true }).last().click();
  };
  await formulario.getByLabel('Registro de turismo').fill('0905500123');
  await elegir('Categoría del establecimiento', 'Primera');
  const aviso = formulario.getByText(/de lujo, primera y segunda cobran el servicio del 10%/);
  await expect(aviso).toBeVisible();
  await aviso.scrollIntoViewIfNeeded();
  await revisar(admin, 'servicio-empresa', 'escritorio');
  await elegir('Servicio del 10%', 'En las mesas');
  await expect(aviso).toHaveCount(0);
  await boton(formulario, 'Actualizar').click();
  await expect(formulario).toHaveCount(0);
  await expect(admin.getByText('En las mesas')).toBeVisible();
});

const TAMANOS_DE_CAJA: Tamano[] = ['escritorio', 'telefono'];
for (const tamano of TAMANOS_DE_CAJA)
  test(`a table's bill is divided and charged with its servicio, which all that tell of it agree on, ${tamano}`, async ({
    entrar,
    mundo,
  }) => {
    const { empresa } = mundo.PUERTO;
    const admin = await entrar('admin@demo.ec');
    const antes = await guardado(admin, empresa);
    const page = await servir(entrar, empresa, tamano);
    const totales = page.locator('.ventas-totales > div');
    expect(await montoDe(totales, /^Servicio 10%/)).toBeGreaterThan(0);
    await revisar(page, 'servicio-orden', tamano);

    await boton(page, /^Dividir/).click();
    await boton(page.getByRole('dialog'), /^Pasar Encebollado/).click();
    await revisar(page, 'servicio-dividida', tamano);
    await page
      .getByRole('dialog')
      .getByRole('region', { name: 'Cuenta dividida' })
      .getByRole('button', { name: /^Pagar/ })
      .click();
    await expect(page.getByText('Incluye servicio 10%')).toBeVisible();
    await revisar(page, 'servicio-pago', tamano);
    const una = await cobrar(page);
    const resto = await montoDe(totales, /^Servicio 10%/);
    await boton(page.getByRole('region', { name: 'Orden' }), /^Pagar/).click();
    const otra = await cobrar(page);
    await revisar(page, 'servicio-cobrada', tamano);

    expect(otra.servicio, 'the order says another than its payment').toBe(resto);
    for (const { numero, servicio } of [una, otra]) {
      const { filas } = await llamar(admin, emitidosCalls.listarEmitidos, {
        empresa,
        fecha_ini: hoy(),
        fecha_fin: hoy(),
        busqueda: numero,
      });
      expect(filas).toHaveLength(1);
      const clave = filas[0]?.clave_acceso ?? '';
      const { venta } = await llamar(admin, emitidosCalls.consultarEmitido, {
        empresa,
        editar: clave,
      });
      const detalle = { empresa, clave };
      const { contenido } = await llamar(
        admin,
        documentosCalls.consultarDetalle,
        detalle,
        FACTURACION,
      );
      const dichos = [venta.servicio, contenido.propina].map((monto) => Math.round(monto * 100));
      expect([...enTicket(numero), ...dichos], numero).toEqual([servicio, servicio, servicio]);
    }
    const suma = una.servicio + otra.servicio;
    expect(await guardado(admin, empresa)).toEqual(antes.map((monto) => monto + suma));
  });

test('the month is shared by the days that were worked, to the cent', async ({ entrar, mundo }) => {
  const { empresa } = mundo.PUERTO;
  const admin = await entrar('admin@demo.ec', { ruta: '/admin/reporteventa' });
  const [, servicio = 0] = await guardado(admin, empresa);
  await boton(admin, 'Repartir el servicio').click();
  const dialogo = admin.getByRole('dialog');
  await expect(dialogo.getByText(`$${(servicio / 100).toFixed(2)}`)).toBeVisible();
  await dialogo.getByLabel('Otro trabajador').fill('Rosa Chalén');
  await boton(dialogo, 'Agregar').click();
  const dias = dialogo.getByLabel(/^Días de /);
  const cuantos = await dias.count();
  for (let i = 0; i < cuantos; i++) await dias.nth(i).fill(String(i + 3));
  await boton(dialogo, 'Cerrar').click();
  await boton(
    admin.getByRole('dialog', { name: '¿Descartar lo que escribió?' }),
    'Cancelar',
  ).click();
  await boton(dialogo, 'Guardar días').click();
  await expect(admin.getByText('Días guardados')).toBeVisible();
  await revisar(admin, 'servicio-reparto', 'escritorio');
  const { trabajadores } = await llamar(admin, servicioCalls.repartoDeServicio, {
    empresa,
    mes: mesDeHoy(),
  });
  expect(trabajadores).toHaveLength(cuantos);
  const repartido = trabajadores.reduce((suma, { monto }) => suma + Math.round(monto * 100), 0);
  expect(repartido).toBe(servicio);
  await boton(dialogo, 'Cerrar').click();
  await expect(dialogo).toHaveCount(0);
});

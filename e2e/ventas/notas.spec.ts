// A negocio popular: chooses its regime, registers its talonario, and sells with its preprinted numbers until there are no more.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

test.describe.configure({ mode: 'serial' });

const TICKETS = path.join(process.env.COMANDA_DATOS ?? 'data', 'tickets');
const LEYENDA = 'CONTRIBUYENTE NEGOCIO POPULAR - RÉGIMEN RIMPE';
const DESDE = 501;

const boton = (en: Page | Locator, name: string | RegExp) =>
  en.getByRole('button', { name }).first();
const hecha = (page: Page) => page.getByRole('region', { name: 'Última venta' });
const notaNumero = (numero: number) => `001-001-${String(numero).padStart(9, '0')}`;

async function llegarAlPago(entrar: Entrar, tamano: Tamano): Promise<Page> {
  const page = await entrar('cajero@demo.ec', { tamano, ruta: '/admin/puntoventa' });
  await page.locator('.ventas-tile', { hasText: 'Encebollado' }).first().click();
  if (tamano === 'telefono') await page.getByText(/^Ver orden/).click();
  await boton(page.getByRole('region', { name: 'Orden' }), /^Pagar/).click();
  await boton(page.getByRole('dialog'), /^Cobrar/).click();
  return page;
}

test('the regime stops what contradicts it, and its talonario is registered', async ({
  entrar,
}) => {
  const admin = await entrar('admin@demo.ec', { ruta: '/admin/empresa' });
  await boton(admin, 'Editar').click();
  const formulario = admin.getByRole('dialog');
  await formulario.getByRole('combobox', { name: /RIMPE/i }).click();
  await admin.getByTitle(LEYENDA, { exact: true }).last().click();
  await boton(formulario, 'Actualizar').click();
  await expect(
    formulario.getByText('Un negocio popular no está obligado a llevar contabilidad'),
  ).toBeVisible();
  await formulario.getByRole('switch', { name: 'Obligado a llevar contabilidad' }).click();
  await expect(
    formulario.getByRole('switch', { name: 'Emite facturas electrónicas' }),
  ).not.toBeChecked();
  await boton(formulario, 'Actualizar').click();
  await expect(formulario).toHaveCount(0);

  await boton(admin, 'Registrar talonario').click();
  await formulario.getByLabel('Número desde').fill(String(DESDE));
  await formulario.getByLabel('Número hasta').fill(String(DESDE + 1));
  await formulario.getByLabel('Autorización').fill('1123456789');
  const caduca = formulario.getByLabel('Fecha de caducidad');
  await caduca.fill('31/12/2099');
  await caduca.press('Tab'); // Enter may have sent it all already
  await boton(formulario, 'Registrar').click();
  await expect(formulario).toHaveCount(0);
  await expect(admin.getByText(`${DESDE} al ${DESDE + 1}`)).toBeVisible();
  await revisar(admin, 'notas-empresa', 'escritorio');
});

const TAMANOS_DE_CAJA: Tamano[] = ['escritorio', 'telefono'];
for (const [i, tamano] of TAMANOS_DE_CAJA.entries())
  test(`a sale bears the next number, on screen and on paper, ${tamano}`, async ({ entrar }) => {
    const page = await llegarAlPago(entrar, tamano);
    const numero = notaNumero(DESDE + i);
    await expect(hecha(page).getByText(`Nota de venta ${numero}`)).toBeVisible();
    await expect(hecha(page).getByText('Ticket impreso')).toBeVisible();
    await revisar(page, 'notas-vendida', tamano);
    const papeles = readdirSync(TICKETS)
      .filter((nombre) => nombre.endsWith('.bin'))
      .map((nombre) => readFileSync(path.join(TICKETS, nombre), 'latin1'))
      .filter((papel) => papel.includes(`NOTA DE VENTA ${numero}`));
    expect(papeles).toHaveLength(1);
    expect(papeles[0]).toContain('1123456789');
    expect(papeles[0]).not.toContain('IVA');
  });

test('past the last number nothing is sold, and the order stays', async ({ entrar }) => {
  const page = await llegarAlPago(entrar, 'escritorio');
  const dialogo = page.getByRole('dialog');
  await expect(
    dialogo.getByText(/No quedan números de notas de venta vigentes/).first(),
  ).toBeVisible();
  await revisar(page, 'notas-agotado', 'escritorio');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Orden' }).getByText('Encebollado')).toBeVisible();
});

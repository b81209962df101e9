// The printers of a till, as an Administrador chooses them: the page that is printed comes out where it was said.
import { createServer, type AddressInfo } from 'node:net';

import type { Page } from '@playwright/test';

import { expect, test } from '../apoyo/pruebas';
import { lugarDe, revisar, type Tamano } from '../apoyo/revisar';

const TAMANOS: readonly Tamano[] = ['escritorio', 'telefono'];

/** A printer in the network; `papel` is what came out of it so far. */
async function conImpresora() {
  const salido: Buffer[] = [];
  const servidor = createServer((socket) => {
    socket.on('data', (trozo: Buffer) => salido.push(trozo));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', resolve));
  return {
    direccion: `127.0.0.1:${(servidor.address() as AddressInfo).port}`,
    papel: () => Buffer.concat(salido).toString('latin1'),
    apagar: () => new Promise((resolve) => servidor.close(resolve)),
  };
}

async function abrirImpresoras(page: Page) {
  await page.getByRole('button', { name: 'Más acciones de la caja' }).first().click();
  await page.getByRole('menuitem', { name: 'Impresoras' }).click();
  return page.getByRole('dialog', { name: 'Impresoras de este equipo' });
}

const elegir = async (page: Page, lista: RegExp, opcion: string) => {
  await page.getByRole('combobox', { name: lista }).click();
  await page.getByTitle(opcion, { exact: true }).last().click();
};

for (const tamano of TAMANOS)
  test(`a station gets a printer of 58 mm, tries it, and gives it back: ${tamano}`, async ({
    entrar,
  }) => {
    const impresora = await conImpresora();
    const page = await entrar('admin@demo.ec', { ruta: '/admin/caja', tamano });
    const dialogo = await abrirImpresoras(page);
    const cambiar = dialogo.getByRole('button', { name: 'Cambiar la impresora de Barra' });
    await cambiar.click();
    await elegir(page, /Impresora de Barra/, 'Por la red');
    await dialogo.getByLabel('Dirección en la red').fill('http://mala');
    await page.keyboard.press('Enter');
    await expect(dialogo.getByText(/^Escriba la dirección, como 192.168.1.50/)).toBeVisible();
    await dialogo.getByLabel('Dirección en la red').fill(impresora.direccion);
    await elegir(page, /Papel/, '58 mm (32 columnas)');
    await revisar(page, `impresoras-${tamano}`, tamano);
    await dialogo.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialogo.getByText(`${impresora.direccion} · 58 mm`)).toBeVisible();

    const probar = dialogo.getByRole('button', { name: 'Imprimir prueba en Barra' });
    const lugar = await lugarDe(probar);
    await page.route('**/imprimir/prueba', async (route) => {
      expect(await lugarDe(probar), 'a button that works stays where it is').toEqual(lugar);
      await route.continue();
    });
    await probar.click();
    await expect(page.getByText('Prueba enviada a la impresora')).toBeVisible();
    await page.unroute('**/imprimir/prueba');
    await expect.poll(impresora.papel).toContain('12345678901234567890123456789012');
    expect(impresora.papel()).toMatch(/Columnas {22}32/);

    await impresora.apagar();
    await dialogo.getByRole('button', { name: 'Imprimir prueba en Barra' }).click();
    await expect(page.getByText(/^La prueba no salió: la impresora no contesta/)).toBeVisible();

    await cambiar.click();
    await elegir(page, /Impresora de Barra/, 'La misma de la caja');
    await dialogo.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialogo.getByText('Imprime en la de la caja')).toHaveCount(2);
  });

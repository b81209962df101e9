// node e2e/empresas.ts, against a running product: a company goes from nothing to an authorised test invoice, by the operator
// and by who administers it, and nobody leaves the screen.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { generarCertificadoDePrueba } from '../services/billing/src/firmas/generarCertificadoDePrueba';

import { ANDINA, correoDe, OTRA } from './mundo';
import { abrirNavegador, comprobar, ingresar } from './navegador';
import { revisar, TAMANOS } from './revisar';

const MUNDO = process.env.COMANDA_MUNDO ?? '0';
const EMPRESA = `Huecas de Manta ${MUNDO}`;
const RUC = OTRA.ruc;
const DUENA = { email: `duena${MUNDO}@manta.ec`, clave: 'mar y viento 84 Manta' };
const LIMITE_MS = 5 * 60_000;

const browser = await abrirNavegador();
const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-empresas-'));
const P12 = path.join(carpeta, 'firma.p12');
const { p12, clave: CLAVE_P12 } = generarCertificadoDePrueba({
  ruc: RUC,
  nombre: 'DUENA DE MANTA',
});
writeFileSync(P12, p12);
const AJENO = generarCertificadoDePrueba({ ruc: ANDINA.ruc, nombre: 'GERENTE DE ANDINA' });

/** Runs in the page: a disc on nothing, as a PNG in base64. */
function dibujo() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 200 });
  const lapiz = canvas.getContext('2d');
  lapiz.fillStyle = '#0f766e';
  lapiz.arc(300, 100, 90, 0, 2 * Math.PI);
  lapiz.fill();
  return canvas.toDataURL('image/png').split(',')[1];
}

async function conPagina(tamano, cuenta, hacer) {
  const context = await browser.newContext(TAMANOS[tamano]);
  const page = await context.newPage();
  await ingresar(page, cuenta);
  try {
    await hacer(page);
  } finally {
    await context.close();
  }
}
const operador = { email: correoDe('operador@demo.ec'), ruta: '/auth/login_dashboard' };
const ir = (page, ruta) => page.goto(new URL(ruta, page.url()).href);
/** By its label, with or without the mark of what must be filled in. */
const caja = (page, name) => page.getByRole('textbox', { name: new RegExp(`^\\W*${name}\\W*$`) });
const boton = (page, name) => page.getByRole('button', { name, exact: true });
const paso = (page, name) => page.getByRole('region', { name, exact: true });

const inicio = performance.now();
const bien = await comprobar({
  'the operator registers a company with its certificate, and who administers it': () =>
    conPagina('escritorio', operador, async (page) => {
      await page.waitForURL('**/admin/registrar_empresa');
      await boton(page, 'Registrar Empresa').first().click();
      const datos = {
        Empresa: EMPRESA,
        RUC,
        'Razon social': 'DUENA DE MANTA',
        Direccion: 'Malecon 200, Manta',
        Correo: DUENA.email,
        Whatsapp: '0991234567',
        'Punto de emision': '77',
      };
      for (const [nombre, valor] of Object.entries(datos)) await caja(page, nombre).fill(valor);
      await page.getByLabel('Archivo .p12 o .pfx').setInputFiles(P12);
      const clave = page.getByLabel(/^\W*Clave del certificado\W*$/);
      await clave.fill('otra');
      await boton(page, 'Guardar').click();
      await page.getByText('La clave no abre el certificado, o el archivo esta danado').waitFor();
      await revisar(page, 'empresas-registrar', 'escritorio');
      await clave.fill(CLAVE_P12);
      await clave.press('Enter');
      const dialogo = page.getByRole('dialog', { name: 'Crear Administrador' });
      await dialogo.waitFor();
      await revisar(page, 'empresas-administrador', 'escritorio');
      await caja(page, 'Nombre completo').fill('Elena Duena');
      await caja(page, 'Email').fill(DUENA.email);
      await dialogo.getByLabel(/^\W*Clave\W*$/).fill(DUENA.clave);
      await dialogo.getByRole('switch', { name: 'Cambiar la clave al ingresar' }).click();
      await boton(page, 'Guardar').click();
      await dialogo.waitFor({ state: 'detached' });
      await page.getByPlaceholder('Buscador....').fill(EMPRESA);
      const fila = page.getByRole('row').filter({ hasText: EMPRESA });
      await fila.getByText('001-077').waitFor();
      await fila.getByText(/^Si, hasta /).waitFor();
      await revisar(page, 'empresas', 'escritorio');
    }),

  'its Administrador goes through the first day to an authorised invoice, and takes it back': () =>
    conPagina('escritorio', DUENA, async (page) => {
      await ir(page, '/admin/empresa');
      await boton(page, 'Primer dia').click();
      await paso(page, 'Datos de la empresa').waitFor();
      await revisar(page, 'primer-dia', 'escritorio');
      await boton(page, 'Los datos estan bien').click();

      const productos = paso(page, 'Productos'); // the certificate came with the company
      await caja(productos, 'Nombre del producto 1').fill('Ceviche de pinchagua');
      await boton(page, 'Guardar productos').click();
      await page.getByText('Escriba el precio de Ceviche de pinchagua').waitFor();
      await caja(productos, 'Precio del producto 1').fill('6,50');
      await caja(productos, 'Nombre del producto 2').fill('Jugo de maracuya');
      await caja(productos, 'Precio del producto 2').fill('1.75');
      await revisar(page, 'primer-dia-productos', 'escritorio');
      await boton(page, 'Guardar productos').click();
      await page.getByText('La empresa tiene 2 productos').waitFor();
      await boton(page, 'Siguiente paso').click();

      await boton(page, 'Seguir sin mas usuarios').click();
      await boton(page, 'Imprimir prueba').click();
      await page.getByText('Hoja enviada a la impresora').waitFor();
      await page.reload(); // each step can be left, and comes back
      await boton(page, 'La impresora esta lista, o no se usa').click();

      await boton(page, 'Emitir factura de prueba').click();
      const estado = paso(page, 'Factura de prueba').getByRole('status');
      await estado.filter({ hasText: 'autorizada por el SRI' }).waitFor({ timeout: 60_000 });
      assert.match((await estado.textContent()) ?? '', /001-077-000000001/);
      assert.ok(performance.now() - inicio < LIMITE_MS, 'it took more than five minutes');
      await revisar(page, 'primer-dia-factura', 'escritorio');
      await boton(page, 'Anular la factura de prueba').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Anular', exact: true }).click();
      await estado.filter({ hasText: 'anulada' }).waitFor({ timeout: 30_000 });
      await boton(page, 'Siguiente paso').click();
      await paso(page, 'Pasar a produccion')
        .getByText(/no se puede borrar/)
        .waitFor();
      await boton(page, 'Seguir en pruebas por ahora').click();
      await page.getByText('Todo listo: la empresa puede vender').waitFor();
      await revisar(page, 'primer-dia-listo', 'escritorio');
    }),

  'a certificate of another RUC is asked about before its company signs with it': async () => {
    for (const tamano of ['escritorio', 'apaisado'])
      await conPagina(tamano, DUENA, async (page) => {
        await ir(page, '/admin/empresa');
        await boton(page, 'Emision electronica').click();
        const emision = page.getByRole('dialog', { name: /^Emision electronica/ });
        await emision.getByText('DUENA DE MANTA').waitFor();
        await boton(emision, 'Cargar otro certificado').click();
        await emision.getByLabel('Archivo .p12 o .pfx').setInputFiles({
          ...{ name: 'ajena.p12', mimeType: 'application/x-pkcs12', buffer: AJENO.p12 },
        });
        const clave = emision.getByLabel(/^\W*Clave del certificado\W*$/);
        await clave.fill(AJENO.clave);
        await clave.press('Enter');
        const pregunta = page.getByRole('dialog').filter({ hasText: 'certificado de otro RUC?' });
        await pregunta.getByText(`es del RUC ${ANDINA.ruc} y la empresa tiene el ${RUC}`).waitFor();
        await revisar(page, 'empresa-certificado-ajeno', tamano);
        await boton(pregunta, 'Cancelar').click();
        await pregunta.waitFor({ state: 'hidden' });
        await emision.getByText(`es del RUC ${ANDINA.ruc}`).waitFor(); // the box says why
        await revisar(page, 'empresa-certificado-negado', tamano);
        await page.reload();
        await boton(page, 'Emision electronica').click();
        await emision.getByText('DUENA DE MANTA').waitFor(); // it signs with its own
      });
  },

  'the logo is seen in the menu and stays': () =>
    conPagina('escritorio', DUENA, async (page) => {
      await ir(page, '/admin/empresa');
      const buffer = Buffer.from(await page.evaluate(dibujo), 'base64');
      const logo = { name: 'logo.png', mimeType: 'image/png', buffer };
      await page.getByLabel('Archivo: Logo de la empresa').setInputFiles(logo);
      await page.getByText('Logo guardado').waitFor();
      const enMenu = page.locator('img.lateral-logo');
      await enMenu.waitFor();
      await page.reload();
      await enMenu.waitFor();
      assert.ok(await enMenu.evaluate((img) => img.complete && img.naturalWidth > 0));
      await revisar(page, 'empresa', 'escritorio');
    }),

  'it fits a phone, and the dark': async () => {
    await conPagina('telefono', DUENA, async (page) => {
      await ir(page, '/admin/empresa');
      await page.getByText('La empresa emite facturas electronicas').waitFor();
      await revisar(page, 'empresa', 'telefono');
      await boton(page, 'Editar').click();
      await caja(page, 'Razon social').waitFor();
      await revisar(page, 'empresa-editar', 'telefono');
      await boton(page, 'Cerrar').last().click();
      await boton(page, 'Primer dia').click();
      await boton(page, 'Ir a vender').waitFor();
      await page.getByRole('button', { name: /^Productos/ }).click();
      await revisar(page, 'primer-dia', 'telefono');
    });
    await conPagina('telefono', operador, async (page) => {
      await page.getByPlaceholder('Buscador....').fill(EMPRESA); // the list holds every world's companies
      await page.getByText(EMPRESA).first().waitFor();
      await revisar(page, 'empresas', 'telefono');
    });
    await conPagina('oscuro', operador, async (page) => {
      await page.getByPlaceholder('Buscador....').fill(EMPRESA); // the list holds every world's companies
      await page.getByText(EMPRESA).first().waitFor();
      await revisar(page, 'empresas', 'oscuro');
    });
    await conPagina('oscuro', DUENA, async (page) => {
      await ir(page, '/admin/primer_dia');
      await boton(page, 'Ir a vender').waitFor();
      await revisar(page, 'primer-dia', 'oscuro');
    });
  },

  'it is taken off, and its people find nothing': async () => {
    await conPagina('escritorio', operador, async (page) => {
      await page.getByPlaceholder('Buscador....').fill(EMPRESA);
      await page.getByRole('button', { name: new RegExp(`^Mas.*${EMPRESA}`) }).click();
      await page.getByRole('menuitem', { name: /^Eliminar/ }).click();
      await page.getByText('Lo que emitio se conserva').waitFor();
      await boton(page, 'Si, eliminar!').click();
      await page.getByText('Empresa eliminada').waitFor();
      await page.getByRole('row').filter({ hasText: EMPRESA }).waitFor({ state: 'detached' });
    });
    await conPagina('escritorio', DUENA, async (page) => {
      await ir(page, '/admin/empresa');
      await page.getByText('Selecione una Empresa').first().waitFor();
      assert.equal(await page.getByText('Malecon 200, Manta').count(), 0);
    });
  },
});
rmSync(carpeta, { recursive: true });
await browser.close();
process.exit(bien ? 0 : 1);

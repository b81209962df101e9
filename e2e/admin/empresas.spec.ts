// A company goes from nothing to an authorised test invoice, by the operator and by who administers it, and nobody leaves the screen.
import type { Locator, Page } from '@playwright/test';

import { generarCertificadoDePrueba } from '../../services/billing/src/firmas/generarCertificadoDePrueba';

import type { Mundo } from '../apoyo/mundo';
import { ingresar } from '../apoyo/pagina';
import { expect, test, type Abrir, type Entrar } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

// each goes on with what the one before left
test.describe.configure({ mode: 'serial' });

/** Of a world: its name, its RUC and who administers it. */
const laNueva = ({ numero, OTRA }: Mundo) => ({
  empresa: `Huecas de Manta ${numero}`,
  ruc: OTRA.ruc,
  duena: { email: `duena${numero}@manta.ec`, clave: 'mar y viento 84 Manta' },
});
/** A certificate of a RUC, as somebody chooses it from a folder. */
function firmaDe(ruc: string, nombre: string) {
  const { p12, clave } = generarCertificadoDePrueba({ ruc, nombre });
  return { archivo: { name: 'firma.p12', mimeType: 'application/x-pkcs12', buffer: p12 }, clave };
}

/** Runs in the page: a disc on nothing, as a PNG in base64. */
function dibujo() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 200 });
  const lapiz = canvas.getContext('2d');
  if (lapiz) lapiz.fillStyle = '#0f766e';
  lapiz?.arc(300, 100, 90, 0, 2 * Math.PI);
  lapiz?.fill();
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}

/** Whoever administers the new company, at a screen. */
async function conDuena(
  { abrir, mundo }: { abrir: Abrir; mundo: Mundo },
  ruta: string,
  tamano: Tamano = 'escritorio',
): Promise<Page> {
  const page = await abrir(tamano);
  await ingresar(page, laNueva(mundo).duena);
  await page.goto(ruta);
  return page;
}
const conOperador = (entrar: Entrar, tamano: Tamano) =>
  entrar('operador@demo.ec', { tamano, ruta: '/admin/registrar_empresa' });
/** What hands did from the first press of the operator: each click and Enter, and each field that was filled in. */
let pulsaciones = 0;

async function contarPulsaciones(page: Page): Promise<void> {
  await page.exposeFunction('pulsado', () => (pulsaciones += 1));
  const alPulsar = () => {
    const { pulsado } = window as unknown as { pulsado: () => void };
    let ultimo: EventTarget | null = null;
    addEventListener('click', ({ isTrusted }) => isTrusted && pulsado(), true);
    addEventListener('keydown', ({ key }) => key === 'Enter' && pulsado(), true);
    const alEscribir = ({ target }: Event) => {
      if (target !== ultimo) pulsado();
      ultimo = target;
    };
    addEventListener('input', alEscribir, true);
  };
  await page.addInitScript(alPulsar);
  await page.evaluate(alPulsar);
}
/** By its label, with or without the mark of what must be filled in. */
const caja = (page: Page | Locator, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^\\W*${name}\\W*$`) });
const boton = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true });
const paso = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  'the operator registers a company with its certificate, and who administers it',
  { tag: '@puerta' },
  async ({ entrar, mundo }) => {
    const page = await conOperador(entrar, 'escritorio');
    await contarPulsaciones(page);
    const { empresa, ruc, duena } = laNueva(mundo);
    const firma = firmaDe(ruc, 'DUEÑA DE MANTA');
    await boton(page, 'Registrar Empresa').first().click();
    const datos = {
      Empresa: empresa,
      RUC: ruc,
      'Razón social': 'DUEÑA DE MANTA',
      Dirección: 'Malecón 200, Manta',
      Correo: duena.email,
      Whatsapp: '0991234567',
      'Punto de emisión': '77',
    };
    for (const [nombre, valor] of Object.entries(datos)) await caja(page, nombre).fill(valor);
    await page.getByLabel('Archivo .p12 o .pfx').setInputFiles(firma.archivo);
    const clave = page.getByLabel(/^\W*Contraseña del certificado\W*$/);
    await clave.fill('otra');
    await boton(page, 'Guardar').click();
    await expect(
      page.getByText('La contraseña no abre el certificado, o el archivo está dañado'),
    ).toBeVisible();
    await revisar(page, 'empresas-registrar', 'escritorio');
    await clave.fill(firma.clave);
    await clave.press('Enter');
    const dialogo = page.getByRole('dialog', { name: 'Crear Administrador' });
    await expect(dialogo).toBeVisible();
    await revisar(page, 'empresas-administrador', 'escritorio');
    await caja(page, 'Nombre completo').fill('Elena Dueña');
    await caja(page, 'Email').fill(duena.email);
    await dialogo.getByLabel(/^\W*Contraseña\W*$/).fill(duena.clave);
    await dialogo.getByRole('switch', { name: 'Cambiar la contraseña al ingresar' }).click();
    await boton(page, 'Guardar').click();
    await expect(dialogo).toHaveCount(0);
    await page.getByPlaceholder('Buscador....').fill(empresa);
    const fila = page.getByRole('row').filter({ hasText: empresa });
    await expect(fila.getByText('001-077')).toBeVisible();
    await expect(fila.getByText(/^Sí, hasta /)).toBeVisible();
    await revisar(page, 'empresas', 'escritorio');
  },
);

test(
  'its Administrador goes through the first day to an authorised invoice, and takes it back',
  { tag: '@puerta' },
  async ({ abrir, mundo }) => {
    const page = await abrir();
    await contarPulsaciones(page);
    await ingresar(page, laNueva(mundo).duena);
    await page.goto('/admin/empresa');
    await boton(page, 'Primer día').click();
    const productos = paso(page, 'Productos'); // the certificate came with the company
    await expect(productos).toBeVisible();
    await revisar(page, 'primer-dia', 'escritorio');
    await caja(productos, 'Nombre del producto 1').fill('Ceviche de pinchagua');
    await boton(page, 'Guardar productos').click();
    await expect(page.getByText('Escriba el precio de Ceviche de pinchagua')).toBeVisible();
    await caja(productos, 'Precio del producto 1').fill('6,50');
    await caja(productos, 'Nombre del producto 2').fill('Jugo de maracuyá');
    await caja(productos, 'Precio del producto 2').fill('1.75');
    await revisar(page, 'primer-dia-productos', 'escritorio');
    await boton(page, 'Guardar productos').click();
    await expect(page.getByText('La empresa tiene 2 productos')).toBeVisible();
    await boton(page, 'Siguiente paso').click();

    await boton(page, 'Crear las mesas 1 a 12').click();
    await expect(paso(page, 'Mesas').getByText('La empresa tiene mesas')).toBeVisible();
    await boton(page, 'Siguiente paso').click();

    await boton(page, 'Seguir sin más usuarios').click();
    await boton(page, 'Imprimir prueba').click();
    await expect(page.getByText('Hoja enviada a la impresora')).toBeVisible();
    await page.reload(); // each step can be left, and comes back
    await boton(page, 'La hoja salió bien, o no se usa').click();

    await boton(page, 'Emitir factura de prueba').click();
    const estado = paso(page, 'Factura de prueba').getByRole('status');
    await expect(estado.filter({ hasText: 'autorizada por el SRI' })).toBeVisible();
    await expect(estado).toContainText('001-077-000000001');
    expect(
      pulsaciones,
      'from Registrar Empresa to the first authorised invoice',
    ).toBeLessThanOrEqual(40);
    await revisar(page, 'primer-dia-factura', 'escritorio');
    await boton(page, 'Anular la factura de prueba').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Anular', exact: true }).click();
    await expect(estado.filter({ hasText: 'anulada' })).toBeVisible();
    await boton(page, 'Siguiente paso').click();
    await expect(paso(page, 'Pasar a producción').getByText(/no se puede borrar/)).toBeVisible();
    await boton(page, 'Seguir en pruebas por ahora').click();
    await expect(page.getByText('Todo listo: la empresa puede vender')).toBeVisible();
    await revisar(page, 'primer-dia-listo', 'escritorio');
  },
);

const ANCHAS: Tamano[] = ['escritorio', 'apaisado'];
for (const tamano of ANCHAS)
  test(`a certificate of another RUC is asked about before its company signs with it, ${tamano}`, async ({
    abrir,
    mundo,
  }) => {
    const { ANDINA } = mundo;
    const ajena = firmaDe(ANDINA.ruc, 'GERENTE DE ANDINA');
    const page = await conDuena({ abrir, mundo }, '/admin/empresa', tamano);
    await boton(page, 'Emisión electrónica').click();
    const emision = page.getByRole('dialog', { name: /^Emisión electrónica/ });
    await expect(emision.getByText('DUEÑA DE MANTA')).toBeVisible();
    await boton(emision, 'Cargar otro certificado').click();
    await emision.getByLabel('Archivo .p12 o .pfx').setInputFiles(ajena.archivo);
    const clave = emision.getByLabel(/^\W*Contraseña del certificado\W*$/);
    await clave.fill(ajena.clave);
    await clave.press('Enter');
    const pregunta = page.getByRole('dialog').filter({ hasText: 'certificado de otro RUC?' });
    const sentencia = `es del RUC ${ANDINA.ruc} y la empresa tiene el ${laNueva(mundo).ruc}`;
    await expect(pregunta.getByText(sentencia)).toBeVisible();
    await revisar(page, 'empresa-certificado-ajeno', tamano);
    await boton(pregunta, 'Cancelar').click();
    await expect(pregunta).toBeHidden();
    await expect(emision.getByText(`es del RUC ${ANDINA.ruc}`)).toBeVisible(); // the box says why
    await revisar(page, 'empresa-certificado-negado', tamano);
    await page.reload();
    await boton(page, 'Emisión electrónica').click();
    await expect(emision.getByText('DUEÑA DE MANTA')).toBeVisible(); // it signs with its own
  });

test('the logo is seen in the menu and stays', async ({ abrir, mundo }) => {
  const page = await conDuena({ abrir, mundo }, '/admin/empresa');
  const buffer = Buffer.from(await page.evaluate(dibujo), 'base64');
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Archivo: Logo de la empresa').setInputFiles(logo);
  await expect(page.getByText('Logo guardado')).toBeVisible();
  const enMenu = page.locator('img.lateral-logo');
  await expect(enMenu).toBeVisible();
  await page.reload();
  await expect(enMenu).toBeVisible();
  await expect(enMenu).toHaveJSProperty('complete', true);
  await expect(enMenu).not.toHaveJSProperty('naturalWidth', 0);
  await revisar(page, 'empresa', 'escritorio');
});

test('it fits a phone, and the dark', async ({ abrir, entrar, mundo }) => {
  {
    const page = await conDuena({ abrir, mundo }, '/admin/empresa', 'telefono');
    await expect(page.getByText('La empresa emite facturas electrónicas')).toBeVisible();
    await revisar(page, 'empresa', 'telefono');
    await boton(page, 'Editar').click();
    await expect(caja(page, 'Razón social')).toBeVisible();
    await revisar(page, 'empresa-editar', 'telefono');
    await boton(page, 'Cerrar').last().click();
    await boton(page, 'Primer día').click();
    await expect(boton(page, 'Ir a vender')).toBeVisible();
    await page.getByRole('button', { name: /^Productos/ }).click();
    await revisar(page, 'primer-dia', 'telefono');
  }
  {
    const page = await conOperador(entrar, 'telefono');
    await page.getByPlaceholder('Buscador....').fill(laNueva(mundo).empresa); // the list holds every world's companies
    await expect(page.getByText(laNueva(mundo).empresa).first()).toBeVisible();
    await revisar(page, 'empresas', 'telefono');
  }
  {
    const page = await conOperador(entrar, 'oscuro');
    await page.getByPlaceholder('Buscador....').fill(laNueva(mundo).empresa); // the list holds every world's companies
    await expect(page.getByText(laNueva(mundo).empresa).first()).toBeVisible();
    await revisar(page, 'empresas', 'oscuro');
  }
  {
    const page = await conDuena({ abrir, mundo }, '/admin/primer_dia', 'oscuro');
    await expect(boton(page, 'Ir a vender')).toBeVisible();
    await revisar(page, 'primer-dia', 'oscuro');
  }
});

test('it is taken off, and its people find nothing', async ({ abrir, entrar, mundo }) => {
  {
    const page = await conOperador(entrar, 'escritorio');
    await page.getByPlaceholder('Buscador....').fill(laNueva(mundo).empresa);
    await page.getByRole('button', { name: new RegExp(`^Más.*${laNueva(mundo).empresa}`) }).click();
    await page.getByRole('menuitem', { name: /^Eliminar/ }).click();
    await expect(page.getByText('Lo que emitió se conserva')).toBeVisible();
    await boton(page, '¡Sí, eliminar!').click();
    await expect(page.getByText('Empresa eliminada')).toBeVisible();
    await expect(page.getByText(`Nada coincide con “${laNueva(mundo).empresa}”`)).toBeVisible();
  }
  {
    const page = await conDuena({ abrir, mundo }, '/admin/empresa');
    await expect(page.getByRole('heading', { name: 'Área no habilitada' })).toBeVisible();
    await expect(page.getByText('Malecón 200, Manta')).toHaveCount(0);
    await page.goto('/admin/index');
    await expect(page.getByText(/^Ninguna empresa suya está en uso/)).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Empresa' })).toHaveCount(
      0,
    );
  }
});

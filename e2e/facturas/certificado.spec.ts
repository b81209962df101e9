// What a company signs its invoices with.
import type { Page } from '@playwright/test';

import { generarCertificadoDePrueba } from '../../services/billing/src/firmas/generarCertificadoDePrueba';

import { abrirEmision, boton, dialogo, retratar } from '../apoyo/facturas';
import { expect, test } from '../apoyo/pruebas';

type Certificado = { dias: number; clave: string; ruc: string; nombre?: string };

async function cargar(
  page: Page,
  { dias, clave, ruc, nombre = 'PRUEBA DE CARGA' }: Certificado,
): Promise<void> {
  const { p12 } = generarCertificadoDePrueba({ ruc, nombre, dias });
  const cargarOtro = boton(page, 'Cargar otro certificado');
  if (await cargarOtro.isVisible()) await cargarOtro.click();
  await page.getByLabel(/^Archivo/).setInputFiles({
    name: 'firma.p12',
    mimeType: 'application/x-pkcs12',
    buffer: p12,
  });
  await page.getByLabel(/^Contraseña del certificado/).fill(clave);
  await page.keyboard.press('Enter');
}

test('a certificate is loaded: a wrong password is said, one that expires is announced', async ({
  entrar,
  mundo,
}) => {
  {
    const page = await entrar('admin@demo.ec');
    await abrirEmision(page);
    await cargar(page, { dias: 12, clave: 'mala', ruc: mundo.PUERTO.ruc });
    await expect(page.getByText('La contraseña no abre el certificado')).toBeVisible();
    await page.getByLabel(/^Contraseña del certificado/).fill('prueba');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Certificado cargado')).toBeVisible();
    await expect(dialogo(page).getByText('PRUEBA DE CARGA')).toBeVisible();
    await dialogo(page).getByRole('button', { name: 'Cerrar' }).last().click();
    const aviso = page.locator('.reportes-facturas > .ant-alert');
    await expect(aviso.getByText(/^El certificado caduca el/)).toBeVisible();
  }
  {
    const page = await entrar('contador@demo.ec');
    await page.getByRole('button', { name: /requieren? atención$/ }).click();
    const enAtencion = page.getByRole('list', { name: 'Requieren atención' });
    await expect(enAtencion.getByText('El certificado de firma caduca el')).toBeVisible();
  }
  {
    const page = await entrar('admin@demo.ec');
    await abrirEmision(page);
    await cargar(page, { dias: 730, clave: 'prueba', ruc: mundo.PUERTO.ruc });
    await expect(page.getByText('Certificado cargado')).toBeVisible();
    await expect(page.locator('.reportes-facturas > .ant-alert')).toHaveCount(0);
  }
});

test('a certificate of another RUC is asked about before it is kept', async ({ entrar, mundo }) => {
  const { PUERTO, ANDINA } = mundo;
  const page = await entrar('admin@demo.ec');
  await abrirEmision(page);
  const ajeno = { dias: 730, clave: 'prueba', ruc: ANDINA.ruc, nombre: 'GERENTE DE ANDINA' };
  await cargar(page, ajeno);
  const pregunta = dialogo(page).filter({ hasText: '¿Cargar un certificado de otro RUC?' });
  await expect(
    pregunta.getByText(`es del RUC ${ANDINA.ruc} y la empresa tiene el ${PUERTO.ruc}`),
  ).toBeVisible();
  await retratar(page, 'facturas-certificado-ajeno', boton(pregunta, 'Cargarlo de todos modos'));
  await boton(pregunta, 'Cancelar').click();
  await expect(pregunta).toBeHidden();
  await expect(dialogo(page).getByText(`es del RUC ${ANDINA.ruc}`)).toBeVisible(); // the box says why
  await retratar(page, 'facturas-certificado-ajeno-negado', boton(page, 'Cargar certificado'));
  await boton(dialogo(page), 'Cancelar').last().click();
  await expect(dialogo(page).getByText('PRUEBA DE CARGA')).toBeVisible();

  await cargar(page, ajeno);
  await boton(pregunta, 'Cargarlo de todos modos').click();
  await expect(page.getByText('Certificado cargado')).toBeVisible();
  await expect(dialogo(page).getByText('GERENTE DE ANDINA')).toBeVisible();
  await retratar(page, 'facturas-certificado-ajeno-cargado');
  await cargar(page, { dias: 730, clave: 'prueba', ruc: mundo.PUERTO.ruc }); // what it signs from here on is its own
  await expect(dialogo(page).getByText('PRUEBA DE CARGA')).toBeVisible();
});

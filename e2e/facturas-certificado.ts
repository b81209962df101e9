// node e2e/facturas-certificado.ts, against a running product: what a company signs its invoices with.
import { generarCertificadoDePrueba } from '../services/billing/src/firmas/generarCertificadoDePrueba';

import {
  abrirEmision,
  ADMIN,
  boton,
  browser,
  CONTADOR,
  conUsuario,
  dialogo,
  retratar,
} from './facturasComun';
import { ANDINA, PUERTO } from './mundo';
import { comprobar } from './navegador';

async function cargar(page, { dias, clave, ruc = PUERTO.ruc, nombre = 'PRUEBA DE CARGA' }) {
  const { p12 } = generarCertificadoDePrueba({ ruc, nombre, dias });
  const cargarOtro = boton(page, 'Cargar otro certificado');
  if (await cargarOtro.isVisible()) await cargarOtro.click();
  await page.getByLabel(/^Archivo/).setInputFiles({
    name: 'firma.p12',
    mimeType: 'application/x-pkcs12',
    buffer: p12,
  });
  await page.getByLabel(/^Clave del certificado/).fill(clave);
  await page.keyboard.press('Enter');
}

const bien = await comprobar({
  'a certificate is loaded: a wrong password is said, one that expires is announced': async () => {
    await conUsuario(ADMIN, async (page) => {
      await abrirEmision(page);
      await cargar(page, { dias: 12, clave: 'mala' });
      await page.getByText('La clave no abre el certificado').waitFor();
      await page.getByLabel(/^Clave del certificado/).fill('prueba');
      await page.keyboard.press('Enter');
      await page.getByText('Certificado cargado').waitFor();
      await dialogo(page).getByText('PRUEBA DE CARGA').waitFor();
      await dialogo(page).getByRole('button', { name: 'Cerrar' }).last().click();
      const aviso = page.locator('.reportes-facturas > .ant-alert');
      await aviso.getByText(/^El certificado caduca el/).waitFor();
    });
    await conUsuario(CONTADOR, async (page) => {
      await page.getByRole('button', { name: /requieren? atencion$/ }).click();
      await page.getByText('El certificado de firma caduca el').waitFor();
    });
    await conUsuario(ADMIN, async (page) => {
      await abrirEmision(page);
      await cargar(page, { dias: 730, clave: 'prueba' });
      await page.getByText('Certificado cargado').waitFor();
      await page.locator('.reportes-facturas > .ant-alert').waitFor({ state: 'detached' });
    });
  },

  'a certificate of another RUC is asked about before it is kept': async () => {
    await conUsuario(ADMIN, async (page) => {
      await abrirEmision(page);
      const ajeno = { dias: 730, clave: 'prueba', ruc: ANDINA.ruc, nombre: 'GERENTE DE ANDINA' };
      await cargar(page, ajeno);
      const pregunta = dialogo(page).filter({ hasText: '¿Cargar un certificado de otro RUC?' });
      await pregunta
        .getByText(`es del RUC ${ANDINA.ruc} y la empresa tiene el ${PUERTO.ruc}`)
        .waitFor();
      await retratar(
        page,
        'facturas-certificado-ajeno',
        boton(pregunta, 'Cargarlo de todos modos'),
      );
      await boton(pregunta, 'Cancelar').click();
      await pregunta.waitFor({ state: 'hidden' });
      await dialogo(page).getByText(`es del RUC ${ANDINA.ruc}`).waitFor(); // the box says why
      await retratar(page, 'facturas-certificado-ajeno-negado', boton(page, 'Cargar certificado'));
      await boton(dialogo(page), 'Cancelar').last().click();
      await dialogo(page).getByText('PRUEBA DE CARGA').waitFor();

      await cargar(page, ajeno);
      await boton(pregunta, 'Cargarlo de todos modos').click();
      await page.getByText('Certificado cargado').waitFor();
      await dialogo(page).getByText('GERENTE DE ANDINA').waitFor();
      await retratar(page, 'facturas-certificado-ajeno-cargado');
      await cargar(page, { dias: 730, clave: 'prueba' }); // what it signs from here on is its own
      await dialogo(page).getByText('PRUEBA DE CARGA').waitFor();
    });
  },
});

await browser.close();
process.exitCode = bien ? 0 : 1;

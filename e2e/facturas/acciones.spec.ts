// What an administrator does about what was invoiced.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import {
  abrirEmision,
  abrirFacturas,
  boton,
  dialogo,
  fila,
  MARIA,
  retratar,
  vender,
} from '../apoyo/facturas';
import { expect, test } from '../apoyo/pruebas';
import { guion, SRI } from '../apoyo/sri';

const DATOS = process.env.COMANDA_DATOS ?? '';

async function elegir(page: Page, numero: string, accion: string) {
  const suya = fila(page, numero).first();
  await suya.getByRole('button', { name: /^Más acciones/ }).click();
  await page.getByRole('menuitem', { name: accion }).click();
  await expect(dialogo(page)).toBeVisible();
}

/** Text of every mail that was written to the folder of mail. */
function correos() {
  const carpeta = path.join(DATOS, 'correo');
  return readdirSync(carpeta, { recursive: true, encoding: 'utf8' })
    .filter((archivo) => archivo.endsWith('.eml'))
    .map((archivo) => readFileSync(path.join(carpeta, archivo), 'utf8'));
}

test('a returned invoice is counted in the header, put right, and goes again with its number', async ({
  entrar,
  mundo,
}) => {
  test.skip(!SRI, 'sin el simulador del SRI');
  await guion(mundo, { en: 'recepcion', hace: 'devolver', codigos: ['69'] });
  const numero = await vender(entrar, MARIA);
  const page = await entrar('admin@demo.ec');
  const atencion = page.getByRole('button', { name: /requieren? atención$/ });
  const asuntos = async () =>
    (await atencion.count()) === 0
      ? 0
      : Number.parseInt((await atencion.getAttribute('aria-label')) ?? '0');
  await expect(atencion).toBeVisible();
  const antes = await asuntos();
  await atencion.click();
  await page
    .getByRole('list', { name: 'Requieren atención' })
    .getByRole('link', { name: /que alguien l[ao]s? revise/ })
    .click();
  await page.waitForURL('**/admin/facturas');

  await elegir(page, numero, 'Corregir y reenviar');
  await expect(dialogo(page).getByLabel('Número de cédula')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('0926687857');
  await page.keyboard.press('Enter');
  await expect(page.getByText('La cédula no es válida: revise sus dígitos')).toBeVisible();
  await dialogo(page).getByLabel('Número de cédula').fill('0926687856');
  await page.getByLabel(/^Razón social/).fill('Luis Paz');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Factura autorizada')).toBeVisible();
  await expect(fila(page, numero).getByText('0926687856')).toBeVisible();
  await expect.poll(asuntos).toBeLessThan(antes);

  await fila(page, numero)
    .getByRole('button', { name: /^Factura/ })
    .click();
  const historial = page.getByRole('region', { name: 'Historial' });
  await expect(historial.getByText('María Fernanda Salazar -> Luis Paz')).toBeVisible();
});

test('an invoice whose number is taken goes out with the next one, and says what it was told', async ({
  entrar,
  mundo,
}) => {
  test.skip(!SRI, 'sin el simulador del SRI');
  await guion(mundo, { en: 'recepcion', hace: 'devolver', codigos: ['45'] });
  const numero = await vender(entrar, MARIA);
  const page = await entrar('admin@demo.ec');
  await abrirFacturas(page);
  const suya = fila(page, numero);
  const mas = suya.getByRole('button', { name: /^Más acciones/ });
  await retratar(page, 'facturas-otro-numero', mas);
  {
    const telefono = await entrar('admin@demo.ec', { tamano: 'apaisado' });
    await abrirFacturas(telefono);
    const alcance = fila(telefono, numero).getByRole('button', { name: /^Más acciones/ });
    await retratar(telefono, 'facturas-otro-numero-de-lado', alcance, ['apaisado']);
    await alcance.click();
    await telefono.getByRole('menuitem', { name: 'Emitir con otro número', exact: true }).click();
    await expect(dialogo(telefono).getByText(numero)).toBeVisible();
    await boton(dialogo(telefono), 'Cancelar').click();
  }
  await suya.getByRole('button', { name: /^Factura/ }).click();
  const dicho = page.getByRole('list', { name: 'Respuesta del SRI' });
  await expect(dicho.getByText('ERROR 45')).toBeVisible();
  await dicho.scrollIntoViewIfNeeded();
  await page.screenshot({ path: 'e2e/capturas/facturas-respuesta-sri.png' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: 'e2e/capturas/facturas-respuesta-sri-telefono.png' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await boton(dialogo(page), 'Cerrar').last().click();

  await mas.click();
  await page.getByRole('menuitem', { name: 'Emitir con otro número', exact: true }).click();
  const pregunta = dialogo(page).filter({ hasText: '¿Emitir con otro número?' });
  await expect(pregunta.getByText(numero)).toBeVisible();
  await retratar(page, 'facturas-otro-numero-pregunta', boton(pregunta, 'Emitir con otro número'));
  await boton(pregunta, 'Emitir con otro número').click();
  const hecho = page.getByText(/Se emitió con el número \d{3}-\d{3}-\d{9}/);
  await expect(hecho).toBeVisible();
  const nuevo = /\d{3}-\d{3}-\d{9}/.exec(await hecho.innerText())?.[0] ?? '';
  expect(nuevo).not.toBe(numero);
  await expect(suya.getByText('Anulada')).toBeVisible();
  const nueva = fila(page, `Factura ${nuevo}`); // the other says which it was replaced by
  await expect(nueva.getByText('Autorizada', { exact: true })).toBeVisible();
  await expect(mas).toHaveCount(0); // once is enough
  await retratar(
    page,
    'facturas-otro-numero-hecho',
    nueva.getByRole('button', { name: /^Más acciones/ }),
  );
});

test('an authorised invoice is sent by mail again', async ({ entrar }) => {
  const numero = await vender(entrar, MARIA);
  {
    const page = await entrar('admin@demo.ec');
    await abrirFacturas(page);
    await fila(page, numero)
      .getByRole('button', { name: /^Más acciones/ })
      .click();
    await page.getByRole('menuitem', { name: 'Reenviar' }).click();
    await page.getByLabel(/^Email/).fill('otra@correo.ec');
    await page.keyboard.press('Enter');
    await expect(fila(page, numero).getByText('Enviada a otra@correo.ec')).toBeVisible();
  }
  if (DATOS)
    expect(correos().some((correo) => /^To: .*otra@correo\.ec/m.test(correo))).toBeTruthy();
});

test(
  'an authorised invoice is voided with a credit note, and one to the final consumer is not',
  { tag: '@puerta' },
  async ({ entrar }) => {
    const aNadie = await vender(entrar);
    const numero = await vender(entrar, MARIA);
    const page = await entrar('admin@demo.ec');
    await abrirFacturas(page);
    await fila(page, aNadie)
      .getByRole('button', { name: /^Más acciones/ })
      .click();
    const impedida = page.getByRole('menuitem', { name: /^Anular/ });
    await expect(impedida).toHaveAttribute('aria-disabled', 'true');
    await expect(impedida.getByText('no permite anular')).toBeVisible();
    await page.keyboard.press('Escape');

    await elegir(page, numero, 'Anular');
    await expect(dialogo(page).getByText('Se emite una nota de crédito')).toBeVisible();
    await expect(dialogo(page).getByLabel('Motivo')).toBeFocused();
    await page.keyboard.type('El cliente devolvió el plato');
    await boton(dialogo(page), 'Anular la venta').click();
    await expect(page.getByText('Venta anulada con nota de crédito')).toBeVisible();

    const nota = page.locator('tr.ant-table-row', {
      hasText: `de la Factura ${numero}`,
    });
    await expect(nota.getByText('Autorizada', { exact: true })).toBeVisible();
    const factura = page.locator('tr.ant-table-row', {
      hasText: 'con nota de crédito 001-001-',
    });
    await expect(factura.getByText('Anulada', { exact: true }).first()).toBeVisible();
    await expect(factura.filter({ hasText: numero }).first()).toBeVisible();
  },
);

test('the numbering moves forward, far only when asked twice, and there is no production before the stand-in', async ({
  entrar,
}) => {
  const page = await entrar('admin@demo.ec');
  await abrirEmision(page);
  const numeracion = page.getByRole('region', { name: 'Numeración' });
  const siguiente = numeracion.getByLabel(/^Siguiente nota de crédito/);
  const antes = Number(await siguiente.inputValue());
  await siguiente.fill(String(antes + 10));
  await siguiente.press('Enter');
  const cambio = dialogo(page).filter({ hasText: '¿Cambiar la numeración?' });
  await expect(cambio.getByText('no se puede deshacer')).toBeVisible();
  await expect(cambio.getByText(String(antes + 10).padStart(9, '0'))).toBeVisible();
  await page.waitForTimeout(400); // the second of two quick ones answers nothing; a later one declines
  await page.keyboard.press('Enter');
  await expect(cambio).toBeHidden();
  await expect(page.getByText('Emisión guardada')).toHaveCount(0);
  await boton(numeracion, 'Guardar numeración').click();
  await boton(cambio, 'Cambiar la numeración').click();
  await expect(page.getByText('Emisión guardada')).toBeVisible();
  const guardar = numeracion.locator('button:disabled', { hasText: 'Guardar numeración' });
  await expect(guardar).toBeVisible(); // the form has begun anew with what was saved
  await expect(siguiente).toHaveValue(String(antes + 10));

  await siguiente.fill(String(antes + 5_000));
  await boton(numeracion, 'Guardar numeración').click();
  await boton(cambio, 'Cambiar la numeración').click();
  const salto = dialogo(page).filter({ hasText: '¿Saltar más de 1,000 números?' });
  await expect(salto.getByText('No podrá usarlos')).toBeVisible();
  await boton(salto, 'Cancelar').click();
  await expect(siguiente).toHaveValue(String(antes + 5_000));

  await expect(numeracion.getByText('usa el Simulador del SRI')).toBeVisible();
  await expect(numeracion.getByLabel(/^Ambiente/)).toBeDisabled();
  await expect(page.getByRole('banner').getByText('Simulador del SRI')).toBeVisible();
});

test('those who sell are told of no document, and do not ask', async ({ entrar }) => {
  const page = await entrar('mesero@demo.ec');
  await page.goto('about:blank'); // the till it landed on asks for its company, and is gone
  const pedidos: string[] = [];
  page.on('request', (request) => pedidos.push(request.url()));
  await page.goto(`/admin/index`);
  await expect(page.getByRole('heading', { name: /^Hola, / })).toBeVisible();
  await page.waitForTimeout(3_000);
  expect(pedidos.some((url) => url.endsWith('/v1/avisos'))).toBeTruthy();
  expect(pedidos.filter((url) => url.includes('/facturacion/'))).toEqual([]);
  await expect(page.getByRole('button', { name: /requieren? atención$/ })).toHaveCount(0);
});

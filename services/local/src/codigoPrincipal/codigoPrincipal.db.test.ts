import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';

import { abrirMundo, type Mundo } from '../testing/mundo';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await abrirMundo();
});
afterAll(() => mundo.cerrar());

/** What the signed invoice of a new sale of one ceviche says of it. */
async function codigosEnXml(): Promise<string[]> {
  const { clave } = await mundo.vender(PUERTO);
  const [fila] = await comoDueno<{ xml_firmado: string }>(
    mundo.url,
    'select xml_firmado from facturacion.comprobantes where clave_acceso = $1',
    [clave],
  );
  return [...(fila?.xml_firmado ?? '').matchAll(/<codigoPrincipal>(.*?)<\/codigoPrincipal>/g)].map(
    ([, codigo = '']) => codigo,
  );
}

it("an invoice's codigoPrincipal is the company's own code, and the id where it gave none", async () => {
  const ceviche = {
    empresa: PUERTO.empresa,
    id: '1',
    id_categoria: '1',
    producto: 'Ceviche de camarón',
    precio_venta: 9.5,
    porcentaje_iva: 15,
  };
  expect(await codigosEnXml()).toEqual(['1']);
  await mundo.dato('actualizarProducto', mundo.como('Administrador'), {
    ...ceviche,
    codigo: 'CEV-01.a/b',
  });
  expect(await codigosEnXml()).toEqual(['CEV-01.a/b']);
});

import { describe, expect, it } from '@jest/globals';

import { xmlLegible } from './xmlLegible';

const FACTURA =
  '<factura id="comprobante" version="1.1.0"><infoTributaria><razonSocial>A &amp; B</razonSocial><vacio/><nada></nada></infoTributaria></factura>';
const LEIDA = [
  '<factura id="comprobante" version="1.1.0">',
  '  <infoTributaria>',
  '    <razonSocial>A &amp; B</razonSocial>',
  '    <vacio/>',
  '    <nada></nada>',
  '  </infoTributaria>',
  '</factura>',
].join('\n');
const escapada = FACTURA.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

describe('xmlLegible', () => {
  it.each([
    ['as it was signed', FACTURA],
    ['with a declaration', `<?xml version="1.0" encoding="UTF-8"?>\n${FACTURA}`],
    ['already in lines', LEIDA],
    [
      'in the wrapper of the authority',
      `<autorizacion><estado>AUTORIZADO</estado><comprobante><![CDATA[<?xml version="1.0"?>${FACTURA}]]></comprobante></autorizacion>`,
    ],
    [
      'in the wrapper, as text',
      `<autorizacion><comprobante>${escapada}</comprobante></autorizacion>`,
    ],
  ])('writes one element a line: %s', (_que, xml) => {
    expect(xmlLegible(xml)).toBe(LEIDA);
  });

  it('leaves what is no XML as it came', () => {
    for (const texto of ['', 'hola', 'a < b', '<factura', '{"a":1}'])
      expect(xmlLegible(texto)).toBe(texto);
  });
});

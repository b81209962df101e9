import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { hayJdk, veredictosDelJdk } from '@comanda/billing/testing/jdk';
import { hayXmlsec, verificarConXmlsec } from '@comanda/billing/testing/xmlsec';

import { abrirAutoridad, type Veredicto } from './testing/autoridad';
import { hacerCertificado } from './testing/certificados';
import { factura, firmar, RUC } from './testing/documentos';
import { NOMBRES } from './testing/nombres';
import { refirmar, trozo } from './testing/refirmar';

/**
 * Of each name an invoice that has it right; two, signed so on purpose, that have it wrong, in O and in a unit that is not
 * there; and one that has it right and was changed after it was signed.
 */
const CASOS = NOMBRES.map(([que, emisor]) => {
  const certificado = hacerCertificado({ ruc: RUC, emisor });
  const bien = firmar(factura(), certificado);
  const nombre = trozo(bien, 'ds:X509IssuerName');
  const mal = (falso: string) =>
    refirmar(
      firmar(factura(), certificado).replace(nombre, () => falso),
      certificado.clave,
    );
  return {
    que,
    bien,
    falsos: [mal(nombre.replace('O=', 'O=FALSA')), mal(nombre.replace('</', ',OU=FALSA</'))],
    tocado: firmar(factura(), certificado).replace('Producto 1<', 'Producto 9<'),
  };
});
const DOCUMENTOS = CASOS.flatMap(({ bien, falsos, tocado }) => [bien, ...falsos, tocado]);

let dichos: Veredicto[] = [];
let autoridad: Awaited<ReturnType<typeof abrirAutoridad>>;
beforeAll(async () => {
  autoridad = await abrirAutoridad();
  for (const xml of DOCUMENTOS) dichos = [...dichos, await autoridad.juzgar(xml)];
});
afterAll(() => autoridad.cerrar());

const codigosDe = (xml: string) =>
  dichos[DOCUMENTOS.indexOf(xml)]?.errores.map(({ codigo }) => codigo);

describe("an issuer's name, whole", () => {
  it('is tried with twenty unusual ones', () => {
    expect(CASOS.length).toBeGreaterThanOrEqual(20);
  });

  it.each(CASOS)('with $que', ({ bien, falsos, tocado }) => {
    expect([bien, ...falsos, tocado].map(codigosDe)).toEqual([[], ['40'], ['40'], ['39']]);
  });
});

(hayJdk.esta ? describe : describe.skip)(hayJdk.titulo("the JDK's validator"), () => {
  it('says of each what the stand-in says', () => {
    const suyos = veredictosDelJdk(DOCUMENTOS);
    expect(DOCUMENTOS.filter((_, i) => suyos[i] !== (dichos[i]?.estado === 'AUTORIZADO'))).toEqual(
      [],
    );
  });
});

(hayXmlsec.esta ? describe : describe.skip)(hayXmlsec.titulo('xmlsec1'), () => {
  it('says of each signature what the stand-in says: it does not read the name', () => {
    const vale = (xml: string) => verificarConXmlsec('factura', [xml]).buenos === 1;
    expect(DOCUMENTOS.filter((xml) => vale(xml) === codigosDe(xml)?.includes('39'))).toEqual([]);
  });
});

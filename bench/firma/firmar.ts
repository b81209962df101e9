// The process of one signer: signs once, cold, and then as often as it can for as long as it is told.
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes, sign, webcrypto } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const [, , nombre, archivo, npm] = process.argv;
const { xml, p12, clave } = JSON.parse(readFileSync(archivo, 'utf8'));
const deNpm = npm && createRequire(path.join(npm, 'x.js'));

const PREPARAR = {
  'RSA-2048': async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const bytes = randomBytes(1_500); // as long as a SignedInfo is
    return () => sign('sha1', bytes, privateKey);
  },
  Comanda: async () => {
    const { firmarXml, certificado } = await lasNuestras();
    return () => firmarXml(xml, certificado, { ahora: new Date() });
  },
  'Comanda, verificada': async () => {
    const { firmarXml, certificado } = await lasNuestras();
    const { verificarFirma } = await import('../../services/billing/src/firmas/verificarFirma');
    return () => {
      const firmado = firmarXml(xml, certificado, { ahora: new Date() });
      if (!verificarFirma(firmado, certificado)) throw new Error('own signature is wrong');
      return firmado;
    };
  },
  'ec-sri-invoice-signer': async () => {
    const { signInvoiceXml } = deNpm('ec-sri-invoice-signer');
    return () => signInvoiceXml(xml, p12, { pkcs12Password: clave });
  },
  xadesjs: firmanteXades,
};

async function lasNuestras() {
  const { firmarXml } = await import('../../services/billing/src/firmas/firmarXml');
  const { leerP12 } = await import('../../services/billing/src/firmas/leerP12');
  return { firmarXml, certificado: leerP12(Buffer.from(p12, 'base64'), clave, new Date()) };
}

/** With its key imported once: it takes a CryptoKey, and the P12 is ours to open. */
async function firmanteXades() {
  const xades = deNpm('xadesjs');
  const dom = deNpm('@xmldom/xmldom');
  const { DOMParser, XMLSerializer, DOMImplementation } = dom;
  xades.setNodeDependencies({ DOMParser, XMLSerializer, DOMImplementation, xpath: deNpm('xpath') });
  xades.Application.setEngine('NodeJS', webcrypto); // Node's own: the fastest it can have
  const { certificado } = await lasNuestras();
  const algoritmo = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-1' };
  const pkcs8 = certificado.clave.export({ type: 'pkcs8', format: 'der' });
  const spki = certificado.publica.export({ type: 'spki', format: 'der' });
  const privada = await webcrypto.subtle.importKey('pkcs8', pkcs8, algoritmo, false, ['sign']);
  const publica = await webcrypto.subtle.importKey('spki', spki, algoritmo, true, ['verify']);
  return async () => {
    const documento = xades.Parse(xml);
    const firma = new xades.SignedXml();
    const hecha = await firma.Sign(algoritmo, privada, documento, {
      keyValue: publica,
      x509: [certificado.derBase64],
      signingCertificate: certificado.derBase64,
      references: [{ hash: 'SHA-1', uri: '#comprobante', transforms: ['enveloped'] }],
    });
    documento.documentElement.appendChild(hecha.GetXml());
    return new XMLSerializer().serializeToString(documento);
  };
}

/** What an independent verifier says of a document; '-' where there is none, or nothing to say. */
function juzgar(firmado) {
  if (typeof firmado !== 'string') return '-';
  const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-firma-'));
  const documento = path.join(carpeta, 'documento.xml');
  writeFileSync(documento, firmado);
  const ids = ['factura', 'SignedProperties', 'KeyInfo', 'Signature', 'SignedInfo'].flatMap(
    (de) => [...['--id-attr:id', de, '--id-attr:Id', de]],
  );
  const opciones = ['--verify', '--insecure', '--enabled-key-data', 'x509,rsa', ...ids];
  try {
    execFileSync('xmlsec1', [...opciones, documento], { stdio: 'ignore' });
    return 'si';
  } catch (error) {
    return error.code === 'ENOENT' ? '-' : 'no';
  } finally {
    rmSync(carpeta, { recursive: true });
  }
}

const inicio = performance.now();
const firmar = await PREPARAR[nombre]();
const firmado = await firmar();
process.send({ primeraMs: performance.now() - inicio, valida: juzgar(firmado) });

process.on('message', async ({ segundos }) => {
  const desde = performance.now();
  let firmas = 0;
  while (performance.now() - desde < segundos * 1000) {
    await firmar();
    firmas += 1;
  }
  process.send({ porSegundo: (firmas * 1000) / (performance.now() - desde) });
});

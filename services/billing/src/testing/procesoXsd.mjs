// A process of its own: libxml2-wasm waits at the top level of its module, which CommonJS tests cannot.
import { readFileSync } from 'node:fs';

import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

const [, , xsd] = process.argv;
xmlRegisterFsInputProviders();
const esquema = XmlDocument.fromBuffer(readFileSync(xsd), { url: xsd });
const validador = XsdValidator.fromDoc(esquema);
const documentos = JSON.parse(readFileSync(0, 'utf8'));

const faltas = documentos.map((xml) => {
  const documento = XmlDocument.fromString(xml);
  try {
    validador.validate(documento);
    return null;
  } catch (error) {
    return String(error);
  } finally {
    documento.dispose();
  }
});
process.stdout.write(JSON.stringify(faltas));

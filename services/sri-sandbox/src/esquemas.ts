import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

/** What a document breaks in the authority's own schema of that root and version; null: nothing. */
export type Esquemas = (documento: XmlDocument, raiz: string, version: string) => string | null;

/** Without a folder of schemas the grammar of ours is all there is. */
export const SIN_ESQUEMAS: Esquemas = () => null;

/** factura_V1.1.0.xsd as the authority publishes it, or with what an installation adds before its ending. */
const ARCHIVO = /^(factura|notaCredito)_V(\d+\.\d+\.\d+)(\.\w+)?\.xsd$/i;

/** The schemas in a folder of this installation's; it throws where there is none. */
export function abrirEsquemas(carpeta: string): Esquemas {
  xmlRegisterFsInputProviders();
  const esquemas = new Map<string, XsdValidator>();
  for (const archivo of readdirSync(carpeta)) {
    const [, raiz, version] = ARCHIVO.exec(archivo) ?? [];
    if (raiz === undefined || version === undefined) continue;
    esquemas.set(nombreDe(raiz, version), abrirEsquema(path.join(carpeta, archivo)));
  }
  if (esquemas.size === 0)
    throw new Error(`SRI_XSD_DIR: no factura_V….xsd nor notaCredito_V….xsd in ${carpeta}`);
  return (documento, raiz, version) => {
    try {
      esquemas.get(nombreDe(raiz, version))?.validate(documento);
      return null;
    } catch (error) {
      return String(error);
    }
  };
}

const nombreDe = (raiz: string, version: string) => `${raiz.toLowerCase()} ${version}`;

function abrirEsquema(archivo: string): XsdValidator {
  using documento = XmlDocument.fromBuffer(readFileSync(archivo), { url: archivo });
  return XsdValidator.fromDoc(documento);
}

// A process of its own: libxml2-wasm waits at the top level of its module, which CommonJS tests cannot.
import { readFileSync } from 'node:fs';

import { XmlDocument } from 'libxml2-wasm';

import { abrirEsquemas } from '../esquemas';
import { leerDocumento } from '../leerDocumento';

import type { DeEsquema, Formas, PedidoDeFormas } from './formas';

const pedido = JSON.parse(readFileSync(0, 'utf8')) as PedidoDeFormas; // formas.ts writes exactly this
const esquemas = abrirEsquemas(pedido.carpeta);

/** What the authority's schema says: what is no XML is in no schema. */
function faltaDeEsquema({ raiz, version, xml }: DeEsquema): string | null {
  try {
    using documento = XmlDocument.fromString(xml);
    return esquemas(documento, raiz, version);
  } catch (error) {
    return String(error);
  }
}

const formas: Formas[] = pedido.documentos.map((documento) => {
  const leido = leerDocumento(documento.xml);
  return { nuestra: leido.ok ? null : leido.rechazo.detalle, suya: faltaDeEsquema(documento) };
});
process.stdout.write(JSON.stringify(formas));

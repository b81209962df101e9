import { abrirProceso } from '@comanda/sri-sandbox/testing/proceso';

import { claveEn } from './documentos';

/** What was said of a document: where it ended, and the errors with what explains them. */
export type Veredicto = { estado: string; errores: { codigo: string; detalle: string }[] };

/** The stand-in as a process, asked about whole documents. */
export async function abrirAutoridad() {
  const proceso = await abrirProceso();
  const llegados = new Set<string>();

  async function juzgar(xml: string): Promise<Veredicto> {
    const recibido = veredictoDe(await proceso.recibir(xml));
    if (recibido.estado !== 'RECIBIDA') return recibido;
    return veredictoDe(await proceso.consultar(claveEn(xml)));
  }

  return {
    juzgar,
    /** Sends each once, whatever comes of it. */
    async llega(xmls: readonly string[]): Promise<void> {
      for (const xml of xmls.filter((uno) => !llegados.has(uno))) {
        llegados.add(xml);
        await proceso.recibir(xml);
      }
    },
    inscribir: (contribuyente: object) => proceso.controlar(contribuyente),
    cerrar: () => proceso.cerrar(),
  };
}

function veredictoDe(soap: string): Veredicto {
  const mensajes = soap.matchAll(
    /<identificador>(\d+)<.*?<informacionAdicional>([^<]*)<.*?<tipo>(\w+)</gs,
  );
  return {
    estado: /<estado>([^<]+)</.exec(soap)?.[1] ?? '',
    errores: Array.from(mensajes, ([, codigo = '', detalle = '', tipo]) => ({
      codigo,
      detalle,
      tipo,
    })).flatMap(({ tipo, ...error }) => (tipo === 'ERROR' ? [error] : [])),
  };
}

import { EnvHttpProxyAgent, fetch, type Response } from 'undici';

import {
  leerConsulta,
  leerRecepcion,
  SriNoDisponible,
  type Autorizacion,
  type Recepcion,
} from './sriRespuestas';

export type Sri = {
  /** Whether documents of that ambiente may leave this installation at all. */
  alcanza(ambiente: string): boolean;
  /** What it authorises has no value: it is the stand-in. */
  simulado: boolean;
  enviar(ambiente: string, xml: string): Promise<Recepcion>;
  /** Null when the authority has no answer for that key yet. */
  consultar(ambiente: string, clave: string): Promise<Autorizacion | null>;
  /** Milliseconds that the authority's clock is ahead of this machine's, as it last said; null until it does. */
  desfaseMs?(): number | null;
};

type Opciones = {
  /** Base address of the services of an ambiente, or null where this installation must not send. */
  direccion: (ambiente: string) => string | null;
  limiteMs?: number;
  simulado?: boolean;
};

const SOBRE = 'http://schemas.xmlsoap.org/soap/envelope/';

/** SOAP 1.1, document/literal, empty SOAPAction, unqualified children: as the two WSDLs say. */
export function sriCliente(opciones: Opciones): Sri {
  const { direccion, limiteMs = 10_000, simulado = false } = opciones;
  const dispatcher = new EnvHttpProxyAgent({ httpProxy: '' }); // HTTPS_PROXY and NO_PROXY; the stand-in is beside us
  let desfase: number | null = null;
  const llamar = async (ambiente: string, servicio: string, cuerpo: string) => {
    const base = direccion(ambiente);
    if (base === null) throw new SriNoDisponible('DESHABILITADO', `ambiente ${ambiente}`);
    const antes = Date.now();
    const { texto, fecha } = await publicar(`${base.replace(/\/$/, '')}/${servicio}`, {
      cuerpo,
      limiteMs,
      dispatcher,
    });
    if (!Number.isNaN(fecha)) desfase = fecha - (antes + Date.now()) / 2;
    return texto;
  };

  return {
    simulado,
    alcanza: (ambiente) => direccion(ambiente) !== null,

    async enviar(ambiente, xml) {
      const contenido = `<xml>${Buffer.from(xml, 'utf8').toString('base64')}</xml>`;
      const cuerpo = sobre('recepcion', 'validarComprobante', contenido);
      return leerRecepcion(await llamar(ambiente, 'RecepcionComprobantesOffline', cuerpo));
    },

    async consultar(ambiente, clave) {
      const contenido = `<claveAccesoComprobante>${clave}</claveAccesoComprobante>`;
      const cuerpo = sobre('autorizacion', 'autorizacionComprobante', contenido);
      return leerConsulta(await llamar(ambiente, 'AutorizacionComprobantesOffline', cuerpo), clave);
    },

    desfaseMs: () => desfase,
  };
}

function sobre(servicio: string, operacion: string, contenido: string): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="${SOBRE}" ` +
    `xmlns:ec="http://ec.gob.sri.ws.${servicio}"><soapenv:Header/><soapenv:Body>` +
    `<ec:${operacion}>${contenido}</ec:${operacion}></soapenv:Body></soapenv:Envelope>`
  );
}

type Mensaje = { cuerpo: string; limiteMs: number; dispatcher: EnvHttpProxyAgent };

async function publicar(
  url: string,
  { cuerpo, limiteMs, dispatcher }: Mensaje,
): Promise<{ texto: string; fecha: number }> {
  try {
    const respuesta = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
      body: cuerpo,
      redirect: 'error', // nobody but the address we know gets a document
      signal: AbortSignal.timeout(limiteMs),
      dispatcher,
    });
    const texto = await leerHasta(respuesta, RESPUESTA_MAXIMA);
    // a SOAP fault travels with 500 and says more than the status
    if (!respuesta.ok && !texto.includes('Fault'))
      throw new SriNoDisponible('HTTP', String(respuesta.status));
    return { texto, fecha: Date.parse(respuesta.headers.get('date') ?? '') };
  } catch (error) {
    if (error instanceof SriNoDisponible) throw error;
    const vencido = error instanceof DOMException && error.name === 'TimeoutError';
    throw new SriNoDisponible(
      vencido ? 'TIEMPO' : nuncaConecto(error) ? 'SIN_CONEXION' : 'CONEXION',
      String(error),
    );
  }
}

/** What they answer is a document of theirs at most, which is far smaller. */
const RESPUESTA_MAXIMA = 4 * 1024 * 1024;

async function leerHasta({ body }: Response, maximo: number): Promise<string> {
  const partes: Uint8Array[] = [];
  let leidos = 0;
  for await (const parte of (body ?? []) as AsyncIterable<Uint8Array>) {
    leidos += parte.length;
    if (leidos > maximo) throw new SriNoDisponible('ILEGIBLE', `more than ${maximo} bytes`); // which ends it
    partes.push(parte);
  }
  return Buffer.concat(partes).toString('utf8');
}

const ANTES_DE_CONECTAR: readonly unknown[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** What fetch rejects with says why in its cause. */
function nuncaConecto(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } | null }; // undici's, whatever realm made it
  return ANTES_DE_CONECTAR.includes(cause?.code);
}

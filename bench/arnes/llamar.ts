// Calls over connections that stay open, as a browser makes them.
import { type Agent, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

type Llamada = {
  agent: Agent;
  method?: string;
  headers?: Record<string, string>;
  entrada: unknown;
  /** False: what it answers is counted, and thrown away. */
  leer?: boolean;
};

export type Respuesta = {
  status: number;
  bytes: number;
  marca: string | undefined;
  texto: string;
};

/** One call with its input as JSON. */
export function llamar(
  url: string,
  { agent, method = 'POST', headers = {}, entrada, leer = true }: Llamada,
): Promise<Respuesta> {
  const texto = JSON.stringify(entrada);
  const todas = {
    ...headers,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(texto),
  };
  return new Promise((resolve, reject) => {
    const peticion = request(url, { agent, method, headers: todas });
    peticion.once('error', reject);
    peticion.once('response', (respuesta) => {
      const trozos: Buffer[] = [];
      let bytes = 0;
      respuesta.on('data', (trozo: Buffer) => {
        bytes += trozo.length;
        if (leer) trozos.push(trozo);
      });
      respuesta.once('error', reject);
      respuesta.once('end', () => {
        const { statusCode: status = 0, headers: dichas } = respuesta;
        const cuerpo = Buffer.concat(trozos);
        const apretado = dichas['content-encoding'] === 'br' && leer;
        const abierto = apretado ? brotliDecompressSync(cuerpo) : cuerpo;
        resolve({ status, bytes, marca: dichas.etag, texto: abierto.toString() });
      });
    });
    peticion.end(texto);
  });
}

/** What is in our envelope; fails when the call is refused. */
export async function dato<Datos>(url: string, llamada: Llamada): Promise<Datos> {
  const { status, texto } = await llamar(url, llamada);
  if (status !== 200) throw new Error(`${url}: ${status} ${texto}`);
  const { data } = JSON.parse(texto) as { data: Datos }; // what the contract says
  return data;
}

/** The same without a connection to keep: a GET, or a POST where there is something to say. */
export async function pedir<Datos>(
  url: string,
  headers: Record<string, string>,
  cuerpo?: unknown,
): Promise<Datos> {
  const respuesta = await abrirRespuesta(url, headers, cuerpo);
  const { data } = (await respuesta.json()) as { data: Datos }; // what the contract says
  return data;
}

/** An answer that has yet to be read; fails when the call is refused. */
export async function abrirRespuesta(
  url: string,
  headers: Record<string, string>,
  cuerpo?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const conCuerpo = cuerpo !== undefined;
  const respuesta = await fetch(url, {
    method: conCuerpo ? 'POST' : 'GET',
    headers: conCuerpo ? { ...headers, 'content-type': 'application/json' } : headers,
    body: conCuerpo ? JSON.stringify(cuerpo) : null,
    signal: signal ?? null,
  });
  if (!respuesta.ok) throw new Error(`${url}: ${respuesta.status} ${await respuesta.text()}`);
  return respuesta;
}

const FIN_DE_LINEA = 10;

/** An answer to its end, counted and thrown away. */
export async function bajar(respuesta: Response): Promise<{ bytes: number; lineas: number }> {
  if (!respuesta.body) throw new Error(`${respuesta.url}: there is nothing in it`);
  let bytes = 0;
  let lineas = 0;
  const lector = respuesta.body.getReader();
  for (let trozo = await lector.read(); !trozo.done; trozo = await lector.read()) {
    bytes += trozo.value.length;
    for (const byte of trozo.value) if (byte === FIN_DE_LINEA) lineas += 1;
  }
  return { bytes, lineas };
}

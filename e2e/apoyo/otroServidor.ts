// A server of files that is none of the product's, on this machine: where the team of an area puts what it built.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';

import { raiz } from '../../tools/ejecutar';
import { puertoLibre } from '../../services/local/src/postgres/puertoLibre';

import { VENENO } from './veneno';

const PARA_SIEMPRE = 'public, max-age=31536000, immutable';

/** What it does with a request: gives the file, gives another one, or says nothing until `soltar`. */
type Modo = 'bien' | 'veneno' | 'callado';
type Pedido = { url: string; headers: IncomingHttpHeaders };

/** With the builds of a remote as `npm run build` left them, under the name of their area. */
export async function otroServidor(area: string) {
  const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-origen-'));
  cpSync(path.join(raiz, `remote-${area}`, 'dist'), path.join(carpeta, area), { recursive: true });
  const [build = ''] = readdirSync(path.join(carpeta, area));
  const puerto = await puertoLibre();
  const pedidos: Pedido[] = [];
  const retenidos: (() => void)[] = [];
  let modo: Modo = 'bien';

  const dar = (reply: ServerResponse, url: string) => {
    const headers = {
      'access-control-allow-origin': '*',
      'cache-control': PARA_SIEMPRE,
      'content-type': 'text/javascript',
    };
    const texto = leer(path.join(carpeta, path.normalize(url)));
    if (texto === null) return reply.writeHead(404, headers).end();
    return reply.writeHead(200, headers).end(modo === 'veneno' ? texto + VENENO : texto);
  };
  const servidor = createServer(({ url = '', headers }, reply) => {
    pedidos.push({ url, headers });
    if (modo === 'callado') retenidos.push(() => dar(reply, url));
    else dar(reply, url);
  });
  const escuchar = () =>
    new Promise<void>((resolve) => servidor.listen(puerto, '127.0.0.1', resolve));
  const parar = () =>
    new Promise<void>((resolve) => {
      servidor.close(() => resolve());
      servidor.closeAllConnections();
    });
  await escuchar();

  return {
    origen: `http://127.0.0.1:${puerto}`,
    build,
    pedidos,
    ponerse: (otro: Modo) => (modo = otro),
    /** What was asked while it said nothing is answered now, as well as it can. */
    soltar: () => {
      for (const responder of retenidos.splice(0)) responder();
    },
    parar,
    volver: escuchar,
    borrar: async () => {
      if (servidor.listening) await parar();
      rmSync(carpeta, { recursive: true });
    },
  };
}

function leer(archivo: string): string | null {
  try {
    return readFileSync(archivo, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

import { sesionDe } from '@comanda/kit/testing/sesion';
import type { Server } from '@comanda/kit/server';

import { buildApp } from '../app';

import type { Mundo } from './mundo';

type Llamada = {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  payload?: object;
  headers?: Record<string, string>;
};
export type Respuesta = {
  status: number;
  cuerpo: { success: boolean; code?: string; msg?: string; data?: unknown };
  texto: string;
};

export type Cliente = {
  app: Server;
  /** A call of a user of the seed, with a live session; null: of nobody. */
  llamar(usuario: { id: string } | null, llamada: Llamada): Promise<Respuesta>;
};

/** The billing service without a network, on a database of its own. */
export async function abrirCliente(mundo: Mundo): Promise<Cliente> {
  const app = await buildApp(mundo.deps, { log: false });
  return {
    app,
    async llamar(usuario, { headers, url, ...resto }) {
      const sesion = usuario ? await sesionDe(mundo.url, usuario) : {};
      const respuesta = await app.inject({
        ...resto,
        url: `/facturacion${url}`,
        headers: { ...sesion, ...headers },
      });
      const esJson = String(respuesta.headers['content-type']).includes('json');
      return {
        status: respuesta.statusCode,
        cuerpo: esJson ? respuesta.json<Respuesta['cuerpo']>() : { success: false },
        texto: respuesta.body,
      };
    },
  };
}

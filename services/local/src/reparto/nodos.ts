import pg from 'pg';

import { Impedimento } from '../impedimento';
import { conCliente } from '../postgres/conCliente';

export type Nodo = { host: string; puerto: number };

const PUERTO = '5432';

/** What Citus and its nodes are asked to be before anything is moved, and why. */
const AJUSTES: Readonly<Record<string, { debe: string; porque: string }>> = {
  'citus.propagate_set_commands': {
    debe: 'local',
    porque: 'la empresa de cada transacción llega así a los nodos',
  },
  'citus.enable_unsafe_triggers': {
    debe: 'on',
    porque: 'los disparadores son de la empresa de su fila',
  },
  'citus.allow_nested_distributed_execution': {
    debe: 'on',
    porque: 'una función llama a otra dentro de una sentencia',
  },
};

/** 'nodo-1' or 'nodo-1:5433', several with commas; `que` is how it was asked for. */
export function leerNodos(texto: string, que: string): Nodo[] {
  return texto.split(',').map((uno) => {
    const [host = '', puerto = PUERTO, ...sobra] = uno.trim().split(':');
    const numero = Number(puerto);
    if (
      host === '' ||
      sobra.length > 0 ||
      !Number.isInteger(numero) ||
      numero < 1 ||
      numero > 65_535
    )
      throw new Impedimento(
        `${que}: «${uno.trim()}» no es un servidor; se escribe nodo-1 o nodo-1:5433.`,
      );
    return { host, puerto: numero };
  });
}

export const enPalabras = ({ host, puerto }: Nodo): string => `${host}:${puerto}`;

export function nodoDe(url: string): Nodo {
  const { hostname, port } = new URL(url);
  return { host: hostname, puerto: Number(port || PUERTO) };
}

/** The same database, as the same person, on another server. */
export function enNodo(url: string, { host, puerto }: Nodo): string {
  const direccion = new URL(url);
  direccion.hostname = host;
  direccion.port = String(puerto);
  return direccion.href;
}

/** That server, where it need not have the database yet. */
export function enServidor(url: string): string {
  const direccion = new URL(url);
  direccion.pathname = '/postgres';
  return direccion.href;
}

/** What is made on one server of companies is of that one alone: nothing of it is sent on. */
export const soloEnNodo = (
  url: string,
  nodo: Nodo,
  hacer: (client: pg.Client) => Promise<void>,
): Promise<void> =>
  conCliente(enNodo(url, nodo), async (client) => {
    await client.query('set citus.enable_ddl_propagation = off');
    await hacer(client);
  });

const NO_EXISTE = '3D000';

/** What is asked of its base there; `siNo` where there is none yet. */
export async function siHayBase<Result>(
  url: string,
  nodo: Nodo,
  { preguntar, siNo }: { preguntar: (client: pg.Client) => Promise<Result>; siNo: Result },
): Promise<Result> {
  try {
    return await conCliente(enNodo(url, nodo), preguntar);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === NO_EXISTE) return siNo;
    throw error;
  }
}

/** What of its settings that server has otherwise than it must, a sentence each. */
export async function ajustesQueFaltan(client: pg.Client, donde: string): Promise<string[]> {
  const { rows } = await client.query<{ nombre: string; valor: string | null }>(
    'select nombre, current_setting(nombre, true) as valor from unnest($1::text[]) as nombre',
    [Object.keys(AJUSTES)],
  );
  return rows.flatMap(({ nombre, valor }) => {
    const { debe = '', porque = '' } = AJUSTES[nombre] ?? {};
    return valor === debe
      ? []
      : [
          `${donde}: ponga ${nombre} = '${debe}' en postgresql.conf (tiene '${valor ?? ''}'): ${porque}.`,
        ];
  });
}

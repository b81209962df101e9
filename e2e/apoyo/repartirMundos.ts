// Hands out the worlds of the product: each that asks gets the number of one that nobody else has, once it is sown. Some are sown ahead;
// a process of its own sows them, one batch after another, since two at once would make the same certificates.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { capturar } from '../../tools/ejecutar';

/** At first as many as journeys begin at once; then more at a time, which costs less. */
const [PRIMEROS, SIGUIENTES] = [3, 6];

export async function repartirMundos() {
  let sembrados = 0;
  let entregados = 0;
  let sembrando: Promise<void> | null = null;

  const sembrarMas = () => {
    sembrando ??= (async () => {
      const [desde, cuantos] = [sembrados + 1, sembrados === 0 ? PRIMEROS : SIGUIENTES];
      await sembrar(desde, desde + cuantos - 1);
      sembrados += cuantos;
      sembrando = null;
    })();
    return sembrando;
  };

  async function siguiente(): Promise<number> {
    entregados += 1;
    const numero = entregados;
    while (sembrados < numero) await sembrarMas();
    if (sembrados - numero < PRIMEROS) void sembrarMas().catch(() => undefined); // whoever waits for one is told
    return numero;
  }

  const servidor = createServer((_request, response) => {
    siguiente().then(
      (numero) => response.end(String(numero)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', resolve));
  const { port } = servidor.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async cerrar() {
      servidor.closeAllConnections();
      servidor.close();
      await sembrando;
    },
  };
}

/** In the product whose folder is COMANDA_DATOS. */
export async function sembrar(
  desde: number,
  hasta: number,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const programa = path.join(import.meta.dirname, 'sembrarMundos.ts');
  const args = ['--import', 'tsx', programa, String(desde), String(hasta)];
  const { codigo, texto } = await capturar(process.execPath, args, { env });
  if (codigo !== 0) throw new Error(`No se sembraron los mundos ${desde} a ${hasta}:\n${texto}`);
}

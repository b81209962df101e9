import { connect } from 'node:net';

import { ESPERA_MS } from '@comanda/shared/contracts/defineCall';

import { SinTerminar, type Impresora } from './impresora';

type Opciones = { host: string; port: number; conectarMs?: number; imprimirMs?: number };

/**
 * A network printer (port 9100): everything written, then the connection closed by both without an error. A caller who
 * leaves ends the wait for a connection; after that the bytes are on their way, and half a ticket helps nobody. One that is
 * connected and silent is told of before a page stops waiting, which would not hear that it had begun.
 */
export function impresoraTcp({
  host,
  port,
  conectarMs = 3_000,
  imprimirMs = ESPERA_MS - 1_000 - conectarMs,
}: Opciones): Impresora {
  return {
    destino: `tcp://${host}:${port}`,
    imprimir: (bytes, _id, seFue) =>
      new Promise((resolve, reject) => {
        const socket = connect({ host, port });
        let fallo: Error | null = null;
        let empezo = false;
        const noConectar = () => socket.destroy(new Error('printer: its caller left'));
        if (seFue.aborted) noConectar();
        else seFue.addEventListener('abort', noConectar);
        socket.setTimeout(conectarMs);
        socket.on('connect', () => {
          empezo = true;
          seFue.removeEventListener('abort', noConectar);
          socket.setTimeout(imprimirMs); // of silence: a long ticket may take longer
          socket.end(bytes);
        });
        socket.on('timeout', () => {
          const que = socket.connecting ? 'connect' : 'finish';
          socket.destroy(new Error(`printer: did not ${que} in time`));
        });
        socket.resume(); // status bytes nobody asked for would keep it from closing
        socket.on('error', (error) => {
          fallo = error;
        });
        socket.on('close', () => {
          seFue.removeEventListener('abort', noConectar);
          if (!fallo && socket.bytesWritten < bytes.length)
            fallo = new Error('printer: closed before the end');
          if (!fallo) resolve();
          else reject(empezo ? new SinTerminar(fallo.message, { cause: fallo }) : fallo);
        });
      }),
  };
}

import { connect } from 'node:net';

import type { Impresora } from './impresora';

type Opciones = { host: string; port: number; conectarMs?: number; imprimirMs?: number };

/**
 * A network printer (port 9100): everything written, then the connection closed by both without an error. A caller who
 * leaves ends the wait for a connection; after that the bytes are on their way, and half a ticket helps nobody.
 */
export function impresoraTcp({
  host,
  port,
  conectarMs = 3_000,
  imprimirMs = 15_000,
}: Opciones): Impresora {
  return {
    destino: `tcp://${host}:${port}`,
    imprimir: (bytes, _id, seFue) =>
      new Promise((resolve, reject) => {
        const socket = connect({ host, port });
        let fallo: Error | null = null;
        const noConectar = () => socket.destroy(new Error('printer: its caller left'));
        if (seFue.aborted) noConectar();
        else seFue.addEventListener('abort', noConectar);
        socket.setTimeout(conectarMs);
        socket.on('connect', () => {
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
          if (fallo) reject(fallo);
          else if (socket.bytesWritten < bytes.length)
            reject(new Error('printer: closed before the end'));
          else resolve();
        });
      }),
  };
}

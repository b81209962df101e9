import { type AddressInfo, createServer } from 'node:net';

/** A port of the loopback that nobody listens on. */
export function puertoLibre(): Promise<number> {
  return new Promise((resolve, reject) => {
    const servidor = createServer();
    servidor.once('error', reject);
    servidor.listen(0, '127.0.0.1', () => {
      const { port } = servidor.address() as AddressInfo; // it listens on a port
      servidor.close(() => resolve(port));
    });
  });
}

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of files that is none of the product's, on this machine. */
export async function otroOrigen(atender: RequestListener) {
  const pedidos: { url: string; origin: string | undefined }[] = [];
  const servidor = createServer((request, reply) => {
    pedidos.push({ url: request.url ?? '', origin: request.headers.origin });
    atender(request, reply);
  });
  await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', resolve));
  const { port } = servidor.address() as AddressInfo;
  return {
    origen: `http://127.0.0.1:${port}`,
    pedidos,
    cerrar: () =>
      new Promise<void>((resolve) => {
        servidor.close(() => resolve());
        servidor.closeAllConnections();
      }),
  };
}

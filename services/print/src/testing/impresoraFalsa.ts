import { createServer, type Server, type Socket } from 'node:net';

export type ImpresoraFalsa = {
  url: string;
  port: number;
  /** Each connection's bytes, in the order they closed. */
  recibidos: Buffer[];
  /** How many were connected at the same moment, at most. */
  simultaneas: () => number;
  cerrar(): Promise<void>;
};

/** A network printer that keeps what it gets; `atender` may make it slow, deaf or rude. */
export async function abrirImpresora(
  atender: (socket: Socket) => void = () => undefined,
): Promise<ImpresoraFalsa> {
  const recibidos: Buffer[] = [];
  const abiertas = new Set<Socket>();
  let maximo = 0;
  const servidor: Server = createServer((socket) => {
    const trozos: Buffer[] = [];
    abiertas.add(socket);
    maximo = Math.max(maximo, abiertas.size);
    socket.on('data', (trozo: Buffer) => trozos.push(trozo));
    socket.on('error', () => undefined); // the other end may cut: that is what is tested
    socket.on('close', () => {
      abiertas.delete(socket);
      recibidos.push(Buffer.concat(trozos));
    });
    atender(socket);
  });
  const port = await new Promise<number>((resolve) => {
    servidor.listen(0, '127.0.0.1', () => {
      const direccion = servidor.address();
      resolve(typeof direccion === 'object' && direccion ? direccion.port : 0);
    });
  });
  return {
    url: `tcp://127.0.0.1:${port}`,
    port,
    recibidos,
    simultaneas: () => maximo,
    cerrar: () =>
      new Promise((resolve) => {
        abiertas.forEach((socket) => socket.destroy());
        servidor.close(() => resolve()); // also when it was closed before
      }),
  };
}

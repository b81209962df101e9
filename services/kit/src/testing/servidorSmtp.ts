import type { AddressInfo } from 'node:net';

import { SMTPServer } from 'smtp-server';

type Respuesta = { codigo: number; dice: string };

export type ServidorSmtp = Awaited<ReturnType<typeof abrirServidorSmtp>>;

/** What it does next with a message: takes it, refuses a step of it, hangs up in the middle, or says nothing more. */
type Conducta = {
  remitente?: Respuesta;
  destinatario?: Respuesta & {
    /** This address alone. */
    solo?: string;
  };
  datos?: Respuesta;
  corta?: boolean;
  calla?: boolean;
};

/** A mail server on a free port that takes what it is told to. */
export async function abrirServidorSmtp() {
  const recibidos: { de: string; para: string; mensaje: string }[] = [];
  let conducta: Conducta = {};
  const servidor = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom: (_direccion, _sesion, listo) => listo(falloDe(conducta.remitente)),
    onRcptTo({ address }, _sesion, listo) {
      const { destinatario } = conducta;
      listo(
        falloDe(destinatario?.solo && destinatario.solo !== address ? undefined : destinatario),
      );
    },
    onData(flujo, { envelope }, listo) {
      const trozos: Buffer[] = [];
      flujo.on('data', (trozo: Buffer) => {
        trozos.push(trozo);
        if (conducta.corta) for (const { _socket } of servidor.connections) _socket.destroy();
      });
      flujo.on('end', () => {
        if (conducta.calla) return;
        const fallo = falloDe(conducta.datos);
        if (!fallo)
          recibidos.push({
            de: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
            para: envelope.rcptTo.map(({ address }) => address).join(),
            mensaje: Buffer.concat(trozos).toString('latin1'),
          });
        listo(fallo);
      });
    },
  });
  servidor.on('error', () => undefined); // a client that was cut off
  await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', resolve));
  const { port } = servidor.server.address() as AddressInfo; // it listens on a port
  return {
    url: `smtp://127.0.0.1:${port}`,
    recibidos,
    poner(nueva: Conducta): void {
      conducta = nueva;
    },
    async cerrar(): Promise<void> {
      for (const { _socket } of servidor.connections) _socket.destroy();
      await new Promise<void>((resolve) => servidor.close(resolve));
    },
  };
}

function falloDe(respuesta: Respuesta | undefined): (Error & { responseCode: number }) | null {
  return respuesta
    ? Object.assign(new Error(respuesta.dice), { responseCode: respuesta.codigo })
    : null;
}

import { connect } from 'node:net';

/** A request as it is written on the wire, right or wrong. */
export type Peticion = {
  metodo: string;
  direccion: string;
  cabeceras: readonly (readonly [string, string])[];
  cuerpo: string | null;
};

export type Contestada = {
  status: number;
  tipo: string;
  texto: string;
  ms: number;
};

const ESPERA_MS = 20_000;

/** Says it byte by byte to who listens there, past every library that would mend it; null when nothing is answered. */
export function decir(puerto: number, peticion: Peticion): Promise<Contestada | null> {
  const inicio = performance.now();
  return new Promise((resolve) => {
    const trozos: Buffer[] = [];
    const socket = connect({ port: puerto, host: '127.0.0.1' });
    socket.setTimeout(ESPERA_MS, () => socket.destroy());
    socket.on('error', () => undefined); // it may be closed while it still speaks; what was answered counts
    socket.on('data', (trozo) => trozos.push(trozo));
    socket.on('close', () => resolve(leer(Buffer.concat(trozos), performance.now() - inicio)));
    socket.write(enBytes(peticion));
  });
}

function enBytes({ metodo, direccion, cabeceras, cuerpo }: Peticion): Buffer {
  const texto = Buffer.from(cuerpo ?? '');
  const todas = [
    ['host', 'localhost'],
    ['connection', 'close'],
    ...cabeceras,
    ...(cuerpo === null ? [] : [['content-length', String(texto.length)]]),
  ];
  const lineas = todas.map(([nombre = '', valor = '']) => `${nombre}: ${valor}\r\n`);
  const cabeza = `${metodo} ${direccion} HTTP/1.1\r\n${lineas.join('')}\r\n`;
  return Buffer.concat([Buffer.from(cabeza, 'latin1'), texto]);
}

function leer(bytes: Buffer, ms: number): Contestada | null {
  const corte = bytes.indexOf('\r\n\r\n');
  if (corte < 0) return null;
  const cabeza = bytes.subarray(0, corte).toString('latin1');
  const cuerpo = bytes.subarray(corte + 4).toString();
  const cabecera = (nombre: string) =>
    new RegExp(`^${nombre}: *(.*)$`, 'im').exec(cabeza)?.[1]?.trim() ?? '';
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(cabeza)?.[1]),
    tipo: cabecera('content-type'),
    texto: cabecera('transfer-encoding') === 'chunked' ? deTrozos(cuerpo) : cuerpo,
    ms,
  };
}

/** Of one chunk or several; what is asked here answers no bytes beyond ASCII in chunks. */
const deTrozos = (cuerpo: string) =>
  cuerpo.replace(/(?:^|\r\n)[0-9a-f]+\r\n/gi, '').replace(/\r\n$/, '');

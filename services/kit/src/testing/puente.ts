import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

const CUALQUIERA = /^/;
/** What is looked at of a request. */
const CABEZA = 200;

/** A line to a server that can be cut, or hang without a word, and mended. */
export async function abrirPuente(url: string) {
  const destino = new URL(url);
  const abiertas = new Set<Socket>();
  let estado: 'sana' | 'cortada' | 'colgada' = 'sana';
  let cuales = CUALQUIERA;
  const servidor = createServer((uno) => {
    abiertas.add(uno);
    uno.on('error', () => uno.destroy()).on('close', () => abiertas.delete(uno));
    if (estado === 'cortada') return uno.destroy();
    const otro = connect(Number(destino.port), destino.hostname);
    abiertas.add(otro);
    otro.on('error', () => uno.destroy()).on('close', () => abiertas.delete(otro));
    uno.on('close', () => otro.destroy());
    let pedido = '';
    const pasa = () => estado === 'sana' || (estado === 'colgada' && !cuales.test(pedido));
    uno.on('data', (trozo) => {
      pedido = trozo.subarray(0, CABEZA).toString();
      if (pasa()) otro.write(trozo);
    });
    return otro.on('data', (trozo) => pasa() && uno.write(trozo)).on('close', () => uno.destroy());
  });
  const tirar = () => abiertas.forEach((linea) => linea.destroy());
  await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', resolve));
  const propia = new URL(url);
  propia.hostname = '127.0.0.1';
  propia.port = String((servidor.address() as AddressInfo).port); // a TCP server has one
  return {
    url: propia.href,
    cortar() {
      estado = 'cortada';
      tirar();
    },
    /** Those alone that asked for such a thing last, where it is said which. */
    colgar(que = CUALQUIERA) {
      cuales = que;
      estado = 'colgada';
    },
    sanar() {
      estado = 'sana';
      tirar();
    },
    cerrar: () =>
      new Promise((resolve) => {
        tirar();
        servidor.close(resolve);
      }),
  };
}

// The book is files and has no server: what its pieces ask is answered here, as the contract of each call allows.
import { cuentaCalls, type ConPin } from '@comanda/shared/contracts/auth/cuenta';

import { LARGO } from './textos';

/** Companies of the book, by what is told of who has a PIN there. */
export const DE_UNO = 'Con uno';
export const DE_VARIOS = 'Con varios';
export const DE_NADIE = 'Con nadie';
export const QUE_FALLA = 'Que falla';
export const QUE_TARDA = 'Que tarda';

const ANA: ConPin = { id: 'a', nombre: 'Ana Vera', perfil: 'Administrador' };
const VARIOS: ConPin[] = [
  ANA,
  { id: 'b', nombre: LARGO, perfil: 'Administrador' },
  { id: 'c', nombre: 'Ana Vera', perfil: 'Cajero' },
];
const CON_PIN: Record<string, ConPin[]> = { [DE_UNO]: [ANA], [DE_VARIOS]: VARIOS, [DE_NADIE]: [] };

const LARGO_DE_BUENA = 12;

async function responder(pedido: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(pedido.url);
  if (pathname === cuentaCalls.listarConPin.path) {
    const empresa = searchParams.get('empresa') ?? '';
    if (empresa === QUE_TARDA) return new Promise(() => undefined);
    const data = CON_PIN[empresa];
    return data ? bien(cuentaCalls.listarConPin.reply.parse({ success: true, data })) : mal();
  }
  if (pathname === cuentaCalls.medirClave.path) {
    const { clave } = cuentaCalls.medirClave.body.parse(await pedido.json());
    return bien(cuentaCalls.medirClave.reply.parse({ success: true, data: fuerzaDe(clave) }));
  }
  return mal();
}

const fuerzaDe = (clave: string) =>
  clave.length > LARGO_DE_BUENA
    ? { puntaje: 4, suficiente: true, aviso: '', sugerencias: [] }
    : { puntaje: 1, suficiente: false, aviso: LARGO, sugerencias: ['Agregue otra palabra'] };

const bien = (cuerpo: unknown) => Response.json(cuerpo);
const mal = () =>
  Response.json({ success: false, code: 'BASE_NO_DISPONIBLE', msg: LARGO }, { status: 503 });

/** From now on nothing of this page is asked of a server. */
export function responderAqui(): void {
  globalThis.fetch = (entrada, opciones) => responder(new Request(entrada, opciones));
}

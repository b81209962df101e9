import type { FastifyInstance, FastifyRequest } from 'fastify';

import { enCampo } from './enCampo';
import { LARGO_DE_CAMPO, LARGO_DE_PARAMETRO } from './limites';

/** What neither PostgreSQL nor the XML of an invoice can hold: control characters, and halves of a character. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const PROHIBIDOS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

type Nodo = { valor: unknown; campo: string };

/** Whether a text can be kept, signed and sent as it is. */
export const esTextoSano = (texto: string): boolean => !PROHIBIDOS.test(texto);

/** Checks every call before its contract is asked: a text that could not be kept is refused by the name of its field. */
export function exigirTextoSano(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }: FastifyRequest) => {
    for (const parte of [params, query]) revisar(parte, LARGO_DE_PARAMETRO);
    revisar(body, Infinity);
  });
}

/** Without recursion: a body may be nested deeper than the stack. */
function revisar(parte: unknown, largo: number): void {
  const pendientes: Nodo[] = [{ valor: parte, campo: '' }];
  for (let nodo = pendientes.pop(); nodo; nodo = pendientes.pop()) {
    const { valor, campo } = nodo;
    if (typeof valor === 'string') revisarTexto(valor, campo, largo);
    if (typeof valor !== 'object' || valor === null) continue;
    for (const [clave, hijo] of Object.entries(valor)) {
      revisarTexto(clave, campo, Infinity);
      const suyo = campo === '' ? clave : `${campo}.${clave}`;
      pendientes.push({ valor: hijo, campo: suyo.slice(0, LARGO_DE_CAMPO) });
    }
  }
}

function revisarTexto(texto: string, campo: string, largo: number): void {
  if (!esTextoSano(texto)) rechazar(campo, 'tiene caracteres no permitidos');
  if (texto.length > largo) rechazar(campo, 'es demasiado largo');
}

function rechazar(campo: string, que: string): never {
  throw enCampo('DATOS_INVALIDOS', campo, { msg: `${campo || 'El cuerpo'} ${que}` });
}

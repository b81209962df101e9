import { http, HttpResponse, type DefaultBodyType } from 'msw';
import { setupServer } from 'msw/node';

import type { Call, CallReply } from '../contracts/defineCall';
import { dispositivosCalls } from '../contracts/admin/dispositivos';
import { papelDeCajaCalls } from '../contracts/caja/papel';
import type { CampoInvalido } from '../errors/AppError';
import { cabezaDePedazo, marcoDeAvance, marcoDeFin, TIPO_CON_AVANCE } from '../domain/hojas/avance';
import { ERRORES, type ErrorCode } from '../errors/catalogo';

import { esperarRechazo } from './consola';

const SIN_VINCULAR = { success: true, data: { reloj: '2026-11-26T15:00:00.000Z', vinculos: [] } };
const LLAVES_DE_MAS = { success: false, code: 'LLAVES_DE_MAS', errores: [] };

/** The network's edge in screen tests; a request that no test answers fails it. */
export const red = setupServer(
  // nobody waits for it: a till that was in touch asks for a key whatever the test is about
  http.post(`*${dispositivosCalls.registrarLlaveDeEquipo.path}`, () =>
    HttpResponse.json(
      { ...LLAVES_DE_MAS, msg: ERRORES.LLAVES_DE_MAS.msg },
      { status: ERRORES.LLAVES_DE_MAS.status },
    ),
  ),
  // whoever opens a drawer asks first whether it needs a right; that of a test does not, unless it says so
  http.get(`*${papelDeCajaCalls.estadoDeImpresion.path}`, () => HttpResponse.json(SIN_VINCULAR)),
);

export type Pedido = { url: URL; body: unknown; headers: Headers; params: Record<string, unknown> };

const VERBOS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/** Where a call answers: the ordering and billing addresses of a test are the page's own. */
const patronDe = (call: Call) => `*${call.path}`;

/** One call's path may be within another's: what the contract does not take there is not for this one to answer. */
function esDe({ params }: Call, recibidos: Record<string, unknown>): boolean {
  const propios = Object.keys(params?.shape ?? {}).map((nombre) => [nombre, recibidos[nombre]]);
  return params?.safeParse(Object.fromEntries(propios)).success !== false;
}

/** What the server would refuse whatever stands in it: a field it does not know, or of another kind. */
function exigirForma({ body, path }: Call, pedido: Pedido): void {
  const problemas = body?.safeParse(pedido.body).error?.issues ?? [];
  const deForma = problemas.filter(({ code }) => DE_FORMA.has(code));
  if (deForma.length > 0) throw new Error(`${path} does not take that: ${JSON.stringify(deForma)}`);
}
const DE_FORMA: ReadonlySet<string> = new Set(['unrecognized_keys', 'invalid_type']);

/** Answers a call with a reply that its contract must allow, and keeps what was asked, which that must allow too. */
export function answer<C extends Call>(
  call: C,
  reply: CallReply<C> | ((pedido: Pedido) => CallReply<C> | Promise<CallReply<C>>),
): Pedido[] {
  const pedidos: Pedido[] = [];
  red.use(
    VERBOS[call.method](patronDe(call), async ({ request, params }) => {
      if (!esDe(call, params)) return undefined;
      const pedido = await leerPedido(request, params);
      pedidos.push(pedido);
      exigirForma(call, pedido);
      const data = reply instanceof Function ? await reply(pedido) : reply;
      return HttpResponse.json(call.reply.parse(data) as DefaultBodyType);
    }),
  );
  return pedidos;
}

/** Answers a call with a file that comes in pieces, and says how far it is; `entero`: false for one that is cut off. */
export function entregar(
  call: Call,
  {
    nombre,
    pedazos,
    entero = true,
    tras,
  }: {
    nombre: string;
    pedazos: readonly string[];
    entero?: boolean;
    /** What its answer waits for. */
    tras?: Promise<void>;
  },
): Pedido[] {
  const pedidos: Pedido[] = [];
  const total = pedazos.length;
  const marcos = pedazos.flatMap((pedazo, i) => {
    const bytes = new TextEncoder().encode(pedazo);
    return [cabezaDePedazo(bytes.length), bytes, marcoDeAvance({ hechas: i + 1, total })];
  });
  red.use(
    VERBOS[call.method](patronDe(call), async ({ request, params }) => {
      pedidos.push(await leerPedido(request, params));
      await tras;
      const cuerpo = new Blob([...marcos, ...(entero ? [marcoDeFin()] : [])]);
      return new HttpResponse(await cuerpo.arrayBuffer(), {
        headers: {
          'content-type': TIPO_CON_AVANCE,
          'content-disposition': `attachment; filename="${nombre}"`,
        },
      });
    }),
  );
  return pedidos;
}

/** Refuses a call with a code of the catalogue, and keeps what was asked. */
export function refuse(
  call: Call,
  code: ErrorCode,
  campos: readonly CampoInvalido[] = [],
): Pedido[] {
  const { status, msg } = ERRORES[code];
  const pedidos: Pedido[] = [];
  esperarRechazo(code);
  red.use(
    VERBOS[call.method](patronDe(call), async ({ request, params }) => {
      if (!esDe(call, params)) return undefined;
      pedidos.push(await leerPedido(request, params));
      if (status === 0) return HttpResponse.error();
      const cuerpo = { success: false, code, msg: campos[0]?.msg ?? msg, errores: campos };
      return HttpResponse.json(cuerpo, { status });
    }),
  );
  return pedidos;
}

async function leerPedido(request: Request, params: Pedido['params']): Promise<Pedido> {
  const texto = await request.text();
  return {
    url: new URL(request.url),
    body: texto ? (JSON.parse(texto) as unknown) : undefined,
    headers: request.headers,
    params,
  };
}

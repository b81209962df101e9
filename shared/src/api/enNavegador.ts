import type { TicketBody } from '../contracts/ventas/impresion';
import { ERRORES_DEL_NAVEGADOR } from '../errors/delNavegador';
import { leerPapel, type PapelDelNavegador } from '../papel/ajuste';

import type { ApiError } from './apiError';
import type { apiBaseQuery } from './baseQuery';
import { nuevoUuid } from './uuid';

const TICKET = '/imprimir/tikect';
/** What is paper; the rest is about a drawer, or the service itself. A test holds it to the contract, which a login form does not carry. */
export const PAPELES: ReadonlySet<string> = new Set([
  TICKET,
  '/imprimir/comanda',
  '/imprimir/caja',
]);
type ApiBaseQuery = ReturnType<typeof apiBaseQuery>;

/** Where no width was chosen and a ticket is printed all the same. */
const PAPEL_COMUN = '80';

/** The service of the till prints, or, where this machine has none and says so, the browser itself: whoever asks need not know. */
export function conNavegador(porServicio: ApiBaseQuery): ApiBaseQuery {
  return async (pedido, queryApi, extra) => {
    const path = pedido.url;
    const cuerpo: unknown = pedido.body;
    const papel = leerPapel();
    if (papel === null || !PAPELES.has(path)) return porServicio(pedido, queryApi, extra);
    const fallo = await imprimir({ path, cuerpo, papel });
    if (fallo) return { error: fallo };
    return { data: { success: true, data: { id: nuevoUuid(), destino: 'navegador' } } };
  };
}

/** One ticket in the browser's own dialog, whatever was chosen on this machine; what failed, or null. */
export const imprimirTicketEnNavegador = (ticket: TicketBody): Promise<ApiError | null> =>
  imprimir({ path: TICKET, cuerpo: ticket, papel: leerPapel() ?? PAPEL_COMUN });

type Papel = { path: string; cuerpo: unknown; papel: NonNullable<PapelDelNavegador> };

/** Paper is laid out by what comes when it is first needed; without it, or without a dialog, nothing is printed. */
async function imprimir(pedido: Papel): Promise<ApiError | null> {
  try {
    const { imprimirPapel } = await import(/* webpackChunkName: "papel" */ '../papel/imprimir');
    return await imprimirPapel(pedido);
  } catch (error) {
    console.error(error);
    const code = 'INESPERADO';
    return { ...ERRORES_DEL_NAVEGADOR[code], code, campos: [], peticion: null };
  }
}

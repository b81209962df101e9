import { orderingApi } from '../api/apis';
import type { AppStore } from '../api/store';
import { conOtraFalla, fallaSiempre } from '../domain/sinLinea';
import { selectUsuario } from '../session/sesionSlice';

import { enAlmacen, hayAlmacen } from './almacen';
import { enviar, yaEnviada, type Enviada } from './enviar';
import { contarCambio, revelarVenta } from './foto';
import type { VentaEnSalida } from './modelo';

const CANDADO = 'comanda.salida';
const ESPERA_MS = 15_000;
const TOMADA_MS = 20_000;
/** How long one that was sent stays in the list. */
const GUARDADA_MS = 24 * 3_600_000;
/** A server that fails at one sale goes on with the next; at so many one after another it is not well. */
const FALLOS_SEGUIDOS = 3;
/** The server has others to answer: after each it is left alone for as long as that one took, at most. */
const CEDE_MS = 50;

let vaciando: Promise<void> | null = null;

/** Sends what waits, in the order it was sold, for as long as the server takes it. One tab at a time does. */
export function vaciarSalida(store: AppStore): Promise<void> {
  if (!hayAlmacen()) return Promise.resolve();
  vaciando ??= conCandado(() => vaciar(store)).finally(() => (vaciando = null));
  return vaciando;
}

/** Missing over plain http: then each sale is taken by one tab before it is sent, which is as good and a little slower. */
async function conCandado(hacer: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return hacer();
  await navigator.locks.request(CANDADO, { ifAvailable: true }, (candado) =>
    candado ? hacer() : undefined,
  );
}

async function vaciar(store: AppStore): Promise<void> {
  const ordenes = await porEnviar(store);
  let enviadas = 0;
  let fallos = 0;
  for (const orden of ordenes) {
    const venta = await tomar(orden);
    if (!venta) break;
    const desde = performance.now();
    const respuesta = await enviar(store.dispatch, venta, ESPERA_MS);
    const tomo = performance.now() - desde;
    const quedo = trasEnviar(venta, respuesta);
    await enAlmacen('sinPrisa', (almacenes) => almacenes.guardarVenta(quedo)); // it would be sent again
    revelarVenta(quedo);
    if (respuesta.que === 'nada') {
      fallos += Number(!fallaSiempre(quedo.fallas)); // of that one it is known
      if (!respuesta.sigue || fallos >= FALLOS_SEGUIDOS) break;
    } else {
      fallos = 0;
      enviadas += Number(respuesta.que === 'vendida');
    }
    if (orden !== ordenes.at(-1)) await pausa(Math.min(tomo, CEDE_MS));
  }
  if (ordenes.length === 0) return;
  await olvidarViejas();
  await contarCambio();
  if (enviadas > 0) store.dispatch(orderingApi.util.invalidateTags(['Venta', 'Caja']));
}

const pausa = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whoever is logged in sends what is of their companies, whoever sold it. */
async function porEnviar(store: AppStore): Promise<number[]> {
  const empresas = selectUsuario(store.getState())?.empresa ?? [];
  const ventas = await enAlmacen('readonly', (almacenes) => almacenes.ventas());
  return ventas
    .filter(({ estado, empresa }) => estado === 'POR_ENVIAR' && empresas.includes(empresa))
    .map(({ orden }) => orden);
}

/** Null where another tab has it, or has sent it: that one goes on. */
const tomar = (orden: number): Promise<VentaEnSalida | null> =>
  enAlmacen('sinPrisa', async (almacenes) => {
    const venta = await almacenes.venta(orden);
    if (venta?.estado !== 'POR_ENVIAR' || venta.tomada_hasta > Date.now()) return null;
    const tomada = { ...venta, tomada_hasta: Date.now() + TOMADA_MS };
    await almacenes.guardarVenta(tomada);
    return tomada;
  });

function trasEnviar(venta: VentaEnSalida, respuesta: Enviada): VentaEnSalida {
  if (respuesta.que === 'vendida') return yaEnviada(venta, respuesta.venta);
  if (respuesta.que === 'rehusada')
    return { ...venta, tomada_hasta: 0, estado: 'RECHAZADA', fallo: respuesta.fallo };
  const fallas = respuesta.falla ? conOtraFalla(venta.fallas, Date.now()) : venta.fallas;
  return { ...venta, tomada_hasta: 0, ...(fallas && { fallas }) };
}

const olvidarViejas = (): Promise<void> =>
  enAlmacen('readwrite', async (almacenes) => {
    for (const { orden, enviada } of await almacenes.ventas())
      if (enviada !== null && enviada < Date.now() - GUARDADA_MS)
        await almacenes.borrarVenta(orden);
  });

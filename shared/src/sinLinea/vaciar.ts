import { orderingApi } from '../api/apis';
import type { AppStore } from '../api/store';
import { DIA_MS } from '../domain/texto/fecha';
import { fallaSiempre } from '../domain/sinLinea/sinLinea';
import { siEstaLibre } from '../equipo';
import { selectUsuario } from '../session/sesionSlice';

import { enAlmacen, hayAlmacen } from './almacen';
import { ACTOS, puedeEnviar } from './actos';
import { enviar } from './enviar';
import { contarCambio, revelarFila } from './foto';
import { esOrden, esVenta, type FilaDeSalida } from './modelo';
import { ordenDeSalida, seguirOrden } from './seguirOrden';

const CANDADO = 'comanda.salida';
const ESPERA_MS = 15_000;
const TOMADA_MS = 20_000;
/** How long one that was sent stays in the list. */
const GUARDADA_MS = DIA_MS;
/** A server that fails at one goes on with the next; at so many one after another it is not well. */
const FALLOS_SEGUIDOS = 3;
/** The server has others to answer: after each it is left alone for twice as long as that one took, up to so much. */
const CEDE_VECES = 2;
const CEDE_MS = 50;

let vaciando: Promise<void> | null = null;

/** Sends what waits, in the order it was done, for as long as the server takes it. One tab at a time does. */
export function vaciarSalida(store: AppStore): Promise<void> {
  if (!hayAlmacen()) return Promise.resolve();
  // without a lock each is taken by one tab before it is sent, which is as good and a little slower
  vaciando ??= siEstaLibre(CANDADO, () => vaciar(store)).finally(() => (vaciando = null));
  return vaciando;
}

type Vuelta = {
  /** What is read again at the end. */
  cambiadas: Set<Etiqueta>;
  /** Orders of which something is not there yet: what was done for them afterwards waits for it. */
  esperan: Set<string>;
  /** Something that was refused for want of what is there by now goes out again. */
  vuelven: boolean;
  /** One after another. */
  fallos: number;
};

async function vaciar(store: AppStore): Promise<void> {
  const ordenes = await porEnviar(store);
  if (ordenes.length === 0) return olvidarViejas(); // a till with a good line never has any
  const vuelta: Vuelta = { cambiadas: new Set(), esperan: new Set(), vuelven: false, fallos: 0 };
  for (const orden of ordenes) {
    const fila = await tomar(orden);
    if (!fila) break;
    if (vuelta.esperan.has(ordenDeSalida(fila) ?? '')) {
      await soltar(fila);
      continue;
    }
    const desde = performance.now();
    if (!(await enviarUna(store, fila, vuelta))) break;
    const tomo = performance.now() - desde;
    if (orden !== ordenes.at(-1)) await pausa(Math.min(CEDE_VECES * tomo, CEDE_MS));
  }
  await olvidarViejas();
  await contarCambio();
  if (vuelta.vuelven) await vaciar(store);
  if (vuelta.cambiadas.size > 0)
    store.dispatch(orderingApi.util.invalidateTags([...vuelta.cambiadas]));
}

/** Whether the server goes on with the next. */
async function enviarUna(store: AppStore, fila: FilaDeSalida, vuelta: Vuelta): Promise<boolean> {
  const { respuesta, queda } = await enviar(store.dispatch, fila, ESPERA_MS);
  await enAlmacen('sinPrisa', (almacenes) => almacenes.guardarFila(queda)); // it would be sent again
  revelarFila(queda);
  if (respuesta.que === 'nada') {
    vuelta.fallos += Number(!fallaSiempre(queda.fallas)); // of that one it is known
    const suya = esOrden(fila) ? ordenDeSalida(fila) : undefined;
    if (suya !== undefined) vuelta.esperan.add(suya);
    return respuesta.sigue && vuelta.fallos < FALLOS_SEGUIDOS;
  }
  vuelta.fallos = 0;
  if (respuesta.que === 'rehusada') return true;
  if (await seguirOrden(fila, respuesta.dato)) vuelta.vuelven = true;
  refrescaDe(queda).forEach((una) => vuelta.cambiadas.add(una));
  return true;
}

type Etiqueta = 'Venta' | (typeof ACTOS)[keyof typeof ACTOS]['refresca'][number];

const refrescaDe = (fila: FilaDeSalida): readonly Etiqueta[] =>
  esVenta(fila) ? ['Venta', 'Caja', 'Mesa', 'Orden'] : ACTOS[fila.tipo].refresca;

const pausa = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whoever is logged in sends what is of their companies, whoever did it. */
async function porEnviar(store: AppStore): Promise<number[]> {
  const usuario = selectUsuario(store.getState());
  if (!usuario) return [];
  const { empresa: empresas, perfil } = usuario;
  const filas = await enAlmacen('readonly', (almacenes) => almacenes.filas());
  return filas
    .filter(({ estado, empresa }) => estado === 'POR_ENVIAR' && empresas.includes(empresa))
    .filter((fila) => puedeEnviar(perfil, fila))
    .map(({ orden }) => orden);
}

/** Nobody takes one for longer than TOMADA_MS: a later time was written before the clock was set back. */
function estaTomada({ tomada_hasta }: FilaDeSalida): boolean {
  const queda = tomada_hasta - Date.now();
  return queda > 0 && queda <= TOMADA_MS;
}

/** Null where another tab has it, or has sent it: that one goes on. */
const tomar = (orden: number): Promise<FilaDeSalida | null> =>
  enAlmacen('sinPrisa', async (almacenes) => {
    const fila = await almacenes.fila(orden);
    if (fila?.estado !== 'POR_ENVIAR' || estaTomada(fila)) return null;
    const tomada = { ...fila, tomada_hasta: Date.now() + TOMADA_MS };
    await almacenes.guardarFila(tomada);
    return tomada;
  });

const soltar = (fila: FilaDeSalida): Promise<unknown> =>
  enAlmacen('sinPrisa', (almacenes) => almacenes.guardarFila({ ...fila, tomada_hasta: 0 }));

const olvidarViejas = (): Promise<void> =>
  enAlmacen('readwrite', async (almacenes) => {
    for (const { orden, enviada } of await almacenes.filas())
      if (enviada !== null && enviada < Date.now() - GUARDADA_MS) await almacenes.borrarFila(orden);
  });

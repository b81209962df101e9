import { direccionDe, refrescarSesion, type AppStore } from '@comanda/shared/api';
import { selectToken, selectUsuario } from '@comanda/shared/session';

import { PERFILES_DE_COCINA } from '../../contracts/auth/perfiles';
import {
  flujoCalls,
  LATIDO_MS,
  type DichoDeFlujo,
  type Latido,
} from '../../contracts/ventas/flujo';
import { siEstaLibre } from '../../equipo';

import { aSuTiempo, temaDe } from './aSuTiempo';
import { flujo } from './estado';
import { leerFlujo } from './leerFlujo';

/** Two beats that did not come, and a moment: nothing vouches for what is shown any more. */
const graciaDe = (latido: Latido) => 2 * LATIDO_MS[latido] + 200;
/** A line that says nothing for longer than two graces is a dead one. */
const GRACIAS = 2;
/** Over HTTP/1.1 a browser has six lines to an address: two stay free whatever is open. */
const LUGARES = [0, 1, 2, 3];
const SIN_LUGAR_MS = 30_000;
const VUELTA_MS = 1_000;
const VUELTA_MAXIMA_MS = 30_000;
/** A server that goes tells all of its pages within a moment. */
const ADIOS_MS = 5_000;
/** A refusal may pass: a server is exchanged, an area is switched on again. */
const NEGADO_MS = 5 * 60_000;

/** How long to wait before it is opened again. `oyo`: something was heard. */
type Fin = { espera: number | undefined; oyo: boolean };

/**
 * Keeps one stream open while somebody is in, the page is looked at and a screen has something to ask. Whatever goes wrong with it,
 * screens poll, and it is opened again. `alHaberBuilds` is told when others than the page's may be out, or other areas on; `alVivir`
 * when the server begins to tell, and when it tells no more.
 */
export function seguirFlujo(
  store: AppStore,
  {
    alHaberBuilds,
    alVivir,
  }: { alHaberBuilds?: () => void; alVivir?: (vive: boolean) => void } = {},
): () => void {
  let abierto: { para: string; fin: AbortController } | null = null;
  const cambios = aSuTiempo(flujo.decirCambio);

  /** How it is to be followed by now; null where it is not. */
  function debido(): { para: string; latido: Latido } | null {
    const estado = store.getState();
    const usuario = selectUsuario(estado);
    const ms = flujo.masSeguido();
    const puede = PERFILES_DE_COCINA.some((perfil) => perfil === usuario?.perfil);
    if (document.hidden || ms === null || !usuario || !puede || !selectToken(estado)) return null;
    const latido: Latido = ms <= LATIDO_MS.cocina ? 'cocina' : 'caja';
    return { para: `${usuario.id} ${latido}`, latido };
  }

  function revisar(): void {
    const ahora = debido();
    if (abierto?.para === ahora?.para) return;
    cerrar();
    if (!ahora) return;
    const fin = new AbortController();
    abierto = { para: ahora.para, fin };
    void mantener(ahora.latido, fin.signal);
  }

  function cerrar(): void {
    abierto?.fin.abort();
    abierto = null;
    cambios.olvidar();
    flujo.anotarVivo(false);
  }

  /** After a sleep, or another network, a line looks open and is dead. */
  const denuevo = () => {
    cerrar();
    revisar();
  };

  async function mantener(latido: Latido, signal: AbortSignal): Promise<void> {
    const seAcabo = () => signal.aborted;
    for (let enVano = 0; !seAcabo();) {
      const { espera, oyo } = await enUnLugar(() => abrir(latido, signal));
      if (seAcabo()) return;
      flujo.anotarVivo(false);
      enVano = oyo ? 0 : enVano + 1;
      const vuelta = Math.min(VUELTA_MS * 2 ** enVano, VUELTA_MAXIMA_MS) * (0.5 + Math.random());
      await pausa(espera ?? vuelta, signal);
    }
  }

  async function abrir(latido: Latido, signal: AbortSignal): Promise<Fin> {
    const intento = new AbortController();
    const dejar = () => intento.abort();
    signal.addEventListener('abort', dejar, { once: true });
    let reloj: ReturnType<typeof setTimeout> | undefined;
    const callado = (veces: number) => {
      clearTimeout(reloj);
      reloj = setTimeout(() => {
        flujo.anotarVivo(false);
        if (veces < GRACIAS) callado(veces + 1);
        else dejar();
      }, graciaDe(latido));
    };
    const fin: Fin = { espera: undefined, oyo: false };
    const alOir = (dicho: DichoDeFlujo | null) => {
      if (signal.aborted) return;
      callado(1);
      fin.oyo = true;
      flujo.anotarLatido(Date.now());
      flujo.anotarVivo(true);
      if (dicho?.t === 'adios') fin.espera = Math.random() * ADIOS_MS;
      if (dicho) atender(dicho);
    };
    callado(1);
    try {
      const respuesta = await pedir(latido, intento.signal);
      if (!respuesta.ok) fin.espera = await esperaDe(respuesta);
      else if (respuesta.body) await leerFlujo(respuesta.body, alOir);
    } catch {
      // a line that breaks is the least of what may happen to it: screens poll, and it is opened again
    } finally {
      clearTimeout(reloj);
      signal.removeEventListener('abort', dejar);
      dejar();
    }
    return fin;
  }

  function atender({ t, e = '' }: DichoDeFlujo): void {
    const tema = temaDe(t);
    if (tema) cambios.anotar(tema, e);
    else if (t === 'builds') alHaberBuilds?.();
    else if (t === 'releer') {
      flujo.decirCambio(null, ''); // something may have gone by unheard
      alHaberBuilds?.();
    }
  }

  function pedir(latido: Latido, signal: AbortSignal): Promise<Response> {
    const { method, path } = flujoCalls.seguirFlujo;
    return fetch(`${direccionDe('ordering')}${path}?latido=${latido}`, {
      method,
      headers: { authorization: `Bearer ${selectToken(store.getState())}` },
      cache: 'no-store',
      credentials: 'omit',
      signal,
    });
  }

  /** A server of before has no such call, and whoever may not open it may not soon. */
  async function esperaDe({ status, headers }: Response): Promise<Fin['espera']> {
    if (status === 401) {
      await refrescarSesion(store);
      return undefined;
    }
    const negado = status < 500 && status !== 429;
    const ms = negado ? NEGADO_MS : Number(headers.get('retry-after')) * 1_000;
    return ms > 0 ? ms * (1 + Math.random() / 2) : undefined;
  }

  const dejar = [
    store.subscribe(revisar),
    flujo.oirPedidos(revisar),
    flujo.oirVivo(() => alVivir?.(flujo.estaVivo())),
  ];
  document.addEventListener('visibilitychange', revisar);
  for (const cual of ['online', 'offline']) window.addEventListener(cual, denuevo);
  revisar();
  return () => {
    dejar.forEach((uno) => uno());
    document.removeEventListener('visibilitychange', revisar);
    for (const cual of ['online', 'offline']) window.removeEventListener(cual, denuevo);
    cerrar();
  };
}

/** One of the few places for all pages of this browser, for as long as it lasts. */
async function enUnLugar(hacer: () => Promise<Fin>): Promise<Fin> {
  for (const lugar of LUGARES) {
    const hecho = await siEstaLibre(`comanda.flujo.${lugar}`, hacer);
    if (hecho) return hecho;
  }
  return { espera: SIN_LUGAR_MS, oyo: false };
}

function pausa(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const reloj = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(reloj);
      resolve();
    });
  });
}

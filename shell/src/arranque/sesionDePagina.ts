import { refrescarSesion, type AppStore } from '@comanda/shared/api';
import { DIAS_DE_REFRESCO, type UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import {
  alCambiarConexion,
  dentroDelLimite,
  guardarLimite,
  guardarSesion,
  hayConexion,
  leerSesion,
  selectMostrada,
  selectPorDesbloquear,
  selectTitular,
  selectToken,
  sesionBloqueada,
  sesionCerrada,
  sesionRestaurada,
  sesionVencida,
} from '@comanda/shared/session';

const REVISAR_MS = 60_000;
const RENOVAR_MS = 30_000;

declare global {
  interface Window {
    /** The refresh that /temprano.js started before this code had arrived. */
    comandaRefresco?: Promise<Response>;
  }
}

/**
 * Takes up the session of the cookie, keeps the stored copy in step, and follows what another tab does. A page that was kept
 * (`guardada`) is of somebody who may not be the one in front of it: it opens once the server says so, or they show who they are.
 */
export function iniciarSesionDePagina(
  store: AppStore,
  usuario: UsuarioSesion | null,
  { guardada = false } = {},
): void {
  const pasada = dentroDelLimite() === false;
  if (usuario) {
    if (!pasada) store.dispatch(guardada ? sesionBloqueada(usuario) : sesionRestaurada(usuario));
    void refrescarSesion(store, window.comandaRefresco).then(() => {
      vencer(store, dentroDelLimite() !== true);
      bloquear(store);
    });
  }
  guardarSesion(pasada ? null : usuario);
  seguir(store);
  const revisar = () => vencer(store, dentroDelLimite() === false);
  setInterval(revisar, REVISAR_MS);
  document.addEventListener('visibilitychange', revisar);
  alCambiarConexion((hay) => {
    if (hay) setTimeout(() => renovarSinToken(store)); // not in the middle of the call that found it
  });
  setInterval(() => renovarBloqueada(store), RENOVAR_MS);
  window.addEventListener('storage', () => seguirOtraPestana(store));
}

/** Nobody could be asked whether the session is still theirs: whoever opened the page shows it. */
function bloquear(store: AppStore): void {
  const usuario = selectTitular(store.getState());
  if (usuario && !selectMostrada(store.getState())) store.dispatch(sesionBloqueada(usuario));
}

/** The line is back: the cookie decides again. */
function renovarSinToken(store: AppStore): void {
  const estado = store.getState();
  if (selectTitular(estado) && selectToken(estado) === null) void refrescarSesion(store);
}

/** A server that was busy or failed is there all the same, so that no change of the line would open the page. */
function renovarBloqueada(store: AppStore): void {
  if (selectPorDesbloquear(store.getState()) && hayConexion()) void refrescarSesion(store);
}

/** Another tab has ended the session, or given the till to somebody else: the cookie, which they share, is that one's. */
function seguirOtraPestana(store: AppStore): void {
  const usuario = selectTitular(store.getState());
  if (!usuario) return;
  const guardada = leerSesion();
  if (!guardada) store.dispatch(sesionCerrada());
  else if (guardada.id !== usuario.id) void refrescarSesion(store);
}

/** What this machine keeps of the session follows the store. */
function seguir(store: AppStore): void {
  let usuario = selectTitular(store.getState());
  let token = selectToken(store.getState());
  store.subscribe(() => {
    const [nuevo, otro] = [selectTitular(store.getState()), selectToken(store.getState())];
    if (nuevo !== usuario) guardarSesion(nuevo);
    if (nuevo === null && usuario) guardarLimite(null);
    else if (otro !== null && otro !== token) guardarLimite(DIAS_DE_REFRESCO);
    [usuario, token] = [nuevo, otro];
  });
}

/**
 * A session that nobody could renew while it was possible asks for the password, whether or not the server can be reached:
 * it is not for whoever opens this browser. Where it may still be renewed, an outage ends nothing.
 */
function vencer(store: AppStore, toca: boolean): void {
  if (toca && selectTitular(store.getState())) store.dispatch(sesionVencida());
}

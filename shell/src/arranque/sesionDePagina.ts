import { refrescarSesion, type AppStore } from '@comanda/shared/api';
import { DIAS_DE_REFRESCO, type UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import {
  alCambiarConexion,
  dentroDelLimite,
  guardarLimite,
  guardarSesion,
  hayConexion,
  leerSesion,
  olvidarDeSesion,
  selectDesbloqueada,
  selectMostrada,
  selectMotivo,
  selectPorDesbloquear,
  selectTitular,
  selectToken,
  sesionBloqueada,
  sesionCerrada,
  sesionRestaurada,
  sesionVencida,
} from '@comanda/shared/session';

import { preguntarPorSesion } from './descanso';
import { quedaEmpresa, seguirEmpresa } from './empresaDePagina';
import { anotarDescanso, enDescanso } from './marcaDeDescanso';

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
 * (`guardada`) is of somebody who may not be the one in front of it: it opens once the server says so, or they show who they are. One
 * that was locked because nobody touched it opens for who shows it alone.
 */
export function iniciarSesionDePagina(
  store: AppStore,
  usuario: UsuarioSesion | null,
  { guardada = false } = {},
): void {
  const pasada = dentroDelLimite() === false;
  seguirEmpresa(store);
  if (usuario) {
    const cerrada = guardada || enDescanso(usuario);
    if (!pasada) store.dispatch(cerrada ? sesionBloqueada(usuario) : sesionRestaurada(usuario));
    void preguntarPorSesion(store, usuario, window.comandaRefresco).then(() => {
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

/** The line is back. */
function renovarSinToken(store: AppStore): void {
  const estado = store.getState();
  const usuario = selectTitular(estado);
  if (usuario && selectToken(estado) === null) void preguntarPorSesion(store, usuario);
}

/** A server that was busy or failed is there all the same, so that no change of the line would open the page. */
function renovarBloqueada(store: AppStore): void {
  const usuario = selectPorDesbloquear(store.getState());
  if (usuario && hayConexion()) void preguntarPorSesion(store, usuario);
}

/** Another tab has ended the session, or given the till to somebody else: the cookie, which they share, is that one's. */
function seguirOtraPestana(store: AppStore): void {
  const usuario = selectTitular(store.getState());
  if (!usuario) return;
  const guardada = leerSesion();
  if (!guardada) store.dispatch(quedaEmpresa(usuario) ? sesionVencida() : sesionCerrada()); // it ran out: who comes back goes on there
  else if (guardada.id !== usuario.id) void refrescarSesion(store);
}

/** Whether what rested is over: somebody came, or the server ended it. Who went out by themselves may have left the cookie alive. */
function empiezaOtra(store: AppStore, antes: UsuarioSesion | null): boolean {
  const nuevo = selectTitular(store.getState());
  if (nuevo) return nuevo.id !== antes?.id;
  return antes !== null && selectMotivo(store.getState()) !== null;
}

/** What this machine keeps of the session follows the store. */
function seguir(store: AppStore): void {
  let usuario = selectTitular(store.getState());
  let token = selectToken(store.getState());
  let desbloqueada = false;
  store.subscribe(() => {
    const [nuevo, otro] = [selectTitular(store.getState()), selectToken(store.getState())];
    const mostrada = selectDesbloqueada(store.getState());
    const [antes, tenia, mostraba] = [usuario, token, desbloqueada];
    [usuario, token, desbloqueada] = [nuevo, otro, mostrada];
    if (empiezaOtra(store, antes) || (mostrada && !mostraba)) anotarDescanso(null);
    if (antes && nuevo === null) dejar(store, antes);
    else if (nuevo !== antes) guardarSesion(nuevo);
    if (otro !== null && otro !== tenia) guardarLimite(DIAS_DE_REFRESCO);
  });
}

/**
 * Their session is over, and with it what is kept of it. Where another tab has given this browser to somebody else meanwhile, what is kept
 * is theirs, and so is the cookie: the renewal that was refused had left with the one of before.
 */
function dejar(store: AppStore, { id }: UsuarioSesion): void {
  const guardada = leerSesion();
  if (selectMotivo(store.getState()) === 'vencida' && guardada && guardada.id !== id) {
    setTimeout(() => void refrescarSesion(store));
    return;
  }
  if (selectMotivo(store.getState()) === null) olvidarDeSesion(); // before the other tabs are told
  guardarSesion(null);
  guardarLimite(null);
}

/**
 * A session that nobody could renew while it was possible asks for the password, whether or not the server can be reached:
 * it is not for whoever opens this browser. Where it may still be renewed, an outage ends nothing.
 */
function vencer(store: AppStore, toca: boolean): void {
  if (toca && selectTitular(store.getState())) store.dispatch(sesionVencida());
}

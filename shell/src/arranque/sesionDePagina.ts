import { refrescarSesion, type AppStore } from '@comanda/shared/api';
import { DIAS_DE_REFRESCO, type UsuarioSesion } from '@comanda/shared/contracts/auth';
import {
  dentroDelLimite,
  guardarLimite,
  guardarSesion,
  leerSesion,
  selectToken,
  selectUsuario,
  sesionCerrada,
  sesionRestaurada,
  sesionVencida,
} from '@comanda/shared/session';

const REVISAR_MS = 60_000;

declare global {
  interface Window {
    /** The refresh that /temprano.js started before this code had arrived. */
    comandaRefresco?: Promise<Response>;
  }
}

/** Takes up the session of the cookie, keeps the stored copy in step, and follows what another tab does. */
export function iniciarSesionDePagina(store: AppStore, usuario: UsuarioSesion | null): void {
  const pasada = dentroDelLimite() === false;
  if (usuario) {
    if (!pasada) store.dispatch(sesionRestaurada(usuario));
    void refrescarSesion(store, window.comandaRefresco).then(() =>
      vencer(store, dentroDelLimite() !== true),
    );
  }
  guardarSesion(pasada ? null : usuario);
  seguir(store);
  const revisar = () => vencer(store, dentroDelLimite() === false);
  setInterval(revisar, REVISAR_MS);
  document.addEventListener('visibilitychange', revisar);
  window.addEventListener('storage', () => seguirOtraPestana(store));
}

/** Another tab has ended the session, or given the till to somebody else: the cookie, which they share, is that one's. */
function seguirOtraPestana(store: AppStore): void {
  const usuario = selectUsuario(store.getState());
  if (!usuario) return;
  const guardada = leerSesion();
  if (!guardada) store.dispatch(sesionCerrada());
  else if (guardada.id !== usuario.id) void refrescarSesion(store);
}

/** What this machine keeps of the session follows the store. */
function seguir(store: AppStore): void {
  let usuario = selectUsuario(store.getState());
  let token = selectToken(store.getState());
  store.subscribe(() => {
    const [nuevo, otro] = [selectUsuario(store.getState()), selectToken(store.getState())];
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
  if (toca && selectUsuario(store.getState())) store.dispatch(sesionVencida());
}

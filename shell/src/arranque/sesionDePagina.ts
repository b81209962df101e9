import { refrescarSesion, type AppStore } from '@comanda/shared/api';
import type { UsuarioSesion } from '@comanda/shared/contracts/auth';
import {
  guardarSesion,
  leerSesion,
  selectUsuario,
  sesionCerrada,
  sesionRestaurada,
} from '@comanda/shared/session';

declare global {
  interface Window {
    /** The refresh that /temprano.js started before this code had arrived. */
    comandaRefresco?: Promise<Response>;
  }
}

/** Takes up the session of the cookie, keeps the stored copy in step, and follows a logout in another tab. */
export function iniciarSesionDePagina(store: AppStore, usuario: UsuarioSesion | null): void {
  if (usuario) {
    store.dispatch(sesionRestaurada(usuario));
    void refrescarSesion(store, window.comandaRefresco);
  }
  guardarSesion(usuario);

  let guardado = usuario;
  store.subscribe(() => {
    const nuevo = selectUsuario(store.getState());
    if (nuevo === guardado) return;
    guardado = nuevo;
    guardarSesion(nuevo);
  });
  window.addEventListener('storage', () => {
    if (guardado && !leerSesion()) store.dispatch(sesionCerrada());
  });
}

import type { AppStore } from '@comanda/shared/api';
import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { PERFILES_DE_CAJA } from '@comanda/shared/contracts/auth/perfiles';
import { aterrizajeDe } from '@comanda/shared/domain/empresa/perfiles';
import { selectTitular, selectToken } from '@comanda/shared/session';

import { CACHE_ARCHIVOS, CACHE_PAGINA, TRABAJADOR, type EncargoAlTrabajador } from './encargo';
import archivo from './trabajador.worker'; // part of this build; a browser finds it at one address

/** The first screen has had its moment. */
const TRAS_CARGAR_MS = 1_500;

export type PaginaVigilada = {
  listo: () => boolean;
  sano: () => boolean;
  corre: () => string[];
  sinTrabajador: () => boolean;
};

/**
 * Has what opens without a line kept for whoever the server has just said is in, and forgotten for whoever leaves. `listo`:
 * whether a screen shows; until then nobody knows what its build is good for. `sano`: whether this page runs what it came with;
 * one that did not is no page to keep. `corre`: its shell, and where its builds are. `sinTrabajador`: whether the server wants the worker
 * gone. `quienEstaba`: whoever was in when this was asked for, and may have left since.
 */
export function mantenerSinLinea(
  store: AppStore,
  { listo, sano, corre, sinTrabajador }: PaginaVigilada,
  quienEstaba: string,
): void {
  if (!archivo || !('serviceWorker' in navigator)) return; // over plain http, but for localhost
  if (sinTrabajador()) return void retirar();
  let reloj: ReturnType<typeof setTimeout> | undefined;
  let deQuien: string | null = quienEstaba;
  let confirmado = false;

  const guardarLuego = (usuario: UsuarioSesion) => {
    reloj = setTimeout(() => {
      if (!listo()) guardarLuego(usuario);
      else if (sano() && seGuarda(usuario)) void guardar(usuario, corre());
    }, demora());
  };
  const seguir = () => {
    const estado = store.getState();
    const usuario = selectTitular(estado);
    const hayToken = selectToken(estado) !== null;
    const otro = (usuario?.id ?? null) !== deQuien;
    if (otro && deQuien !== null) {
      clearTimeout(reloj);
      void encargar({ que: 'olvidar', ...(usuario && { salvo: usuario.id }) });
    }
    if (usuario && hayToken && (otro || !confirmado)) {
      clearTimeout(reloj);
      guardarLuego(usuario);
    }
    deQuien = usuario?.id ?? null;
    confirmado = hayToken;
  };
  seguir();
  store.subscribe(seguir);
}

const seGuarda = ({ perfil, pendiente }: UsuarioSesion) =>
  !pendiente && PERFILES_DE_CAJA.some((uno) => uno === perfil);

/** A page that is still loading goes first. */
const demora = () => TRAS_CARGAR_MS * (document.readyState === 'complete' ? 1 : 2);

async function guardar({ id, perfil }: UsuarioSesion, corre: string[]): Promise<void> {
  try {
    await navigator.serviceWorker.register(TRABAJADOR, { scope: '/' });
    await encargar({ que: 'guardar', usuario: id, ruta: aterrizajeDe(perfil), corre });
  } catch (error) {
    console.warn('trabajador: cannot be registered', error); // the page is as good without it
  }
}

/** What is kept for a page without a line goes with the worker; what was sold without one is not its business. */
async function retirar(): Promise<void> {
  try {
    const registro = await navigator.serviceWorker.getRegistration('/');
    await registro?.unregister();
    await Promise.all([CACHE_PAGINA, CACHE_ARCHIVOS].map((nombre) => caches.delete(nombre)));
  } catch (error) {
    console.warn('trabajador: cannot be taken away', error); // the one that is served now does it itself
  }
}

async function encargar(encargo: EncargoAlTrabajador): Promise<void> {
  const registro = await navigator.serviceWorker.getRegistration('/');
  const activo = registro && (await navigator.serviceWorker.ready).active;
  activo?.postMessage(encargo);
}

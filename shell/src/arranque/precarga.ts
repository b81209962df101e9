import { aterrizajeDe } from '@comanda/shared/domain/perfiles';
import { onLoginAceptado, onLoginIniciado } from '@comanda/shared/session';

import { precargarPantalla } from '../federation/pantallas';
import { cargarMarco } from '../marco/cargarMarco';
import { buscarRuta } from '../rutas/buscarRuta';

import { recargarArranque } from './arranque';

/** While the login call is in flight comes the frame; while its message shows, the boot document and the landing area. */
export function precargarTrasLogin(): void {
  onLoginIniciado(() => void cargarMarco().catch(anotar));
  onLoginAceptado(({ perfil }) => {
    recargarArranque()
      .then(({ areas }) => {
        const destino = buscarRuta(areas, perfil, aterrizajeDe(perfil));
        if (destino) precargarPantalla(destino.area, destino.ruta.path);
      })
      .catch(anotar);
  });
}

/** A preload that fails is tried again by whoever needs it; here it is only noted. */
function anotar(error: unknown): void {
  console.warn('precarga: failed', error);
}

import type { UsuarioSesion } from '@comanda/shared/contracts/auth';
import { aterrizajeDe } from '@comanda/shared/domain/perfiles';

import { precargarPantalla } from '../federation/pantallas';
import { buscarRuta } from '../rutas/buscarRuta';

import { recargarArranque } from './arranque';

/** While the message of a login shows come the boot document and the screen it leads to. */
export function precargarDestino({ perfil }: UsuarioSesion, destino: string): void {
  recargarArranque()
    .then(({ areas }) => {
      const [pedida = ''] = destino.split(/[?#]/);
      const hallada =
        buscarRuta(areas, perfil, pedida) ?? buscarRuta(areas, perfil, aterrizajeDe(perfil));
      if (hallada) precargarPantalla(hallada.area, hallada.ruta.path);
    })
    .catch(anotar);
}

/** A preload that fails is tried again by whoever needs it; here it is only noted. */
export function anotar(error: unknown): void {
  console.warn('precarga: failed', error);
}

import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import type { Arranque } from '@comanda/shared/contracts/plataforma/plataforma';
import { aterrizajeDe } from '@comanda/shared/domain/empresa/perfiles';

import { precargarPantalla } from '../federation/pantallas';
import { buscarRuta } from '../rutas/buscarRuta';

import { anotarPrecarga } from './anotarPrecarga';
import { arranqueActual, recargarArranque } from './arranque';

/** While the message of a login shows come the boot document and the screen it leads to. */
export function precargarDestino({ perfil }: UsuarioSesion, destino: string): void {
  recargarArranque()
    .then((arranque) => precargar(arranque, perfil, destino))
    .catch(anotarPrecarga);
}

/** While somebody types who they are comes the screen of the address, without asking the server for anything. */
export function precargarRuta({ perfil }: UsuarioSesion, destino: string): void {
  precargar(arranqueActual(), perfil, destino);
}

function precargar({ areas }: Arranque, perfil: Perfil, destino: string): void {
  const [pedida = ''] = destino.split(/[?#]/);
  const hallada =
    buscarRuta(areas, perfil, pedida) ?? buscarRuta(areas, perfil, aterrizajeDe(perfil));
  if (hallada) precargarPantalla(hallada.area, hallada.ruta.path);
}

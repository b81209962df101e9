import { useState } from 'react';

import type { UsuarioSesion } from '@comanda/shared/contracts/auth';
import { aterrizajeDe } from '@comanda/shared/domain/perfiles';
import { useLocation } from '@comanda/shared/router';

/** Who takes the page over from another begins at their first screen; null once they are there, and for everybody else. */
export function useDestinoDeOtro({ id, perfil }: UsuarioSesion): string | null {
  const { pathname } = useLocation();
  const [llegado, setLlegado] = useState(id);
  const destino = aterrizajeDe(perfil);
  if (llegado === id) return null;
  if (pathname !== destino) return destino;
  setLlegado(id);
  return null;
}

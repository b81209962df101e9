import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import type { UsuarioSesion } from '@comanda/shared/contracts/auth';
import { empresasReleidas } from '@comanda/shared/session';

/** Each boot document that is read says anew which companies its user has, and what they have on. */
export function useEmpresasAlDia(deArranque: UsuarioSesion | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (deArranque) dispatch(empresasReleidas(deArranque));
  }, [deArranque, dispatch]);
}

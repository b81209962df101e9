import { useEffect } from 'react';

import type { Caja } from '@comanda/shared/contracts/caja';
import { useUsuario } from '@comanda/shared/session';
import { anotarTurno } from '@comanda/shared/sinLinea';

/** This till keeps which drawer the user works with, for what they sell while nobody can be asked. */
export function useTurno(empresa: string, cajas: readonly Caja[] = []): void {
  const usuario = useUsuario()?.id;
  const caja = cajas.find(({ suya }) => suya)?.id;
  useEffect(() => {
    if (usuario === undefined || caja === undefined) return;
    anotarTurno(empresa, { usuario, caja }).catch((error: unknown) => console.error(error));
  }, [empresa, usuario, caja]);
}

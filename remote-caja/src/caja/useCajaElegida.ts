import { useState } from 'react';

import type { Caja } from '@comanda/shared/contracts/caja';
import { useUsuario } from '@comanda/shared/session';

import { guardarCajaElegida, leerCajaElegida } from './cajaElegida';

/** Which drawer of the company is looked at: the one chosen last, while it is there, or else the user's own. */
export function useCajaElegida(empresa: string, cajas: readonly Caja[] = []) {
  const usuario = useUsuario()?.id ?? '';
  const [elegida, setElegida] = useState(() => leerCajaElegida(usuario, empresa));
  const elegir = (caja: number) => {
    setElegida(caja);
    guardarCajaElegida(usuario, empresa, caja);
  };
  return { caja: cajas.find(({ id }) => id === elegida) ?? cajas[0], elegir };
}

import { useState } from 'react';

import { fechaNegocio } from '@comanda/shared/domain/fecha';
import { mesPorDeclarar, mesesHasta } from '@comanda/shared/domain/periodo';
import { useAhora } from '@comanda/shared/piezas/vista';

/** Two years: what is looked at again when a declaration is corrected. */
const MESES = 24;

/** Which month is looked at, and those there are, latest first. */
export function useMes() {
  const hoy = fechaNegocio(useAhora());
  const [elegido, elegir] = useState<string | null>(null);
  return { mes: elegido ?? mesPorDeclarar(hoy), meses: mesesHasta(hoy, MESES), elegir };
}

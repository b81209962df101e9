import { useEffect, useEffectEvent } from 'react';

import { useSinEnviar } from '@comanda/shared/session';

import { useCerrarConCuidado } from '../formulario';

/** Closes the dialog of a list, and asks first where columns were chosen that would be chosen again. */
export function useMapaPorPerder(conMapa: boolean, onCerrar: () => void): () => void {
  const { cerrar, onEstado } = useCerrarConCuidado(onCerrar);
  const anotar = useEffectEvent(onEstado);
  useEffect(() => anotar({ sucio: conMapa, enviando: false }), [conMapa]);
  useSinEnviar(conMapa);
  return () => void cerrar();
}

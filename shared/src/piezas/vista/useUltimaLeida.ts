import { useState } from 'react';

type Lectura<Leido> = { currentData?: Leido | undefined; isFetching: boolean };

/**
 * What a changing query read last. `vigente`: the answer to what is asked, or the one before while that is on its way, so that what
 * stands around it does not jump; none where it failed. `ultima`: whatever was asked.
 */
export function useUltimaLeida<Leido>({ currentData: leida, isFetching }: Lectura<Leido>) {
  const [anterior, setAnterior] = useState(leida);
  if (leida !== undefined && leida !== anterior) setAnterior(leida);
  const ultima = leida ?? anterior;
  return { ultima, vigente: isFetching ? ultima : leida };
}

import { useMemo } from 'react';

import type { ConPin } from '../../contracts/auth/cuenta';

import { useListarConPinQuery } from './quienApi';

const NADIE: readonly ConPin[] = [];

/** Who of a company has a PIN; `soloAdministra`: and may approve. Asked anew each time: somebody may have chosen one since. */
export function useQuienes(empresa: string | null, soloAdministra = false) {
  const { currentData, isFetching, isError, refetch } = useListarConPinQuery(
    { empresa: empresa ?? '' },
    { skip: empresa === null, refetchOnMountOrArgChange: true },
  );
  const quienes = useMemo(
    () =>
      soloAdministra
        ? currentData?.filter(({ perfil }) => perfil === 'Administrador')
        : currentData,
    [currentData, soloAdministra],
  );
  return {
    quienes: quienes ?? NADIE,
    /** Whoever it is where there is one: nobody is asked. */
    unico: quienes?.length === 1 ? quienes[0]?.id : undefined,
    buscando: isFetching && currentData === undefined,
    /** It is known that there is none. */
    nadie: quienes?.length === 0,
    fallo: isError,
    reintentar: () => void refetch(),
  };
}

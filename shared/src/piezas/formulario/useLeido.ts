import { useRef } from 'react';

import { quizaHecho } from '@comanda/shared/api';

/**
 * Sends beside what is written what its editor read, so that nothing that others changed is undone (`antes` of a call). Once an
 * answer was lost nobody can say whether what is there is somebody else's or this form's own: then all of it is written.
 */
export function useLeido<Leido>(leido: Leido) {
  const perdida = useRef(false);
  return async <Hecho>(enviar: (antes: Leido | undefined) => Promise<Hecho>): Promise<Hecho> => {
    try {
      return await enviar(perdida.current ? undefined : leido);
    } catch (error) {
      if (quizaHecho(error)) perdida.current = true;
      throw error;
    }
  };
}

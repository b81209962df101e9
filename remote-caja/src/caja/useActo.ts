import { useDispatch } from 'react-redux';

import type { AppDispatch } from '@comanda/shared/api';
import { useUsuario } from '@comanda/shared/session';
import {
  hacerConEquipo,
  segunEquipo,
  type DatoDeActo,
  type PorHacer,
  type TipoDeActo,
} from '@comanda/shared/sinLinea';

/**
 * Does something with the cash: on a registered till as that does it, line or no line; anywhere else by asking the server.
 * Null: it waits to be sent.
 */
export function useActo() {
  const dispatch = useDispatch<AppDispatch>();
  const usuario = useUsuario();
  return async <Tipo extends TipoDeActo>(
    por: Omit<PorHacer<Tipo>, 'quien'>,
    preguntar: () => Promise<DatoDeActo<Tipo>>,
  ): Promise<DatoDeActo<Tipo> | null> => {
    const quien = { id: usuario?.id ?? '', nombre: usuario?.nombreCompleto ?? '' };
    const conEquipo = async () => {
      const { dato } = await hacerConEquipo<Tipo>(dispatch, { ...por, quien });
      return dato;
    };
    return segunEquipo<DatoDeActo<Tipo> | null>(por.empresa, conEquipo, preguntar);
  };
}

import { useDispatch } from 'react-redux';

import type { AppDispatch } from '@comanda/shared/api';
import { sesionCerrada } from '@comanda/shared/session';
import { withNotice } from '@comanda/shared/ui/core';

import { useSalirMutation } from './sesionApi';

/** 'Cerrar Sesion': ends it on the server, forgets it here, and leads to /auth/login. */
export function useCerrarSesion(): () => Promise<void> {
  const dispatch = useDispatch<AppDispatch>();
  const [salir] = useSalirMutation();
  return async () => {
    await withNotice(salir({}).unwrap(), {
      titulo: 'Punto de Venta',
      fallo: 'La sesion se cerro solo en este equipo. Vuelva a cerrarla cuando haya conexion', // ours
    });
    dispatch(sesionCerrada());
  };
}

import { useEffect, useEffectEvent } from 'react';

import { useDispatch } from 'react-redux';

import type { AppDispatch } from '@comanda/shared/api';
import { leerPendientes, onSalida, sesionCerrada, useUsuario } from '@comanda/shared/session';
import { confirmar, withNotice } from '@comanda/shared/ui/core';

import { anotarDescanso } from '../arranque/marcaDeDescanso';

import { pendientesSuyos } from './pendientesDichos';
import { useSalirMutation } from './sesionApi';
import { contarPendientes, salirConPendientes } from './sinLinea/pendientes';

/**
 * 'Cerrar Sesión': ends it on the server, forgets it here, and leads to /auth/login. Where no server says that it is over, its cookie
 * may live on: the page opens to nobody by it. False: whoever was asked stays.
 */
export function useCerrarSesion(): () => Promise<boolean> {
  const dispatch = useDispatch<AppDispatch>();
  const [salir] = useSalirMutation();
  const usuario = useUsuario();
  return async () => {
    const suyos = pendientesSuyos(leerPendientes());
    const pregunta = salirConPendientes(await contarPendientes(), suyos);
    if (pregunta && !(await confirmar(pregunta))) return false;
    const terminada = await withNotice(salir({}).unwrap(), {
      titulo: 'Punto de Venta',
      fallo:
        'La sesión se cerró solo en este equipo. En el servidor se terminará al abrir esta página con conexión', // ours
    });
    if (terminada === undefined) anotarDescanso(usuario);
    dispatch(sesionCerrada());
    return true;
  };
}

/** Ends the session where a screen asks for it. */
export function useSalidaPedida(): void {
  const cerrarSesion = useCerrarSesion();
  const alPedirse = useEffectEvent(async (negada?: () => void) => {
    if (!(await cerrarSesion())) negada?.();
  });
  useEffect(() => onSalida((negada) => void alPedirse(negada)), []);
}

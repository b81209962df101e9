import { asistenciaCalls } from '@comanda/shared/contracts/admin/asistencia';
import type { Usuario } from '@comanda/shared/contracts/admin/usuarios';
import { usePuede } from '@comanda/shared/piezas/sesion';
import type { Accion } from '@comanda/shared/piezas/tabla';
import { useNavigate } from '@comanda/shared/router';
import { useUsuario } from '@comanda/shared/session';
import { avisar, confirmar, withNotice, type Pregunta } from '@comanda/shared/ui/core';

import {
  useCerrarSesionesUsuarioMutation,
  useDesbloquearUsuarioMutation,
  useEliminarUsuarioMutation,
  useEstadoUsuarioMutation,
  useQuitarSegundoFactorUsuarioMutation,
} from './usuariosApi';
import { usuariosMensajes as mensajes } from './usuariosMensajes';

type Abrir = (que: 'editar' | 'restablecer', usuario: Usuario) => void;

/** What can be done about somebody; what cannot says why. The server decides the same. */
export function useAccionesUsuario(empresa: string, abrir: Abrir): (usuario: Usuario) => Accion[] {
  const yo = useUsuario()?.id;
  const veAsistencias = usePuede(asistenciaCalls.listarAsistencia);
  const navegar = useNavigate();
  const [eliminar] = useEliminarUsuarioMutation();
  const [poner] = useEstadoUsuarioMutation();
  const [cerrarSesiones] = useCerrarSesionesUsuarioMutation();
  const [desbloquear] = useDesbloquearUsuarioMutation();
  const [quitarFactor] = useQuitarSegundoFactorUsuarioMutation();

  const trasPreguntar = (pregunta: Pregunta, hacer: () => Promise<unknown>) => async () => {
    if (await confirmar(pregunta)) await hacer();
  };
  const onSesiones = async ({ id }: Usuario) => {
    const cuantas = await withNotice(cerrarSesiones({ id }).unwrap(), mensajes.sesiones);
    const { titulo } = mensajes.sesiones;
    if (cuantas !== undefined)
      avisar({ tipo: 'success', titulo, texto: mensajes.sesionesCerradas(cuantas) });
  };

  return (usuario) => {
    const { id, estado, editable, bloqueado, segundo_factor } = usuario;
    const deOtras = editable ? null : mensajes.deOtras;
    const impedida = id === yo ? mensajes.propia : deOtras;
    const asistencia = new URLSearchParams({ id, empresa }).toString();
    const enMenu = (texto: string, onElegir: () => unknown, por = impedida): Accion => ({
      texto,
      onElegir,
      enMenu: true,
      impedida: por,
    });
    return [
      ...(veAsistencias
        ? [
            {
              texto: 'Ver asistencias',
              onElegir: () => navegar(`/admin/usuarios/asistenciaID?${asistencia}`),
            },
          ]
        : []),
      { texto: 'Editar', onElegir: () => abrir('editar', usuario) },
      {
        texto: 'Eliminar',
        peligro: true,
        impedida,
        onElegir: trasPreguntar(mensajes.confirmarEliminar, () =>
          withNotice(eliminar({ id }).unwrap(), mensajes.eliminar),
        ),
      },
      enMenu('Restablecer contraseña', () => abrir('restablecer', usuario)),
      estado === 'A'
        ? enMenu(
            'Desactivar',
            trasPreguntar(mensajes.confirmarDesactivar(usuario), () =>
              withNotice(poner({ id, estado: 'N' }).unwrap(), mensajes.desactivar),
            ),
          )
        : enMenu('Activar', () =>
            withNotice(poner({ id, estado: 'A' }).unwrap(), mensajes.activar),
          ),
      enMenu(
        'Cerrar sesiones',
        trasPreguntar(mensajes.confirmarSesiones(usuario), () => onSesiones(usuario)),
        deOtras,
      ),
      ...(bloqueado
        ? [
            enMenu(
              'Desbloquear',
              () => withNotice(desbloquear({ id }).unwrap(), mensajes.desbloquear),
              deOtras,
            ),
          ]
        : []),
      ...(segundo_factor
        ? [
            enMenu(
              'Quitar segundo factor',
              trasPreguntar(mensajes.confirmarFactor(usuario), () =>
                withNotice(quitarFactor({ id }).unwrap(), mensajes.quitarFactor),
              ),
            ),
          ]
        : []),
    ];
  };
}

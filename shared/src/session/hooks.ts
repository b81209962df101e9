import { useDispatch, useSelector } from 'react-redux';

import type { UsuarioSesion } from '../contracts/auth';
import { eligeEmpresa, esPerfil } from '../domain/perfiles';

import { empresaElegida, selectEmpresa, selectUsuario } from './sesionSlice';

/** The session user, or null at the login gate. */
export function useUsuario(): UsuarioSesion | null {
  return useSelector(selectUsuario);
}

/** The company the user acts for, those that may be picked, and how to pick one (those who may). */
export function useEmpresaActiva() {
  const usuario = useUsuario();
  const empresa = useSelector(selectEmpresa);
  const dispatch = useDispatch();
  const puedeElegir = esPerfil(usuario?.perfil) && eligeEmpresa(usuario.perfil);
  return {
    empresa,
    empresas: usuario?.empresa ?? [],
    puedeElegir,
    elegir: (nombre: string) => dispatch(empresaElegida(nombre)),
  };
}

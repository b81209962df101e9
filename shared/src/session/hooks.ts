import { useContext } from 'react';

import { useDispatch, useSelector } from 'react-redux';

import type { UsuarioSesion } from '../contracts/auth/auth';
import { empresaEnUso } from '../domain/empresa/empresasDeArea';
import { eligeEmpresa, esPerfil } from '../domain/empresa/perfiles';

import { EmpresasDePantalla } from './empresasDePantalla';
import { empresaElegida, selectEmpresa, selectUsuario } from './sesionSlice';

/** The session user, or null at the login gate. */
export function useUsuario(): UsuarioSesion | null {
  return useSelector(selectUsuario);
}

/** The companies of a user with none: always the same list, as one in state is. */
const NINGUNA: readonly string[] = [];

/**
 * The company the user acts for on the open screen, those that may be picked there, and how to pick one: for those who may, and
 * nothing for the others, who would have no way back.
 */
export function useEmpresaActiva() {
  const usuario = useUsuario();
  const elegida = useSelector(selectEmpresa);
  const dePantalla = useContext(EmpresasDePantalla);
  const dispatch = useDispatch();
  const empresas = dePantalla ?? usuario?.empresa ?? NINGUNA;
  const puedeElegir = esPerfil(usuario?.perfil) && eligeEmpresa(usuario.perfil);
  return {
    empresa: empresaEnUso(elegida, empresas, puedeElegir),
    empresas,
    puedeElegir,
    elegir: (nombre: string) => {
      const eleccion = empresaElegida(nombre);
      return puedeElegir ? dispatch(eleccion) : eleccion;
    },
  };
}

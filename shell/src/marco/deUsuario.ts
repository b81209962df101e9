import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import type { IconoNombre } from '@comanda/shared/ui/core';

import { pedirCambio } from '../pin/pedidos';
import { tienePin } from '../pin/tienePin';

/** Something of the user's own: an address, or what is done. */
export type DeUsuario = { texto: string; icono: IconoNombre; a?: string; hacer?: () => void };

const CAMBIAR: DeUsuario = { texto: 'Cambiar usuario', icono: 'usuarios', hacer: pedirCambio };
const CUENTA: DeUsuario = { texto: 'Mi cuenta', icono: 'persona', a: '/admin/cuenta' };
const EQUIPO: DeUsuario = { texto: 'Mi equipo', icono: 'equipo', a: '/admin/equipo' };
const AYUDA: DeUsuario = { texto: 'Ayuda', icono: 'ayuda', a: '/admin/ayuda' };

/** What everybody's menu has besides the screens of the areas; nothing while something must be done first. */
export const deUsuario = (usuario: UsuarioSesion): readonly DeUsuario[] =>
  usuario.pendiente ? [] : [...(tienePin(usuario) ? [CAMBIAR] : []), CUENTA, EQUIPO, AYUDA];

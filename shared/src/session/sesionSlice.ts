import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { SesionConToken, UsuarioSesion } from '../contracts/auth';

export type SesionState = {
  usuario: UsuarioSesion | null;
  /** Bearer token: in memory only, never stored. */
  token: string | null;
  /** The company the user acts for: the first of the list until one who may picks another. */
  empresa: string | null;
  /** Spec section 4: logging out sets the reload-user flag to false. */
  recargarUsuario: boolean;
  /** Why the login gate shows, when it is not the user's wish. */
  motivo: 'vencida' | null;
};

const initialState: SesionState = {
  usuario: null,
  token: null,
  empresa: null,
  recargarUsuario: false,
  motivo: null,
};

export const sesionSlice = createSlice({
  name: 'sesion',
  initialState,
  reducers: {
    sesionRestaurada(state, { payload }: PayloadAction<UsuarioSesion>) {
      state.usuario = payload;
      state.empresa ??= payload.empresa[0] ?? null;
    },
    sesionIniciada(state, { payload }: PayloadAction<SesionConToken>) {
      const { token, vence: _, ...usuario } = payload;
      const misma =
        state.usuario?.id === usuario.id && usuario.empresa.includes(state.empresa ?? '');
      state.usuario = usuario;
      state.token = token;
      state.empresa = misma ? state.empresa : (usuario.empresa[0] ?? null);
      state.recargarUsuario = true;
      state.motivo = null;
    },
    /** What the operator has changed of somebody's companies since they came in. */
    empresasReleidas({ usuario }, { payload }: PayloadAction<UsuarioSesion>) {
      if (usuario?.id !== payload.id) return;
      usuario.empresa = payload.empresa;
      usuario.areas = payload.areas;
    },
    sesionVencida(): SesionState {
      return { ...initialState, motivo: 'vencida' };
    },
    sesionCerrada(): SesionState {
      return initialState;
    },
    empresaElegida(state, { payload }: PayloadAction<string>) {
      if (state.usuario?.empresa.includes(payload)) state.empresa = payload;
    },
  },
  selectors: {
    selectUsuario: (state) => state.usuario,
    selectToken: (state) => state.token,
    selectEmpresa: (state) => state.empresa,
    selectMotivo: (state) => state.motivo,
  },
});

export const {
  sesionRestaurada,
  sesionIniciada,
  empresasReleidas,
  sesionVencida,
  sesionCerrada,
  empresaElegida,
} = sesionSlice.actions;
export const { selectUsuario, selectToken, selectEmpresa, selectMotivo } = sesionSlice.selectors;

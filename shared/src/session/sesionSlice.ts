import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { SesionConToken, UsuarioSesion } from '../contracts/auth/auth';

export type SesionState = {
  usuario: UsuarioSesion | null;
  /** Bearer token: in memory only, never stored. */
  token: string | null;
  /** What is kept of theirs here is sealed with it: in memory only, as the server or their password gave it. */
  llave: string | null;
  /** The company the user acts for: the first of the list until one who may picks another. */
  empresa: string | null;
  /** Spec section 4: logging out sets the reload-user flag to false. */
  recargarUsuario: boolean;
  /** Why the login gate shows, when it is not the user's wish. */
  motivo: 'vencida' | null;
  /** Whose session the cookie was, while no server says whether it still is: they show that it is them. */
  porDesbloquear: UsuarioSesion | null;
  /** They did, and go on without a server. */
  desbloqueada: boolean;
};

const initialState: SesionState = {
  usuario: null,
  token: null,
  llave: null,
  empresa: null,
  recargarUsuario: false,
  motivo: null,
  porDesbloquear: null,
  desbloqueada: false,
};

/** A token says no flags, which the boot document does: the same person's stay as that said. */
function conBanderas(usuario: UsuarioSesion, antes: UsuarioSesion['areas'] = []): UsuarioSesion {
  const deCada = new Map(antes.map(({ empresa, banderas }) => [empresa, banderas]));
  const areas = usuario.areas?.map((una) => ({ banderas: deCada.get(una.empresa), ...una }));
  return { ...usuario, areas };
}

/** Whose page this is, for which company, and why a login shows. Areas read it by the selectors and hooks of this room. */
export const sesionSlice = createSlice({
  name: 'sesion',
  initialState,
  reducers: {
    /** The cookie was somebody's before this page was loaded: theirs again, without a token. */
    sesionRestaurada(state, { payload }: PayloadAction<UsuarioSesion>) {
      state.usuario = payload;
      state.empresa ??= payload.empresa[0] ?? null;
    },
    /** Somebody came in; of the same person as before, the company stays. */
    sesionIniciada(state, { payload }: PayloadAction<SesionConToken>) {
      const { token, vence: _, llave = null, ...usuario } = payload;
      const mismo = state.usuario?.id === usuario.id;
      const misma = mismo && usuario.empresa.includes(state.empresa ?? '');
      state.usuario = mismo ? conBanderas(usuario, state.usuario?.areas) : usuario;
      state.token = token;
      state.llave = llave;
      state.empresa = misma ? state.empresa : (usuario.empresa[0] ?? null);
      state.recargarUsuario = true;
      state.motivo = null;
      state.porDesbloquear = null;
      state.desbloqueada = false;
    },
    /** No server says whether the cookie still holds: they are to show that it is them. */
    sesionBloqueada(state, { payload }: PayloadAction<UsuarioSesion>): SesionState {
      return { ...initialState, empresa: state.empresa, porDesbloquear: payload };
    },
    /** They did, to this machine; the payload is the key of what it keeps, null where it has none. */
    sesionDesbloqueada(state, { payload }: PayloadAction<string | null>) {
      if (!state.porDesbloquear) return;
      state.usuario = state.porDesbloquear;
      state.empresa ??= state.usuario.empresa[0] ?? null;
      state.porDesbloquear = null;
      state.desbloqueada = true;
      state.llave = payload;
    },
    /** What was changed of somebody and their companies since they came in; what they have to do first they may just have done. */
    empresasReleidas({ usuario }, { payload }: PayloadAction<UsuarioSesion>) {
      if (usuario?.id !== payload.id) return;
      const { pendiente, por_pin } = usuario;
      Object.assign(usuario, payload, { pendiente, por_pin });
    },
    /** The server no longer takes the cookie. */
    sesionVencida(): SesionState {
      return { ...initialState, motivo: 'vencida' };
    },
    /** They went out by themselves. */
    sesionCerrada(): SesionState {
      return initialState;
    },
    /** By name; one that is not theirs changes nothing. */
    empresaElegida(state, { payload }: PayloadAction<string>) {
      if (state.usuario?.empresa.includes(payload)) state.empresa = payload;
    },
  },
  selectors: {
    selectUsuario: (state) => state.usuario,
    selectToken: (state) => state.token,
    selectLlave: (state) => state.llave,
    selectEmpresa: (state) => state.empresa,
    selectMotivo: (state) => state.motivo,
    selectPorDesbloquear: (state) => state.porDesbloquear,
    selectDesbloqueada: (state) => state.desbloqueada,
    /** Whose session this browser holds, whether or not it is open. */
    selectTitular: (state) => state.usuario ?? state.porDesbloquear,
    /** Whether somebody has shown in this page who they are: to the server, or to this machine. */
    selectMostrada: (state) =>
      state.usuario !== null && (state.token !== null || state.desbloqueada),
  },
});

/** Changes of the session, which the shell dispatches; of an area, `empresaElegida` alone. What each does is said in `sesionSlice`. */
export const {
  sesionRestaurada,
  sesionIniciada,
  sesionBloqueada,
  sesionDesbloqueada,
  empresasReleidas,
  sesionVencida,
  sesionCerrada,
  empresaElegida,
} = sesionSlice.actions;
/** What of the session is read from the store; null, or false, where nobody is in. A screen takes `useUsuario` and `useEmpresaActiva`. */
export const {
  selectUsuario,
  selectToken,
  selectLlave,
  selectEmpresa,
  selectMotivo,
  selectPorDesbloquear,
  selectDesbloqueada,
  selectTitular,
  selectMostrada,
} = sesionSlice.selectors;

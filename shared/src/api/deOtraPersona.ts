import { isAnyOf, type Middleware } from '@reduxjs/toolkit';

import { olvidarDeSesion } from '../session/deSesion';
import { olvidarPendientes } from '../session/pendientes';
import {
  sesionCerrada,
  sesionIniciada,
  sesionRestaurada,
  sesionVencida,
} from '../session/sesionSlice';

import { olvidarGuardadas } from './guardadas';

type Api = { util: { resetApiState: () => { type: string } } };

/**
 * What was read for one person is forgotten before another's session begins, also where the first one's only ran out
 * and nobody logged out: a badge or a list would show for a moment what is not theirs.
 */
export function olvidarDeOtraPersona(apis: readonly Api[]): Middleware {
  return ({ dispatch }) => {
    let deQuien: string | null = null;
    const olvidar = () => {
      for (const { util } of apis) dispatch(util.resetApiState());
      olvidarPendientes();
    };
    return (next) => (action) => {
      if (comienza(action)) {
        const { id } = action.payload;
        if (deQuien !== null && deQuien !== id) olvidar();
        deQuien = id;
      }
      const resultado = next(action);
      if (sesionCerrada.match(action)) {
        olvidar(); // after it: what is still on screen would ask again, with the old token
        olvidarDeSesion();
        olvidarGuardadas();
      }
      if (sesionVencida.match(action)) olvidarGuardadas();
      return resultado;
    };
  };
}

const comienza = isAnyOf(sesionIniciada, sesionRestaurada);

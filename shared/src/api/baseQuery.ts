import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';

import { authCalls, type SesionConToken } from '../contracts/auth/auth';
import { ESPERA_MS } from '../contracts/defineCall';
import {
  selectToken,
  selectUsuario,
  sesionIniciada,
  sesionVencida,
  type SesionState,
} from '../session/sesionSlice';

import { toApiError, type ApiError } from './apiError';
import { anotarCambio } from './cambios';
import { direccionDe, type Api } from './direcciones';
import { contarEnCamino } from './enCamino';
import { esperarOtraVez } from './esperarOtraVez';
import { conGuardadas, type MetaGuardada, type PedidoGuardado } from './guardadas';
import { anotarAreaNegada } from './negadas';
import { trasRelevo } from './relevo';
import { leerRespuesta } from './revisarRespuesta';
import { nuevoUuid } from './uuid';
import { anotarResultado } from './vigilarConexion';

type RootWithSesion = { sesion: SesionState };
/** What is known of an answer of the server, or of a kept one. */
export type MetaDeRespuesta = FetchBaseQueryMeta | MetaGuardada;
type ApiBaseQuery = BaseQueryFn<PedidoGuardado, unknown, ApiError, object, MetaDeRespuesta>;

let refresco: Promise<SesionConToken | ApiError> | null = null;

/** Calls one address: bearer token, envelope, and one refresh of the session when the token has run out. */
export function apiBaseQuery(api: Api): ApiBaseQuery {
  const conToken = fetchBaseQuery({
    timeout: ESPERA_MS,
    prepareHeaders: (headers, { getState }) => {
      const token = selectToken(getState() as RootWithSesion);
      if (token) headers.set('authorization', `Bearer ${token}`);
      headers.set('x-request-id', nuevoUuid());
    },
  });

  const pedirUnaVez = async (args: FetchArgs, queryApi: BaseQueryApi) => {
    const { data, error, meta } = await conToken(
      { ...args, url: direccionDe(api) + args.url },
      queryApi,
      {},
    );
    const fallo = error && toApiError(error, meta);
    if (!queryApi.signal.aborted) anotarResultado(api, fallo ?? null);
    if (!fallo && queryApi.type === 'mutation') anotarCambio();
    if (fallo?.code === 'AREA_NO_HABILITADA') anotarAreaNegada();
    return fallo ? { error: fallo, meta } : { data, meta };
  };

  const pedir = async (args: FetchArgs, queryApi: BaseQueryApi) => {
    for (let vez = 0; ; vez++) {
      const resultado = await pedirUnaVez(args, queryApi);
      if (!resultado.error || !(await esperarOtraVez(resultado, { vez, ...queryApi })))
        return resultado;
    }
  };

  const conSesion = async (args: FetchArgs, queryApi: BaseQueryApi) => {
    await refresco; // a call made while the page starts goes out once, with the token
    const quien = quienEs(queryApi);
    const resultado = await pedir(args, queryApi);
    if (resultado.error?.code !== 'SESION_REQUERIDA') return resultado;
    if (queryApi.type === 'query') await trasRelevo();
    const ahora = quienEs(queryApi);
    // whose session it was has left this page: nothing of theirs is renewed, nor asked in another's name
    if (quien && ahora && quien !== ahora) return resultado;
    const sesion = await refrescarSesion(queryApi);
    if (!('token' in sesion)) return { error: sesion };
    return quien && sesion.id !== quien ? resultado : pedir(args, queryApi); // the cookie may be another's by now
  };

  return (args, queryApi) =>
    queryApi.type === 'mutation'
      ? contarEnCamino(() => conSesion(args, queryApi))
      : conGuardadas(args, queryApi.getState, (pedido) => conSesion(pedido, queryApi));
}

const quienEs = ({ getState }: Pick<BaseQueryApi, 'getState'>) =>
  selectUsuario(getState() as RootWithSesion)?.id;

/** Refreshes once for all calls that found their token expired at the same time. */
export async function refrescarSesion(
  queryApi: Pick<BaseQueryApi, 'dispatch'>,
  respuesta?: Promise<Response>,
): Promise<SesionConToken | ApiError> {
  refresco ??= pedirRefresco(respuesta).finally(() => (refresco = null));
  const sesion = await refresco;
  anotarResultado('ordering', 'token' in sesion ? null : sesion);
  if ('token' in sesion) queryApi.dispatch(sesionIniciada(sesion));
  // whatever else was answered (the network, a database that is down for a moment), the session may well be alive
  else if (sesion.code === 'SESION_REQUERIDA') queryApi.dispatch(sesionVencida());
  return sesion;
}

async function pedirRefresco(respuesta?: Promise<Response>): Promise<SesionConToken | ApiError> {
  const call = authCalls.refrescarSesion;
  const plazo = AbortSignal.timeout(ESPERA_MS);
  const tarde = new Promise<never>((_, reject) => {
    plazo.addEventListener('abort', () => reject(new Error('refresh: nobody answered in time')));
  });
  try {
    const llegada =
      respuesta ??
      fetch(direccionDe('ordering') + call.path, {
        method: call.method,
        credentials: 'same-origin',
      });
    const response = await Promise.race([llegada, tarde]);
    const data: unknown = await response.json();
    const leida = leerRespuesta(call, data);
    return leida.success ? leida.data.data : toApiError({ status: response.status, data });
  } catch (error) {
    return toApiError({ status: 'FETCH_ERROR', error: String(error) });
  }
}

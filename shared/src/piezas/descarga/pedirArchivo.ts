import {
  direccionDe,
  fromFileCall,
  nuevoUuid,
  refrescarSesion,
  type ApiError,
  type AppStore,
} from '@comanda/shared/api';
import { selectToken } from '@comanda/shared/session';

import { failureSchema, type Call, type CallInput } from '../../contracts/defineCall';
import { lectorDeAvance, TIPO_CON_AVANCE, type Avance } from '../../domain/hojas/avance';
import { ERRORES, esErrorCode } from '../../errors/catalogo';
import { ERRORES_DEL_NAVEGADOR, esDeAusente } from '../../errors/delNavegador';

/** Which file is asked for: a call of the contracts that answers one, and where. */
export type PedidoDeArchivo = { api: 'ordering' | 'billing'; call: Call; input: object };

/** The same, its input as its contract has it; in which format is asked later. */
export const delServidor = <C extends Call>(
  api: PedidoDeArchivo['api'],
  call: C,
  input: Omit<CallInput<C>, 'formato'>,
): PedidoDeArchivo => ({ api, call, input });

type Mano = {
  store: Pick<AppStore, 'getState' | 'dispatch'>;
  signal: AbortSignal;
  onAvance: (avance: Avance) => void;
};

/** What came: its bytes, and what the server calls it. Null where the signal was aborted. */
export type Bajado = { contenido: Blob; nombre: string } | { fallo: ApiError } | null;

/**
 * Asks for a file that may be long, and says how far it is. Not a call of the store: that reads each answer twice, and
 * keeps one as text.
 */
export async function pedirArchivo(pedido: PedidoDeArchivo, mano: Mano): Promise<Bajado> {
  try {
    const respuesta = await conSesion(pedido, mano);
    if (!(respuesta instanceof Response)) return { fallo: respuesta };
    if (!respuesta.ok) return { fallo: await falloDe(respuesta) };
    return { contenido: await leer(respuesta, mano), nombre: nombreDe(respuesta) };
  } catch (error) {
    if (mano.signal.aborted) return null;
    console.error(error);
    return { fallo: CORTADA };
  }
}

const CORTADA: ApiError = {
  status: 0,
  code: 'SIN_CONEXION',
  campos: [],
  peticion: null,
  msg: 'La descarga se cortó antes de terminar. Intente otra vez',
};

async function conSesion(pedido: PedidoDeArchivo, mano: Mano): Promise<Response | ApiError> {
  const respuesta = await pedir(pedido, mano);
  if (respuesta.status !== ERRORES.SESION_REQUERIDA.status) return respuesta;
  const sesion = await refrescarSesion(mano.store);
  return 'token' in sesion ? pedir(pedido, mano) : sesion;
}

function pedir({ api, call, input }: PedidoDeArchivo, { store, signal }: Mano): Promise<Response> {
  const { query } = fromFileCall(call);
  const dicha = query(input); // what its contract names of it
  const { url, method, params } = dicha;
  const body: unknown = dicha.body;
  const dichos = Object.entries(params ?? {}).filter(([, valor]) => valor !== undefined);
  const consulta = new URLSearchParams(dichos.map(([campo, valor]) => [campo, String(valor)]));
  const token = selectToken(store.getState());
  return fetch(`${direccionDe(api)}${url}?${consulta.toString()}`, {
    method,
    signal,
    headers: {
      accept: TIPO_CON_AVANCE,
      'x-request-id': nuevoUuid(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function falloDe(respuesta: Response): Promise<ApiError> {
  const { status, headers } = respuesta;
  const leido = failureSchema.safeParse(await respuesta.json().catch(() => null)); // what is no envelope is said as such
  const comun = { campos: [], peticion: headers.get('x-request-id') };
  if (!leido.success && esDeAusente(status))
    return { ...ERRORES_DEL_NAVEGADOR.SIN_CONEXION, code: 'SIN_CONEXION', ...comun };
  const { code, msg } = leido.success
    ? leido.data
    : { code: 'INESPERADO', msg: ERRORES.INESPERADO.msg };
  return { status, msg, code: esErrorCode(code) ? code : 'INESPERADO', ...comun };
}

/** So many bytes go to the browser's own keeping at a time. */
const BOCADO = 4 * 1024 * 1024;

async function leer(respuesta: Response, { onAvance }: Mano): Promise<Blob> {
  if (!tipoDe(respuesta).startsWith(TIPO_CON_AVANCE)) return respuesta.blob();
  const partes: Blob[] = [];
  let juntos: BlobPart[] = [];
  let bytes = 0;
  const guardar = () => {
    partes.push(new Blob(juntos));
    juntos = [];
    bytes = 0;
  };
  const lector = lectorDeAvance({
    onAvance,
    onPedazo: (pedazo) => {
      juntos.push(pedazo);
      bytes += pedazo.length;
      if (bytes >= BOCADO) guardar();
    },
  });
  const llegada = respuesta.body?.getReader();
  for (let leido = await llegada?.read(); leido && !leido.done; leido = await llegada?.read())
    lector.leer(leido.value);
  if (!lector.entero()) throw new Error('pedirArchivo: it ended before its end');
  guardar();
  return new Blob(partes);
}

const tipoDe = ({ headers }: Response) => headers.get('content-type') ?? '';

const nombreDe = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'archivo';

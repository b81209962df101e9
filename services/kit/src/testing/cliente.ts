import type { Call, CallDatos, CallInput, Failure } from '@comanda/shared/contracts/defineCall';
import { fallosDe } from '@comanda/shared/contracts/fallosDe';
import type { CampoInvalido } from '@comanda/shared/errors/AppError';
import { esErrorCode, type ErrorCode } from '@comanda/shared/errors/catalogo';

import { filasDeCsv } from './filasDeCsv';
import { peticionDe } from './peticion';

import type { Server } from '../http/server';

/** A user of the seed; null for nobody. */
export type Quien = { id: string } | null;

/** What a request carries beside its input. */
type Extra = {
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  remoteAddress?: string;
};

export type Respuesta<C extends Call> = {
  status: number;
  /** Undefined in a refusal, and of a call that answers a file. */
  data: CallDatos<C> | undefined;
  msg: string | undefined;
  code: ErrorCode | undefined;
  errores: readonly CampoInvalido[];
  /** The whole of it, as JSON and as it came. */
  cuerpo: unknown;
  texto: string;
  headers: Record<string, unknown>;
  cookies: readonly { name: string; value: string }[];
};

export type Cliente = {
  /** Makes a call of the contracts. Fails where the service refuses with a code the contract does not list. */
  pedir<C extends Call>(
    call: C,
    quien: Quien,
    entrada: CallInput<C>,
    extra?: Extra,
  ): Promise<Respuesta<C>>;
  /** The same with an input that the contract does not take: no type looks at it. */
  pedirMal<C extends Call>(
    call: C,
    quien: Quien,
    entrada: object,
    extra?: Extra,
  ): Promise<Respuesta<C>>;
  /** The data of a call that must be answered; fails when it is refused. */
  dato<C extends Call>(call: C, quien: Quien, entrada: CallInput<C>): Promise<CallDatos<C>>;
  /** The rows of a call that answers a sheet, asked for as a CSV with decimal points: each by its headings. */
  hoja<C extends Call>(
    call: C,
    quien: Quien,
    entrada: Omit<CallInput<C>, 'formato'>,
  ): Promise<Record<string, string>[]>;
};

type Opciones = {
  /** Where the service's calls begin: '/facturacion'. */
  prefijo?: string;
  /** The headers of a user's live session. */
  sesion?: (usuario: { id: string }) => Promise<Record<string, string>>;
};

/** Makes calls of the contracts to a server that listens to nobody. */
export function clienteDe(app: Server, { prefijo, sesion }: Opciones = {}): Cliente {
  const pedirMal: Cliente['pedirMal'] = async (call, quien, entrada, extra = {}) => {
    const peticion = peticionDe(call, entrada, prefijo);
    const propias = quien && sesion ? await sesion(quien) : {};
    const headers = { ...peticion.headers, ...propias, ...extra.headers };
    const respuesta = await app.inject({ ...peticion, ...extra, headers });
    const json = String(respuesta.headers['content-type']).includes('json');
    const cuerpo = json ? respuesta.json<Partial<Failure> & { data?: unknown }>() : {};
    return {
      status: respuesta.statusCode,
      data: cuerpo.data as CallDatos<typeof call> | undefined, // the server's own serializer has been over it
      msg: cuerpo.msg,
      code: codigoDe(call, cuerpo.code),
      errores: cuerpo.errores ?? [],
      cuerpo,
      texto: respuesta.body,
      headers: respuesta.headers,
      cookies: respuesta.cookies,
    };
  };
  const pedir: Cliente['pedir'] = (call, quien, entrada, extra) =>
    pedirMal(call, quien, entrada as object, extra);

  return {
    pedir,
    pedirMal,
    async dato(call, quien, entrada) {
      const { status, data, texto } = await pedir(call, quien, entrada);
      if (status === 200 && data !== undefined) return data;
      throw new Error(`dato: ${call.method} ${call.path} answered ${status} ${texto}`);
    },
    async hoja(call, quien, entrada) {
      const { status, texto } = await pedirMal(call, quien, { ...entrada, formato: 'csv_coma' });
      if (status !== 200) throw new Error(`hoja: ${call.path} answered ${status} ${texto}`);
      return filasDeCsv(texto);
    },
  };
}

/** What a machine that cannot keep up answers in the place of any call. */
const DE_OCUPADO: readonly ErrorCode[] = [
  'SERVIDOR_OCUPADO',
  'TARDO_DEMASIADO',
  'BASE_NO_DISPONIBLE',
];

/** The lists of the contracts are true because no test gets past this. */
function codigoDe(call: Call, code: string | undefined): ErrorCode | undefined {
  if (code === undefined) return undefined;
  if (esErrorCode(code) && [...fallosDe(call), ...DE_OCUPADO].includes(code)) return code;
  throw new Error(
    `${call.method} ${call.path} answered ${code}, which its contract does not list (fallos)`,
  );
}

import type { FastifyRequest } from 'fastify';

import { cabeceraDePeticion } from '@comanda/kit/http/peticionEnCurso';
import {
  FALLOS_DE_P12,
  emisionCalls as calls,
} from '@comanda/shared/contracts/facturacion/emision';
import { AppError, type CampoInvalido } from '@comanda/shared/errors/AppError';
import type { ErrorCode } from '@comanda/shared/errors/catalogo';

import { z } from 'zod';

/** A P12 as it came with a company, in base64, and its password. */
export type P12 = { p12: string; clave: string };

/** What of billing a company's form needs. Whoever asks is who asks billing: with their own bearer (ADR 28). */
export type Certificados = {
  /** Refuses one that does not sign, by field; nothing is kept. */
  revisar(p12: P12 & { ruc: string }, autorizacion: string): Promise<void>;
  /** The company signs with it from then on. */
  cargar(p12: P12 & { empresa: string }, autorizacion: string): Promise<void>;
};

type Peticion = { ruta: string; cuerpo: object; autorizacion: string };
/** Asks billing, wherever it is; rejects when it cannot be reached. */
export type PedirABilling = (peticion: Peticion) => Promise<{ status: number; json: unknown }>;

/** As billing calls the boxes of its own form, and a company's form them. */
const CAMPOS: Readonly<Record<string, string>> = { p12: 'firma', clave: 'clave_firma' };

/** What billing says of a file, in its own words: when it looks at it, and when it loads it. */
const DEL_ARCHIVO: readonly ErrorCode[] = [...FALLOS_DE_P12, ...calls.cargarCertificado.fallos];

const rechazoSchema = z.object({
  code: z.string(),
  errores: z.array(z.object({ campo: z.string(), msg: z.string() })).default([]),
});

export function certificadosDe(pedir: PedirABilling): Certificados {
  const preguntar = async (ruta: string, cuerpo: object, autorizacion: string) => {
    const { status, json } = await pedir({ ruta, cuerpo, autorizacion }).catch((error: unknown) => {
      throw new AppError('FACTURACION_NO_DISPONIBLE', { ruta, motivo: String(error) });
    });
    if (status === 200) return;
    throw rechazoDe(rechazoSchema.safeParse(json).data, { ruta, status });
  };
  return {
    revisar: (p12, autorizacion) => preguntar(calls.revisarCertificado.path, p12, autorizacion),
    cargar: (p12, autorizacion) => preguntar(calls.cargarCertificado.path, p12, autorizacion),
  };
}

/** What billing says of the P12 is said of the company's; whatever else is wrong with it, it is not there. */
function rechazoDe(
  rechazo: z.output<typeof rechazoSchema> | undefined,
  detalle: { ruta: string; status: number },
): AppError {
  const { code, errores } = rechazo ?? { code: '', errores: [] };
  const campos: CampoInvalido[] = errores.flatMap(({ campo, msg }) => {
    const propio = CAMPOS[campo];
    return propio ? [{ campo: propio, msg }] : [];
  });
  const suyo = DEL_ARCHIVO.find((uno) => uno === code);
  if (suyo && campos.length > 0) return new AppError(suyo, detalle, campos);
  return new AppError('FACTURACION_NO_DISPONIBLE', { ...detalle, code });
}

/** None: a service that was not told where billing is. */
export const SIN_FACTURACION: Certificados = certificadosDe(() =>
  Promise.reject(new Error('billing has no address')),
);

const LIMITE_MS = 50_000;

/** Billing over the network; `direccion` ends in /facturacion. */
export const billingEn =
  (direccion: string): PedirABilling =>
  async ({ ruta, cuerpo, autorizacion }) => {
    const respuesta = await fetch(direccion + ruta, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: autorizacion,
        ...cabeceraDePeticion(),
      },
      body: JSON.stringify(cuerpo),
      signal: AbortSignal.timeout(LIMITE_MS),
    });
    return { status: respuesta.status, json: await respuesta.json() };
  };

export const autorizacionDe = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  headers.authorization ?? '';

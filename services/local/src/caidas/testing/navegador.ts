import { setTimeout as esperar } from 'node:timers/promises';

import { CAJERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { makeLinea, makeSolicitud, makeSolicitudDeOtra } from '@comanda/ordering/testing/ventas';
import { facturacionCalls } from '@comanda/shared/contracts/facturacion/facturacion';
import { ventasCalls, type Venta } from '@comanda/shared/contracts/ventas/ventas';

import type { Azar } from '../../demo/azar';

export type Pago = {
  empresa: 'PUERTO' | 'OTRA';
  /** Of the modal that was opened: the same however often the browser comes back. */
  idempotencia: string;
  unidades: number;
  azar: Azar;
  /** Every answer of crear_venta that was read. */
  respuestas: Venta[];
  /** True once a crear_venta left the browser: from then on the sale may exist. */
  enviado: boolean;
};

export type Servidor = {
  url: string;
  cabeceras: Record<Pago['empresa'], { authorization: string }>;
  /** How many calls were answered, whatever with. */
  respondidas: number;
};

/** The browser is gone: closed, out of battery, reloaded. */
export class Muerte extends Error {}

const MORIR = { antes: 0.1, enCamino: 0.2, despues: 0.1 };
/** A browser asks until it is answered; this many say that nobody will. */
const INTENTOS = 60;

/**
 * The payment flow of a browser that may die before a call, while it waits for the answer, or after it has read it.
 * Answers when the sale is made and its invoice hurried; throws Muerte when it died on the way.
 */
export async function pagar(
  servidor: Servidor,
  pago: Pago,
  { mortal }: { mortal: boolean },
): Promise<void> {
  for (let intento = 0; intento < INTENTOS; intento++) {
    const clave = pago.empresa === 'PUERTO' ? await reservar(servidor, pago, mortal) : null;
    pago.enviado = true;
    const { status, cuerpo } = await pedir(servidor, pago, {
      path: ventasCalls.crearVenta.path,
      mortal,
      body: solicitudDe(pago, clave),
    });
    if (status === 200) {
      const venta = (cuerpo as { data: Venta }).data; // the contract's reply
      pago.respuestas.push(venta);
      if (venta.clave_acceso !== null)
        await firmar(servidor, pago, { clave: venta.clave_acceso, mortal });
      return;
    }
    const repetible = status >= 500 || cuerpo.code === 'RESERVA_VENCIDA';
    if (!repetible) throw new Error(`pagar: ${status} ${JSON.stringify(cuerpo)}`);
  }
  throw new Error(`pagar: ${INTENTOS} tries were not enough`);
}

async function reservar(servidor: Servidor, pago: Pago, mortal: boolean): Promise<string> {
  for (let intento = 0; intento < INTENTOS; intento++) {
    const { status, cuerpo } = await pedir(servidor, pago, {
      path: `/facturacion${facturacionCalls.reservarClaveAcceso.path}`,
      mortal,
      body: { ruc: PUERTO.ruc, empresa: PUERTO.empresa },
    });
    if (status === 200) return (cuerpo as { data: { claveAcceso: string } }).data.claveAcceso; // the contract's reply
    if (status < 500) throw new Error(`reservar: ${status} ${JSON.stringify(cuerpo)}`);
  }
  throw new Error(`reservar: ${INTENTOS} tries were not enough`);
}

async function firmar(
  servidor: Servidor,
  pago: Pago,
  { clave, mortal }: { clave: string; mortal: boolean },
) {
  const path = `/facturacion${facturacionCalls.firmarXml.path}?empresa=${encodeURIComponent(PUERTO.empresa)}`;
  const { status, cuerpo } = await pedir(servidor, pago, {
    path,
    mortal,
    body: { infoTributaria: { claveAcceso: clave } },
  });
  if (status !== 200 && status < 500)
    throw new Error(`firmar: ${status} ${JSON.stringify(cuerpo)}`);
}

function solicitudDe({ empresa, unidades }: Pago, clave_acceso: string | null): object {
  return empresa === 'PUERTO'
    ? makeSolicitud({ tienda: [makeLinea(2, unidades), makeLinea(4)], clave_acceso })
    : makeSolicitudDeOtra({
        tienda: [makeLinea(9, unidades), makeLinea(10)],
        empresa: OTRA.empresa,
        caja_usuario: CAJERO.nombre,
      });
}

type Peticion = { path: string; body: object; mortal: boolean };
type Respuesta = { status: number; cuerpo: { code?: string } };

/** One call over the network. What the server does with it goes on, whoever is left to hear of it. */
async function pedir(
  servidor: Servidor,
  pago: Pago,
  { path, body, mortal }: Peticion,
): Promise<Respuesta> {
  const { url, cabeceras } = servidor;
  const { azar, empresa, idempotencia } = pago;
  const suerte = mortal ? azar.siguiente() : 0.5;
  const enCamino = suerte > MORIR.antes && suerte < MORIR.antes + MORIR.enCamino;
  if (suerte < MORIR.antes) throw new Muerte();

  const vida = new AbortController();
  if (enCamino) void esperar(azar.entero(0, 12)).then(() => vida.abort());
  try {
    const respuesta = await fetch(url + path, {
      method: 'POST',
      headers: {
        ...cabeceras[empresa],
        'content-type': 'application/json',
        'idempotency-key': idempotencia,
      },
      body: JSON.stringify(body),
      signal: vida.signal,
    });
    const cuerpo = (await respuesta.json()) as Respuesta['cuerpo']; // the envelope of every answer
    servidor.respondidas += 1;
    if (enCamino || suerte > 1 - MORIR.despues) throw new Muerte();
    return { status: respuesta.status, cuerpo };
  } catch (error) {
    throw vida.signal.aborted ? new Muerte() : error;
  }
}

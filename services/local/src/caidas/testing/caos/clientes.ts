import { setTimeout as esperar } from 'node:timers/promises';

import { facturacionCalls } from '@comanda/shared/contracts/facturacion/facturacion';
import { FORMAS_PAGO, ventasCalls, type Venta } from '@comanda/shared/contracts/ventas/ventas';
import {
  aLineaVenta,
  conCantidad,
  descuentoDeCuenta,
  totalesDeCuenta,
  type Carrito,
  type CuentaDeCarrito,
} from '@comanda/shared/domain/orden/carrito';
import { aDolares, centavos } from '@comanda/shared/domain/dinero/dinero';
import { CONSUMIDOR_FINAL } from '@comanda/shared/domain/fiscal/identificacion';
import { partesIguales } from '@comanda/shared/domain/dinero/pagos';
import { propinaMaxima } from '@comanda/shared/domain/dinero/rebaja';

import type { Azar } from '../../../demo/azar';

import { CLIENTE_DE_CAOS, PRODUCTOS_DE_CAOS, type EmpresaDeCaos } from './empresas';

export type Servicios = {
  ordering: string;
  billing: string;
  sesion: { authorization: string };
  /** After so long a till takes a call for lost, and comes back with the same key; without it, it waits for ever. */
  plazoMs?: number;
  /** Told of each call that was not answered, or with a fault of the server; it is asked again. */
  alFallar?: (fallo: { url: string; status: number; code?: string | undefined }) => void;
};

/** A payment of one browser, however often it comes back to it. */
export type PagoDeCaos = {
  empresa: EmpresaDeCaos;
  idempotencia: string;
  solicitud: SolicitudDeCaos;
  azar: Azar;
  /** Whether its cashier waits to see the invoice authorised. */
  apura: boolean;
  /** Keys of the sales it was told of. */
  contestadas: string[];
  /** True once crear_venta left the browser: from then on the sale may exist. */
  enviado: boolean;
};

/** The browser is gone. */
class Muerte extends Error {}

/** How often a browser dies at each step: before it, while it waits, or with the answer in hand. */
const MUERE = 0.05;
const VUELVE = 0.8;
const ESPERA_MS = 150;
const INTENTOS = 400; // a service that was killed is back in seconds

export function nuevoPago(empresa: EmpresaDeCaos, azar: Azar): PagoDeCaos {
  const carrito = PRODUCTOS_DE_CAOS.map((producto) =>
    conCantidad(
      { ...producto, id_categoria: '1', cantidad: 1, iva: 0, subtota: 0 },
      azar.entero(1, 4),
    ),
  );
  return {
    empresa,
    azar,

    idempotencia: azar.uuid(),
    contestadas: [],
    enviado: false,
    apura: azar.siguiente() < 0.5,
    solicitud: solicitudDe(empresa, carrito, azar),
  };
}

type SolicitudDeCaos = ReturnType<typeof solicitudDe>;

const solicitudDe = ({ empresa }: EmpresaDeCaos, carrito: Carrito, azar: Azar) => ({
  empresa,
  secuencial: null,
  caja_usuario: 'Carla Caos',
  cedula: azar.siguiente() < 0.5 ? CONSUMIDOR_FINAL : CLIENTE_DE_CAOS,
  ...cobroDe(carrito, azar),
});

/** Some with a discount on a line, on the sale or on both, some with a tip; paid in one way, or in several. */
function cobroDe(lineas: Carrito, azar: Azar) {
  const rebaja = { tipo: 'PORCENTAJE', valor: azar.uno([3, 7.5, 10]), motivo: 'Caos' } as const;
  const carrito = lineas.map((linea, i) =>
    i === 0 && azar.siguiente() < 0.3 ? { ...linea, rebaja } : linea,
  );
  const cuenta: CuentaDeCarrito = { carrito, ...(azar.siguiente() < 0.3 && { rebaja }) };
  const { subtotal, iva, total } = totalesDeCuenta(cuenta);
  const propina = azar.siguiente() < 0.3 ? propinaMaxima(subtotal) : centavos(0);
  const pagado = centavos(total + propina);
  const partes = partesIguales(pagado, azar.entero(1, 3));
  const descuento = descuentoDeCuenta(cuenta);
  const pagos = partes.map((parte) => ({
    forma_pago: azar.uno(FORMAS_PAGO),
    monto: aDolares(parte),
  }));
  return {
    tienda: carrito.map(aLineaVenta),
    forma_pago: 'EFECTIVO' as const,
    subtotal: aDolares(subtotal),
    iva: aDolares(iva),
    total: aDolares(pagado),
    ...(pagos.length > 1 && { pagos }),
    ...(descuento > 0 && { descuento: aDolares(descuento), motivo_descuento: rebaja.motivo }),
    ...(propina > 0 && { propina: aDolares(propina) }),
  };
}

/** Sells, dying where chance has it; answers false when the browser never came back. */
export async function vender(
  servicios: Servicios,
  pago: PagoDeCaos,
  { mortal }: { mortal: boolean },
): Promise<boolean> {
  for (;;) {
    try {
      await cobrar(servicios, pago, mortal);
      return true;
    } catch (error) {
      if (!(error instanceof Muerte)) throw error;
      if (pago.azar.siguiente() > VUELVE) return false;
      await esperar(pago.azar.entero(0, ESPERA_MS));
    }
  }
}

async function cobrar(servicios: Servicios, pago: PagoDeCaos, mortal: boolean): Promise<void> {
  for (let i = 0; i < INTENTOS; i++) {
    const clave_acceso = await reservar(servicios, pago, mortal);
    pago.enviado = true;
    const { status, cuerpo } = await pedir(servicios.ordering + ventasCalls.crearVenta.path, {
      servicios,
      pago,
      mortal,
      body: { ...pago.solicitud, clave_acceso },
    });
    if (status === 200) {
      const { clave_acceso: vendida } = (cuerpo as { data: Venta }).data; // the contract's reply
      if (vendida !== null) pago.contestadas.push(vendida);
      await firmar(servicios, pago, { clave: vendida, mortal });
      return;
    }
    if (status !== 0 && status < 500 && cuerpo.code !== 'RESERVA_VENCIDA')
      throw new Error(`cobrar: ${status} ${JSON.stringify(cuerpo)}`);
    await esperar(ESPERA_MS);
  }
  throw new Error(`cobrar: ${INTENTOS} tries were not enough`);
}

async function reservar(servicios: Servicios, pago: PagoDeCaos, mortal: boolean): Promise<string> {
  const { empresa, ruc } = pago.empresa;
  const url = `${servicios.billing}/facturacion${facturacionCalls.reservarClaveAcceso.path}`;
  for (let i = 0; i < INTENTOS; i++) {
    const { status, cuerpo } = await pedir(url, {
      servicios,
      pago,
      mortal,
      body: { empresa, ruc },
    });
    if (status === 200) return (cuerpo as { data: { claveAcceso: string } }).data.claveAcceso; // the contract's reply
    if (status !== 0 && status < 500)
      throw new Error(`reservar: ${status} ${JSON.stringify(cuerpo)}`);
    await esperar(ESPERA_MS);
  }
  throw new Error(`reservar: ${INTENTOS} tries were not enough`);
}

/** Nothing depends on it but the cashier's patience: it is asked for once, whatever comes of it. */
async function firmar(
  servicios: Servicios,
  pago: PagoDeCaos,
  { clave, mortal }: { clave: string | null; mortal: boolean },
): Promise<void> {
  if (clave === null || !pago.apura) return;
  const url = `${servicios.billing}/facturacion${facturacionCalls.firmarXml.path}?empresa=${encodeURIComponent(pago.empresa.empresa)}`;
  const body = { infoTributaria: { claveAcceso: clave } };
  await pedir(url, { servicios, pago, mortal, body });
}

type Peticion = { servicios: Servicios; pago: PagoDeCaos; body: object; mortal: boolean };
type Respuesta = { status: number; cuerpo: { code?: string } };

const SIN_RESPUESTA: Respuesta = { status: 0, cuerpo: {} };

/** Every answer of ours is an envelope; of a proxy that has nobody to ask, a page. */
async function leer(respuesta: Response): Promise<Respuesta> {
  const nuestra = respuesta.headers.get('content-type')?.startsWith('application/json');
  const cuerpo = nuestra ? ((await respuesta.json()) as Respuesta['cuerpo']) : {};
  return { status: respuesta.status, cuerpo };
}

/** One call. Status 0: the service is not there, or went away before it answered. */
async function pedir(url: string, { servicios, pago, body, mortal }: Peticion): Promise<Respuesta> {
  const muere = mortal && pago.azar.siguiente() < MUERE;
  const donde = pago.azar.uno(['antes', 'enCamino', 'despues'] as const);
  if (muere && donde === 'antes') throw new Muerte();
  const vida = new AbortController();
  if (muere && donde === 'enCamino') void esperar(pago.azar.entero(0, 15)).then(() => vida.abort());

  const respuesta = await fetch(url, {
    method: 'POST',
    headers: {
      ...servicios.sesion,
      'content-type': 'application/json',
      'idempotency-key': pago.idempotencia,
    },
    body: JSON.stringify(body),
    signal: servicios.plazoMs
      ? AbortSignal.any([vida.signal, AbortSignal.timeout(servicios.plazoMs)])
      : vida.signal,
  })
    .then(leer)
    .catch(() => SIN_RESPUESTA);
  if (muere) throw new Muerte();
  const { status, cuerpo } = respuesta;
  if (status === 0 || status >= 500) servicios.alFallar?.({ url, status, code: cuerpo.code });
  return respuesta;
}

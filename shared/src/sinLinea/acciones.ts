import { esApiError } from '../api/apiError';
import type { AppDispatch, AppStore } from '../api/store';
import type { Dispositivo } from '../contracts/admin/dispositivos';
import { aDolares } from '../domain/dinero/dinero';
import {
  devolverNumero,
  impedimentoDeEquipo,
  pidePersona,
  seRehusa,
  tomarNumero,
} from '../domain/sinLinea/sinLinea';

import { enAlmacen, hayAlmacen } from './almacen';
import { contactar } from './contactar';
import { solicitudDeVenta, yaEnviada } from './enviar';
import { FalloDeEquipo } from './FalloDeEquipo';
import { abrirFicha, sellarFicha } from './ficha';
import { contarCambio } from './foto';
import {
  esActo,
  esVenta,
  type Equipo,
  type FalloDeEnvio,
  type FilaDeSalida,
  type VentaEnSalida,
} from './modelo';
import { ahoraDe } from './reloj';
import { alNoAceptarse, faltaNumero, faltaOrden } from './seguirOrden';
import { aceptarVentaDeEquipo, descartarActoDeEquipo, reservarDeEquipo } from './sinLineaApi';
import { vaciarSalida } from './vaciar';

type Nuevo = { empresa: string; dispositivo: Dispositivo; token: string };

/** This browser is that till from now on; it asks for its numbers, and the browser not to throw them away. */
export async function adoptarEquipo(
  { dispatch }: AppStore,
  { empresa, dispositivo, token }: Nuevo,
): Promise<void> {
  const { id, nombre, punto_emision, estado } = dispositivo;
  const equipo: Equipo = {
    empresa,
    id,
    nombre,
    punto_emision,
    estado,
    arriendo: null,
    token: await sellarFicha(token),
    desfase_ms: 0,
    hora_dudosa: false,
    horas_sin_ingreso: 0,
    contacto: null,
    visto_ms: Date.now(),
    hora_ms: Date.now(),
  };
  await enAlmacen('readwrite', (almacenes) => almacenes.guardarEquipo(equipo));
  await contarCambio();
  await pedirPersistencia();
  await contactar(dispatch, empresa);
}

async function pedirPersistencia(): Promise<void> {
  if (!('storage' in navigator)) return; // over plain http
  if (!(await navigator.storage.persist()))
    console.warn('sinLinea: the browser may clear what it keeps when its disk is full');
}

/** It has another name at the server. */
export async function renombrarEquipo({ id, nombre }: Dispositivo): Promise<void> {
  await enAlmacen('readwrite', async ({ equipos, guardarEquipo }) => {
    for (const equipo of await equipos())
      if (equipo.id === id) await guardarEquipo({ ...equipo, nombre });
  });
  await contarCambio();
}

/** What waits for somebody is sent once more, as if for the first time: its reason may be gone. */
export async function reintentarVenta(store: AppStore, orden: number): Promise<void> {
  await enAlmacen('readwrite', async (almacenes) => {
    const fila = await almacenes.fila(orden);
    if (!fila || !pidePersona(fila)) return;
    const { fallas: _, sinRemedio: __, ...otra } = fila;
    await almacenes.guardarFila({ ...otra, estado: 'POR_ENVIAR' });
  });
  await contarCambio();
  await vaciarSalida(store);
}

/**
 * An Administrador gives up what was refused, and says why: the server writes it down, and then it is not kept here. A sale only where
 * they could not take it either.
 */
export async function descartarActo(store: AppStore, { orden, motivo }: Aceptada): Promise<void> {
  const [fila, equipo] = await enAlmacen('readonly', async (almacenes) => {
    const hallada = await almacenes.fila(orden);
    return [hallada, hallada && (await almacenes.equipo(hallada.empresa))] as const;
  });
  if (!fila || !pidePersona(fila) || (esVenta(fila) && !fila.sinRemedio)) return;
  if (!equipo) throw new FalloDeEquipo('EQUIPO_REVOCADO');
  const { empresa, idempotencia: clave, fallo } = fila;
  const conocido = fallo?.code !== 'DISPOSITIVO_DESCONOCIDO';
  const { hecho, ...descartado } = loDescartado(fila);
  const descarte = {
    empresa,
    clave,
    motivo,
    rechazo: fallo?.msg ?? '',
    ...descartado,
    sin_linea: {
      dispositivo: equipo.id,
      hecho,
      ...(conocido && { token: await abrirFicha(equipo.token) }),
    },
  };
  await store.dispatch(descartarActoDeEquipo.initiate(descarte, { track: false })).unwrap();
  await enAlmacen('readwrite', (almacenes) => almacenes.borrarFila(orden));
  await contarCambio();
}

function loDescartado(fila: FilaDeSalida) {
  if (esActo(fila)) {
    const { tipo, dicho, monto, quien, hecho } = fila;
    return { tipo, dicho, monto: monto && aDolares(monto), hecho_por: quien.nombre, hecho };
  }
  const { venta, cuerpo, vendida, clave_acceso, comprador } = fila;
  return {
    tipo: 'venta',
    dicho: venta.secuencia,
    monto: venta.total,
    hecho_por: cuerpo.caja_usuario,
    hecho: vendida,
    cuerpo: comprador ? { ...cuerpo, comprador } : cuerpo,
    ...(clave_acceso && { clave_acceso }),
  };
}

/** The drawer that somebody works with, as this till was last told; sales of theirs are in it. */
export async function anotarTurno(
  empresa: string,
  { usuario, caja }: { usuario: string; caja: number },
): Promise<void> {
  if (!hayAlmacen()) return;
  await enAlmacen('sinPrisa', async ({ equipo, guardarEquipo }) => {
    const suyo = await equipo(empresa);
    if (!suyo || suyo.turnos?.[usuario] === caja) return;
    await guardarEquipo({ ...suyo, turnos: { ...suyo.turnos, [usuario]: caja } });
  });
}

type Aceptada = { orden: number; motivo: string };

/**
 * An Administrador takes what was refused, as it was sold: without its order where that is another's by now, or over; where its number is
 * not to be had with the next of this till, which goes back where that is refused too, or of the company where this till has none.
 */
export async function aceptarVenta(store: AppStore, { orden, motivo }: Aceptada): Promise<void> {
  const { venta, otra: suya, equipo } = await prepararAceptacion(orden);
  const otra = suya ?? (await conReserva(store.dispatch, venta));
  const conOtro = otra.clave_acceso !== venta.clave_acceso;
  const cambio = {
    ...(conOtro && venta.clave_acceso && { reemplaza: venta.clave_acceso }),
    ...(faltaOrden(venta) && { sin_orden: true }),
  };
  const pedido = { ...(await solicitudDeVenta(otra, equipo)), motivo, ...cambio };
  try {
    const aceptada = await store
      .dispatch(aceptarVentaDeEquipo.initiate(pedido, { track: false }))
      .unwrap();
    await enAlmacen('readwrite', (almacenes) => almacenes.guardarFila(yaEnviada(otra, aceptada)));
  } catch (error) {
    if (esApiError(error) && seRehusa(error)) {
      if (conOtro) await devolver(otra);
      await anotarOtroFallo(orden, error);
    }
    throw error;
  }
  await contarCambio();
}

/** `otra`: with the number that it gets; null: this till has none. */
type Preparada = { venta: VentaEnSalida; otra: VentaEnSalida | null; equipo: Equipo };

const prepararAceptacion = (orden: number): Promise<Preparada> =>
  enAlmacen('readwrite', async (almacenes) => {
    const venta = await almacenes.venta(orden);
    const equipo = venta && (await almacenes.equipo(venta.empresa));
    if (!equipo) throw new FalloDeEquipo('EQUIPO_REVOCADO');
    if (!faltaNumero(venta)) return { venta, otra: venta, equipo };
    const ahora = ahoraDe(equipo);
    const impedimento = impedimentoDeEquipo(equipo, ahora, { conFactura: true, conLinea: true });
    const tomado = impedimento ? null : equipo.arriendo && tomarNumero(equipo.arriendo, ahora);
    if (!tomado) return { venta, otra: null, equipo };
    await almacenes.guardarEquipo({ ...equipo, arriendo: tomado.queda });
    const otra = { ...venta, numero: tomado.numero, clave_acceso: tomado.clave };
    return { venta, otra, equipo };
  });

/** With a number as any browser gets that is no till. */
async function conReserva(dispatch: AppDispatch, venta: VentaEnSalida): Promise<VentaEnSalida> {
  const { empresa, idempotencia } = venta;
  const pedido = { empresa, ruc: '', idempotencia };
  const reserva = dispatch(reservarDeEquipo.initiate(pedido, { track: false }));
  const { claveAcceso } = await reserva.unwrap();
  return { ...venta, numero: null, clave_acceso: claveAcceso };
}

const devolver = ({ empresa, numero }: VentaEnSalida): Promise<void> =>
  enAlmacen('readwrite', async (almacenes) => {
    const equipo = await almacenes.equipo(empresa);
    if (!equipo?.arriendo || !numero) return;
    const arriendo = devolverNumero(equipo.arriendo, numero);
    await almacenes.guardarEquipo({ ...equipo, arriendo });
  });

/** What is said the next time mends both; where nothing does, it may be given up. */
async function anotarOtroFallo(orden: number, error: FalloDeEnvio): Promise<void> {
  await enAlmacen('readwrite', async (almacenes) => {
    const fila = await almacenes.fila(orden);
    if (fila?.estado !== 'RECHAZADA') return;
    await almacenes.guardarFila({ ...fila, ...alNoAceptarse(fila, error) });
  });
  await contarCambio();
}

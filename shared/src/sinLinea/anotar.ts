import type { Cliente } from '../contracts/ventas/clientes';
import type { Venta } from '../contracts/ventas/ventas';
import { fechaNegocio } from '../domain/texto/fecha';
import {
  devolverNumero,
  impedimentoDeEquipo,
  secuenciaDeClave,
  tomarNumero,
  type Tomado,
} from '../domain/sinLinea/sinLinea';
import { hayConexion } from '../session/conexion';

import { enAlmacen } from './almacen';
import { FalloDeEquipo } from './FalloDeEquipo';
import { conFirma } from './firmar';
import { contarCambio } from './foto';
import type { CuerpoDeVenta, Equipo, VentaEnSalida } from './modelo';
import { ahoraDe } from './reloj';

export type PorVender = {
  idempotencia: string;
  cuerpo: CuerpoDeVenta;
  vendedor: string;
  /** Who buys, as the ticket names them; and all of them where they are to be registered with the sale. */
  cliente: string;
  comprador?: Cliente | undefined;
  conFactura: boolean;
};

/** Written with its number, or not at all: from now on it is a sale. A key that was written before is that sale. */
export async function anotarVenta(por: PorVender, tomada_hasta: number): Promise<VentaEnSalida> {
  const { empresa } = por.cuerpo;
  const anotada = await enAlmacen('readwrite', async (almacenes) => {
    const antes = await almacenes.ventaDeClave(por.idempotencia);
    if (antes) return antes;
    const equipo = await almacenes.equipo(empresa);
    if (!equipo) throw new FalloDeEquipo('EQUIPO_SIN_REGISTRAR');
    const ahora = ahoraDe(equipo);
    const tomado = exigirNumero(equipo, ahora, por.conFactura);
    if (tomado) await almacenes.guardarEquipo({ ...equipo, arriendo: tomado.queda });
    return almacenes.agregarFila<VentaEnSalida>({
      tipo: 'venta',
      idempotencia: por.idempotencia,
      empresa,
      dispositivo: equipo.id,
      cuerpo: por.cuerpo,
      numero: tomado?.numero ?? null,
      clave_acceso: tomado?.clave ?? null,
      vendida: ahora.toISOString(),
      vendedor: por.vendedor,
      tomada_hasta,
      venta: ventaDe(por, tomado?.clave ?? null, ahora),
      enviada: null,
      estado: 'POR_ENVIAR',
      fallo: null,
      ...ademasDe(por, equipo),
    });
  });
  const firmada = await conFirma(anotada);
  await contarCambio();
  return firmada;
}

/** What few sales have: the drawer that the till knows, and a buyer whom it did not. */
function ademasDe({ vendedor, comprador }: PorVender, { turnos }: Equipo) {
  const caja = turnos?.[vendedor];
  return { ...(caja !== undefined && { caja }), ...(comprador && { comprador }) };
}

/** Null: it needs none. */
function exigirNumero(equipo: Equipo, ahora: Date, conFactura: boolean): Tomado | null {
  const impedimento = impedimentoDeEquipo(equipo, ahora, { conFactura, conLinea: hayConexion() });
  if (impedimento) throw new FalloDeEquipo(impedimento);
  if (!conFactura) return null;
  const tomado = equipo.arriendo && tomarNumero(equipo.arriendo, ahora);
  if (!tomado) throw new FalloDeEquipo('EQUIPO_SIN_NUMEROS');
  return tomado;
}

/** The sale as the server would answer it. */
function ventaDe({ cuerpo, cliente, idempotencia }: PorVender, clave: string | null, ahora: Date) {
  const { empresa, forma_pago, subtotal, iva, total, cedula } = cuerpo;
  const venta: Venta = {
    id: idempotencia,
    empresa,
    forma_pago,
    subtotal,
    iva,
    total,
    cedula,
    nombre: cliente,
    descuento: cuerpo.descuento ?? 0,
    propina: cuerpo.propina ?? 0,
    servicio: cuerpo.servicio ?? 0,
    secuencia: clave ? secuenciaDeClave(clave) : 'POR ASIGNAR',
    secuencial: clave ? clave.slice(30, 39) : '',
    fecha: fechaNegocio(ahora),
    fecha_creacion: ahora.toISOString(),
    clave_acceso: clave,
    estado: 'ACTIVO',
    repetida: false,
  };
  return venta;
}

/** The server said no while the buyer stood there: there was no sale, and its number is the next one's. */
export async function deshacerVenta({ orden, empresa, numero }: VentaEnSalida): Promise<void> {
  await enAlmacen('readwrite', async (almacenes) => {
    await almacenes.borrarFila(orden);
    const equipo = await almacenes.equipo(empresa);
    if (!equipo?.arriendo || !numero) return;
    const arriendo = devolverNumero(equipo.arriendo, numero);
    await almacenes.guardarEquipo({ ...equipo, arriendo });
  });
  await contarCambio();
}

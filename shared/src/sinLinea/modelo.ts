import type { BoletoDeEquipo, BoletoUsado } from '../contracts/caja/cajon';
import type { Cliente } from '../contracts/ventas/clientes';
import type { CallEntrada } from '../contracts/defineCall';
import type { Arriendo, Firma, LlavePublica } from '../contracts/admin/dispositivos';
import type { LineaOrden } from '../contracts/ventas/ordenes';
import type { Venta, ventasCalls } from '../contracts/ventas/ventas';
import type { Centavos } from '../domain/dinero/dinero';
import type { Fallas, NumeroArrendado } from '../domain/sinLinea/sinLinea';

import type { CuerpoDeActo, TipoDeActo } from './actos';
import type { Ficha } from './ficha';

/** This browser as a till of one company: what it is, and what it may sell with. */
export type Equipo = {
  empresa: string;
  id: string;
  token: Ficha;
  nombre: string;
  punto_emision: string;
  estado: 'ACTIVO' | 'REVOCADO';
  /** Its numbers are those that nobody was sold. */
  arriendo: Arriendo | null;
  /** How far its clock is ahead of the server's. */
  desfase_ms: number;
  /** Its clock was set anew since it was last in touch, and nobody has said that it is right. */
  hora_dudosa: boolean;
  horas_sin_ingreso: number;
  /** When it was last in touch, by the server's clock; and the last that its own has shown. */
  contacto: string | null;
  visto_ms: number;
  /** What its clock showed when it was last known to be right. */
  hora_ms: number;
  /** The drawer that each of its people works with, by user, as it was last told. */
  turnos?: Readonly<Record<string, number>>;
  /** Of whoever is in. */
  llave?: LlaveDeEquipo;
  /** With what it opens its drawer while it has no line; where its print service was paired. */
  cajon?: CajonDeEquipo;
};

/** Rights to open the drawer that its print service takes once each, and those that were used and the server was not told of. */
export type CajonDeEquipo = {
  impresion: string;
  boletos: readonly BoletoDeEquipo[];
  usados: readonly BoletoUsado[];
};

/**
 * With what whoever is in signs at a till what they do. Its private half was made here and nobody reads it out of this browser;
 * the server knows the other half, and whose it is. One till has that of one person: who comes after them has no use of it.
 */
export type LlaveDeEquipo = {
  de: string;
  privada: CryptoKey;
  publica: LlavePublica;
  huella: string;
  /** Until when the server said that it is good, by its clock; null: it does not know it yet. */
  hasta: string | null;
};

type CrearVenta = CallEntrada<(typeof ventasCalls)['crearVenta']>;
/** All of a sale but its number, its till and its key. */
export type CuerpoDeVenta = Omit<CrearVenta, 'secuencial' | 'clave_acceso' | 'sin_linea'>;

/** `antes`: what it was refused with before an Administrador took it and met this. */
export type FalloDeEnvio = { code: string; msg: string; antes?: readonly string[] };

/** What this till has done. Kept for a day once the server has it. */
type EnSalida = {
  /** In which it was done, of all companies and kinds. */
  orden: number;
  idempotencia: string;
  empresa: string;
  dispositivo: string;
  estado: 'POR_ENVIAR' | 'RECHAZADA' | 'ENVIADA';
  /** Why the server did not take it. */
  fallo: FalloDeEnvio | null;
  /** An Administrador tried to take it, and the server refused it to them too. */
  sinRemedio?: boolean;
  /** How often the server failed at it, where it did. */
  fallas?: Fallas;
  /** Until when somebody is sending it: milliseconds since 1970. */
  tomada_hasta: number;
  /** Milliseconds since 1970. */
  enviada: number | null;
  /** By whoever did it, where they had a key. */
  firma?: Firma;
};

/** A sale that this till has made. */
export type VentaEnSalida = EnSalida & {
  /** Missing in those of a version that wrote nothing else. */
  tipo?: 'venta';
  cuerpo: CuerpoDeVenta;
  /** Null where the company issues no invoices. */
  numero: NumeroArrendado | null;
  clave_acceso: string | null;
  /** When, by the corrected clock, and by whom. */
  vendida: string;
  vendedor: string;
  /** Who buys, where this till took them down without a line; until the server has the sale. */
  comprador?: Cliente;
  /** The drawer its money is in, where the till knew. */
  caja?: number;
  /** What its card and its ticket say: as the server will say it, and from then on as it does. */
  venta: Venta;
};

/** Anything else that it has done. */
type ActoDe<Tipo extends TipoDeActo> = EnSalida & {
  tipo: Tipo;
  cuerpo: CuerpoDeActo<Tipo>;
  /** When, by the corrected clock, and by whom. */
  hecho: string;
  quien: { id: string; nombre: string };
  /** What it is, in a few words, and what it is about; null: no money. */
  dicho: string;
  monto: Centavos | null;
  /** The lines of an order, as the server will say them. */
  lineas?: readonly LineaOrden[];
};
export type ActoEnSalida = { [Tipo in TipoDeActo]: ActoDe<Tipo> }[TipoDeActo];

export type FilaDeSalida = VentaEnSalida | ActoEnSalida;

/** A sale, among what waits to be sent; rows of before other acts were kept say no kind. */
export const esVenta = (fila: FilaDeSalida): fila is VentaEnSalida =>
  fila.tipo === undefined || fila.tipo === 'venta';
export const esActo = (fila: FilaDeSalida): fila is ActoEnSalida => !esVenta(fila);

export type OrdenEnSalida = Extract<ActoEnSalida, { tipo: 'orden' }>;
/** What was taken down for an order. */
export const esOrden = (fila: FilaDeSalida): fila is OrdenEnSalida => fila.tipo === 'orden';

/** A sale that is none: to see that this till would keep one. */
export type Practica = { empresa: string; vendida: string };

/** Whether the server does not have it yet, refused ones included. */
export const sinEnviar = ({ estado }: Pick<FilaDeSalida, 'estado'>): boolean =>
  estado !== 'ENVIADA';

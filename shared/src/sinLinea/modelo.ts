import type { CallEntrada } from '../contracts/defineCall';
import type { Arriendo } from '../contracts/dispositivos';
import type { Venta, ventasCalls } from '../contracts/ventas';
import type { Fallas, NumeroArrendado } from '../domain/sinLinea';

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
};

type CrearVenta = CallEntrada<(typeof ventasCalls)['crearVenta']>;
/** All of a sale but its number, its till and its key. */
export type CuerpoDeVenta = Omit<CrearVenta, 'secuencial' | 'clave_acceso' | 'sin_linea'>;

export type FalloDeVenta = { code: string; msg: string };

/** A sale that this till has made. Kept for a day once the server has it. */
export type VentaEnSalida = {
  /** In which it was sold, of all companies. */
  orden: number;
  idempotencia: string;
  empresa: string;
  dispositivo: string;
  cuerpo: CuerpoDeVenta;
  /** Null where the company issues no invoices. */
  numero: NumeroArrendado | null;
  clave_acceso: string | null;
  /** When, by the corrected clock, and by whom. */
  vendida: string;
  vendedor: string;
  /** What its card and its ticket say: as the server will say it, and from then on as it does. */
  venta: Venta;
  estado: 'POR_ENVIAR' | 'RECHAZADA' | 'ENVIADA';
  /** Why the server did not take it. */
  fallo: FalloDeVenta | null;
  /** How often the server failed at it, where it did. */
  fallas?: Fallas;
  /** Until when somebody is sending it: milliseconds since 1970. */
  tomada_hasta: number;
  /** Milliseconds since 1970. */
  enviada: number | null;
};

/** A sale that is none: to see that this till would keep one. */
export type Practica = { empresa: string; vendida: string };

export const sinEnviar = ({ estado }: VentaEnSalida): boolean => estado !== 'ENVIADA';

import { AJUSTES } from '@comanda/shared/contracts/ventas/ajustes';
import type { TarifaDePrecio } from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import type { Cliente, TipoIdentificacion } from '@comanda/shared/contracts/ventas/clientes';

import type { FilaDeLey } from '../ley/leyRepository';

import type { PermisoDeDescuento } from './autorizarDescuento';

export type EmisorDeVenta = {
  factura: boolean;
  ruc: string;
  ambiente: string;
  establecimiento: string;
  punto_emision: string;
  /** The hour that its business day ends at; null where it never said. */
  hora_corte: number | null;
};

/** All null but `maximo` where there is no such approval. */
export type FilaPermiso = {
  maximo: number | null;
  id: string | null;
  porcentaje: number;
  aprobador: string;
};

export type FilaEmisor = EmisorDeVenta &
  FilaDeLey & { tarifas: TarifaDePrecio[] | null } & {
    [Campo in keyof Cliente]: Cliente[Campo] | null;
  };

export function permisoDeDescuento(
  fila: FilaPermiso | undefined,
): Omit<PermisoDeDescuento, 'caller'> {
  if (!fila) return { maximo: AJUSTES.descuento_maximo, aprobacion: null };
  const { maximo, id, porcentaje, aprobador } = fila;
  return {
    maximo: maximo ?? AJUSTES.descuento_maximo,
    aprobacion: id === null ? null : { id, porcentaje, aprobador },
  };
}

export function clienteDe(fila: FilaEmisor): Cliente | null {
  const { cedula, tipo_identificacion } = fila;
  if (cedula === null || tipo_identificacion === null) return null;
  const { nombre, razon_social, email, direccion, telefono } = fila;
  return {
    cedula,
    tipo_identificacion: tipo_identificacion satisfies TipoIdentificacion,
    nombre: nombre ?? '',
    razon_social: razon_social ?? '',
    email: email ?? '',
    direccion: direccion ?? '',
    telefono: telefono ?? '',
  };
}

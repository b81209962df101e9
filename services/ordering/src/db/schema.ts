import type { Generated, GeneratedAlways } from 'kysely';

import type { Perfil } from '@comanda/shared/contracts/perfiles';
import type { FormaPago } from '@comanda/shared/contracts/ventas';

type Categorias = {
  empresa_id: number;
  id: Generated<number>;
  categoria: string;
  descripcion: Generated<string>;
  estado: Generated<string>;
};

type Productos = {
  empresa_id: number;
  id: Generated<number>;
  id_categoria: number;
  producto: string;
  precio_venta: string;
  porcentaje_iva: number;
  estado: Generated<string>;
  busqueda: GeneratedAlways<string>;
};

type Ventas = {
  empresa_id: number;
  id: string;
  secuencia: GeneratedAlways<string>;
  secuencial: number;
  clave_acceso: string | null;
  forma_pago: FormaPago;
  cedula: string;
  nombre: string;
  email: string;
  subtotal: string;
  iva: string;
  total: string;
  estado: 'ACTIVO' | 'ANULADO';
  fecha_negocio: string;
  fecha_creacion: Date;
};

type VentaLineas = {
  empresa_id: number;
  venta_id: string;
  linea: number;
  producto: string;
  precio_venta: string;
  cantidad: number;
  porcentaje_iva: number;
  bruto: string;
};

type Usuarios = {
  id: string;
  email: string;
  clave_hash: string;
  perfil: Perfil;
  estado: string;
};

/** The tables kysely sees. The sale itself is SQL by hand (ventas/ventaSql.ts). */
export type Database = {
  'pedidos.categorias': Categorias;
  'pedidos.productos': Productos;
  'pedidos.ventas': Ventas;
  'pedidos.venta_lineas': VentaLineas;
  'plataforma.usuarios': Usuarios;
};

/**
 * Row types, generated from the migrated database. Not edited by hand: change the migrations and run
 * `npm run tipos-bd`.
 */
import type { ColumnType, GeneratedAlways } from 'kysely';

type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;

type Json = JsonValue;

type JsonArray = JsonValue[];

type JsonObject = {
  [x: string]: JsonValue | undefined;
};

type JsonPrimitive = boolean | number | string | null;

type JsonValue = JsonArray | JsonObject | JsonPrimitive;

interface PedidosAjustesVenta {
  barras_peso: 'PESO' | 'PRECIO' | null;
  descuento_maximo: number;
  empresa_id: number;
}

interface PedidosAprobaciones {
  aprobador: string;
  aprobador_id: string;
  creado: Date;
  empresa_id: number;
  id: string;
  porcentaje: number;
  usuario_id: string;
  vence: Date;
  venta_id: string | null;
}

interface PedidosAuditoria {
  accion: string;
  antes: Json | null;
  cuando: Date;
  despues: Json | null;
  empresa_id: number;
  entidad_id: string;
  id: GeneratedAlways<number>;
  usuario: string;
  usuario_id: string;
}

interface PedidosCajaMovimientos {
  banco: string | null;
  creado: Date;
  detalle: string;
  empresa_id: number;
  fecha_negocio: string;
  forma_pago: 'EFECTIVO' | 'TARJETA' | 'TRANSFERENCIA';
  id: GeneratedAlways<number>;
  ingreso: Generated<string>;
  monto: string;
  referencia: string | null;
  salida: Generated<string>;
  tarjeta: 'CREDITO' | 'DEBITO' | null;
  tipo: 'VENTA' | 'ANULACION' | 'REACTIVACION' | 'CAMBIO_PAGO';
  usuario: string;
  usuario_id: string;
  venta_id: string | null;
}

interface PedidosCategorias {
  categoria: string;
  color: 'mar' | 'mostaza' | 'teja' | 'hoja' | 'uva' | 'cielo' | 'rosa' | 'tierra' | null;
  descripcion: Generated<string>;
  empresa_id: number;
  estado: Generated<'A' | 'N'>;
  id: Generated<number>;
  orden: number | null;
}

interface PedidosCompradores {
  busqueda: GeneratedAlways<string>;
  cedula: string;
  empresa_id: number;
  nombre: string;
}

interface PedidosContadores {
  empresa_id: number;
  establecimiento: string;
  punto_emision: string;
  siguiente: Generated<number>;
}

interface PedidosImagenes {
  contenido: Buffer;
  creado: Date;
  empresa_id: number;
  huella: string;
}

interface PedidosImportaciones {
  archivo: string;
  cambiados: Generated<number>;
  categorias: Generated<number>;
  creado: Date;
  creados: Generated<number>;
  empresa_id: number;
  escritas: Generated<number>;
  estado: Generated<'EN_CURSO' | 'HECHA' | 'FALLIDA'>;
  filas: Generated<number>;
  huella: string;
  id: string;
  iguales: Generated<number>;
  motivo: string | null;
  revisadas: Generated<number>;
  usuario: string;
  usuario_id: string;
}

interface PedidosMateriaMovimientos {
  cantidad: string;
  clave: string | null;
  costo: string | null;
  creado: Date;
  detalle: Generated<string>;
  empresa_id: number;
  fecha_negocio: string;
  id: GeneratedAlways<number>;
  materia_id: number;
  medida: 'kg' | 'g' | 'lb' | 'l' | 'ml' | 'unidad' | null;
  motivo: 'CADUCADO' | 'DANADO' | 'PREPARACION' | 'OTRO' | null;
  peso_merma: string | null;
  reversa_de: number | null;
  saldo: string;
  tipo: 'INICIAL' | 'ENTRADA' | 'MERMA' | 'REVERSO' | 'CORRECCION';
  usuario: string;
  usuario_id: string;
}

interface PedidosMateriasPrimas {
  busqueda: GeneratedAlways<string>;
  cantidad_alerta: Generated<string>;
  costo_unitario: string | null;
  empresa_id: number;
  estado: Generated<'A' | 'N'>;
  id: Generated<number>;
  id_usuario_ultimo_ingreso: string | null;
  materi_prima: string;
  medida_entrada: 'kg' | 'g' | 'lb' | 'l' | 'ml' | 'unidad';
  medida_salida: 'kg' | 'g' | 'lb' | 'l' | 'ml' | 'unidad';
  nuevo_ingreso: Generated<string>;
  peso_actual: string;
  peso_concurrente: Generated<string>;
  peso_inicial: string;
  version: Generated<number>;
}

interface PedidosModificadores {
  empresa_id: number;
  estado: Generated<'A' | 'N'>;
  id: Generated<number>;
  id_categoria: number | null;
  nombre: string;
  precio: Generated<string>;
  producto_id: number | null;
}

interface PedidosPrecios {
  creado: Date;
  empresa_id: number;
  id: GeneratedAlways<number>;
  iva_antes: number | null;
  porcentaje_iva: number;
  precio_antes: string | null;
  precio_venta: string;
  producto_id: number;
  usuario: string;
  usuario_id: string;
}

interface PedidosProductos {
  agotado: Generated<boolean>;
  busqueda: GeneratedAlways<string>;
  codigo: string | null;
  codigo_barras: string | null;
  empresa_id: number;
  estado: Generated<'A' | 'N'>;
  favorito: Generated<boolean>;
  id: Generated<number>;
  id_categoria: number;
  imagen: string | null;
  por_peso: Generated<boolean>;
  porcentaje_iva: number;
  precio_venta: string;
  producto: string;
}

interface PedidosProgramadoResultados {
  empresa_id: number;
  en: Date;
  motivo: string | null;
  previsto: Date;
  programado_id: number;
  venta_id: string | null;
}

interface PedidosProgramados {
  acordado: Json;
  arrendado_hasta: Date | null;
  clave: string | null;
  cliente: string;
  creado: Date;
  eliminado: Generated<boolean>;
  empresa_id: number;
  estado: Generated<boolean>;
  fecha: string;
  hora: string;
  id: Generated<number>;
  mensaje: Generated<string>;
  proximo: Date | null;
  repetir: boolean;
  usuario: string;
  usuario_id: string;
  valor: string;
  venta: Json;
}

interface PedidosVentaLineas {
  base: string;
  bruto: string;
  cantidad: string;
  descuento: Generated<string>;
  empresa_id: number;
  id_categoria: number;
  iva: string;
  linea: number;
  modificadores: Json | null;
  motivo_descuento: Generated<string>;
  opciones: Generated<string>;
  porcentaje_iva: number;
  precio_venta: string;
  producto: string;
  producto_id: number;
  venta_id: string;
}

interface PedidosVentas {
  aprobado_por: string | null;
  caja_usuario: string;
  cedula: string;
  centavos: GeneratedAlways<number>;
  clave_acceso: string | null;
  descuento: Generated<string>;
  email: string;
  empresa_id: number;
  establecimiento: string;
  estado: Generated<'ACTIVO' | 'ANULADO'>;
  fecha_creacion: Date;
  fecha_negocio: string;
  forma_pago: 'EFECTIVO' | 'TARJETA' | 'TRANSFERENCIA';
  huella: string;
  id: string;
  idempotencia: string;
  iva: string;
  motivo_descuento: Generated<string>;
  nombre: string;
  propina: Generated<string>;
  punto_emision: string;
  secuencia: GeneratedAlways<string>;
  secuencial: number;
  serie: GeneratedAlways<string>;
  subtotal: string;
  total: string;
  usuario_id: string;
}

interface PedidosVersionesCatalogo {
  empresa_id: number;
  version: number;
}

export interface Database {
  'pedidos.ajustes_venta': PedidosAjustesVenta;
  'pedidos.aprobaciones': PedidosAprobaciones;
  'pedidos.auditoria': PedidosAuditoria;
  'pedidos.caja_movimientos': PedidosCajaMovimientos;
  'pedidos.categorias': PedidosCategorias;
  'pedidos.compradores': PedidosCompradores;
  'pedidos.contadores': PedidosContadores;
  'pedidos.imagenes': PedidosImagenes;
  'pedidos.importaciones': PedidosImportaciones;
  'pedidos.materia_movimientos': PedidosMateriaMovimientos;
  'pedidos.materias_primas': PedidosMateriasPrimas;
  'pedidos.modificadores': PedidosModificadores;
  'pedidos.precios': PedidosPrecios;
  'pedidos.productos': PedidosProductos;
  'pedidos.programado_resultados': PedidosProgramadoResultados;
  'pedidos.programados': PedidosProgramados;
  'pedidos.venta_lineas': PedidosVentaLineas;
  'pedidos.ventas': PedidosVentas;
  'pedidos.versiones_catalogo': PedidosVersionesCatalogo;
}

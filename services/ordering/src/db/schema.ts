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

interface PedidosAbonos {
  banco: string | null;
  cedula: string;
  creado: Date;
  debe: string;
  empresa_id: number;
  fecha_negocio: string;
  forma_pago: 'EFECTIVO' | 'TARJETA' | 'TRANSFERENCIA';
  id: string;
  monto: string;
  nombre: string;
  referencia: string | null;
  tarjeta: 'CREDITO' | 'DEBITO' | null;
  usuario: string;
  usuario_id: string;
}

interface PedidosActosSinLinea {
  clave: string;
  detalle: Generated<Json>;
  dicho: string;
  dispositivo: string;
  dispositivo_id: string;
  empresa_id: number;
  entidad: string;
  enviada_por: string;
  hecho: Date;
  hecho_por: string;
  hecho_por_id: string | null;
  marcas: Generated<string[]>;
  monto: string | null;
  prueba: string | null;
  recibida: Date;
  revisada: Date | null;
  revisada_por: string | null;
  tipo: string;
}

interface PedidosAjustesCaja {
  anticipo_maximo: number | null;
  conteo_ciego: boolean;
  diferencia_aprobacion: string | null;
  diferencia_motivo: string | null;
  empresa_id: number;
  hora_corte: number;
}

interface PedidosAjustesCocina {
  alerta_min: number;
  aviso_min: number;
  empresa_id: number;
  estaciones: string[];
}

interface PedidosAjustesVenta {
  barras_peso: 'PESO' | 'PRECIO' | null;
  credito_limite: Generated<string>;
  credito_plazo: Generated<number>;
  descuento_maximo: number;
  empresa_id: number;
  politica_iva: Generated<'MISMO_PRECIO' | 'MISMA_BASE'>;
  vende_a_credito: Generated<boolean>;
}

interface PedidosAprobaciones {
  acto: Generated<string>;
  aprobador: string;
  aprobador_id: string;
  creado: Date;
  empresa_id: number;
  id: string;
  porcentaje: number;
  usada: Date | null;
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

interface PedidosBoletosDeCajon {
  dado: Date;
  dispositivo_id: string | null;
  empresa_id: number;
  id: string;
  impresion_id: string;
  referencia: string | null;
  usado: Date | null;
  vence: Date;
  venta_id: string | null;
}

interface PedidosCajaMovimientos {
  abono_id: string | null;
  banco: string | null;
  caja_id: number;
  creado: Date;
  detalle: string;
  devolucion_id: string | null;
  empresa_id: number;
  fecha_negocio: string;
  forma_pago: 'EFECTIVO' | 'TARJETA' | 'TRANSFERENCIA' | 'CREDITO';
  id: GeneratedAlways<number>;
  ingreso: Generated<string>;
  monto: string;
  movimiento_id: number | null;
  periodo: number;
  referencia: string | null;
  salida: Generated<string>;
  tarjeta: 'CREDITO' | 'DEBITO' | null;
  tipo: string;
  usuario: string;
  usuario_id: string;
  venta_id: string | null;
}

interface PedidosCajas {
  empresa_id: number;
  estado: Generated<'A' | 'N'>;
  id: number;
  nombre: string;
  periodo: Generated<number>;
}

interface PedidosCategoriaEstaciones {
  empresa_id: number;
  estacion: string | null;
  id_categoria: number;
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

interface PedidosConteos {
  aprobado_por: string | null;
  caja_id: number;
  conteo: string;
  creado: Date;
  denominaciones: Json | null;
  empresa_id: number;
  esperado: string;
  id: string;
  numero: number | null;
  periodo: number;
  tarjeta: string | null;
  total_transferencias: string | null;
  total_vouchers: string;
  transferencia: string | null;
  usuario: string;
  usuario_id: string;
  vouchers: number;
}

interface PedidosCreditos {
  empresa_id: number;
  plazo: number;
  saldada: Generated<boolean>;
  vence: string;
  venta_id: string;
}

interface PedidosCuadres {
  apertura: string;
  aprobado_por: string | null;
  caja_id: number;
  conteo: string;
  conteo_id: string;
  creado: Date;
  diferencia: GeneratedAlways<string>;
  empresa_id: number;
  esperado: string;
  fecha_negocio: string;
  id: string;
  motivo: Generated<string>;
  periodo: number;
  tarjeta: string;
  total_transferencias: string | null;
  total_venta: string;
  total_vouchers: string;
  transferencia: string;
  usuario: string;
  usuario_id: string;
  venta: string;
  vouchers: number;
}

interface PedidosCuadresRevisados {
  creado: Date;
  cuadre_id: string;
  empresa_id: number;
  usuario: string;
  usuario_id: string;
}

interface PedidosCuentasSaldadas {
  cedula: string;
  empresa_id: number;
  fecha_creacion: Date | null;
  monto: Generated<string>;
  vence: string | null;
}

interface PedidosDevoluciones {
  clave_nota: string;
  creado: Date;
  empresa_id: number;
  fecha_negocio: string;
  forma_pago: 'EFECTIVO' | 'TARJETA' | 'TRANSFERENCIA' | 'CREDITO';
  huella: string;
  id: string;
  iva: string;
  motivo: string;
  subtotal: string;
  tarifas: Json;
  total: string;
  usuario: string;
  usuario_id: string;
  venta_id: string;
}

interface PedidosDiasPendientes {
  empresa_id: number;
  fecha: string;
}

interface PedidosDiaTotales {
  base: Generated<string>;
  cantidad: Generated<string>;
  clave: string;
  concepto: string;
  descuento: Generated<string>;
  empresa_id: number;
  fecha: string;
  iva: Generated<string>;
  minutos: Generated<number>;
  monto: string;
  propina: Generated<string>;
  usuario_id: string;
  ventas: number;
  vueltas: Generated<number>;
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

interface PedidosImpresorasVinculadas {
  empresa_id: number;
  id: string;
  privada: string;
  publica: string;
  usuario: string;
  usuario_id: string;
  vinculada: Date;
}

interface PedidosLimitesCredito {
  cedula: string;
  empresa_id: number;
  limite: string | null;
}

interface PedidosMapasDeLista {
  empresa_id: number;
  lista: string;
  mapa: Json;
  titulos: string;
  usado: Date;
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

interface PedidosMesas {
  empresa_id: number;
  estado: Generated<'A' | 'N'>;
  fecha_registros: Date;
  id: Generated<number>;
  nombre: Generated<string>;
  numero_mesa: number;
  puestos: number | null;
  x: number | null;
  y: number | null;
  zona: Generated<string>;
}

interface PedidosModificadores {
  agotado: Generated<boolean>;
  empresa_id: number;
  estado: Generated<'A' | 'N'>;
  grupo: number | null;
  id: Generated<number>;
  id_categoria: number | null;
  nombre: string;
  orden: Generated<number>;
  precio: Generated<string>;
  producto_id: number | null;
}

interface PedidosMovimientos {
  caja_id: number;
  clave: string | null;
  creado: Date;
  detalle: string;
  empleado: string | null;
  empleado_id: string | null;
  empresa_id: number;
  estado: Generated<'A' | 'N'>;
  fecha_negocio: string;
  id: GeneratedAlways<number>;
  monto: string;
  tipo: 'INGRESO' | 'SALIDA' | 'RETIRO' | 'ANTICIPO';
  usuario: string;
  usuario_id: string;
}

interface PedidosNotasVenta {
  empresa_id: number;
  establecimiento: string;
  numero: number;
  punto_emision: string;
  talonario_id: string;
  venta_id: string;
}

interface PedidosOrdenes {
  abierta: Date;
  canal: string | null;
  cerrada: Date | null;
  cliente: Generated<string>;
  comensales: number | null;
  empresa_id: number;
  en_cocina: Generated<boolean>;
  estado: Generated<'ABIERTA' | 'PAGADA' | 'UNIDA' | 'CERRADA'>;
  fecha_negocio: string;
  id: string;
  mesa_id: number | null;
  numero: number;
  orden: string;
  por_pagar: Generated<boolean>;
  unida_a: string | null;
  usuario: string;
  usuario_id: string;
  venta_id: string | null;
}

interface PedidosOrdenLineas {
  asiento: number | null;
  cantidad: string;
  codigo: string;
  curso: 'ENTRADA' | 'FUERTE' | 'POSTRE' | null;
  disparada: Date | null;
  empresa_id: number;
  entregada: Date | null;
  enviada: Date;
  envio: number;
  estuvo_lista: Date | null;
  id: string;
  id_categoria: number;
  lista: Date | null;
  lista_por: string | null;
  lugar: number;
  modificadores: Json | null;
  opciones: Generated<string>;
  orden_id: string;
  por_peso: boolean;
  porcentaje_iva: number;
  precio_venta: string;
  producto: string;
  producto_id: number;
  usuario: string;
  usuario_id: string;
}

interface PedidosOrdenMovimientos {
  cantidad: string;
  empresa_id: number;
  id: GeneratedAlways<number>;
  linea_id: string;
  operacion: string;
  orden_id: string;
}

interface PedidosOrdenOperaciones {
  clave: string;
  creado: Date;
  empresa_id: number;
  motivo: Generated<string>;
  orden_id: string;
  tipo: 'ENVIO' | 'ANULACION' | 'MESA' | 'MOVIDA' | 'UNION' | 'PAGO';
  usuario: string;
  usuario_id: string;
}

interface PedidosPeriodos {
  abierto: Date;
  apertura: Generated<string>;
  caja_id: number;
  cerrado: Date | null;
  empresa_id: number;
  numero: number;
}

interface PedidosPeriodoTotales {
  caja_id: number;
  cantidad: number;
  clave: string;
  concepto: string;
  empresa_id: number;
  monto: string;
  nombre: Generated<string>;
  parte: number;
  periodo: number;
  primera: string | null;
  ultima: string | null;
}

interface PedidosPisos {
  empresa_id: number;
  version: Generated<number>;
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
  fuera_regimen: Generated<boolean>;
  funda: string | null;
  grupos: Json | null;
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

interface PedidosReporteCartas {
  actualizado: Date;
  arrendado_hasta: Date | null;
  arriendo: string | null;
  creado: Date;
  desde: string;
  empresa_id: number;
  estado: Generated<'PENDIENTE' | 'ENVIADO' | 'FALLIDO'>;
  fichas: Generated<string[]>;
  hasta: string;
  id: GeneratedAlways<number>;
  intentos: Generated<number>;
  mensaje: string | null;
  para: string;
  por: string | null;
  proximo: Date;
  reporte: 'CIERRE_DIA' | 'RESUMEN_MES';
  suscripcion_id: number;
}

interface PedidosServicioDias {
  dias: number;
  empresa_id: number;
  mes: string;
  trabajador: string;
}

interface PedidosSuscripciones {
  activa: Generated<boolean>;
  arrendado_hasta: Date | null;
  bajas: Generated<string[]>;
  creado: Date;
  destinatarios: Generated<string[]>;
  eliminada: Generated<boolean>;
  empresa_id: number;
  hora: string;
  id: GeneratedAlways<number>;
  proximo: Date | null;
  reporte: 'CIERRE_DIA' | 'RESUMEN_MES';
  usuario: string;
  usuario_id: string;
}

interface PedidosTalonarios {
  autorizacion: string;
  caduca: string;
  desde: number;
  empresa_id: number;
  establecimiento: string;
  hasta: number;
  id: string;
  punto_emision: string;
  registrado: Date;
  retirado: Date | null;
  siguiente: number;
  usuario: string;
  usuario_id: string;
}

interface PedidosTarifarios {
  desde: Date;
  empresa_id: number;
  tarifas: Json;
  version: number;
}

interface PedidosTurnos {
  caja_id: number;
  desde: Date;
  empresa_id: number;
  usuario_id: string;
}

interface PedidosVentaLineas {
  base: string;
  bruto: string;
  cantidad: string;
  descuento: Generated<string>;
  empresa_id: number;
  ice: Generated<string>;
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
  canal: string | null;
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
  forma_pago: 'EFECTIVO' | 'TARJETA' | 'TRANSFERENCIA' | 'CREDITO';
  huella: string;
  id: string;
  idempotencia: string;
  iva: string;
  mixta: Generated<boolean>;
  motivo_descuento: Generated<string>;
  nombre: string;
  propina: Generated<string>;
  punto_emision: string;
  secuencia: GeneratedAlways<string>;
  secuencial: number;
  serie: GeneratedAlways<string>;
  servicio: Generated<string>;
  subtotal: string;
  total: string;
  usuario_id: string;
}

interface PedidosVentasSinLinea {
  aceptada_por: string | null;
  detalle: Generated<Json>;
  dispositivo: string;
  dispositivo_id: string;
  empresa_id: number;
  enviada_por: string;
  hecha_por: string | null;
  marcas: Generated<string[]>;
  motivo: Generated<string>;
  prueba: string | null;
  recibida: Date;
  revisada: Date | null;
  revisada_por: string | null;
  vendida: Date;
  venta_id: string;
}

interface PedidosVersionesCatalogo {
  empresa_id: number;
  version: number;
}

export interface Database {
  'pedidos.abonos': PedidosAbonos;
  'pedidos.actos_sin_linea': PedidosActosSinLinea;
  'pedidos.ajustes_caja': PedidosAjustesCaja;
  'pedidos.ajustes_cocina': PedidosAjustesCocina;
  'pedidos.ajustes_venta': PedidosAjustesVenta;
  'pedidos.aprobaciones': PedidosAprobaciones;
  'pedidos.auditoria': PedidosAuditoria;
  'pedidos.boletos_de_cajon': PedidosBoletosDeCajon;
  'pedidos.caja_movimientos': PedidosCajaMovimientos;
  'pedidos.cajas': PedidosCajas;
  'pedidos.categoria_estaciones': PedidosCategoriaEstaciones;
  'pedidos.categorias': PedidosCategorias;
  'pedidos.compradores': PedidosCompradores;
  'pedidos.contadores': PedidosContadores;
  'pedidos.conteos': PedidosConteos;
  'pedidos.creditos': PedidosCreditos;
  'pedidos.cuadres': PedidosCuadres;
  'pedidos.cuadres_revisados': PedidosCuadresRevisados;
  'pedidos.cuentas_saldadas': PedidosCuentasSaldadas;
  'pedidos.devoluciones': PedidosDevoluciones;
  'pedidos.dia_totales': PedidosDiaTotales;
  'pedidos.dias_pendientes': PedidosDiasPendientes;
  'pedidos.imagenes': PedidosImagenes;
  'pedidos.importaciones': PedidosImportaciones;
  'pedidos.impresoras_vinculadas': PedidosImpresorasVinculadas;
  'pedidos.limites_credito': PedidosLimitesCredito;
  'pedidos.mapas_de_lista': PedidosMapasDeLista;
  'pedidos.materia_movimientos': PedidosMateriaMovimientos;
  'pedidos.materias_primas': PedidosMateriasPrimas;
  'pedidos.mesas': PedidosMesas;
  'pedidos.modificadores': PedidosModificadores;
  'pedidos.movimientos': PedidosMovimientos;
  'pedidos.notas_venta': PedidosNotasVenta;
  'pedidos.orden_lineas': PedidosOrdenLineas;
  'pedidos.orden_movimientos': PedidosOrdenMovimientos;
  'pedidos.orden_operaciones': PedidosOrdenOperaciones;
  'pedidos.ordenes': PedidosOrdenes;
  'pedidos.periodo_totales': PedidosPeriodoTotales;
  'pedidos.periodos': PedidosPeriodos;
  'pedidos.pisos': PedidosPisos;
  'pedidos.precios': PedidosPrecios;
  'pedidos.productos': PedidosProductos;
  'pedidos.programado_resultados': PedidosProgramadoResultados;
  'pedidos.programados': PedidosProgramados;
  'pedidos.reporte_cartas': PedidosReporteCartas;
  'pedidos.servicio_dias': PedidosServicioDias;
  'pedidos.suscripciones': PedidosSuscripciones;
  'pedidos.talonarios': PedidosTalonarios;
  'pedidos.tarifarios': PedidosTarifarios;
  'pedidos.turnos': PedidosTurnos;
  'pedidos.venta_lineas': PedidosVentaLineas;
  'pedidos.ventas': PedidosVentas;
  'pedidos.ventas_sin_linea': PedidosVentasSinLinea;
  'pedidos.versiones_catalogo': PedidosVersionesCatalogo;
}

/**
 * Row types, generated from the migrated database. Not edited by hand: change the migrations and run
 * `npm run tipos-bd`.
 */
import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import type { MensajeSri } from '@comanda/shared/contracts/facturacion/documentos';
import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';

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

interface FacturacionAjustesSinLinea {
  empresa_id: number;
  horas_aviso: number;
  horas_sin_ingreso: number;
}

interface FacturacionAutoridad {
  ambiente: '1' | '2';
  desfase_ms: number | null;
  sin_respuesta_desde: Date | null;
  visto: Date;
}

interface FacturacionCertificados {
  activo: Generated<boolean>;
  clave_cifrada: Buffer;
  creado: Generated<Date>;
  emisor: string;
  empresa_id: number;
  huella: string;
  llave_cifrada: Buffer | null;
  p12_cifrado: Buffer;
  ruc_titular: string | null;
  serie: string;
  titular: string;
  valido_desde: Date;
  valido_hasta: Date;
}

interface FacturacionClientes {
  actualizado: Generated<Date>;
  cedula: string;
  creado: Generated<Date>;
  direccion: string;
  email: string;
  empresa_id: number;
  nombre: string;
  razon_social: string;
  telefono: string;
  tipo_identificacion: '04' | '05' | '06' | '07' | '08';
}

interface FacturacionComprobantes {
  actualizado: Generated<Date>;
  ambiente: string;
  anulada_en_sri: string | null;
  busqueda: GeneratedAlways<string>;
  clave_acceso: string;
  cod_doc: string;
  codigo: string | null;
  creado: Generated<Date>;
  datos: JSONColumnType<ComprobanteVenta>;
  desglose: GeneratedAlways<unknown>;
  empresa_id: number;
  establecimiento: string;
  estado: Generated<
    | 'POR_FIRMAR'
    | 'FIRMADA'
    | 'RECIBIDA'
    | 'EN_PROCESO'
    | 'AUTORIZADO'
    | 'DEVUELTA'
    | 'NO_AUTORIZADO'
    | 'REQUIERE_ATENCION'
    | 'EMPRESA_PAUSADA'
    | 'ANULADA'
  >;
  fecha_autorizacion: Date | null;
  fecha_emision: string;
  identificacion: string;
  mensaje: string | null;
  modifica: string | null;
  parcial: Generated<boolean>;
  punto_emision: string;
  reemplazada_por: string | null;
  ruc: string;
  secuencial: number;
  simulado: Generated<boolean>;
  total: string;
  venta_id: string;
  xml_autorizado: string | null;
  xml_firmado: string | null;
}

interface FacturacionConciliaciones {
  clave_acceso: string;
  desde: Date;
  empresa_id: number;
  hallazgo: 'ANULADA' | 'DESCONOCIDA' | 'VIGENTE' | null;
  noches: Generated<number>;
}

interface FacturacionConciliacionNoches {
  arrendado_hasta: Date | null;
  desde_clave: string | null;
  desde_fecha: string | null;
  empresa_id: number;
  hasta_clave: string | null;
  hasta_fecha: string | null;
  noche: string;
  terminada: Generated<boolean>;
  vuelta: Generated<boolean>;
}

interface FacturacionContadores {
  ambiente: '1' | '2';
  cod_doc: string;
  empresa_id: number;
  establecimiento: string;
  punto_emision: string;
  ruc: string;
  siguiente: Generated<number>;
}

interface FacturacionCorreos {
  actualizado: Date;
  arrendado_hasta: Date | null;
  arriendo: string | null;
  asunto: Generated<string>;
  clave_acceso: string;
  creado: Date;
  email: string;
  empresa_id: number;
  estado: Generated<'PENDIENTE' | 'ENVIADO' | 'FALLIDO'>;
  id: GeneratedAlways<number>;
  intentos: Generated<number>;
  mensaje: string | null;
  por: string | null;
  proximo: Date;
}

interface FacturacionDispositivoContactos {
  cuando: Date;
  dispositivo_id: string;
  empresa_id: number;
  id: GeneratedAlways<number>;
  nada_antes: Date | null;
  por_enviar: number;
}

interface FacturacionDispositivoLlaves {
  desde: Date;
  dispositivo_id: string;
  empresa_id: number;
  hasta: Date;
  huella: string;
  jwk: Json;
  revocada: Date | null;
  usuario_id: string;
}

interface FacturacionDispositivos {
  arriendo_hasta: Date | null;
  creado: Date;
  desfase_ms: number | null;
  empresa_id: number;
  estado: Generated<'ACTIVO' | 'REVOCADO'>;
  id: string;
  nombre: string;
  por_enviar: Generated<number>;
  por_enviar_desde: Date | null;
  punto_emision: string;
  revocado: Date | null;
  token_hash: string;
  visto: Date | null;
  visto_sesion: string | null;
}

interface FacturacionDispositivoSaltos {
  desde: Date;
  dispositivo_id: string;
  empresa_id: number;
  hasta: Date;
  id: GeneratedAlways<number>;
  salto_ms: number;
}

interface FacturacionIntentos {
  clave_acceso: string;
  codigo: string | null;
  empresa_id: number;
  en: Date;
  id: GeneratedAlways<number>;
  mensaje: string | null;
  mensajes: JSONColumnType<MensajeSri[], string | undefined>;
  milisegundos: number;
  paso: 'FIRMA' | 'ENVIO' | 'CONSULTA' | 'REINTENTO' | 'CORRECCION' | 'ANULACION';
  resultado: string;
  ultima: Date | null;
  veces: Generated<number>;
}

interface FacturacionMapasDeLista {
  empresa_id: number;
  lista: string;
  mapa: Json;
  titulos: string;
  usado: Date;
}

interface FacturacionPausas {
  clave_acceso: string;
  codigo: string | null;
  desde: Date;
  empresa_id: number;
  id: GeneratedAlways<number>;
  mensaje: string;
  reanudada_en: Date | null;
  reanudada_por: string | null;
}

interface FacturacionReservas {
  ambiente: string;
  arrendada_en: Date | null;
  arrendada_hasta: Date | null;
  clave_acceso: string;
  cod_doc: string;
  consumida_en: Date | null;
  devuelta_en: Date | null;
  dispositivo_id: string | null;
  empresa_id: number;
  establecimiento: string;
  idempotencia: string;
  punto_emision: string;
  reservada_en: Date;
  ruc: string;
  secuencial: number;
  venta_id: string | null;
}

interface FacturacionTrabajos {
  arrendado_hasta: Date | null;
  arriendo: string | null;
  clave_acceso: string;
  conocido: Generated<boolean>;
  consultado_en: Date | null;
  consultas: Generated<number>;
  creado: Generated<Date>;
  dudoso: Generated<boolean>;
  empresa_id: number;
  enviado: Generated<boolean>;
  enviado_en: Date | null;
  envios: Generated<number>;
  fallos: Generated<number>;
  intentos: Generated<number>;
  peticion: Generated<string | null>;
  proximo: Generated<Date>;
}

export interface Database {
  'facturacion.ajustes_sin_linea': FacturacionAjustesSinLinea;
  'facturacion.autoridad': FacturacionAutoridad;
  'facturacion.certificados': FacturacionCertificados;
  'facturacion.clientes': FacturacionClientes;
  'facturacion.comprobantes': FacturacionComprobantes;
  'facturacion.conciliacion_noches': FacturacionConciliacionNoches;
  'facturacion.conciliaciones': FacturacionConciliaciones;
  'facturacion.contadores': FacturacionContadores;
  'facturacion.correos': FacturacionCorreos;
  'facturacion.dispositivo_contactos': FacturacionDispositivoContactos;
  'facturacion.dispositivo_llaves': FacturacionDispositivoLlaves;
  'facturacion.dispositivo_saltos': FacturacionDispositivoSaltos;
  'facturacion.dispositivos': FacturacionDispositivos;
  'facturacion.intentos': FacturacionIntentos;
  'facturacion.mapas_de_lista': FacturacionMapasDeLista;
  'facturacion.pausas': FacturacionPausas;
  'facturacion.reservas': FacturacionReservas;
  'facturacion.trabajos': FacturacionTrabajos;
}

import type { ColumnType, Generated, JSONColumnType } from 'kysely';

import type { ComprobanteVenta } from '@comanda/shared/contracts/comprobante';
import type { TipoIdentificacion } from '@comanda/shared/contracts/clientes';
import type { CorreoEstado, EstadoComprobante } from '@comanda/shared/contracts/documentos';

/** timestamptz: read and written as Date. */
type Instante = ColumnType<Date, Date, Date>;
type InstanteNulo = ColumnType<Date | null, Date | null | undefined, Date | null>;

type Serie = {
  empresa_id: number;
  ruc: string;
  establecimiento: string;
  punto_emision: string;
  cod_doc: string;
  ambiente: string;
};

export type Database = {
  'facturacion.contadores': Serie & { siguiente: Generated<number> };
  'facturacion.reservas': Serie & {
    secuencial: number;
    clave_acceso: string;
    idempotencia: string;
    reservada_en: Instante;
    consumida_en: InstanteNulo;
    venta_id: string | null;
  };
  'facturacion.comprobantes': Serie & {
    clave_acceso: string;
    venta_id: string;
    /** Of a credit note: the key of the invoice it takes back. */
    modifica: Generated<string | null>;
    secuencial: number;
    fecha_emision: string;
    identificacion: string;
    total: string;
    datos: JSONColumnType<ComprobanteVenta>;
    estado: Generated<EstadoComprobante>;
    codigo: string | null;
    mensaje: string | null;
    xml_firmado: string | null;
    xml_autorizado: string | null;
    fecha_autorizacion: InstanteNulo;
    creado: Generated<Date>;
    actualizado: Generated<Date>;
  };
  'facturacion.trabajos': {
    empresa_id: number;
    clave_acceso: string;
    intentos: Generated<number>;
    proximo: Generated<Date>;
    arriendo: string | null;
    arrendado_hasta: InstanteNulo;
    creado: Generated<Date>;
    enviado: Generated<boolean>;
    consultas_vacias: Generated<number>;
    dudoso: Generated<boolean>;
    fallos: Generated<number>;
  };
  'facturacion.pausas': {
    empresa_id: number;
    id: Generated<number>;
    clave_acceso: string;
    codigo: string | null;
    mensaje: string;
    desde: Instante;
    reanudada_en: InstanteNulo;
    reanudada_por: string | null;
  };
  'facturacion.intentos': {
    empresa_id: number;
    clave_acceso: string;
    paso: 'FIRMA' | 'ENVIO' | 'CONSULTA' | 'REINTENTO' | 'CORRECCION' | 'ANULACION';
    resultado: string;
    codigo: string | null;
    mensaje: string | null;
    milisegundos: number;
    en: Instante;
  };
  'facturacion.correos': {
    empresa_id: number;
    clave_acceso: string;
    id: Generated<number>;
    email: string;
    asunto: Generated<string>;
    por: string | null;
    estado: Generated<CorreoEstado['estado']>;
    mensaje: string | null;
    intentos: Generated<number>;
    proximo: Instante;
    arriendo: string | null;
    arrendado_hasta: InstanteNulo;
    creado: Instante;
    actualizado: Instante;
  };
  'facturacion.certificados': {
    empresa_id: number;
    huella: string;
    p12_cifrado: Buffer;
    clave_cifrada: Buffer;
    llave_cifrada: Buffer | null;
    titular: string;
    ruc_titular: string | null;
    emisor: string;
    serie: string;
    valido_desde: Instante;
    valido_hasta: Instante;
    activo: Generated<boolean>;
  };
  'facturacion.clientes': {
    empresa_id: number;
    cedula: string;
    tipo_identificacion: TipoIdentificacion;
    nombre: string;
    razon_social: string;
    email: string;
    direccion: string;
    telefono: string;
    actualizado: Generated<Date>;
  };
  /** Platform's record of the company, which every service may read. */
  'plataforma.empresas': {
    id: number;
    empresa: string;
    ruc: string;
    razon_social: string;
    nombre_comercial: string;
    direccion: string;
    matriz: string;
    correo: string;
    establecimiento: string;
    punto_emision: string;
    tipo_emision: string;
    ambiente: '1' | '2';
    contabilidad: boolean;
    iva_actual: number;
    tarifa: string;
    logo_empresa: string | null;
    factura: boolean;
    contribuyente_especial: string | null;
    agente_retencion: string | null;
    rimpe: string | null;
  };
};

import { randomUUID } from 'node:crypto';

import { comoDueno } from '@comanda/kit/testing/testDb';
import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import { aDolares, centavos } from '@comanda/shared/domain/dinero/dinero';

import { crearClaveAcceso } from '../domain/claveAcceso';

export type DocumentoSembrado = {
  empresa: { id: number; ruc: string };
  secuencial: number;
  fecha: string;
  estado: EstadoComprobante;
  venta: ComprobanteVenta;
  ambiente?: '1' | '2';
  /** Key of the invoice that it takes back: a credit note. */
  modifica?: string | null;
  xml?: { firmado: string | null; autorizado: string | null };
};

const UN_XML = '<comprobante/>';

const INSERTAR = `
  insert into facturacion.comprobantes (
    empresa_id, clave_acceso, venta_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial, fecha_emision,
    identificacion, total, datos, estado, modifica, xml_firmado, xml_autorizado, fecha_autorizacion, creado)
  values ($1, $2, $3, $4, '001', '001', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
          case when $12 = 'AUTORIZADO' then $8::date::timestamptz end, $8::date::timestamptz)`;

/** A document as months of selling leave it, past numbers and delivery; answers its key. */
export async function sembrarDocumento(url: string, uno: DocumentoSembrado): Promise<string> {
  const { empresa, secuencial, fecha, estado, venta, ambiente = '1', modifica = null } = uno;
  const codDoc = modifica === null ? '01' : '04';
  const clave = crearClaveAcceso({
    fecha,
    codDoc,
    ruc: empresa.ruc,
    ambiente,
    establecimiento: '001',
    puntoEmision: '001',
    secuencial,
    codigoNumerico: '12345678',
  });
  const { firmado = UN_XML, autorizado = UN_XML } = uno.xml ?? {};
  await comoDueno(url, INSERTAR, [
    empresa.id,
    clave,
    randomUUID(),
    empresa.ruc,
    codDoc,
    ambiente,
    secuencial,
    fecha,
    venta.comprador.identificacion,
    aDolares(centavos(venta.total)),
    JSON.stringify(venta),
    estado,
    modifica,
    firmado,
    estado === 'AUTORIZADO' ? autorizado : null,
  ]);
  return clave;
}

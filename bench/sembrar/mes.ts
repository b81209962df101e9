import { comoDueno } from '../../services/kit/src/testing/testDb';
import { xmlDeFactura } from '../../services/billing/src/testing/documentos';

/** Five lines at two rates, every 40th document still on its way, every 97th withdrawn; a credit note for every 60th. */
const DOCUMENTOS = `
  insert into facturacion.comprobantes (
    empresa_id, clave_acceso, venta_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial, fecha_emision,
    identificacion, total, datos, estado, xml_firmado, xml_autorizado, fecha_autorizacion, creado)
  select e.id, clave, gen_random_uuid(), e.ruc, '001', $5, '01', '1', n, dia, '0926687856', 11.5,
         jsonb_build_object(
           'version', 1, 'fecha_emision', dia, 'subtotal', 1065, 'iva', 85, 'total', 1150,
           'comprador', jsonb_build_object(
             'tipo_identificacion', '05', 'identificacion', '0926687856', 'razon_social', 'Ángela Córdova ' || n,
             'direccion', 'Av. Amazonas N24-03, Quito', 'email', 'angela@correo.ec', 'telefono', '0991234567'),
           'lineas', (select jsonb_agg(jsonb_build_object(
               'codigo', i::text, 'descripcion', 'Encebollado de la casa ' || i, 'cantidad', 1, 'precio_venta', 180 + (n * 7919 + i * 31) % 101,
               'tarifa', case when i % 2 = 0 then 15 else 0 end)) from generate_series(1, 5) i),
           'pagos', jsonb_build_array(jsonb_build_object('forma_pago', 'EFECTIVO', 'total', 1150))),
         case when n % 40 = 0 then 'RECIBIDA' when n % 97 = 0 then 'ANULADA' else 'AUTORIZADO' end,
         $4::text, '<autorizacion><numeroAutorizacion>' || clave || '</numeroAutorizacion>' || $4 || '</autorizacion>', dia, dia
    from identidad.empresas e, generate_series(1, $2::int) n,
         lateral (select $3::date + (n % 28)::int as dia) d,
         lateral (select to_char(dia, 'DDMMYYYY') || '01' || e.ruc || '1001' || $5 || lpad(n::text, 9, '0') || '123456781' || n % 10 as clave) k
   where e.id = $1`;

const NOTAS = `
  insert into facturacion.comprobantes (
    empresa_id, clave_acceso, venta_id, modifica, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial,
    fecha_emision, identificacion, total, datos, estado, xml_firmado, xml_autorizado, fecha_autorizacion, creado)
  select empresa_id, overlay(clave_acceso placing '04' from 9), venta_id, clave_acceso, ruc, establecimiento, punto_emision, '04',
         ambiente, secuencial, fecha_emision, identificacion, total, datos, 'AUTORIZADO', xml_firmado, xml_autorizado,
         fecha_autorizacion, creado
    from facturacion.comprobantes
   where empresa_id = $1 and secuencial % 60 = 0 and estado = 'AUTORIZADO' and cod_doc = '01' and punto_emision = $2`;

/** An XML as large as a signed one, of five lines. */
const XML = `${xmlDeFactura({ lineas: 5 })}<!--${'firma'.repeat(700)}-->`;

/** So many invoices of a company in the month that begins that day, and their credit notes. */
export async function sembrarMes(
  url: string,
  { id }: { id: number },
  { desde, cuantos, punto = '001' }: { desde: string; cuantos: number; punto?: string },
): Promise<void> {
  await comoDueno(url, DOCUMENTOS, [id, cuantos, desde, XML, punto]);
  await comoDueno(url, NOTAS, [id, punto]);
}

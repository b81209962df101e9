import type { Empresa } from '@comanda/shared/contracts/admin/empresas';

type Fechas = 'fecha_emision' | 'fecha_vencimiento';

/** As EMPRESAS_SQL reads it. */
export type EmpresaRow = Omit<Empresa, 'id' | 'tipo_comprobante' | Fechas> & {
  id: number;
  areas: string[];
} & Record<Fechas, Date | null>;

export function toEmpresa({ id, fecha_emision, fecha_vencimiento, ...fila }: EmpresaRow): Empresa {
  return {
    ...fila,
    id: String(id),
    tipo_comprobante: '01', // spec section 9: the voucher type, always
    fecha_emision: fecha_emision?.toISOString() ?? null,
    fecha_vencimiento: fecha_vencimiento?.toISOString() ?? null,
  };
}

/** Companies in use, with what stands in other tables. $1: of those numbers; null: all. */
export const EMPRESAS_SQL = `
  select e.id, e.empresa, e.ruc, e.razon_social, e.nombre_comercial, e.direccion, e.matriz, e.correo, e.whatsapp,
         e.establecimiento, e.punto_emision, e.tipo_emision, e.ambiente, e.contabilidad, e.contribuyente_especial,
         e.agente_retencion, e.rimpe, e.iva_actual, e.tarifa, e.factura, e.notas_de_venta, e.logo_empresa,
         e.registro_turismo, e.provincia, e.canton, e.categoria_turismo, e.servicio,
         e.vendedor_id as id_vendedor, v.nombre_completo as vendedor,
         array(select a.area from plataforma.areas_de(e.id) a order by a.area) as areas,
         c.emisor as entidad_cert, c.valido_desde as fecha_emision, c.valido_hasta as fecha_vencimiento
    from identidad.empresas e
    left join identidad.usuarios v on v.id = e.vendedor_id
    left join facturacion.certificados_de($1::int[]) c on c.empresa_id = e.id
   where e.estado = 'A' and ($1::int[] is null or e.id = any ($1))
   order by e.empresa, e.id`;

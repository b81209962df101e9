// Documents by the thousand in a company of the product under test: what years of selling leave behind.
import { comoDueno } from '../../services/kit/src/testing/testDb';

import { baseDelProducto } from './base';

/** As long a name as somebody types, in one word where it may. */
export const LARGO = `Distribuidora ${'Interprovincial'.repeat(4)} de Mariscos`;
export const LINEAS = 60;

const INSERTAR = `
  insert into facturacion.comprobantes (
    empresa_id, clave_acceso, venta_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial, fecha_emision,
    identificacion, total, datos, estado, xml_firmado, xml_autorizado, fecha_autorizacion, creado)
  select e.id, to_char(t, 'DDMMYYYY') || '01' || e.ruc || '1' || '009009' || lpad(n::text, 9, '0') || '123456781' || n % 10,
         gen_random_uuid(), e.ruc, '009', '009', '01', '1', n, t::date, '0926687856', 12.5 + n,
         jsonb_build_object(
           'version', 1, 'fecha_emision', t::date, 'subtotal', 1087 + n * 100, 'iva', 163, 'total', 1250 + n * 100,
           'comprador', jsonb_build_object(
             'tipo_identificacion', '05', 'identificacion', '0926687856',
             'razon_social', case when n = $2 then $3 else 'Ángela Córdova ' || n end,
             'direccion', 'Quito', 'email', 'angela@correo.ec', 'telefono', '0991234567'),
           'lineas', (select jsonb_agg(jsonb_build_object(
               'codigo', i::text, 'descripcion', 'Encebollado de la casa ' || i, 'cantidad', 1,
               'precio_venta', 125, 'tarifa', case when i % 2 = 0 then 15 else 0 end))
             from generate_series(1, case when n = $2 then $4::int else 3 end) i),
           'pagos', jsonb_build_array(jsonb_build_object('forma_pago', 'EFECTIVO', 'total', 1250 + n * 100))),
         'AUTORIZADO', '<factura/>', '<autorizacion/>', t, t
    from identidad.empresas e, generate_series(1, $2::int) n,
         lateral (select now() - ($2 - n + 1) * interval '3 hours' as t) cuando
   where e.empresa = $1`;

/** So many, one every three hours, the last of them long in its name and of many lines. */
export async function sembrarFacturas(
  { empresa }: { empresa: string },
  cuantas: number,
): Promise<void> {
  const url = await baseDelProducto();
  await comoDueno(url, INSERTAR, [empresa, cuantas, LARGO, LINEAS]);
  await comoDueno(url, 'vacuum analyze facturacion.comprobantes');
}

/** The last of them but one and those before it, one in each state. */
export async function ponerEstados(
  { empresa }: { empresa: string },
  estados: string[],
): Promise<void> {
  const url = await baseDelProducto();
  await comoDueno(
    url,
    `update facturacion.comprobantes c
        set estado = e.estado,
            mensaje = case when e.estado <> 'AUTORIZADO' then 'El SRI dice por que, mas largo que su columna' end
       from unnest($2::text[]) with ordinality e(estado, i),
            (select max(secuencial) from facturacion.comprobantes c
               join identidad.empresas e on e.id = c.empresa_id and e.empresa = $1
              where c.establecimiento = '009') u(ultimo)
      where c.establecimiento = '009' and c.secuencial = u.ultimo - e.i
        and c.empresa_id = (select id from identidad.empresas where empresa = $1)`,
    [empresa, estados],
  );
}

// A month of documents in a company of the product under test, as an accountant finds it: authorised, taken back, on its way,
// sent back, withdrawn; with the XML each was signed with.
import { randomUUID } from 'node:crypto';

import { crearClaveAcceso } from '../../services/billing/src/domain/claveAcceso';
import { xmlDeFactura } from '../../services/billing/src/testing/documentos';
import { makeVenta } from '../../services/billing/src/testing/ventas';
import { comoDueno } from '../../services/kit/src/testing/testDb';

import { baseDelProducto } from './base';

const INSERTAR = `
  insert into facturacion.comprobantes (
    empresa_id, clave_acceso, venta_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial, fecha_emision,
    identificacion, total, datos, estado, modifica, xml_firmado, xml_autorizado, fecha_autorizacion, creado)
  select e.id, $2, $3, e.ruc, '007', '007', $4, '1', $5, $6::date, $7, $8, $9, $10, $11, $12, $13,
         case when $10 = 'AUTORIZADO' then $6::date::timestamptz end, $6::date::timestamptz
    from identidad.empresas e where e.empresa = $1`;

/** Two dishes at 15% and one without tax, a tip now and then; what it costs grows with its number. */
function ventaDe(secuencial: number, fecha: string) {
  const propina = secuencial % 4 === 0 ? 100 : 0;
  const venta = makeVenta(
    [
      {
        cantidad: 2,
        precio_venta: 375 + secuencial,
        tarifa: 15,
        descripcion: 'Ceviche de camarón',
      },
      { cantidad: 1, precio_venta: 120, tarifa: 0, descripcion: 'Agua' },
    ],
    { fecha_emision: fecha },
  );
  const total = venta.total + propina;
  return { ...venta, total, propina, pagos: [{ forma_pago: 'EFECTIVO', total }] };
}

const ESTADOS: Record<number, string> = { 11: 'RECIBIDA', 12: 'DEVUELTA', 13: 'ANULADA' };

type Documento = {
  codDoc?: string;
  estado: string;
  venta: Omit<ReturnType<typeof ventaDe>, 'pagos'> & { pagos: object[] };
  fecha: string;
  modifica?: string | null;
  xml: string;
};

/**
 * So many invoices of a month 'YYYY-MM' with series 007-007, of which 11 is on its way, 12 was sent back, 13 withdrawn, and 5
 * taken back by a credit note; answers what the declaration has, in cents.
 */
export async function sembrarMes(
  { empresa, ruc }: { empresa: string; ruc: string },
  mes: string,
  cuantas: number,
) {
  const url = await baseDelProducto();
  const sumas = { documentos: 0, base15: 0, iva15: 0, base0: 0, propina: 0 };
  const dejar = async (
    secuencial: number,
    { codDoc = '01', estado, venta, fecha, modifica = null, xml }: Documento,
  ): Promise<string> => {
    const clave = crearClaveAcceso({
      fecha,
      codDoc,
      ruc,
      ambiente: '1',
      establecimiento: '007',
      puntoEmision: '007',
      secuencial,
      codigoNumerico: '12345678',
    });
    const autorizado = `<autorizacion><numeroAutorizacion>${clave}</numeroAutorizacion>${xml}</autorizacion>`;
    await comoDueno(url, INSERTAR, [
      empresa,
      clave,
      randomUUID(),
      codDoc,
      secuencial,
      fecha,
      venta.comprador.identificacion,
      venta.total / 100,
      JSON.stringify(venta),
      estado,
      modifica,
      xml,
      estado === 'AUTORIZADO' ? autorizado : null,
    ]);
    if (estado !== 'AUTORIZADO') return clave;
    const signo = codDoc === '04' ? -1 : 1;
    const bruto15 = (375 + secuencial) * 2;
    const base15 = Math.floor((bruto15 * 200 + 115) / 230);
    sumas.documentos += 1;
    sumas.base15 += signo * base15;
    sumas.iva15 += signo * (bruto15 - base15);
    sumas.base0 += signo * 120;
    sumas.propina += signo * venta.propina;
    return clave;
  };
  for (let n = 1; n <= cuantas; n++) {
    const fecha = `${mes}-${String(1 + (n % 28)).padStart(2, '0')}`;
    const venta = ventaDe(n, fecha);
    const xml = xmlDeFactura({ lineas: 2 });
    const estado = ESTADOS[n] ?? 'AUTORIZADO';
    const clave = await dejar(n, { estado, venta, fecha, xml });
    if (n !== 5) continue;
    const total = venta.subtotal + venta.iva;
    const devuelta = { ...venta, propina: 0, total, pagos: [] };
    await dejar(n, { codDoc: '04', estado, fecha, xml, modifica: clave, venta: devuelta });
  }
  await comoDueno(url, 'vacuum analyze facturacion.comprobantes');
  return sumas;
}

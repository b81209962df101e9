import { redactarComprobante } from '@comanda/billing/entrega/redactarComprobante';
import { trasConsulta, trasEnvio } from '@comanda/billing/entrega/cambios';
import { toEmisor } from '@comanda/billing/empresas/empresaRow';
import { empresasRepository } from '@comanda/billing/empresas/empresasRepository';
import { firmarXml } from '@comanda/billing/firmas/firmarXml';
import { abrirAlmacen } from '@comanda/billing/piezas';
import type { BillingDeps } from '@comanda/billing/deps';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { enEmpresa, verComo } from '@comanda/kit/base/db';
import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import { CONSUMIDOR_FINAL } from '@comanda/shared/domain/fiscal/identificacion';

import { COMPROBANTES, SIN_COMPROBANTE } from './vivaSql';

type VentaSinComprobante = {
  id: string;
  clave_acceso: string;
  fecha_creacion: Date;
  datos: ComprobanteVenta;
};

const AUTORIZADA_TRAS_MS = 4_000;

/** Why the authority sent one of today's back: what a shop meets most. */
const RECHAZO = {
  estado: 'DEVUELTA',
  mensajes: [
    {
      identificador: '69',
      mensaje: 'ERROR EN LA IDENTIFICACION DEL RECEPTOR',
      informacionAdicional: 'LA IDENTIFICACION DEL RECEPTOR NO EXISTE',
      tipo: 'ERROR',
    },
  ],
} as const;

/**
 * The invoice of each sale that has a key and none yet: made and signed as the worker does, and authorised moments after the sale.
 * One of the last to somebody by name was sent back.
 */
export async function facturarDemo(deps: BillingDeps, empresa: EmpresaId): Promise<void> {
  const ventas = await enEmpresa(deps.db, empresa, async ({ client }) => {
    const { rows } = await client.query<VentaSinComprobante>(SIN_COMPROBANTE, [empresa]);
    return rows;
  });
  if (ventas.length === 0) return;
  const emisor = toEmisor(await empresasRepository(verComo(deps.db)).leer(empresa));
  const certificado = await abrirAlmacen(deps).deEmpresa(empresa);
  if (!certificado) throw new Error(`facturarDemo: company ${empresa} cannot sign`);
  const aNombre = ({ datos }: VentaSinComprobante) =>
    datos.comprador.identificacion !== CONSUMIDOR_FINAL;
  const devuelta = ventas.findLast(aNombre)?.id;
  const comprobantes = ventas.map(({ id, clave_acceso, fecha_creacion, datos }) => {
    const redaccion = redactarComprobante(
      { clave_acceso, cod_doc: '01', datos, modifica: null },
      { emisor, rucProveedor: deps.rucProveedor },
    );
    if (!redaccion.ok) throw new Error(`facturarDemo: ${clave_acceso}: ${redaccion.mensaje}`);
    const xml = firmarXml(redaccion.xml, certificado, { ahora: fecha_creacion });
    const fecha = new Date(fecha_creacion.getTime() + AUTORIZADA_TRAS_MS);
    const cambio =
      id === devuelta
        ? trasEnvio({ ...RECHAZO, mensajes: [...RECHAZO.mensajes] })
        : trasConsulta(
            {
              estado: 'AUTORIZADO',
              numeroAutorizacion: clave_acceso,
              fechaAutorizacion: fecha.toISOString(),
              ambiente: 'PRUEBAS',
              comprobante: xml,
              mensajes: [],
            },
            xml,
            fecha,
          );
    return {
      venta_id: id,
      clave_acceso,
      datos,
      xml,
      en: fecha,
      estado: cambio.estado,
      codigo: cambio.codigo,
      mensaje: cambio.mensaje,
      mensajes: cambio.mensajes ?? [],
      autorizado: cambio.autorizado?.xml ?? null,
    };
  });
  await enEmpresa(deps.db, empresa, ({ client }) =>
    client.query(COMPROBANTES, [empresa, JSON.stringify(comprobantes)]),
  );
}

import type { LeyDeEmpresa } from '@comanda/shared/contracts/admin/ley';
import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';

import type { Emisor } from '../domain/emisor';

import type { EmpresaRow } from './empresasRepository';

/** What a till may see of its company: no secret. */
export function toEmpresaFacturacion(
  fila: EmpresaRow,
  logo: { ticket: Buffer } | undefined,
): EmpresaFacturacion {
  return {
    empresa: fila.empresa,
    ruc: fila.ruc,
    razon_social: fila.razon_social,
    direccion: fila.direccion,
    establecimiento: fila.establecimiento,
    punto_emision: fila.punto_emision,
    ambiente: fila.ambiente,
    tipo_emision: fila.tipo_emision,
    tarifa: fila.tarifa,
    iva_actual: fila.iva_actual,
    contabilidad: fila.contabilidad,
    factura: fila.factura,
    regimen: fila.regimen ?? null,
    logo_empresa: fila.logo_empresa,
    logo_ticket: logo?.ticket.toString('base64') ?? null,
  };
}

export const leyDe = ({
  registro_turismo,
  provincia,
  canton,
  decretos,
}: EmpresaRow): LeyDeEmpresa => ({
  registro_turismo,
  provincia,
  canton,
  decretos,
});

export function toEmisor(fila: EmpresaRow): Emisor {
  return {
    ruc: fila.ruc,
    razonSocial: fila.razon_social,
    nombreComercial: fila.nombre_comercial,
    dirMatriz: fila.matriz || fila.direccion,
    dirEstablecimiento: fila.direccion,
    obligadoContabilidad: fila.contabilidad,
    contribuyenteEspecial: fila.contribuyente_especial || null,
    agenteRetencion: fila.agente_retencion || null,
    leyendaRimpe: fila.rimpe || null,
    ley: leyDe(fila),
  };
}

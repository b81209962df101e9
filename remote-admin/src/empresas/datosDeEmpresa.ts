import type { Empresa } from '@comanda/shared/contracts/admin/empresas';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';

import { serieDe } from './empresasColumns';
import { empresasMensajes as mensajes } from './empresasMensajes';
import { textoDeCategoria, textoDeServicio } from './opciones';

const siNo = (valor: boolean) => (valor ? 'Sí' : 'No');
const fecha = (instante: string | null) => (instante === null ? '' : formatFecha(instante));

/** The authority's codes, in its words. */
const TIPO_DE_EMISION: Readonly<Record<string, string>> = { 1: 'Normal' };
const COMPROBANTE: Readonly<Record<string, string>> = { '01': 'Factura' };

type DatosEnPalabras = readonly [que: string, valor: string][];

/** With what it invoices, in words: what runs out stands first. */
export const facturacionDeEmpresa = (empresa: Empresa): DatosEnPalabras => [
  ['Certificado vence', fecha(empresa.fecha_vencimiento)],
  ['Certificado emitido', fecha(empresa.fecha_emision)],
  ['Serie', serieDe(empresa)],
  ['Ambiente', empresa.ambiente === '2' ? 'Producción' : 'Pruebas'],
  ['Tipo de emisión', TIPO_DE_EMISION[empresa.tipo_emision] ?? empresa.tipo_emision],
  ['Tipo de comprobante', COMPROBANTE[empresa.tipo_comprobante] ?? empresa.tipo_comprobante],
  ['IVA', `${empresa.iva_actual}%`],
  ['Obligado a llevar contabilidad', siNo(empresa.contabilidad)],
];

/** A company's record in words; what it has nothing of is left out. */
export const datosDeEmpresa = (empresa: Empresa): DatosEnPalabras => [
  ['Empresa', empresa.empresa],
  ['RUC', empresa.ruc],
  ['Razón social', empresa.razon_social],
  ['Nombre comercial', empresa.nombre_comercial],
  ['Dirección', empresa.direccion],
  ['Dirección de la matriz', empresa.matriz],
  ['Correo', empresa.correo],
  ['Whatsapp', empresa.whatsapp],
  ['Régimen RIMPE', empresa.rimpe ?? ''],
  ['Provincia', empresa.provincia ?? ''],
  ['Cantón', empresa.canton ?? ''],
  ['Registro de turismo', empresa.registro_turismo ?? ''],
  ['Categoría del establecimiento', textoDeCategoria(empresa.categoria_turismo)],
  [mensajes.servicio, textoDeServicio(empresa.servicio)],
  ['Contribuyente especial', empresa.contribuyente_especial ?? ''],
  ['Agente de retención', empresa.agente_retencion ?? ''],
];

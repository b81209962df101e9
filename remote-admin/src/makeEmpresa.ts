import type { Empresa } from '@comanda/shared/contracts/admin/empresas';
import { tarifaGeneral } from '@comanda/shared/domain/ley/tarifas';

const PUERTO = 'La Cevichería del Puerto';
const IVA = tarifaGeneral('2026-11-20');

export const makeEmpresa = (over: Partial<Empresa> = {}): Empresa => ({
  id: '1',
  empresa: PUERTO,
  ruc: '0992345678001',
  razon_social: 'CEVIPUERTO S.A.S.',
  nombre_comercial: PUERTO,
  direccion: 'Malecón 412',
  matriz: 'Malecón 412',
  correo: 'info@puerto.ec',
  whatsapp: '0991234567',
  establecimiento: '001',
  punto_emision: '001',
  tipo_emision: '1',
  tipo_comprobante: '01',
  ambiente: '1',
  contabilidad: false,
  contribuyente_especial: null,
  agente_retencion: null,
  rimpe: null,
  registro_turismo: null,
  provincia: null,
  canton: null,
  categoria_turismo: null,
  servicio: null,
  iva_actual: IVA,
  tarifa: IVA.toFixed(2),
  factura: true,
  notas_de_venta: false,
  logo_empresa: null,
  areas: ['admin', 'auth', 'caja', 'inventario', 'reportes', 'ventas'],
  id_vendedor: null,
  vendedor: null,
  entidad_cert: null,
  fecha_emision: null,
  fecha_vencimiento: null,
  ...over,
});

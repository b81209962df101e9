import type { HechoCaja } from '@comanda/shared/contracts/caja/cajas';
import { LIMITES_DE_DIFERENCIA } from '@comanda/shared/domain/caja/cuadre';
import { TIPO_EN_PALABRAS } from '@comanda/shared/domain/caja/movimientoCaja';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';

/** How the trace's fields are called, in the order they are said; what is not here is for programmers. */
const CAMPOS: Readonly<Record<string, string>> = {
  caja: 'Caja',
  nombre: 'Nombre',
  periodo: 'Periodo',
  tipo: 'Tipo',
  detalle: 'Detalle',
  monto: 'Monto',
  empleado: 'Empleado',
  estado: 'Estado',
  motivo: 'Motivo',
  apertura: 'Apertura',
  numero: 'Conteo',
  conteo: 'Contado',
  esperado: 'Esperado',
  diferencia: 'Diferencia',
  vouchers: 'Vouchers',
  total_vouchers: 'Total de vouchers',
  tarjeta: 'Vouchers que debe haber',
  total_transferencias: 'Total de transferencias',
  transferencia: 'Transferencias que debe haber',
  aprobado_por: 'Aprobó',
  hora_corte: 'Hora en que termina el día',
  conteo_ciego: 'Contar a ciegas',
  diferencia_motivo: 'Pedir el motivo a partir de',
  diferencia_aprobacion: 'Pedir un Administrador a partir de',
  anticipo_maximo: 'Anticipo máximo (%)',
  secuencia: 'Venta',
  forma_pago: 'Forma de pago',
  formas_pago: 'Formas de pago',
  en_factura: 'Cambia en la factura',
  puesto: 'Impresora de',
  direccion: 'Dirección',
  columnas: 'Columnas',
  total: 'Total',
};

const DE_DINERO = new Set([
  'monto',
  'apertura',
  'conteo',
  'esperado',
  'diferencia',
  'total_vouchers',
  'tarjeta',
  'transferencia',
  'total',
  'total_transferencias',
  'diferencia_motivo',
  'diferencia_aprobacion',
]);

/** Nothing in them is something to say: there is no limit, or it is everybody's. */
const LIMITES: ReadonlyMap<string, string> = new Map([
  ['diferencia_motivo', `${formatMonto(LIMITES_DE_DIFERENCIA.motivo)}, como todas`],
  ['diferencia_aprobacion', `${formatMonto(LIMITES_DE_DIFERENCIA.aprobacion)}, como todas`],
  ['anticipo_maximo', 'ninguno'],
]);

const PALABRAS: Readonly<Record<string, string>> = {
  ...TIPO_EN_PALABRAS,
  A: 'Activo',
  N: 'Eliminado',
};

/** What a trace holds, a sentence for each thing: 'Monto: $5.00'. */
export function hechoEnPalabras(datos: HechoCaja['antes']): string[] {
  if (datos === null) return [];
  return Object.entries(CAMPOS)
    .filter(([campo]) => (datos[campo] ?? '') !== '' || (campo in datos && LIMITES.has(campo)))
    .map(([campo, nombre]) => `${nombre}: ${valorDe(campo, datos[campo])}`);
}

function valorDe(campo: string, valor: unknown): string {
  if (valor === null) return LIMITES.get(campo) ?? 'ninguno';
  if (Array.isArray(valor)) return valor.map(String).join(', ');
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  // numeric columns are text in a trace
  if (DE_DINERO.has(campo)) return formatMonto(Number(valor));
  if (typeof valor === 'string') return PALABRAS[valor] ?? valor;
  return typeof valor === 'number' ? String(valor) : JSON.stringify(valor);
}

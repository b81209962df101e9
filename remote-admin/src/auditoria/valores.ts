import { TIPO_EN_PALABRAS } from '@comanda/shared/domain/caja/movimientoCaja';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { FORMA } from '@comanda/shared/domain/dinero/formasDePago';
import { formatFecha, formatFechaHora } from '@comanda/shared/domain/texto/fecha';

type EnPalabras = (valor: unknown) => string;

const deTabla =
  (tabla: Readonly<Record<string, string>>): EnPalabras =>
  (valor) => {
    const texto = textoDe(valor);
    return Object.hasOwn(tabla, texto) ? (tabla[texto] ?? texto) : texto;
  };

const FORMAS = Object.fromEntries(
  Object.entries(FORMA).map(([forma, { nombre }]) => [forma, nombre]),
);

/** Of a movement, a person, a build of the company: what stands, and what was taken off. */
const ESTADOS = { A: 'Activo', N: 'Desactivado', I: 'Inactivo' };

/** A numeric column is text in a trace. */
const deDinero: EnPalabras = (valor) =>
  valor === null || valor === '' || Number.isNaN(Number(valor))
    ? textoDe(valor)
    : formatMonto(Number(valor));

const MONTOS = [
  'monto',
  'total',
  'precio_venta',
  'apertura',
  'conteo',
  'esperado',
  'diferencia',
  'total_vouchers',
  'total_transferencias',
  'tarjeta',
  'transferencia',
  'diferencia_motivo',
  'diferencia_aprobacion',
  'sueldo',
  'descuento',
  'propina',
  'valor',
];

/** What a field holds that is not said as it is written down. */
const CAMPOS: Readonly<Record<string, EnPalabras>> = {
  ...Object.fromEntries(MONTOS.map((campo) => [campo, deDinero])),
  tipo: deTabla(TIPO_EN_PALABRAS),
  estado: deTabla(ESTADOS),
  forma_pago: deTabla(FORMAS),
  formas_pago: (valor) => (Array.isArray(valor) ? valor : [valor]).map(deTabla(FORMAS)).join(' + '),
  ambiente: deTabla({ 1: 'Pruebas', 2: 'Producción' }),
};

/** What a trace says of a field, as the screens say it. */
export function valorEnPalabras(campo: string, valor: unknown): string {
  if (valor === null || valor === undefined || valor === '') return '';
  return Object.hasOwn(CAMPOS, campo) ? (CAMPOS[campo] ?? textoDe)(valor) : textoDe(valor);
}

function textoDe(valor: unknown): string {
  if (valor === null || valor === undefined) return '';
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  return typeof valor === 'string' ? comoSeLee(valor) : JSON.stringify(valor);
}

const ES_DIA = /^\d{4}-\d{2}-\d{2}$/;
const ES_MOMENTO = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;

/** A date as people write it. */
function comoSeLee(texto: string): string {
  if (ES_DIA.test(texto)) return formatFecha(texto);
  return ES_MOMENTO.test(texto) ? formatFechaHora(texto) : texto;
}

import type { ConteoDeCaja, Cuadre, InformeCaja } from '../../contracts/caja/cuadres';
import type { HojaCaja } from '../../contracts/caja/papel';

import { formatDiferencia, resultadoDe } from './cuadre';
import { partesDelEfectivo } from './efectivo';
import { formatMonto } from '../dinero/dinero';
import { formaDicha } from '../dinero/formasDePago';
import { PORCENTAJE_DE_SERVICIO } from '../ley/limites';
import { formatFecha, formatFechaHora } from '../texto/fecha';

export { partesDelEfectivo };

type Seccion = HojaCaja['secciones'][number];
type Fila = Seccion['filas'][number];
type Cuantos = InformeCaja['ventas'];

const LARGO = 120;
const FILAS = 300;

const PALABRAS = { SOBRA: 'Sobra', FALTA: 'Falta', CUADRA: 'Cuadra' } as const;

/** The one layout of X (an open period) and of Z (a closed one, with its closing): on screen, on paper and as a PDF. */
export function hojaDeInforme(informe: InformeCaja, cuadre: Cuadre | null): HojaCaja {
  const secciones: Seccion[] = [
    { titulo: 'Ventas', filas: ventas(informe) },
    { titulo: 'Por forma de pago', filas: informe.formas.map(porForma) },
    { titulo: 'Por tarifa', filas: informe.tarifas.flatMap(porTarifa) },
    { titulo: 'Por usuario', filas: resumidas(informe.usuarios).map(porUsuario) },
    { titulo: 'Abonos de clientes', filas: informe.abonos.map(porForma) },
    { titulo: 'Movimientos', filas: movimientos(informe) },
    { titulo: 'Efectivo', filas: efectivo(informe) },
    { titulo: 'Conteos', filas: conteos(informe) },
    ...(cuadre ? [{ titulo: 'Cuadre', filas: contado(cuadre) }] : []),
  ];
  return {
    empresa: informe.empresa,
    titulo: cuadre ? 'REPORTE Z' : 'REPORTE X',
    cabecera: cabecera(informe, cuadre).map((linea) => cortar(linea)),
    secciones: secciones.filter(({ filas }) => filas.length > 0),
    firma: cuadre && cortar(cuadre.responsable),
  };
}

function cabecera({ caja, periodo, abierto, hasta }: InformeCaja, cuadre: Cuadre | null) {
  return [
    `${caja.nombre}, periodo ${periodo}`,
    `Desde: ${abierto === null ? 'sin movimientos' : formatFechaHora(abierto)}`,
    `Hasta: ${formatFechaHora(hasta)}`,
    ...(cuadre
      ? [`Fecha: ${formatFecha(cuadre.fecha)}`, `Responsable: ${cuadre.responsable}`]
      : []),
  ];
}

const fila = (texto: string, valor: string, fuerte?: true): Fila => ({
  texto: cortar(texto),
  valor,
  ...(fuerte && { fuerte }),
});
const deMonto = (texto: string, monto: number, fuerte?: true) =>
  fila(texto, formatMonto(monto), fuerte);
const deCuantos = (texto: string, { cantidad, total }: Cuantos, fuerte?: true) =>
  deMonto(`${cortar(texto, LARGO - 12)} (${cantidad})`, total, fuerte);

function ventas({ ventas, primera, ultima, ...resto }: InformeCaja): Fila[] {
  return [
    deCuantos('Total de ventas', ventas, true),
    deCuantos('Descuentos', resto.descuentos),
    deCuantos('Cortesías', resto.cortesias),
    deCuantos('Propinas', resto.propinas),
    ...(resto.servicio.cantidad > 0
      ? [deCuantos(`Servicio ${PORCENTAJE_DE_SERVICIO}%`, resto.servicio)]
      : []),
    deCuantos('Anulaciones', resto.anulaciones),
    ...(resto.devoluciones.cantidad > 0 ? [deCuantos('Devoluciones', resto.devoluciones)] : []),
    fila('Primera venta', primera ?? 'ninguna'),
    fila('Última venta', ultima ?? 'ninguna'),
  ];
}

const porForma = (forma: InformeCaja['formas'][number]) =>
  deCuantos(formaDicha(forma.forma_pago), forma);
const porUsuario = (uno: InformeCaja['usuarios'][number]) => deCuantos(uno.usuario, uno);

const porTarifa = ({ tarifa, base, iva }: InformeCaja['tarifas'][number]): Fila[] => [
  deMonto(`Base ${tarifa}%`, base),
  ...(tarifa > 0 ? [deMonto(`IVA ${tarifa}%`, iva)] : []),
];

/** A paper takes so many; the rest stand on it as one, so that it still adds up. */
function resumidas(usuarios: InformeCaja['usuarios']): InformeCaja['usuarios'] {
  if (usuarios.length <= FILAS) return usuarios;
  const otros = usuarios.slice(FILAS - 1);
  const centavos = otros.reduce((suma, { total }) => suma + Math.round(total * 100), 0);
  const cantidad = otros.reduce((suma, uno) => suma + uno.cantidad, 0);
  return [
    ...usuarios.slice(0, FILAS - 1),
    { usuario: `Otros ${otros.length}`, cantidad, total: centavos / 100 },
  ];
}

const movimientos = ({ ingresos, salidas, retiros, anticipos }: InformeCaja): Fila[] => [
  deCuantos('Ingresos', ingresos),
  deCuantos('Salidas', salidas),
  deCuantos('A la caja fuerte', retiros),
  deCuantos('Anticipos', anticipos),
];

/** What cash there should be, as it comes about. */
const efectivo = (informe: InformeCaja): Fila[] => [
  ...partesDelEfectivo(informe).map(({ texto, monto }) => deMonto(texto, monto)),
  deMonto('Debería haber', informe.esperado, true),
];

/** So many have a place of their own on the paper: whoever counts more often is told of as a number. */
const CONTEOS_EN_PAPEL = 40;

const conteos = ({ conteos }: InformeCaja): Fila[] => [
  ...conteos.slice(0, CONTEOS_EN_PAPEL).flatMap(unConteo),
  ...(conteos.length > CONTEOS_EN_PAPEL
    ? [fila('Otros conteos', String(conteos.length - CONTEOS_EN_PAPEL))]
    : []),
];

/** Who counted, what, how far from what there should be, and whoever let it be counted again. */
const unConteo = ({ numero, usuario, cuando, aprobado_por, ...conteo }: ConteoDeCaja): Fila[] => [
  deMonto(`Conteo ${numero}: ${usuario}, ${formatFechaHora(cuando)}`, conteo.conteo, true),
  ...deDiferencia('Diferencia', conteo.diferencia),
  ...deDiferencia('Diferencia en vouchers', conteo.diferencia_vouchers),
  ...deDiferencia('Diferencia en transferencias', conteo.diferencia_transferencias),
  ...(aprobado_por === null ? [] : [fila(`Aprobado por: ${aprobado_por}`, '')]),
];

const deDiferencia = (texto: string, diferencia: number | null): Fila[] =>
  diferencia === null ? [] : [fila(texto, formatDiferencia(diferencia))];

function contado({ conteo, cuadre, diferencia, motivo, aprobado_por, ...resto }: Cuadre): Fila[] {
  const { cantidaVouchers, totalVouchers, tarjeta, totalTransferencias, transferencia } = resto;
  return [
    deMonto('Contado', conteo, true),
    deMonto('Debería haber', cuadre),
    fila(`Diferencia: ${PALABRAS[resultadoDe(diferencia)]}`, formatDiferencia(diferencia), true),
    deCuantos('Vouchers', { cantidad: cantidaVouchers, total: totalVouchers }),
    deMonto('Vouchers que debe haber', tarjeta),
    totalTransferencias === null
      ? fila('Transferencias revisadas', 'no')
      : deMonto('Transferencias revisadas', totalTransferencias),
    deMonto('Transferencias que debe haber', transferencia),
    ...(motivo ? enLineas(`Motivo: ${motivo}`).map((linea) => fila(linea, '')) : []),
    ...(aprobado_por ? [fila(`Aprobado por: ${aprobado_por}`, '')] : []),
  ];
}

const RENGLONES = new RegExp(`\\S.{0,${LARGO - 1}}(?=\\s|$)|\\S{${LARGO}}`, 'gs');

/** A long text in lines that the paper takes, broken at spaces. */
const enLineas = (texto: string): string[] => texto.match(RENGLONES) ?? [];

/** No longer than that, and no sign cut in two. */
const cortar = (texto: string, largo = LARGO) =>
  texto.slice(0, largo).replace(/[\uD800-\uDBFF]$/, '');

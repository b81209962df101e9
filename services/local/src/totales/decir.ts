import type { Columna, DiferenciaDeTotal } from '@comanda/ordering/reportes/revision/diferencias';
import type { DiaRevisado } from '@comanda/ordering/reportes/revision/revisarTotales';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';

const DE_DINERO: readonly Columna[] = ['monto', 'base', 'iva', 'descuento', 'propina'];

/** One line a concept of a day that differs: which company, which day, what, and by how much. */
export const lineasDeDia = ({ empresa, fecha, diferencias }: DiaRevisado): string[] =>
  diferencias.map(
    (diferencia) =>
      `${empresa} · ${formatFecha(fecha)} · ${diferencia.concepto}: ${como(diferencia)}`,
  );

function como({ partidas, columnas }: DiferenciaDeTotal): string {
  const cuantas = partidas === 1 ? '1 partida' : `${partidas} partidas`;
  return `${cuantas} con ${columnas.map(enPalabras).join('; ')}`;
}

function enPalabras({ columna, guardado, ventas }: DiferenciaDeTotal['columnas'][number]): string {
  const decir = (valor: number) => (DE_DINERO.includes(columna) ? formatMonto(valor) : `${valor}`);
  const de = guardado - ventas;
  const lejos =
    de === 0
      ? 'cruzado entre partidas'
      : `${de > 0 ? 'sobra' : 'falta'} ${decir(redondo(Math.abs(de)))}`;
  return `${columna} ${decir(guardado)} en vez de ${decir(ventas)} (${lejos})`;
}

/** Thousandths, as units of a product are kept. */
const redondo = (valor: number) => Math.round(valor * 1_000) / 1_000;

export type CuentasDeTotales = {
  empresas: number;
  dias: number;
  pendientes: number;
  difieren: number;
  rehechos: number;
};

/** What it comes to, in a line or two. */
export function resumenDe(cuentas: CuentasDeTotales, rehacer: boolean): string {
  const { empresas, dias, pendientes, difieren, rehechos } = cuentas;
  const lineas = [
    `Revisado: ${contar(dias, 'día', 'días')} de ${contar(empresas, 'empresa', 'empresas')}.`,
  ];
  if (pendientes > 0)
    lineas.push(`Sin totales aún, se leen de sus ventas: ${contar(pendientes, 'día', 'días')}.`);
  if (difieren === 0) lineas.push('Todo cuadra con las ventas.');
  else if (rehacer) lineas.push(`Rehecho: ${contar(rehechos, 'día', 'días')}.`);
  else
    lineas.push(
      `No cuadra: ${contar(difieren, 'día', 'días')}. Para rehacer: npm run totales -- rehacer`,
    );
  return lineas.join('\n');
}

const contar = (n: number, uno: string, varios: string) => `${n} ${n === 1 ? uno : varios}`;

import type { ReporteVentas } from '@comanda/shared/contracts/reportes/reportes';
import { horasDelDia } from '@comanda/shared/domain/texto/fecha';
import { diaDeSemana, diasDe, sumarDias, type Periodo } from '@comanda/shared/domain/texto/periodo';

export const NIVELES = 4;

export type CeldaDeCalor = {
  dia: number;
  hora: number;
  ventas: number;
  total: number;
  nivel: number;
};
export type Calor = { horas: number[]; filas: { dia: number; celdas: CeldaDeCalor[] }[] };

function diasDeSemana(periodo: Periodo): number[] {
  const cuantos = Math.min(diasDe(periodo), 7);
  const dias = Array.from({ length: cuantos }, (_, n) => diaDeSemana(sumarDias(periodo.desde, n)));
  return dias.sort((a, b) => a - b);
}

type DeQue = Pick<ReporteVentas, 'calor' | 'periodo' | 'hora_corte'>;

/**
 * Day of the week by hour, from the first hour with a sale to the last, as a business day goes; each as far as it is of the most, in
 * few steps.
 */
export function calorDe({ calor, periodo, hora_corte }: DeQue): Calor {
  const conVentas = calor.map(({ hora }) => horasDelDia(hora, hora_corte));
  const primera = Math.min(...conVentas);
  const cuantas = calor.length === 0 ? 0 : Math.max(...conVentas) - primera + 1;
  const horas = Array.from({ length: cuantas }, (_, n) => (primera + n + hora_corte) % 24);
  const mayor = Math.max(...calor.map(({ total }) => total));
  const halladas = new Map(calor.map((celda) => [`${celda.dia} ${celda.hora}`, celda]));
  const celdaDe = (dia: number, hora: number): CeldaDeCalor => {
    const { ventas, total } = halladas.get(`${dia} ${hora}`) ?? { ventas: 0, total: 0 };
    return { dia, hora, ventas, total, nivel: nivelDe(total, mayor) };
  };
  return {
    horas,
    filas: diasDeSemana(periodo).map((dia) => ({
      dia,
      celdas: horas.map((hora) => celdaDe(dia, hora)),
    })),
  };
}

/** 0 of nothing, 1 of little, the highest of the most. */
const nivelDe = (total: number, mayor: number): number =>
  total > 0 ? Math.ceil((total / mayor) * NIVELES) : 0;

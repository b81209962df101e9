const MESES = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
] as const;

/** 'Noviembre 2026' of '2026-11'. */
export function textoDeMes(mes: string): string {
  const [anio = '', numero = ''] = mes.split('-');
  return `${MESES[Number(numero) - 1] ?? ''} ${anio}`;
}

/** So many months later; before, where it is less than none. */
export function mesMas(mes: string, cuantos: number): string {
  const [anio = 0, numero = 1] = mes.split('-').map(Number);
  const meses = anio * 12 + numero - 1 + cuantos;
  return `${Math.floor(meses / 12)}-${String((meses % 12) + 1).padStart(2, '0')}`;
}

/** '9 h 30 min' */
export const formatMinutos = (minutos: number): string =>
  `${Math.floor(minutos / 60)} h ${String(minutos % 60).padStart(2, '0')} min`;

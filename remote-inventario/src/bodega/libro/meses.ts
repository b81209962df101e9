/** So many months 'YYYY-MM' up to that one, which is the last. */
export function mesesHasta(ultimo: string, cuantos: number): string[] {
  const [anio = 0, mes = 0] = ultimo.split('-').map(Number);
  return Array.from({ length: cuantos }, (_, i) => {
    const desdeCero = anio * 12 + mes - 1 - (cuantos - 1 - i);
    return `${Math.floor(desdeCero / 12)}-${String((desdeCero % 12) + 1).padStart(2, '0')}`;
  });
}

/** '2026-11' is '11/2026', as dates are written here. */
export const nombreDeMes = (mes: string): string => mes.split('-').reverse().join('/');

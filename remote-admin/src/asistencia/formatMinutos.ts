/** '9 h 30 min' */
export const formatMinutos = (minutos: number): string =>
  `${Math.floor(minutos / 60)} h ${String(minutos % 60).padStart(2, '0')} min`;

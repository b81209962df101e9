/** 'ANULADO' is for a file: a screen says 'Anulado'. */
export const estadoDicho = (estado: string): string =>
  estado.charAt(0) + estado.slice(1).toLocaleLowerCase('es');

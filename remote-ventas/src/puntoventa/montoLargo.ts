/** Written smaller, so that all of it is seen: '$99,999.00' has ten signs. */
export const esLargo = (monto: string): boolean => monto.length > 10;

/** With a point, as seconds and money have it. */
const decimal = (cifra: number): string => String(Number(cifra.toFixed(2)));

/** '0.25 %': of faults, a hundredth says something. */
export const parte = (fraccion: number): string => `${decimal(fraccion * 100)} %`;

/** '×14': so many times as fast as it may be. */
export const consumo = (veces: number | null): string =>
  veces === null ? '–' : `×${decimal(veces)}`;

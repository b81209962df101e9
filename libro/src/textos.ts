/** What a name may be at its longest, as the registry writes it: 80 capitals. */
export const LARGO =
  'COMERCIALIZADORA E IMPORTADORA DE MARISCOS Y ALIMENTOS DEL PACIFICO SUR S.A.S BI';

/** The same without a place to break. */
export const SIN_ESPACIOS = 'WMWMWMWMWM'.repeat(8);

/** Dollars with as many figures as a total may come to. */
export const OCHO_CIFRAS = 12_345_678.9;
export const CENTAVOS = 1_234_567_890;

export const NOMBRES = ['Encebollado mixto', 'Ceviche de camarón', LARGO] as const;

/** Takes the place of what a screen would do. */
export const nada = (): void => undefined;

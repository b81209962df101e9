/** The addresses of a text that has one, or several parted by ';' or ',': 'ana@gmail.com; caja@hotel.ec'. */
export const correosDe = (escrito: string): string[] =>
  escrito
    .split(/[;,]/)
    .map((uno) => uno.trim())
    .filter((uno) => uno !== '');

/** Several addresses as they are kept and shown. */
export const enUnTexto = (correos: readonly string[]): string => correos.join('; ');

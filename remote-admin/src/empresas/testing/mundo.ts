export const PUERTO = 'La Cevichería del Puerto';
export const ANDINA = 'Cafetería Andina';

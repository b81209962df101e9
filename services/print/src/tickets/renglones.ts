import { centrar, COLUMNAS_DE_PAPEL, envolver } from './columnas';

/** One printed line. 'grande' is twice as wide and high, so it has half the columns. */
export type RenglonDeTicket = { texto: string; estilo: 'normal' | 'negrita' | 'grande' };

export const anchoDe = (estilo: RenglonDeTicket['estilo']) =>
  estilo === 'grande' ? COLUMNAS_DE_PAPEL / 2 : COLUMNAS_DE_PAPEL;

export const normal = (texto: string): RenglonDeTicket => ({ texto, estilo: 'normal' });
export const negrita = (texto: string): RenglonDeTicket => ({ texto, estilo: 'negrita' });
export const grande = (texto: string): RenglonDeTicket => ({ texto, estilo: 'grande' });
export const raya = (): RenglonDeTicket => normal('-'.repeat(COLUMNAS_DE_PAPEL));

export const alCentro = (
  texto: string,
  estilo: RenglonDeTicket['estilo'] = 'normal',
): RenglonDeTicket[] => {
  const ancho = anchoDe(estilo);
  return envolver(texto, ancho).map((linea) => ({ texto: centrar(linea, ancho), estilo }));
};

export const conRotulo = (rotulo: string, valor: string): RenglonDeTicket[] =>
  valor ? envolver(`${rotulo}: ${valor}`, COLUMNAS_DE_PAPEL).map(normal) : [];

/** '2', or '1.235' of what is weighed. */
export const cuanto = (cantidad: number) =>
  Number.isInteger(cantidad) ? String(cantidad) : cantidad.toFixed(3);

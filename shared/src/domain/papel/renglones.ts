import { centrar, envolver, extremos } from './columnas';

/** One printed line. 'grande' is twice as wide and high, so it has half the columns. */
export type RenglonDeTicket = { texto: string; estilo: 'normal' | 'negrita' | 'grande' };
type Estilo = RenglonDeTicket['estilo'];

export const normal = (texto: string): RenglonDeTicket => ({ texto, estilo: 'normal' });
export const negrita = (texto: string): RenglonDeTicket => ({ texto, estilo: 'negrita' });
export const grande = (texto: string): RenglonDeTicket => ({ texto, estilo: 'grande' });

export type Papel = ReturnType<typeof papelDe>;

/** How lines are laid on paper so many letters wide. */
export function papelDe(columnas: number) {
  const anchoDe = (estilo: Estilo) => (estilo === 'grande' ? Math.floor(columnas / 2) : columnas);
  const parrafo = (texto: string, estilo: Estilo = 'normal'): RenglonDeTicket[] =>
    envolver(texto, anchoDe(estilo)).map((linea) => ({ texto: linea, estilo }));
  return {
    columnas,
    anchoDe,
    parrafo,
    raya: () => normal('-'.repeat(columnas)),
    /** A label on the left, a value on the right edge; a label that does not fit goes on below. */
    par: (izquierda: string, derecha: string, estilo: Estilo = 'normal'): RenglonDeTicket[] => {
      const ancho = anchoDe(estilo);
      const [primera = '', ...resto] = envolver(izquierda, Math.max(1, ancho - derecha.length - 1));
      const lineas = [extremos(primera, derecha, ancho), ...resto];
      return lineas.map((texto) => ({ texto, estilo }));
    },
    alCentro: (texto: string, estilo: Estilo = 'normal'): RenglonDeTicket[] =>
      parrafo(texto, estilo).map((linea) => ({
        ...linea,
        texto: centrar(linea.texto, anchoDe(estilo)),
      })),
    conRotulo: (rotulo: string, valor: string): RenglonDeTicket[] =>
      valor ? parrafo(`${rotulo}: ${valor}`) : [],
  };
}

/** '2', or '1.235' of what is weighed. */
export const cuanto = (cantidad: number) =>
  Number.isInteger(cantidad) ? String(cantidad) : cantidad.toFixed(3);

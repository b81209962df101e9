/** How a figure stands beside the one before: in words, since a colour or an arrow alone is not read by all. */
type CambioDeCifra = { texto: string; sentido: 'sube' | 'baja' | 'igual' };

/** One decimal below ten per cent: 0.4 is something, 112.3 is 112. */
const porciento = (parte: number): string => {
  const valor = Math.abs(parte) * 100;
  return valor < 10 ? valor.toFixed(1).replace(/\.0$/, '') : valor.toFixed(0);
};

/** How much of a whole a part of it is, in words: '47 %', '0.4 %'; '' where there is no whole. */
export const formatParte = (parte: number, todo: number): string =>
  todo > 0 ? `${porciento(parte / todo)} %` : '';

/** The difference between a figure and the one before, of the one before. */
export function cambioDe(ahora: number, antes: number): CambioDeCifra {
  if (ahora === antes) return { texto: 'igual', sentido: 'igual' };
  const sentido = ahora > antes ? 'sube' : 'baja';
  if (antes === 0) return { texto: 'antes nada', sentido };
  const cuanto = porciento((ahora - antes) / antes);
  if (cuanto === '0') return { texto: `casi igual`, sentido };
  return { texto: `${cuanto} % ${sentido === 'sube' ? 'más' : 'menos'}`, sentido };
}

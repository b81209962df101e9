import { correosDe, enUnTexto } from '../../contracts/correos';

/** Most buyers have their mail here. A buyer who writes one of these means it. */
const CONOCIDOS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'hotmail.es',
  'outlook.es',
  'yahoo.es',
  'msn.com',
  'ymail.com',
  'mail.com',
  'gmx.com',
] as const;
/** More letters wrong are another domain. */
const DISTANCIA = 2;

/** What was probably meant, where a domain is nearly a known one: 'ana@gmial.com'. Null where nothing is to be said. */
export function correoProbable(escrito: string): string | null {
  const correos = correosDe(escrito);
  const probables = correos.map(unoProbable);
  if (probables.every((uno) => uno === null)) return null;
  return enUnTexto(correos.map((uno, i) => probables[i] ?? uno));
}

function unoProbable(escrito: string): string | null {
  const [, nombre, dominio] = /^([^\s@]+)@([^\s@]+\.[^\s@]+)$/.exec(escrito) ?? [];
  if (!nombre || !dominio) return null;
  const suyo = dominio.toLowerCase();
  if (CONOCIDOS.some((conocido) => conocido === suyo)) return null;
  const cercanos = CONOCIDOS.map((conocido) => ({ conocido, lejos: distancia(suyo, conocido) }))
    .filter(({ conocido, lejos }) => lejos <= DISTANCIA && conocido[0] === suyo[0])
    .sort((a, b) => a.lejos - b.lejos);
  return cercanos[0] ? `${nombre}@${cercanos[0].conocido}` : null;
}

/** Letters to change, add, drop or swap with the next one (Damerau) to make one word of the other. */
function distancia(uno: string, otro: string): number {
  const filas = [Array.from({ length: otro.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= uno.length; i++) {
    const fila = [i];
    for (let j = 1; j <= otro.length; j++) {
      const igual = uno[i - 1] === otro[j - 1] ? 0 : 1;
      const en = (atras: number, columna: number) => filas[i - atras]?.[columna] ?? Infinity;
      const cruzadas = uno[i - 1] === otro[j - 2] && uno[i - 2] === otro[j - 1];
      fila.push(
        Math.min(
          en(1, j) + 1,
          (fila[j - 1] ?? Infinity) + 1,
          en(1, j - 1) + igual,
          cruzadas ? en(2, j - 2) + 1 : Infinity,
        ),
      );
    }
    filas.push(fila);
  }
  return filas[uno.length]?.[otro.length] ?? Infinity;
}

// What benches found last beside what they found before, on a machine alike and at the same sizes.
import { mediana } from './cifras';

type Fila = Readonly<Record<string, string | number | boolean | null>>;
type DeBanco = {
  nombre: string;
  tamano: object;
  tablas: readonly { que: string; filas: readonly Fila[] }[];
};
/** As `npm run bench` keeps them: what is read here of a file of .cache/bench. */
export type CorridaDeBancos = {
  fecha: string;
  commit: string;
  corta: boolean;
  maquina: { nucleos: number; modelo: string };
  resultados: readonly DeBanco[];
};

export type Deriva = {
  banco: string;
  /** The table, the words of the row and the heading. */
  cifra: string;
  ultima: number;
  /** The median of those before. */
  antes: number;
  /** How many there are before. */
  corridas: number;
  /** `ultima` of `antes`. */
  veces: number;
};

/** Fewer before it are no rule. */
const ANTES = 2;
/** What one run differs from another with nothing changed, on a machine that others use too. */
const RUIDO = 1.25;

/** The figures of the last run of each bench that differ from those before by more than noise, the greatest difference first. */
export function derivaDe(corridas: readonly CorridaDeBancos[]): Deriva[] {
  const series = new Map<string, { banco: string; cifra: string; valores: number[] }>();
  const enOrden = [...corridas].sort((a, b) => a.fecha.localeCompare(b.fecha));
  for (const corrida of enOrden)
    for (const resultado of corrida.resultados)
      for (const { cifra, valor } of cifrasDe(resultado)) {
        const { nucleos, modelo } = corrida.maquina;
        const { nombre: banco, tamano } = resultado;
        const clave = JSON.stringify([banco, nucleos, modelo, corrida.corta, tamano, cifra]);
        const serie = series.get(clave) ?? { banco, cifra, valores: [] };
        serie.valores.push(valor);
        series.set(clave, serie);
      }
  return [...series.values()]
    .flatMap(({ banco, cifra, valores }) => {
      const [ultima = 0, previas] = [valores.at(-1), valores.slice(0, -1)];
      const antes = mediana(previas);
      if (previas.length < ANTES || antes <= 0 || ultima <= 0) return [];
      return [{ banco, cifra, ultima, antes, corridas: previas.length, veces: ultima / antes }];
    })
    .filter((una) => distancia(una) > RUIDO)
    .sort((a, b) => distancia(b) - distancia(a));
}

const distancia = ({ veces }: Deriva): number => Math.max(veces, 1 / veces);

/** A row is known by its words: figures change from run to run. */
function cifrasDe({ tablas }: DeBanco): { cifra: string; valor: number }[] {
  return tablas.flatMap(({ que, filas }) =>
    filas.flatMap((fila, lugar) => {
      const palabras = Object.values(fila).filter((valor) => typeof valor === 'string');
      const nombre = palabras.length > 0 ? palabras.join(' ') : String(lugar + 1);
      return Object.entries(fila).flatMap(([columna, valor]) =>
        typeof valor === 'number' ? [{ cifra: `${que}: ${nombre}: ${columna}`, valor }] : [],
      );
    }),
  );
}

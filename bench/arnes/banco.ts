// What a bench is: what it promises and where that is said, its sizes, and how it is measured.
import type { Mesa } from '../../services/local/src/caidas/testing/conAbiertos';
import type { Azar } from '../../services/local/src/demo/azar';

import type { Tamanos } from './tamanos';

/** A sentence with a figure, letter by letter as the page has it. */
export type Promesa = { dice: string; donde: string };

export type Fila = Readonly<Record<string, string | number | boolean | null>>;
export type Tabla = { que: string; filas: readonly Fila[] };
export type Hallado = {
  tablas: readonly Tabla[];
  /** What was promised and is not so, in words. */
  faltas: readonly string[];
  /** What took longer, or left less, than was promised: of a small size it is told, and judged by nobody. */
  lentas?: readonly string[];
};

/** `abierto` notes what is to be closed at the end, whatever the end is; `carpeta` goes with it. */
export type Contexto = Mesa & {
  semilla: number;
  azar: Azar;
  /** Says how far it is. */
  decir: (texto: string) => void;
};

type Banco<Tamano> = {
  promesas: readonly Promesa[];
  /** What it promises is in the books, not in seconds: asked too of a machine that has others to serve. */
  enLibros?: boolean;
  /** It shows pages, which are built first. */
  conPaginas?: boolean;
  /** What this machine lacks for it. */
  falta?: () => string | undefined;
  tamano: (de: Tamanos) => Tamano;
  medir: (contexto: Contexto, tamano: Tamano) => Promise<Hallado>;
};

export type Definido = Omit<Banco<object>, 'tamano' | 'medir'> & {
  preparar: (de: Tamanos) => {
    tamano: object;
    medir: (contexto: Contexto) => Promise<Hallado>;
  };
};

export function definir<Tamano extends object>({
  tamano,
  medir,
  ...banco
}: Banco<Tamano>): Definido {
  return {
    ...banco,
    preparar: (de) => {
      const suyo = tamano(de);
      return { tamano: suyo, medir: (contexto) => medir(contexto, suyo) };
    },
  };
}

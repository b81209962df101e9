import type { Hallado, Promesa } from './banco';

export type Resultado = Hallado & {
  nombre: string;
  promesas: readonly Promesa[];
  tamano: object;
  resultado: 'cumple' | 'NO CUMPLE' | 'se rompió' | 'faltan partes';
  segundos: number;
};

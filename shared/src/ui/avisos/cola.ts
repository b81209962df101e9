import type { Aviso } from '../notices';

export type EnCola = Aviso & { id: number };
export type Cola = readonly EnCola[];

/** Puts the new notice last. The same is not there twice, and what fades makes room for what comes after it. */
export function agregarAviso(cola: Cola, aviso: EnCola): Cola {
  const quedan = cola.filter((otro) => otro.tipo === 'error' && !mismo(otro, aviso));
  return [...quedan, aviso];
}

/** Without what that cause had brought up. */
export const retirarDe = (cola: Cola, causa: string): Cola =>
  cola.filter((aviso) => aviso.causa !== causa);

export const sinAviso = (cola: Cola, id: number): Cola => cola.filter((aviso) => aviso.id !== id);

const mismo = (uno: Aviso, otro: Aviso) =>
  uno.tipo === otro.tipo && uno.titulo === otro.titulo && uno.texto === otro.texto;

import { MARCOS } from '@comanda/shared/contracts/plataforma/fases';

/** Whose code it is, by the addresses of its files. */
export type DeQuien = { area: string; build: string };

const MARCO =
  /^\s*(?:at )?(?<funcion>[^(@]*?)\s*[(@]?(?:https?:\/\/[^/\s]+)?\/areas\/(?<area>[a-z]+)\/(?<build>[0-9a-f]{12})\/(?<archivo>[\w.-]{1,80}\.js):(?<linea>\d{1,7}):(?<columna>\d{1,7})\)?$/;
const ARCHIVO = /\/areas\/(?<area>[a-z]+)\/(?<build>[0-9a-f]{12})\//g;

/** The first area whose file is in a stack or is an address; the shell, where only its own are: it runs what others give it. */
export function deQuien(texto: string): DeQuien | null {
  const hallados = [...texto.matchAll(ARCHIVO)].map(({ groups = {} }) => ({
    area: groups['area'] ?? '',
    build: groups['build'] ?? '',
  }));
  return hallados.find(({ area }) => area !== 'shell') ?? hallados[0] ?? null;
}

/** The frames of a stack that lie in files of builds, without any other text of it. */
export function marcosDe(pila: string): string[] {
  return pila
    .split('\n')
    .flatMap((linea) => {
      const { groups } = MARCO.exec(linea) ?? {};
      if (!groups) return [];
      const { funcion = '', area, build, archivo, linea: fila, columna } = groups;
      const limpia = funcion.replace(/[^\w$.<>*[\] ]/g, '').slice(0, 80);
      return [`${limpia}@${area}/${build}/${archivo}:${fila}:${columna}`];
    })
    .slice(0, MARCOS);
}

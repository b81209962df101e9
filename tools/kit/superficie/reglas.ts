// What may go away of what areas import, and when.

export interface Nombre {
  clase: string;
  caduca: boolean;
  /** Since which version it is said to go. */
  desde?: string | undefined;
}

export type Modulo = ReadonlyMap<string, Nombre>;

export interface Superficie {
  version: string;
  modulos: ReadonlyMap<string, Modulo>;
}

/** What is said to go stays for so many minor versions. */
const MENORES = 2;

/** What is there now, with since when each name is said to go. */
export function anotada(antes: Superficie | null, ahora: Superficie): Superficie {
  const desdeCuando = (modulo: string, nombre: string, { caduca }: Nombre) =>
    caduca ? (antes?.modulos.get(modulo)?.get(nombre)?.desde ?? ahora.version) : undefined;
  return {
    version: ahora.version,
    modulos: new Map(
      [...ahora.modulos].map(([modulo, nombres]) => [
        modulo,
        new Map(
          [...nombres].map(([nombre, uno]) => [
            nombre,
            { ...uno, desde: desdeCuando(modulo, nombre, uno) },
          ]),
        ),
      ]),
    ),
  };
}

/** Names that went away, or are something else, before they may; one sentence each. */
export function faltasDe(antes: Superficie, ahora: Superficie): string[] {
  if (esMayor(antes.version, ahora.version)) return [];
  return [...antes.modulos].flatMap(([modulo, nombres]) =>
    [...nombres].flatMap(([nombre, uno]) => {
      const queda = ahora.modulos.get(modulo)?.get(nombre);
      if (queda?.clase === uno.clase) return [];
      if (uno.desde !== undefined && yaPuede(uno.desde, ahora.version)) return [];
      const que = queda ? `era ${uno.clase} y es ${queda.clase}` : 'ya no está';
      return [`${modulo}: ${nombre} ${que}. Déjelo con @deprecated, o suba la versión mayor`];
    }),
  );
}

const partes = (version: string) => version.split('.').map(Number);

/** Of what has no first version yet, the second number is what says that something breaks. */
function esMayor(antes: string, ahora: string): boolean {
  const [a = 0, b = 0] = partes(antes);
  const [c = 0, d = 0] = partes(ahora);
  return c > a || (a === 0 && c === 0 && d > b);
}

function yaPuede(desde: string, ahora: string): boolean {
  const [a = 0, b = 0] = partes(desde);
  const [c = 0, d = 0] = partes(ahora);
  return c > a || d >= b + MENORES;
}

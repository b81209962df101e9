// What may go away of what areas import, or become less, and when.
import { ensancha } from './firma';

export interface Nombre {
  clase: string;
  /** What it takes and answers, or is made of, in one line. */
  firma: string;
  caduca: boolean;
  /** What its sources say of its end: what is used instead. */
  enVez?: string | undefined;
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

/** What is there now, with what each name is called to builds that are in use, and since when it is said to go. */
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
            {
              ...uno,
              clase: claseDe(antes?.modulos.get(modulo)?.get(nombre), uno),
              desde: desdeCuando(modulo, nombre, uno),
            },
          ]),
        ),
      ]),
    ),
  };
}

/** A declaration may say more of a value than was said before, or less: builds hold it to the first word. */
function claseDe(antes: Nombre | undefined, { clase }: Nombre): string {
  if (!antes || [antes.clase, clase].includes('tipo')) return clase;
  return [antes.clase, clase].includes('valor') ? antes.clase : clase;
}

/**
 * Names that went away, or are something else, before they may; one sentence each. `salas`: what the frame gives to builds that are in
 * use. Of the rest every build has its own, and what became of a signature is the compiler's to say to whoever takes the new one.
 */
export function faltasDe(
  antes: Superficie,
  ahora: Superficie,
  salas: readonly string[] = [],
): string[] {
  if (esMayor(antes.version, ahora.version)) return [];
  return [...antes.modulos].flatMap(([modulo, nombres]) =>
    [...nombres].flatMap(([nombre, uno]) => {
      const que = queLePasa(uno, ahora.modulos.get(modulo)?.get(nombre), salas.includes(modulo));
      if (que === null || (uno.desde !== undefined && yaPuede(uno.desde, ahora.version))) return [];
      return [`${modulo}: ${nombre} ${que}. Déjelo con @deprecated, o suba la versión mayor`];
    }),
  );
}

function queLePasa(antes: Nombre, ahora: Nombre | undefined, esDeSala: boolean): string | null {
  if (!ahora) return 'ya no está';
  if (ahora.clase !== antes.clase) return `era ${antes.clase} y es ${ahora.clase}`;
  // of a name that was kept without its signature nobody knows
  if (!esDeSala || antes.firma === '' || ensancha(antes.firma, ahora.firma)) return null;
  return `era «${antes.firma}» y es «${ahora.firma}»`;
}

/** How many names came, or say otherwise what they are, without harm; of those that go, nothing. */
export function novedadesDe(antes: Superficie, ahora: Superficie): number {
  const firmas = (superficie: Superficie) =>
    new Map(
      [...superficie.modulos].flatMap(([modulo, nombres]) =>
        [...nombres].map(([nombre, { firma }]) => [`${modulo} ${nombre}`, firma]),
      ),
    );
  const viejas = firmas(antes);
  return [...firmas(ahora)].filter(([nombre, firma]) => viejas.get(nombre) !== firma).length;
}

/** The version that says no more than that something came: before the first one, the last number. */
export function siguienteDe(version: string): string {
  const [a = 0, b = 0, c = 0] = partes(version);
  return a === 0 ? `0.${b}.${c + 1}` : `${a}.${b + 1}.0`;
}

/** Until which version a name stays that is said to go since another. */
export function hastaDe(desde: string): string {
  const [a = 0, b = 0] = partes(desde);
  return `${a}.${b + MENORES}.0`;
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

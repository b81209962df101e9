import { normalizar } from '@comanda/shared/domain/texto/texto';

export const TODAS = '';

/** What of a product is searched. */
export type FichaDeProducto = { nombre: string; codigos: readonly string[]; categoria: string };
export type Indexada = { lugar: number; texto: string; codigos: string; categoria: string };
type Hallazgo = { buscado: string; categoria: string; suyas: readonly Indexada[] };

/** Names like what is typed, where none holds it: the places of those among the ones given. */
export type Parecidos = (textos: string[], buscado: string) => readonly number[];

/** The places of the products found, the best first; every place of the category where nothing is typed. */
export type Indice = (busqueda: string, categoria: string) => readonly number[];

/**
 * Finds by name or code, whatever the case and accents: one whose whole code it is comes first, as a scanner types it; then
 * names that begin with it, then those with a word that does, then the others. A search that goes on from the last one
 * looks through what that one found: fifty thousand names only at first.
 */
export const crearIndice = (fichas: readonly FichaDeProducto[], parecidos?: Parecidos): Indice =>
  indiceDe(fichas.map(indexar), parecidos);

export function indiceDe(indice: readonly Indexada[], parecidos?: Parecidos): Indice {
  let ultimo: Hallazgo = { buscado: '', categoria: TODAS, suyas: indice };

  return (busqueda, categoria) => {
    const buscado = normalizar(busqueda.trim());
    const sigue = categoria === ultimo.categoria && buscado.startsWith(ultimo.buscado);
    const suyas = (sigue ? ultimo.suyas : indice).filter(
      (ficha) =>
        (categoria === TODAS || ficha.categoria === categoria) &&
        (ficha.texto.includes(buscado) || ficha.codigos.includes(buscado)),
    );
    ultimo = { buscado, categoria, suyas };
    if (suyas.length > 0 || !parecidos) return porCercania(suyas, buscado);
    const posibles = indice.filter((ficha) => categoria === TODAS || ficha.categoria === categoria);
    const textos = posibles.map(({ texto }) => texto);
    return parecidos(textos, buscado).flatMap((n) => posibles[n]?.lugar ?? []);
  };
}

/** Between codes: nobody types it. */
const SEPARA = '\n';

export const indexar = (
  { nombre, codigos, categoria }: FichaDeProducto,
  lugar: number,
): Indexada => ({
  lugar,
  texto: normalizar(nombre),
  categoria,
  codigos: normalizar(SEPARA + codigos.join(SEPARA) + SEPARA),
});

function porCercania(suyas: readonly Indexada[], buscado: string): readonly number[] {
  if (buscado === '') return suyas.map(({ lugar }) => lugar);
  const clases: number[][] = [[], [], [], []];
  for (const ficha of suyas) clases[cercania(ficha, buscado)]?.push(ficha.lugar);
  return clases.flat();
}

function cercania({ texto, codigos }: Indexada, buscado: string): number {
  if (codigos.includes(SEPARA + buscado + SEPARA)) return 0;
  if (texto.startsWith(buscado)) return 1;
  return texto.includes(` ${buscado}`) ? 2 : 3;
}

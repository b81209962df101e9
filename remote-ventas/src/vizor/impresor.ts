import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';

import { comandasDe, copiasDe, hojasDeLista, type Comanda } from './comandas';
import { guardarMemoria, leerMemoria, type Memoria } from './comandasGuardadas';

type Papel = {
  mandar: (comanda: Comanda) => Promise<unknown>;
  /** It did not come out; nothing tries it again by itself. */
  alFallar: (comanda: Comanda, error: unknown) => void;
};

/**
 * A company's kitchen papers at this machine: each send once, also when the page is loaded again; one whose page ended
 * before the printer answered comes out again as a copy.
 */
export function impresorDe(empresa: string, { mandar, alFallar }: Papel) {
  let memoria = leerMemoria(empresa);
  /** Leaves this page is printing, or could not print. */
  const tomadas = new Set<string>();
  let turno: Promise<void> = Promise.resolve();

  const recordar = (nueva: Memoria | null) => {
    memoria = nueva;
    guardarMemoria(empresa, nueva);
  };

  const anotar = (hojas: readonly string[], donde: keyof Memoria | 'ninguna') => {
    if (!memoria || hojas.length === 0) return;
    const enCurso = memoria.enCurso.filter((hoja) => !hojas.includes(hoja));
    recordar({
      impresas: donde === 'impresas' ? [...memoria.impresas, ...hojas] : memoria.impresas,
      enCurso: donde === 'enCurso' ? [...enCurso, ...hojas] : enCurso,
    });
  };

  const imprimirUna = async (comanda: Comanda) => {
    anotar(comanda.hojas, 'enCurso');
    try {
      await mandar(comanda);
      anotar(comanda.hojas, 'impresas');
    } catch (error) {
      anotar(comanda.hojas, 'ninguna');
      alFallar(comanda, error);
    }
  };

  /** One paper after another: a printer takes no two at once. */
  const imprimir = (comandas: readonly Comanda[]) => {
    for (const comanda of comandas) {
      comanda.hojas.forEach((hoja) => tomadas.add(hoja));
      turno = turno.then(() => imprimirUna(comanda));
    }
  };

  /** What is in the list by now needs no paper: it was cooked without one. */
  const empezar = (lineas: readonly LineaVizor[]) => {
    tomadas.clear();
    recordar({ impresas: hojasDeLista(lineas), enCurso: [] });
  };

  /** Prints what came to the station since it was last asked. */
  const alLeer = (lineas: readonly LineaVizor[], estacion: string | null) => {
    const antes = memoria;
    if (!antes) {
      empezar(lineas);
      return;
    }
    const impresas = new Set([...antes.impresas, ...tomadas]);
    const nuevas = comandasDe(empresa, lineas, { estacion, impresas });
    const mias = new Set([...nuevas.flatMap(({ hojas }) => hojas), ...tomadas]);
    const hay = hojasDeLista(lineas);
    const deAntes = new Set(antes.impresas);
    recordar({
      // what is another station's is another screen's, now and when this one changes its station
      impresas: hay.filter((hoja) => !mias.has(hoja) || deAntes.has(hoja)),
      enCurso: antes.enCurso.filter((hoja) => hay.includes(hoja)),
    });
    imprimir(nuevas.map((comanda) => conDuda(comanda, antes)));
  };

  return {
    alLeer,
    empezar,
    dejar: () => recordar(null),
    imprimir,
    imprimirOrden: (lineas: readonly LineaVizor[]) => imprimir(copiasDe(empresa, lineas)),
  };
}

/** One that may have come out already says that it is a copy. */
const conDuda = (comanda: Comanda, { enCurso }: Memoria): Comanda =>
  comanda.hojas.some((hoja) => enCurso.includes(hoja))
    ? { ...comanda, body: { ...comanda.body, copia: true } }
    : comanda;

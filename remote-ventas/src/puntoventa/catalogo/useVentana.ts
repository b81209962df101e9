import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** So many are all in the page once the first are seen: what is looked for in it, or read out, is found. */
const POCOS = 200;
/** Rows above and below what is seen: there before a finger that scrolls asks for them. */
const MARGEN = 1;

/** Until the list has been measured: more than most screens hold. */
const SIN_MEDIDA: Ventana = {
  columnas: 1,
  desde: 0,
  hasta: 48,
  pantalla: 48,
  arriba: true,
  antes: 0,
  despues: 0,
};

type Medida = { columnas: number; alto: number; enVista: number };
type Ventana = {
  columnas: number;
  /** Which items are in the page: from one to before the other. */
  desde: number;
  hasta: number;
  /** How many fill the screen from the top of the list, and whether that is where it is. */
  pantalla: number;
  arriba: boolean;
  /** Pixels that stand for the rows before and after them. */
  antes: number;
  despues: number;
};

/**
 * The rows of a grid that are in view, and some more: fifty thousand items cost what fills a screen. All rows are as high as
 * the first. Another `consulta` begins at the top.
 */
export function useVentana(
  caja: RefObject<HTMLElement | null>,
  cuantos: number,
  consulta: string,
): Ventana {
  const [medida, setMedida] = useState<Medida | null>(null);
  const [vista, setVista] = useState({ consulta, fila: 0 });
  if (vista.consulta !== consulta) setVista({ consulta, fila: 0 });
  const fila = vista.consulta === consulta ? vista.fila : 0;

  // to ask where it is, or to put it where it is already, would lay the page out in the middle of a key
  const movida = useRef(false);
  useLayoutEffect(() => {
    if (movida.current) irArriba(caja.current);
    movida.current = false;
  }, [caja, consulta]);

  const hay = cuantos > 0;
  useEffect(() => {
    const elemento = caja.current;
    if (!elemento || !hay) return;
    const medir = () => setMedida((antes) => siEsOtra(antes, medidaDe(elemento)));
    const seguir = () => {
      const alto = altoDeFila(elemento);
      movida.current = elemento.scrollTop > 0;
      const primera = alto > 0 ? Math.floor(elemento.scrollTop / alto) : 0;
      setVista((antes) => (antes.fila === primera ? antes : { ...antes, fila: primera }));
    };
    const observador = new ResizeObserver(medir);
    observador.observe(elemento);
    elemento.addEventListener('scroll', seguir, { passive: true });
    return () => {
      observador.disconnect();
      elemento.removeEventListener('scroll', seguir);
    };
  }, [caja, hay]);

  if (!medida) return SIN_MEDIDA;
  const { columnas, alto, enVista } = medida;
  const comun = { columnas, pantalla: (enVista - 1) * columnas, arriba: fila === 0 };
  if (cuantos <= POCOS) return { ...comun, desde: 0, hasta: cuantos, antes: 0, despues: 0 };
  const filas = Math.ceil(cuantos / columnas);
  const ultima = Math.min(filas, fila + enVista + MARGEN);
  const primera = Math.max(0, Math.min(fila - MARGEN, ultima - enVista));
  return {
    ...comun,
    desde: primera * columnas,
    hasta: ultima * columnas,
    antes: primera * alto,
    despues: (filas - ultima) * alto,
  };
}

function irArriba(caja: HTMLElement | null): void {
  if (caja) caja.scrollTop = 0;
}

function medidaDe(caja: HTMLElement): Medida | null {
  const alto = altoDeFila(caja);
  if (alto === 0) return null;
  const { gridTemplateColumns } = getComputedStyle(listaDe(caja));
  const columnas = gridTemplateColumns.split(' ').length;
  return { columnas, alto, enVista: Math.ceil(caja.clientHeight / alto) + 1 };
}

/** Of a row with the gap below it; zero where nothing is drawn. */
export function altoDeFila(caja: HTMLElement): number {
  const lista = listaDe(caja);
  const item = lista.firstElementChild?.clientHeight ?? 0;
  return item === 0 ? 0 : item + Number.parseFloat(getComputedStyle(lista).rowGap);
}

const listaDe = (caja: HTMLElement): Element => caja.firstElementChild ?? caja;

const siEsOtra = (antes: Medida | null, nueva: Medida | null) =>
  antes &&
  nueva &&
  antes.columnas === nueva.columnas &&
  antes.alto === nueva.alto &&
  antes.enVista === nueva.enVista
    ? antes
    : nueva;

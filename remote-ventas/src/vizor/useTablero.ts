import { useEffect, useMemo, useState } from 'react';

import { estaEnCocina, type OrdenVizor } from '@comanda/shared/domain/orden/vizor';
import { useMedia } from '@comanda/shared/piezas/vista';

import { filasDe } from './filas';
import { medidasDe, medirOrden, type Caja, type Medidas } from './medidas';
import { paginaDe, repartir, type PaginaDeTablero, type Trozo } from './reparto';

/** There the page scrolls, with all cards one under the other. */
const SE_DESPLAZA = '(max-width: 767px), (max-height: 540px)';
const ES_PARED = '(min-width: 1800px)';
const TITULO_DE_LISTAS = 36;

export type Tablero = Omit<PaginaDeTablero, 'pagina' | 'paginas'> & {
  /** Of what scrolls. */
  ref: (caja: HTMLElement | null) => void;
  /** Null where it is as high as it needs. */
  medidas: Medidas | null;
  /** The first column of those that are ready and wait to be paid; -1 where none is in view. */
  primeraLista: number;
  hayAntes: boolean;
  hayDespues: boolean;
  pasar: (paginas: 1 | -1) => void;
};

/** Which card, or piece of one, stands in which column: what is to be done first, by age; what is ready after all of it. */
export function useTablero(ordenes: readonly OrdenVizor[]): Tablero {
  const [caja, ref] = useState<HTMLElement | null>(null);
  const [pedida, setPagina] = useState(0);
  const tamano = useTamano(caja);
  const seDesplaza = useMedia(SE_DESPLAZA);
  const esPared = useMedia(ES_PARED);
  const medidas = useMemo(
    () => (tamano && !seDesplaza ? medidasDe(tamano, esPared) : null),
    [tamano, seDesplaza, esPared],
  );
  const { columnas, listas } = useMemo(() => columnasDe(ordenes, medidas), [ordenes, medidas]);
  const vista = paginaDe(columnas, medidas?.columnas ?? columnas.length, pedida);
  const { pagina, paginas } = vista;
  const primera = vista.columnas.findIndex((columna) => listas.has(columna));
  return {
    ref,
    medidas,
    columnas: vista.columnas,
    antes: vista.antes,
    despues: vista.despues,
    primeraLista: primera,
    hayAntes: pagina > 0,
    hayDespues: pagina < paginas - 1,
    pasar: (cuantas) => setPagina(Math.max(0, Math.min(paginas - 1, pagina + cuantas))),
  };
}

type Columnas = { columnas: Trozo[][]; listas: ReadonlySet<readonly Trozo[]> };

/** A column without cards stands first where nothing is to be done: it says so. */
function columnasDe(ordenes: readonly OrdenVizor[], medidas: Medidas | null): Columnas {
  const porHacer = ordenes.filter(estaEnCocina);
  const porCobrar = ordenes.filter((orden) => !estaEnCocina(orden));
  const enColumnas = (suyas: readonly OrdenVizor[], menos: number) => {
    if (!medidas) return suyas.length > 0 ? [suyas.map(entera)] : [];
    const { alto, hueco } = medidas;
    const cartas = suyas.map((orden) => medirOrden(orden, medidas));
    return repartir(cartas, { alto: alto - menos, hueco });
  };
  const primeras = enColumnas(porHacer, 0);
  const listas = enColumnas(porCobrar, TITULO_DE_LISTAS);
  return {
    columnas: [...(primeras.length > 0 ? primeras : [[]]), ...listas],
    listas: new Set(listas),
  };
}

const entera = (orden: OrdenVizor): Trozo => ({
  clave: orden.random,
  desde: 0,
  hasta: filasDe(orden).length,
  ultimo: true,
});

/** Null until it is known. */
function useTamano(caja: HTMLElement | null): Caja | null {
  const [tamano, setTamano] = useState<Caja | null>(null);
  useEffect(() => {
    if (!caja) return;
    const observador = new ResizeObserver(() => {
      const { clientWidth: ancho, clientHeight: alto } = caja;
      setTamano((antes) => {
        if (ancho === 0) return null;
        return antes?.ancho === ancho && antes.alto === alto ? antes : { ancho, alto };
      });
    });
    observador.observe(caja);
    return () => observador.disconnect();
  }, [caja]);
  return tamano;
}

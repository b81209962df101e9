import { useEffect, useMemo, useState } from 'react';

import type { Producto } from '@comanda/shared/contracts/inventario/productos';

import { abrirAyudante, type Ayudante } from './ayudante';
import { conFavoritosAntes, crearBuscador, esTodo, losDe, type Buscador } from './buscarProductos';

/** So many the page searches itself within a frame: a worker's answer would come one later. What it does not find the worker does. */
const POCOS = 20_000;
/** After the till's first screen, which it must not hold up. */
const TRAS_LA_PANTALLA_MS = 1_000;

type Hallazgo = { pedido: object | null; hallados: readonly Producto[] };

/**
 * The products for what is typed. Of many a worker looks for them once it is there; until then, and should it fail, the page
 * does. Between a key and the worker's answer the list is the one before: `primeroDe` is what the text in the box finds, always.
 */
export function useBusqueda(
  productos: readonly Producto[],
  { busqueda, categoria }: { busqueda: string; categoria: string },
  { abrir = abrirAyudante, pocos = POCOS }: { abrir?: typeof abrirAyudante; pocos?: number } = {},
) {
  const ordenados = useMemo(() => conFavoritosAntes(productos), [productos]);
  const buscar = useMemo(() => crearBuscador(ordenados), [ordenados]);
  const ayudante = useAyudante(ordenados, abrir);
  usePreparado(buscar, ordenados.length <= pocos);
  const todo = esTodo(busqueda, categoria);
  const enPagina = ordenados.length <= pocos || !ayudante || todo;
  const aqui = useMemo(
    () => (enPagina ? buscar(busqueda, categoria) : null),
    [enPagina, buscar, busqueda, categoria],
  );
  const pregunta = !todo && (aqui === null || aqui.length === 0);
  /** Of this text in this catalogue, where the worker has to be asked. */
  const pedido = useMemo(
    () => (ayudante && pregunta ? { ayudante, busqueda, categoria, ordenados } : null),
    [ayudante, pregunta, busqueda, categoria, ordenados],
  );
  const [llegado, setLlegado] = useState<Hallazgo>({ pedido: null, hallados: productos });
  useEffect(() => {
    if (!pedido) return;
    let vigente = true;
    void pedido.ayudante.buscar(pedido.busqueda, pedido.categoria).then((lugares) => {
      if (vigente) setLlegado({ pedido, hallados: losDe(pedido.ordenados, lugares) });
    });
    return () => void (vigente = false);
  }, [pedido]);

  const contestado = pedido && llegado.pedido === pedido ? llegado.hallados : null;
  const listos = contestado ?? aqui;
  return {
    hallados: listos ?? llegado.hallados,
    /** The first that can be sold of what the text finds; a list that has not come is not waited for. */
    primero: () => (listos ?? buscar(busqueda, categoria)).find(({ agotado }) => !agotado),
  };
}

/** Nobody's first key waits for the index: it is made little by little, once the first screen is there. */
function usePreparado({ preparar }: Buscador, hace: boolean): void {
  useEffect(() => {
    if (!hace) return;
    let espera: ReturnType<typeof setTimeout>;
    const seguir = () => {
      if (preparar()) espera = setTimeout(seguir);
    };
    espera = setTimeout(seguir, TRAS_LA_PANTALLA_MS);
    return () => clearTimeout(espera);
  }, [preparar, hace]);
}

function useAyudante(productos: readonly Producto[], abrir: typeof abrirAyudante): Ayudante | null {
  const [abierto, setAbierto] = useState<{ de: object; ayudante: Ayudante } | null>(null);
  useEffect(() => {
    let suyo: Ayudante | null = null;
    let vigente = true;
    const dejar = () => {
      vigente = false;
      suyo?.cerrar();
      setAbierto(null);
    };
    const traer = () =>
      abrir(productos, dejar).then(
        (ayudante) => {
          suyo = ayudante;
          if (vigente && ayudante) setAbierto({ de: productos, ayudante });
          else ayudante?.cerrar();
        },
        (error: unknown) => console.warn('busqueda: the worker did not come', error),
      );
    const espera = setTimeout(() => void traer(), TRAS_LA_PANTALLA_MS);
    return () => {
      vigente = false;
      clearTimeout(espera);
      suyo?.cerrar();
    };
  }, [productos, abrir]);
  return abierto?.de === productos ? abierto.ayudante : null;
}

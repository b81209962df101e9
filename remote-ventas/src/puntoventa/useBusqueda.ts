import { useEffect, useMemo, useState } from 'react';

import type { Producto } from '@comanda/shared/contracts/productos';

import { abrirAyudante, type Ayudante } from './ayudante';
import { conFavoritosAntes, crearBuscador, esTodo, losDe } from './buscarProductos';

/** After the till's first screen, which it must not hold up. */
const TRAS_LA_PANTALLA_MS = 1_000;

type Hallazgo = { pedido: object | null; hallados: readonly Producto[] };

/**
 * The products for what is typed. A worker looks for them once it is there; until then, and should it fail, the page does.
 * Between a key and the worker's answer the list is the one before: `primeroDe` is what the text in the box finds, always.
 */
export function useBusqueda(
  productos: readonly Producto[],
  { busqueda, categoria }: { busqueda: string; categoria: string },
  abrir: typeof abrirAyudante = abrirAyudante,
) {
  const ordenados = useMemo(() => conFavoritosAntes(productos), [productos]);
  const buscar = useMemo(() => crearBuscador(ordenados), [ordenados]);
  const ayudante = useAyudante(ordenados, abrir);
  /** Of this text in this catalogue, where the worker has to be asked. */
  const pedido = useMemo(
    () =>
      ayudante && !esTodo(busqueda, categoria)
        ? { ayudante, busqueda, categoria, ordenados }
        : null,
    [ayudante, busqueda, categoria, ordenados],
  );
  const aqui = useMemo(
    () => (pedido ? null : buscar(busqueda, categoria)),
    [pedido, buscar, busqueda, categoria],
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

  const listos = aqui ?? (llegado.pedido === pedido ? llegado.hallados : null);
  return {
    hallados: listos ?? llegado.hallados,
    /** The first that can be sold of what the text finds; a list that has not come is not waited for. */
    primero: () => (listos ?? buscar(busqueda, categoria)).find(({ agotado }) => !agotado),
  };
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

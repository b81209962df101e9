import { useLayoutEffect, useRef } from 'react';

import { totalesDe, unidadesDe, type Carrito } from '@comanda/shared/domain/carrito';
import { formatCentavos, formatMonto } from '@comanda/shared/domain/dinero';
import { moverFoco } from '@comanda/shared/piezas/teclado';
import { Button, Icono } from '@comanda/shared/ui/core';

type ListaCuentaProps = {
  titulo: string;
  lineas: Carrito;
  hacia: 'siguiente' | 'anterior';
  onMover: (id: string) => void;
  onPagar: () => void;
};

const ACCION = { siguiente: 'Pasar', anterior: 'Devolver' } as const;

/** One of two bills: what it comes to and its button above, its lines under them. As long as the order: native buttons. */
export function ListaCuenta({ titulo, lineas, hacia, onMover, onPagar }: ListaCuentaProps) {
  const unidades = unidadesDe(lineas);
  const { lista, anotar } = useFocoEnVecina(lineas.length);
  return (
    <section aria-label={titulo} className="ui-tarjeta ventas-dividir-cuenta">
      <header className="ui-entre">
        <h2>
          {titulo}
          <small>
            {unidades} {unidades === 1 ? 'producto' : 'productos'}
          </small>
        </h2>
        <Button type="primary" disabled={lineas.length === 0} onClick={onPagar}>
          Pagar <span className="cifra">{formatCentavos(totalesDe(lineas).total)}</span>
        </Button>
      </header>
      {lineas.length === 0 && <p className="ui-vista">Sin productos</p>}
      <ul ref={lista} onKeyDown={(event) => moverFoco(event, 'button')}>
        {lineas.map(({ id, producto, cantidad, subtota }, lugar) => (
          <li key={id}>
            <button
              type="button"
              className="ui-plano"
              data-linea
              title={producto}
              onClick={() => {
                anotar(lugar);
                onMover(id);
              }}
            >
              <span className="solo-lector">
                {ACCION[hacia]} {producto}
              </span>
              <span className="cifra ventas-dividir-cantidad">{cantidad}</span>
              <span aria-hidden className="ventas-dividir-nombre">
                {producto}
              </span>
              <span className="cifra ventas-dividir-monto">{formatMonto(subtota)}</span>
              <span className={`ventas-dividir-mover ventas-dividir-${hacia}`}>
                Mover 1 <Icono nombre={hacia} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A line that leaves leaves the focus to the one that takes its place; the last of all, to the other bill. */
function useFocoEnVecina(cuantas: number) {
  const lista = useRef<HTMLUListElement>(null);
  const tocada = useRef(-1);
  useLayoutEffect(() => {
    const lugar = tocada.current;
    tocada.current = -1;
    if (lugar < 0 || document.activeElement !== document.body) return;
    const vecina = lista.current?.children[Math.min(lugar, cuantas - 1)] ?? null;
    const donde = vecina ?? lista.current?.closest('[role="dialog"]');
    donde?.querySelector<HTMLElement>('[data-linea]')?.focus();
  }, [cuantas]);
  return { lista, anotar: (lugar: number) => void (tocada.current = lugar) };
}

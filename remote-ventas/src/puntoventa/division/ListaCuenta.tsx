import { useLayoutEffect, useRef } from 'react';

import {
  claveDeLinea,
  descuentoDeLinea,
  totalDeCuenta,
  unidadesDe,
  type CuentaDeCarrito,
  type Linea,
} from '@comanda/shared/domain/orden/carrito';
import { aDolares, formatCentavos, formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { moverFoco } from '@comanda/shared/piezas/teclado';
import { Button, Icono } from '@comanda/shared/ui/core';

import { NOMBRE_DE_DOCUMENTO, type Documentos } from '../catalogo/useDocumentos';

type ListaCuentaProps = {
  titulo: string;
  cuenta: CuentaDeCarrito;
  documentos: Documentos;
  hacia: 'siguiente' | 'anterior';
  /** One unit, or as many as are said. */
  onMover: (clave: string, cuantas?: number) => void;
  onPagar: () => void;
};

const ACCION = { siguiente: 'Pasar', anterior: 'Devolver' } as const;

/** One of two bills: what it comes to and its button above, its lines under them. As long as the order: native buttons. */
export function ListaCuenta(props: ListaCuentaProps) {
  const { titulo, cuenta, documentos, hacia, onMover, onPagar } = props;
  const { carrito: lineas } = cuenta;
  const unidades = unidadesDe(lineas);
  const { lista, anotar } = useFocoEnVecina(lineas.length);
  return (
    <section aria-label={titulo} className="ui-tarjeta ventas-dividir-cuenta">
      <header className="ui-entre">
        <h2>
          {titulo}
          <small>
            {unidades} {unidades === 1 ? 'producto' : 'productos'}
            {documentos.sonDos && lineas.length > 0 && (
              <> · {NOMBRE_DE_DOCUMENTO[documentos.de(lineas)]}</>
            )}
          </small>
        </h2>
        <Button type="primary" disabled={lineas.length === 0} onClick={onPagar}>
          Pagar <span className="cifra">{formatCentavos(totalDeCuenta(cuenta))}</span>
        </Button>
      </header>
      {lineas.length === 0 && <p className="ui-vista">Sin productos</p>}
      <ul ref={lista} onKeyDown={(event) => moverFoco(event, '[data-linea]')}>
        {lineas.map((linea, lugar) => {
          const clave = claveDeLinea(linea);
          const { producto, cantidad, subtota, por_peso } = linea;
          const mover = (cuantas?: number) => {
            anotar(lugar);
            onMover(clave, cuantas);
          };
          return (
            <li key={clave}>
              <button
                type="button"
                className="ui-plano"
                data-linea
                title={producto}
                onClick={() => mover()}
              >
                <span className="solo-lector">
                  {ACCION[hacia]} {producto}
                </span>
                <span className="cifra ventas-dividir-cantidad">{cantidad}</span>
                <span aria-hidden className="ventas-dividir-nombre">
                  {nombreDe(linea)}
                </span>
                <span className="cifra ventas-dividir-monto">
                  {formatMonto(subtota - aDolares(descuentoDeLinea(linea)))}
                </span>
                <span className={`ventas-dividir-mover ventas-dividir-${hacia}`}>
                  {por_peso ? 'Mover' : 'Mover 1'} <Icono nombre={hacia} />
                </span>
              </button>
              {cantidad > 1 && !por_peso && (
                <button
                  type="button"
                  className="ui-plano ventas-dividir-todo"
                  aria-label={`Todo de ${producto}`}
                  onClick={() => mover(cantidad)}
                >
                  Todo
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const nombreDe = ({ producto, modificadores = [] }: Linea) =>
  [producto, ...modificadores.map(({ nombre }) => nombre)].join(' + ');

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

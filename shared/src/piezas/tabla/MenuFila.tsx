import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

import { Button } from '@comanda/shared/ui/core';

import estilos from './acciones.module.css';
import type { Accion } from './columna';

type MenuFilaProps = { etiqueta: string; acciones: readonly Accion[] };
type Lugar = { right: number; top?: number; bottom?: number; maxHeight?: number };

/** For so long what lay under the menu is not pressed: the second half of a double tap is for the item that is gone. */
const RESPIRO_MS = 300;

const PASOS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Three dots: what else can be done about a row. Arrows go through it, Escape or a click elsewhere closes it. Not antd's
 * Dropdown: that one neither takes the focus in nor says why an item cannot be chosen, and weighs 18 KB.
 */
export function MenuFila({ etiqueta, acciones }: MenuFilaProps) {
  const [lugar, setLugar] = useState<Lugar | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  const boton = useRef<HTMLButtonElement>(null);
  const abierto = lugar !== null;
  const [velado, setVelado] = useState(false);

  useEffect(() => {
    if (!velado) return;
    const reloj = setTimeout(() => setVelado(false), RESPIRO_MS);
    return () => clearTimeout(reloj);
  }, [velado]);

  useEffect(() => {
    if (!abierto) return;
    const seguir = () => setLugar(junto(boton.current, menu.current)); // it is fixed to the window, its row is not
    seguir();
    window.addEventListener('scroll', seguir, true);
    window.addEventListener('resize', seguir);
    itemsDe(menu.current)[0]?.focus({ preventScroll: true });
    return () => {
      window.removeEventListener('scroll', seguir, true);
      window.removeEventListener('resize', seguir);
    };
  }, [abierto]);

  const cerrar = () => {
    setLugar(null);
    boton.current?.focus({ preventScroll: true });
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setLugar(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation(); // the dialog it may be in stays
      cerrar();
    }
    const paso = PASOS[event.key];
    if (paso === undefined) return;
    event.preventDefault();
    const items = itemsDe(menu.current);
    const actual = items.findIndex((item) => item === document.activeElement);
    items.at((actual + paso) % items.length)?.focus({ preventScroll: true });
  };

  return (
    <div className={estilos.menu} onBlur={onBlur} onKeyDown={abierto ? onKeyDown : undefined}>
      <Button
        ref={boton}
        type="text"
        className={estilos.puntos}
        aria-label={etiqueta}
        title={etiqueta}
        aria-haspopup="menu"
        aria-expanded={abierto}
        onClick={() => setLugar(abierto ? null : junto(boton.current, null))}
      >
        <span aria-hidden>···</span>
      </Button>
      {velado && <div className={estilos.velo} data-velo aria-hidden />}
      {lugar && (
        <div ref={menu} role="menu" className={`ui-menu ${estilos.lista ?? ''}`} style={lugar}>
          {acciones.map(({ texto, impedida, peligro, ocupada, espera, onElegir }) => (
            <button
              key={texto}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-disabled={Boolean(impedida) || ocupada || espera}
              data-peligro={peligro}
              onClick={() => {
                if (impedida || ocupada || espera) return;
                cerrar();
                setVelado(true);
                void onElegir();
              }}
            >
              {texto}
              {impedida && <small>{impedida}</small>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const itemsDe = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

const MARGEN = 8;
const SEPARACION = 4;

/** Within the window, its right edge at its button's where there is room. Under it; above it where there is no room; where there is none either, where there is more, and it scrolls. */
function junto(boton: HTMLElement | null, menu: HTMLElement | null): Lugar | null {
  if (!boton) return null;
  const { top, bottom, right } = boton.getBoundingClientRect();
  const ancho = document.documentElement.clientWidth;
  const caben = ancho - (menu?.offsetWidth ?? 0) - MARGEN;
  const derecha = { right: Math.max(MARGEN, Math.min(ancho - right, caben)) };
  const debajo = window.innerHeight - bottom - SEPARACION - MARGEN;
  const encima = top - SEPARACION - MARGEN;
  const alto = menu?.scrollHeight ?? 0;
  return alto <= debajo || debajo >= encima
    ? { ...derecha, top: bottom + SEPARACION, maxHeight: debajo }
    : { ...derecha, bottom: window.innerHeight - top + SEPARACION, maxHeight: encima };
}

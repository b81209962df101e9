// @ts-nocheck
import type { KeyboardEvent } from 'react';

type Lugar = (actual: number) => number;

const TECLAS: Readonly<Record<string, Lugar>> = {
  ArrowRight: (actual) => actual + 1,
  ArrowDown: (actual) => actual + 1,
  ArrowLeft: (actual) => Math.max(actual, 0) - 1,
  ArrowUp: (actual) => Math.max(actual, 0) - 1,
  Home: () => 0,
  End: () => -1,
};

/**
 * The keys that tabs, toolbars and menus promise: arrows go round their items, Home and End to the ends. Answers the
 * item that has the focus now, or null when the key was another.
 */
export function moverFoco(event: KeyboardEvent<HTMLElement>, items: string): HTMLElement | null {
  const lugar = TECLAS[event.key];
  if (!lugar || event.altKey || event.ctrlKey || event.metaKey) return null;
  const todos = [...event.currentTarget.querySelectorAll<HTMLElement>(items)];
  const actual = todos.findIndex((item) => item === document.activeElement);
  const destino = todos.at(lugar(actual) % todos.length);
  if (!destino) return null;
  event.preventDefault();
  destino.focus();
  return destino;
}

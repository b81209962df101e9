import { avisar } from '@comanda/shared/ui/core';
import { escuchar } from '../pagina';

import { crearGuardia, crearLector } from './lector';
import { perfilDeEscaner } from './perfil';

import type { TeclaLeida } from './lector';

/**
 * 'tomado': its digits are nobody's text. 'ajeno': they are, and stay where they were read; its Enter sends nothing all the
 * same. 'tecleado': a quick hand's, Enter and all.
 */
export type ReciboDeEscaner = 'tomado' | 'ajeno' | 'tecleado';

/** Who hears what the scanner reads. */
export type OyenteDeEscaner = {
  alLeer: (codigo: string) => ReciboDeEscaner;
  /** The same code at once again: it was counted once. */
  alRepetir?: () => void;
};

const AVISO = {
  tipo: 'warning',
  titulo: 'Lector de códigos',
  texto: 'Se leyó un código de barras en una casilla de montos o cantidades. No se escribió ahí.',
} as const;

/** A scanner that ends nothing is silent for so long after a code. */
const SILENCIO_MS = 180;
const CAJAS = 'input:not([type=checkbox], [type=radio]), textarea';
/** What has figures for amounts and counts bears it (rule of the typeface), and a code is neither. */
const DE_CIFRAS = '.cifra';
const SOLO_CIFRAS = /^\d+$/;

const PAGINA = Symbol.for('comanda.escaner');
type Pagina = {
  /** The last who came hears first; who answers 'tecleado' leaves it to the one before. */
  oyentes: OyenteDeEscaner[];
  callar?: (() => void) | undefined;
};

/** On the page: each build has this code for itself, and the keys are read once. */
function deLaPagina(): Pagina {
  const pagina = globalThis as { [PAGINA]?: Pagina };
  return (pagina[PAGINA] ??= { oyentes: [] });
}

/**
 * Hears every code that the scanner of this machine reads in the page, also with a dialog open, until the function it answers is
 * called. A code that nobody takes is left where it was written, but never in a box of amounts or counts.
 */
export function oirEscaner(oyente: OyenteDeEscaner): () => void {
  const pagina = deLaPagina();
  pagina.oyentes.push(oyente);
  pagina.callar ??= oirTeclas();
  return () => {
    pagina.oyentes.splice(pagina.oyentes.indexOf(oyente), 1);
    if (pagina.oyentes.length > 0) return;
    pagina.callar?.();
    pagina.callar = undefined;
  };
}

function oirTeclas(): () => void {
  const lector = crearLector();
  const repetida = crearGuardia();
  /** What the boxes said before the last burst of keys, and before the one that came before it. */
  let reponer = recordarTextos();
  let reponerAntes = reponer;
  let reloj: ReturnType<typeof setTimeout> | undefined;
  /** What became of the last code. */
  let recibo: ReciboDeEscaner = 'tecleado';

  const tomar = (lectura: TeclaLeida, timeStamp: number): ReciboDeEscaner => {
    if (lectura.tipo === 'empieza') [reponerAntes, reponer] = [reponer, recordarTextos()];
    if (lectura.tipo !== 'codigo') return 'tecleado';
    const otraVez = repetida(lectura.codigo, timeStamp) && recibo === 'tomado';
    if (!otraVez) recibo = darA(lectura.codigo);
    if (recibo === 'tomado') (lectura.antes ? reponerAntes : reponer)();
    if (otraVez)
      deLaPagina()
        .oyentes.findLast(({ alRepetir }) => alRepetir)
        ?.alRepetir?.();
    return recibo;
  };
  const oir = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    clearTimeout(reloj);
    if (perfilDeEscaner().cierre === 'NINGUNO')
      reloj = setTimeout(() => tomar(lector.silencio(), event.timeStamp), SILENCIO_MS);
    if (tomar(lector.tecla(event), event.timeStamp) === 'tecleado') return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const dejar = escuchar('keydown', oir, { capture: true });
  return () => {
    clearTimeout(reloj);
    dejar();
  };
}

/** What the first of them that wants it says. */
function preguntar(codigo: string): ReciboDeEscaner {
  for (const { alLeer } of deLaPagina().oyentes.toReversed()) {
    const recibo = alLeer(codigo);
    if (recibo !== 'tecleado') return recibo;
  }
  return 'tecleado';
}

function darA(codigo: string): ReciboDeEscaner {
  const recibo = preguntar(codigo);
  if (recibo === 'tomado' || !caeEnCifras(codigo)) return recibo;
  avisar(AVISO);
  return 'tomado';
}

const caeEnCifras = (codigo: string) =>
  SOLO_CIFRAS.test(codigo) && (document.activeElement?.closest(DE_CIFRAS) ?? null) !== null;

/** What every box said, and where the focus was, before a code may have been written into it. Answers how to put it back. */
function recordarTextos(): () => void {
  const foco = document.activeElement;
  const cajas = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(CAJAS)];
  const antes = cajas.map((caja) => [caja, caja.value] as const);
  return () => {
    for (const [caja, texto] of antes) if (caja.value !== texto) escribir(caja, texto);
    if (foco instanceof HTMLElement && foco.isConnected) foco.focus();
  };
}

/** As if it had been typed: React hears of it. */
function escribir(caja: HTMLInputElement | HTMLTextAreaElement, texto: string): void {
  Reflect.set(Object.getPrototypeOf(caja) as object, 'value', texto, caja); // past the one React puts on the box itself
  caja.dispatchEvent(new Event('input', { bubbles: true }));
}

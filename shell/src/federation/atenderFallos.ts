import type { RespuestaQueNoCabe } from '@comanda/shared/api';
import { campoQueNoCupo } from '@comanda/shared/contracts/campoQueNoCupo';
import type { FaseDeFallo } from '@comanda/shared/contracts/plataforma/fases';
import type { AreaArranque, BuildArranque } from '@comanda/shared/contracts/plataforma/plataforma';
import { hayConexion } from '@comanda/shared/session';

import { arranqueActual } from '../arranque/arranque';

import { vigilarBucles } from './bucles';
import { contarFallo, leerError } from './contarFallo';
import { deQuien, type DeQuien } from './deQuien';
import { noLlego } from './fases';
import { latir } from './latido';
import { contarVitales } from './vitales';
import { retirar } from './vueltas';

/** What browsers and aborted work say, which is nobody's fault. */
const SIN_CULPA = /^(AbortError|Error: ResizeObserver)|ResizeObserver loop/;

/** What was seen to fail, before anybody knows whose it is. */
export type Visto =
  | { que: 'lanzado'; evento: ErrorEvent }
  | { que: 'rechazado'; porque: unknown }
  | { que: 'respuesta'; respuesta: RespuestaQueNoCabe }
  | {
      que: 'pantalla';
      area: AreaArranque;
      build: BuildArranque;
      fase: FaseDeFallo;
      error: unknown;
    };

/** What is looked at once a screen has shown. What the policy refuses before, browsers tell by themselves. */
export function vigilarDespues(): void {
  document.addEventListener('securitypolicyviolation', violada);
  vigilarBucles();
  latir();
  if ('getEntriesByType' in performance) contarVitales();
}

/** Tells whose it is and what it was, and offers the build before, or takes it. */
export function atender(visto: Visto): void {
  if (visto.que === 'lanzado') lanzado(visto.evento);
  else if (visto.que === 'rechazado') enUso(visto.porque);
  else if (visto.que === 'respuesta') noCupo(visto.respuesta);
  else deLaPantalla(visto);
}

/** One that was never drawn is seen to where it should have been: here it is only told. */
function deLaPantalla({ area, build, fase, error }: Extract<Visto, { que: 'pantalla' }>): void {
  const { mensaje, pila } = leerError(error);
  contarFallo({ area: build.descriptor.area, build: build.build, fase, mensaje, pila });
  if (fase === 'uso') retirar(area, build, { sola: true, noEntiende: false });
}

function lanzado(evento: ErrorEvent): void {
  const error: unknown = evento.error;
  if (error instanceof Error) enUso(error);
  else {
    const { filename, message, lineno, colno } = evento;
    const de = deQuien(filename);
    if (de) contar(de, { mensaje: message, pila: `${filename}:${lineno}:${colno}` });
  }
}

/** Something was thrown while a screen was used, which may well go on: the build before is offered, and not taken. */
function enUso(error: unknown): void {
  const { de, mensaje, pila } = leerError(error);
  if (!de || SIN_CULPA.test(mensaje)) return;
  contar(de, { mensaje, pila, error });
}

type Dicho = { mensaje: string; pila: string; error?: unknown };

function contar(de: DeQuien, { mensaje, pila, error }: Dicho): void {
  if (noLlego(error)) {
    if (navigator.onLine && hayConexion()) contarFallo({ ...de, fase: 'trozo', mensaje, pila });
    return;
  }
  contarFallo({ ...de, fase: 'uso', mensaje, pila });
  retirarDe(de, { sola: false, noEntiende: false });
}

/** Of the area, not of the extensions of a browser; an address that was refused is told without its path. */
function violada(evento: SecurityPolicyViolationEvent): void {
  const { sourceFile, effectiveDirective, blockedURI, lineNumber, columnNumber } = evento;
  const de = deQuien(sourceFile);
  if (!de) return;
  const mensaje = `${effectiveDirective} ${sinCamino(blockedURI)}`;
  contarFallo({
    ...de,
    fase: 'politica',
    mensaje,
    pila: `${sourceFile}:${lineNumber}:${columnNumber}`,
  });
}

/** Of an address its origin alone; of 'inline', 'eval' and the like, which stand there too, the word. */
const sinCamino = (uri: string): string => /^\w+:\/\/[^/?#]+/.exec(uri)?.[0] ?? uri;

/** A build that cannot read an answer cannot be used for what it asked: the build before is taken as soon as nothing is lost. */
function noCupo(respuesta: RespuestaQueNoCabe): void {
  const de = deQuien(respuesta.de.stack ?? '');
  if (!de) return;
  const { method, path, reply } = respuesta.call;
  const campo = campoQueNoCupo(reply, respuesta.camino)
    .replace(/[^\w.*[\]]/g, '_')
    .slice(0, 160);
  contarFallo({
    ...de,
    fase: 'contrato',
    mensaje: '',
    llamada: `${method} ${path.slice(0, 100)}`,
    campo,
  });
  retirarDe(de, { sola: true, noEntiende: true });
}

function retirarDe({ area, build }: DeQuien, como: { sola: boolean; noEntiende: boolean }): void {
  const suya = arranqueActual().areas.find(({ descriptor }) => descriptor.area === area);
  const suyo = [suya, suya?.anterior ?? undefined].find((uno) => uno?.build === build);
  if (suya && suyo) retirar(suya, suyo, como);
}

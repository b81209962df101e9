import { onRespuestaQueNoCabe, type RespuestaQueNoCabe } from '@comanda/shared/api';
import { hayConexion } from '@comanda/shared/session';

import { arranqueActual } from '../arranque/arranque';

import { contarFallo, leerError } from './contarFallo';
import { deQuien, type DeQuien } from './deQuien';
import { noLlego } from './fases';
import { retirar } from './retirada';

/** What browsers and aborted work say, which is nobody's fault. */
const SIN_CULPA = /^(AbortError|Error: ResizeObserver)|ResizeObserver loop/;

/** From now on what fails in the builds of this page is told, and offers the build before. */
export function vigilarFallos(): void {
  window.addEventListener('error', lanzado);
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) =>
    enUso(reason),
  );
  document.addEventListener('securitypolicyviolation', violada);
  onRespuestaQueNoCabe(noCupo);
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

const sinCamino = (uri: string): string => (URL.canParse(uri) ? new URL(uri).origin : uri);

/** A build that cannot read an answer cannot be used for what it asked: the build before is taken as soon as nothing is lost. */
function noCupo({ llamada, campo, pila }: RespuestaQueNoCabe): void {
  const de = deQuien(pila);
  if (!de) return;
  contarFallo({ ...de, fase: 'contrato', mensaje: '', llamada, campo });
  retirarDe(de, { sola: true, noEntiende: true });
}

function retirarDe({ area, build }: DeQuien, como: { sola: boolean; noEntiende: boolean }): void {
  const suya = arranqueActual().areas.find(({ descriptor }) => descriptor.area === area);
  const suyo = [suya, suya?.anterior ?? undefined].find((uno) => uno?.build === build);
  if (suya && suyo) retirar(suya, suyo, como);
}

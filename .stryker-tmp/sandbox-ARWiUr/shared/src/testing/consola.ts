// @ts-nocheck
import { format } from 'node:util';

const METODOS = ['error', 'warn', 'info', 'log', 'debug'] as const;

/** Of the test that runs: what it printed, the codes its calls were refused with, and who reads what it prints. */
let impresos: string[] = [];
let rechazos = new Set<unknown>();
let lector: string[] | null = null;

/** What is printed is kept, and nothing appears: a suite where all is well is silent. */
export function vigilarConsola(): void {
  const anotar =
    (metodo: string) =>
    (...dicho: unknown[]) => {
      if (!esDeRechazo(dicho)) (lector ?? impresos).push(`${metodo}: ${format(...dicho)}`);
    };
  Object.assign(console, Object.fromEntries(METODOS.map((metodo) => [metodo, anotar(metodo)])));
}

/** Screens log a failed call with its code: where a test refuses one with it, that is no surprise. */
export function esperarRechazo(code: string): void {
  rechazos.add(code);
}

/** What this test prints from now on, for it to assert. */
export function avisosDeConsola(): readonly string[] {
  return (lector ??= []);
}

/** Fails the test that printed something it did not expect, and begins anew. */
export function exigirSilencio(): void {
  const inesperados = impresos;
  impresos = [];
  rechazos = new Set();
  lector = null;
  if (inesperados.length > 0)
    throw new Error(`the test printed what it did not expect:\n${inesperados.join('\n')}`);
}

const esDeRechazo = ([error]: readonly unknown[]) =>
  typeof error === 'object' && error !== null && 'code' in error && rechazos.has(error.code);

// One line for each test as it ends, what failed again at the very end, which is what one sees of a long log, and how many.
import path from 'node:path';

import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';

import { raiz } from '../../tools/ejecutar';
import { tablaDeArchivos } from '../../tools/tiempos';

import { contarHechos } from './hechos';

/** As it is said of a test, in as many letters. */
const COMO: Record<TestResult['status'], string> = {
  passed: 'bien ',
  skipped: 'salta',
  failed: 'MAL  ',
  timedOut: 'MAL  ',
  interrupted: 'MAL  ',
};

export default class Reportero implements Reporter {
  readonly #fallos: string[] = [];
  readonly #segundos = new Map<string, number>();
  readonly #cuenta = { passed: 0, failed: 0, skipped: 0 };
  #hecho = contarHechos([]);

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#hecho = contarHechos(suite.allTests().map((test) => ({ archivo: archivoDe(test) })));
  }

  onTestEnd(test: TestCase, { status, duration, errors }: TestResult): void {
    const archivo = archivoDe(test);
    const segundos = duration / 1000;
    this.#hecho(archivo, test.title, status);
    this.#segundos.set(archivo, (this.#segundos.get(archivo) ?? 0) + segundos);
    if (status === 'skipped') this.#cuenta.skipped += 1;
    else if (status === 'passed') this.#cuenta.passed += 1;
    else this.#cuenta.failed += 1;
    const como = COMO[status];
    const linea = `  ${como} ${archivo}: ${test.title} (${segundos.toFixed(1)} s)`;
    console.log(linea);
    if (status === 'passed' || status === 'skipped') return;
    const porque = errors.map(({ stack, message }) => stack ?? message ?? '').join('\n');
    console.log(porque);
    this.#fallos.push(`${linea}\n${porque}`);
  }

  onError({ message = '', stack = message }: { message?: string; stack?: string }): void {
    this.#cuenta.failed += 1;
    this.#fallos.push(stack);
    console.error(stack);
  }

  onEnd({ status }: FullResult): void {
    const { passed, failed, skipped } = this.#cuenta;
    const tiempos = [...this.#segundos].map(([nombre, segundos]) => ({ nombre, segundos }));
    console.log(`\n${tablaDeArchivos(tiempos)}`);
    if (this.#fallos.length > 0) console.error(`\nFalló:\n${this.#fallos.join('\n\n')}`);
    if (status === 'timedout' || status === 'interrupted') console.error(`\nNo terminó: ${status}`);
    console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  }

  printsToStdio(): boolean {
    return true;
  }
}

const archivoDe = ({ location }: TestCase): string => path.relative(raiz, location.file);

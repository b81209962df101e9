import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';

import { capturar } from '../../tools/ejecutar';

export type Caminata = {
  pasaron: string[];
  fallos: Fallo[];
  /** What is of no test: a product that did not open, a spec that cannot be read. */
  errores: string[];
};

/** `esperaba`: it ended with something that the test expected, and not with what it could not do. */
type Fallo = { titulo: string; mensaje: string; esperaba: boolean };

type Cuales = {
  /** The checkout; its product is opened for it. */
  carpeta: string;
  archivos: readonly string[];
  /** Whole or a part. */
  titulos: readonly string[];
  /** Ends with the first that fails. */
  hastaElPrimero?: boolean;
  corte: AbortSignal;
  limiteMs: number;
};

/** Of what has to come: these journeys are to be red, and soon. */
const PACIENCIA_MS = 30_000;

/** Walks these tests one after another. */
export async function caminar(cuales: Cuales): Promise<Caminata> {
  const { carpeta, archivos, titulos, hastaElPrimero = false, corte, limiteMs } = cuales;
  const informe = path.join(carpeta, 'e2e/capturas/roturas.json');
  mkdirSync(path.dirname(informe), { recursive: true });
  rmSync(informe, { force: true });
  const { texto } = await capturar(
    path.join(carpeta, 'node_modules/.bin/playwright'),
    [
      'test',
      '-c',
      'e2e/playwright.config.ts',
      ...archivos,
      '--grep',
      titulos.map(enRegular).join('|'),
      '--workers',
      '1',
      '--reporter',
      'json',
      ...(hastaElPrimero ? ['-x'] : []),
    ],
    {
      cwd: carpeta,
      limiteMs,
      corte,
      env: {
        COMANDA_URL: undefined,
        COMANDA_PACIENCIA_MS: String(PACIENCIA_MS),
        PLAYWRIGHT_JSON_OUTPUT_FILE: informe,
      },
    },
  );
  return leer(informe, texto);
}

const enRegular = (texto: string) => texto.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function leer(informe: string, dicho: string): Caminata {
  let leido: JSONReport;
  try {
    leido = JSON.parse(readFileSync(informe, 'utf8')) as JSONReport;
  } catch {
    return { pasaron: [], fallos: [], errores: [`no dejó informe\n${dicho}`] };
  }
  const pruebas = leido.suites.flatMap(pruebasDe);
  return {
    pasaron: pruebas.filter(({ ok }) => ok).map(({ title }) => title),
    fallos: pruebas.flatMap(fallosDe),
    errores: leido.errors.map(mensajeDe),
  };
}

const pruebasDe = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(pruebasDe),
];

/** Of those that ran; what a serial file leaves out after a failure has none. */
function fallosDe({ title: titulo, tests }: JSONReportSpec): Fallo[] {
  const errores = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
  const [error] = errores;
  if (!error) return [];
  const primero = mensajeDe(error);
  return [{ titulo, mensaje: enBreve(primero), esperaba: /\bexpect(\.poll)?\(/.test(primero) }];
}

const mensajeDe = ({ message }: { message?: string }) => stripVTControlCharacters(message ?? '');

/** Where it looked, what it expected and what it got; neither its log nor the source around it. */
const enBreve = (mensaje: string) =>
  (mensaje.split(/\n\s*(?:Call log:|>?\s*\d+ \|)/)[0] ?? '')
    .split('\n')
    .map((linea) => linea.trim())
    .filter(Boolean)
    .slice(0, 6)
    .join(' · ');

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const RAIZ = path.join(__dirname, '../..');
const OXLINT = path.join(RAIZ, 'node_modules/oxlint/bin/oxlint');

/** By rule: what it takes, and what it refuses. */
const CASOS: Record<string, { toma: string[]; rechaza: string[] }> = {
  'sin-empacar': {
    toma: [
      'export const x = { ...otro, a };',
      'export const x = [...otros, ...si(1)];',
      'export const x = { ...(hay && { a }) };',
      'export const x = <Caja {...resto} />;',
    ],
    rechaza: [
      'export const x = { ...{ a, b }, c };',
      "export const x = [...['a', 'b'], c];",
      "f(...['a', 'b']);",
      'export const x = <Caja {...{ a, b }} />;',
    ],
  },
  'solo-actual': {
    toma: [
      'export const x = () => useConsultarEmpresaQuery().currentData;',
      'export const x = () => useGuardarMutation()[1].data;',
      'export const x = () => { const [pedir] = useLazyVerQuery(); return pedir().data; };',
      'export const x = () => { const { currentData } = useVerQuery(); return currentData.data; };',
      'export const x = (leído) => leido.data;',
      'export const x = () => { const empresa = useConsultarEmpresaQuery(); return empresa["data"]; };',
    ],
    rechaza: [
      'export const x = () => useConsultarEmpresaQuery().data;',
      'export const x = () => { const { data: y } = useConsultarEmpresaQuery(); return y; };',
      'export const x = () => { const empresa = useConsultarEmpresaQuery(); return empresa.data; };',
      'export const x = () => { const e = useConsultarEmpresaQuery(); return () => e.data?.nombre; };',
      'export const x = () => { const e = useConsultarEmpresaQuery(); const { data } = e; return data; };',
    ],
  },
  'lo-de-todos': {
    toma: [
      "export const x = () => escuchar('keydown', oir, { en: document });",
      'export const x = () => cada(1000, pedir);',
      "export const x = (caja: HTMLElement) => caja.addEventListener('scroll', ver);",
      "export const x = almacenDe('eventos', 'menu.', { en: () => sessionStorage });",
      'export const x = () => setTimeout(pedir, 1000);',
      "export const x = (texto: string) => document.getElementById('x')?.append(texto);",
      'export const x = () => document.title;',
    ],
    rechaza: [
      "export const x = () => window.addEventListener('keydown', oir);",
      "export const x = () => addEventListener('keydown', oir);",
      "export const x = () => document.addEventListener('keydown', oir, true);",
      "export const x = () => document.body.addEventListener('click', oir);",
      'export const x = () => setInterval(pedir, 1000);',
      'export const x = () => window.setInterval(pedir, 1000);',
      "export const x = () => localStorage.getItem('x');",
      "export const x = () => window.sessionStorage.setItem('x', 'y');",
      'export const x = () => Object.keys(localStorage);',
      "export const x = () => indexedDB.open('x');",
      "export const x = () => { document.title = 'Otra'; };",
      "export const x = () => { document.body.style.display = 'none'; };",
    ],
  },
  'solo-el-control': {
    toma: ['export const x = (empresa: string) => empresa as Nombre;'],
    rechaza: ['export const x = (empresa: string) => empresa as EmpresaId;'],
  },
};

const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-reglas-'));
afterAll(() => rmSync(carpeta, { recursive: true }));

/** What the linter says of a file, by its name. */
const dichas = new Map<string, string[]>();

interface Informe {
  diagnostics: { code: string; filename: string }[];
}

/** All of them in one run: it ends with 1 where it says something. */
function correr(): Informe {
  try {
    execFileSync(process.execPath, [OXLINT, '-f', 'json', '.'], { cwd: carpeta });
  } catch (error) {
    return JSON.parse(String((error as { stdout: Buffer }).stdout)) as Informe;
  }
  throw new Error('the linter found nothing to say');
}

const archivoDe = (regla: string, que: string, i: number) => `${regla}.${que}.${i}.tsx`;

beforeAll(() => {
  const rules = Object.fromEntries(Object.keys(CASOS).map((r) => [`comanda/${r}`, 'error']));
  const jsPlugins = [path.join(__dirname, 'comanda.cjs')];
  const configuracion = { categories: { correctness: 'off' }, jsPlugins, rules };
  writeFileSync(path.join(carpeta, '.oxlintrc.json'), JSON.stringify(configuracion));
  for (const [regla, que] of Object.entries(CASOS))
    for (const [lado, codigos] of Object.entries(que))
      codigos.forEach((codigo, i) =>
        writeFileSync(path.join(carpeta, archivoDe(regla, lado, i)), `${codigo}\n`),
      );
  for (const { filename, code } of correr().diagnostics) {
    const archivo = path.basename(filename);
    dichas.set(archivo, [...(dichas.get(archivo) ?? []), code]);
  }
});

describe.each(Object.entries(CASOS))('comanda/%s', (regla, { toma, rechaza }) => {
  it.each(toma)('takes %s', (codigo) => {
    expect(dichas.get(archivoDe(regla, 'toma', toma.indexOf(codigo)))).toBeUndefined();
  });

  it.each(rechaza)('refuses %s', (codigo) => {
    const archivo = archivoDe(regla, 'rechaza', rechaza.indexOf(codigo));
    expect(dichas.get(archivo)).toEqual([`comanda(${regla})`]);
  });
});

it('they are asked of the whole product', () => {
  const { jsPlugins, overrides } = JSON.parse(
    readFileSync(path.join(RAIZ, '.oxlintrc.json'), 'utf8'),
  ) as { jsPlugins: string[]; overrides: { files: string[]; rules: Record<string, string> }[] };
  expect(jsPlugins).toEqual(['./tools/lint/comanda.cjs']);
  for (const regla of Object.keys(CASOS))
    expect(overrides.some(({ rules }) => rules[`comanda/${regla}`] === 'error')).toBe(true);
});

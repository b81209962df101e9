import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

const raiz = path.resolve(__dirname, '..');
const leer = (archivo: string) => readFileSync(path.join(raiz, archivo), 'utf8');

type Cerca = { lengua: string; nombre: string; texto: string };

const cercas: Cerca[] = [
  ...leer('docs/areas.md').matchAll(/^```(\S+)(?: (\S+))?\n([^]*?)\n```$/gm),
].map(([, lengua = '', nombre = '', texto = '']) => ({ lengua, nombre, texto }));
const { scripts } = JSON.parse(leer('package.json')) as { scripts: Record<string, string> };

describe('docs/areas.md', () => {
  it('has fences of two kinds: what is run, and what is written into a file of the area', () => {
    expect(cercas.length).toBeGreaterThan(5);
    const otras = cercas.filter(({ lengua, nombre }) =>
      lengua === 'sh'
        ? !['', 'queda', 'ejemplo'].includes(nombre)
        : !/^remote-eventos\/src\/\w+\.tsx?$/.test(nombre),
    );
    expect(otras).toEqual([]);
  });

  it('runs commands that there are', () => {
    const mandatos = cercas
      .filter(({ lengua, nombre }) => lengua === 'sh' && nombre !== 'ejemplo')
      .flatMap(({ texto }) => texto.split('\n'));
    const nombres = mandatos.map((uno) => /^npm run (\S+)/.exec(uno)?.[1] ?? uno);
    expect(nombres).toContain('publicar');
    // of its workspace, as every area has it (tools/nuevo/plantillas/remoto)
    expect(nombres.filter((nombre) => nombre !== 'dev' && !(nombre in scripts))).toEqual([]);
  });

  it('writes what the area that it begins consists of', () => {
    const archivos = cercas.map(({ nombre }) => path.basename(nombre));
    expect(archivos).toEqual(
      expect.arrayContaining(['area.ts', 'routes.tsx', 'EventosScreen.tsx']),
    );
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

const raiz = path.resolve(__dirname, '..');
const leer = (archivo: string) => readFileSync(path.join(raiz, archivo), 'utf8');
const renglonesDe = (archivo: string) => leer(archivo).trimEnd().split('\n');

const DOCUMENTOS = readdirSync(path.join(raiz, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((archivo) => archivo.endsWith('.md'))
  .map((archivo) => `docs/${archivo}`)
  .sort();
const DECISIONES = DOCUMENTOS.filter((archivo) => /^docs[/]adr[/]\d{4}-/.test(archivo));

describe('README.md', () => {
  const renglones = renglonesDe('README.md');

  it('is read in a minute: 120 lines of 120 characters at most', () => {
    expect(renglones.length).toBeLessThanOrEqual(120);
    expect(renglones.filter((renglon) => renglon.length > 120)).toEqual([]);
  });

  it('says where things are by paths that exist', () => {
    const [, donde = ''] =
      /\n## Where it is in the code\n([^]*?)\n## /.exec(leer('README.md')) ?? [];
    const caminos = [...donde.matchAll(/`([^`\s]+)`/g)].map(([, camino = '']) => camino);
    const conBarra = caminos.filter((camino) => camino.includes('/'));
    expect(conBarra).not.toHaveLength(0);
    expect(conBarra.filter((camino) => !existsSync(path.join(raiz, camino)))).toEqual([]);
  });
});

describe('docs/adr', () => {
  const indice = renglonesDe('docs/adr/README.md');

  it.each(DECISIONES)('%s has under 60 lines', (archivo) => {
    expect(renglonesDe(archivo).length).toBeLessThan(60);
  });

  it.each(DECISIONES)('%s is named once in the index, by its own title', (archivo) => {
    const [titulo = ''] = renglonesDe(archivo);
    const nombrada = `- [${titulo.replace(/^# /, '')}](${path.basename(archivo)}): `;
    expect(indice.filter((renglon) => renglon.startsWith(nombrada))).toHaveLength(1);
  });
});

describe('links', () => {
  it.each(['README.md', 'CONTRIBUTING.md', ...DOCUMENTOS])('of %s lead to files', (archivo) => {
    const destinos = [...leer(archivo).matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
      .map(([, destino = '']) => destino)
      .filter((destino) => !/^[a-z]+:/.test(destino));
    const carpeta = path.join(raiz, path.dirname(archivo));
    expect(destinos.filter((destino) => !existsSync(path.join(carpeta, destino)))).toEqual([]);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from '@jest/globals';

const RAIZ = fileURLToPath(new URL('../../../../', import.meta.url));
const CARPETA = path.join(RAIZ, 'docs/operacion');

const PAGINAS = [
  ...readdirSync(CARPETA).map((archivo) => path.join(CARPETA, archivo)),
  path.join(RAIZ, 'docs/arquitectura.md'),
].map((archivo) => ({
  pagina: path.relative(RAIZ, archivo),
  texto: readFileSync(archivo, 'utf8'),
  carpeta: path.dirname(archivo),
}));

/** Where the product's sentences stand. */
const FUENTES = ['shared', 'shell', 'services', ...areas()];
function areas(): string[] {
  return readdirSync(RAIZ).filter((carpeta) => carpeta.startsWith('remote-'));
}

/** All that the product may say, on one line: a sentence that was broken in two is found all the same. */
function leerProducto(): string {
  const archivos = FUENTES.flatMap((carpeta) =>
    readdirSync(path.join(RAIZ, carpeta), { recursive: true, encoding: 'utf8' })
      .filter((archivo) => /[.](ts|tsx|mjs)$/.test(archivo))
      .filter((archivo) => !/node_modules|[/]dist[/]|[.]test[.]|[/]testing[/]/.test(archivo))
      .map((archivo) => readFileSync(path.join(RAIZ, carpeta, archivo), 'utf8')),
  );
  return archivos.join('\n').replace(/\s+/g, ' ');
}

/** Quoted «like this»; '…' stands for what changes. */
const frasesDe = (texto: string) =>
  [...texto.replace(/\s+/g, ' ').matchAll(/«([^»]+)»/g)].map(([, frase = '']) => frase);
const trozosDe = (frase: string) =>
  frase
    .split('…')
    .map((trozo) => trozo.trim())
    .filter((trozo) => trozo.length > 2);

describe('the guide', () => {
  const producto = leerProducto();
  const { scripts } = JSON.parse(readFileSync(path.join(RAIZ, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };

  it.each(PAGINAS.filter(({ pagina }) => !pagina.endsWith('vigilancia.md')))(
    'quotes the product letter by letter: $pagina',
    ({ texto }) => {
      const ajenas = frasesDe(texto).filter((frase) =>
        trozosDe(frase).some((trozo) => !producto.includes(trozo)),
      );
      expect(ajenas).toEqual([]);
    },
  );

  it.each(PAGINAS)('enters the database as who Debian lets in: $pagina', ({ texto }) => {
    expect(texto).not.toContain('psql -U postgres'); // by its socket, postgres alone
  });

  it.each(PAGINAS)('names commands, files and decisions that are there: $pagina', (una) => {
    const { texto, carpeta } = una;
    const mandatos = [...texto.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, uno = '']) => uno);
    const servicios = [...texto.matchAll(/npm start -w ([\w/]+)/g)].map(([, uno = '']) => uno);
    const enlaces = [...texto.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, uno = '']) => uno);
    const decisiones = [...texto.matchAll(/docs\/adr\/(\d{4})/g)].map(([, uno = '']) => uno);
    const adr = readdirSync(path.join(RAIZ, 'docs/adr'));

    expect(mandatos.filter((uno) => !(uno in scripts))).toEqual([]);
    expect(servicios.filter((uno) => !existsSync(path.join(RAIZ, uno, 'src/server.ts')))).toEqual(
      [],
    );
    expect(enlaces.filter((uno) => !existsSync(path.resolve(carpeta, uno)))).toEqual([]);
    expect(decisiones.filter((uno) => !adr.some((archivo) => archivo.startsWith(uno)))).toEqual([]);
  });
});

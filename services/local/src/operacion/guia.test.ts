import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from '@jest/globals';

import { COPIAS } from '../carpeta/olvidarCopias';

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

  const paginaDe = (nombre: string) =>
    PAGINAS.find(({ pagina }) => pagina === `docs/operacion/${nombre}`)?.texto ?? '';

  it('stops the product before it puts another base in the place of one, and says what is to be done before selling', () => {
    const [, volver = ''] = paginaDe('respaldo.md').split('volver a un momento\n');
    const detiene = volver.indexOf("systemctl stop comanda-respaldo.timer 'comanda*'");
    expect(detiene).toBeGreaterThan(0);
    expect(detiene).toBeLessThan(volver.indexOf('systemctl stop postgresql'));
    expect(volver).toContain('los pasos 6 y 7 de la sección 4');
    expect(paginaDe('incidentes.md')).toContain("`systemctl stop 'comanda*'`");
  });

  it('says of each folder of copies that no backup has it', () => {
    const [dentro = '', fuera = ''] = paginaDe('respaldo.md')
      .slice(paginaDe('respaldo.md').indexOf('Que va dentro:'))
      .split('Que no:');
    for (const carpeta of COPIAS) {
      expect(dentro).not.toContain(`\`${carpeta}\``);
      expect(fuera).toContain(`\`${carpeta}\``);
    }
  });

  it('has a till that is lost or stolen revoked, and hides nothing of what it still does', () => {
    const robado = paginaDe('incidentes.md')
      .split('\n')
      .find((renglon) => renglon.startsWith('| un equipo robado'));
    expect(robado).toContain('Revocar');
    expect(paginaDe('sin-linea.md')).toContain('quien ingresó de último');
  });

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

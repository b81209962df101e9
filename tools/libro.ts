// npm run libro: the book of pieces, as files under .cache/libro. A server of files shows it, and `npm start` of a demonstration does at
// /libro. Why it is made so: docs/adr/0056.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import webpack from 'webpack';

import { paletaCss } from '../shared/src/ui/paletaCss';

import { capturar, decir, fallar, mensajeDe, raiz } from './ejecutar';
import { escribirApi } from './libro/api';
import { paginaDeHistoria } from './libro/paginaDeHistoria.cjs';

const DIR = path.join(raiz, 'libro');
const SALIDA = path.join(raiz, '.cache/libro');
const COSMOS = path.join(raiz, 'node_modules/react-cosmos/bin/cosmos-export.js');

const PAGINA = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Libro de piezas</title>
<link rel="stylesheet" href="paleta.css">
</head>
<body><div id="raiz"></div><script src="dibujo.js"></script></body>
</html>
`;
/** Above its frame, which covers the whole page. */
const HACIA_LA_API =
  '<a href="api/index.html" style="position:fixed;right:12px;bottom:8px;z-index:1000;padding:2px 8px;font:13px sans-serif;color:#1d4ed8;background:#fff">API de shared</a>';
/** The one script that its page has in itself: in a file of its own, where a policy lets only files run. */
const EN_LA_PAGINA = /<script>\s*([^<]*mountPlayground[^]*?)<\/script>/;

decir('Construyendo el libro de piezas');
const inicio = Date.now();
await tapas(); // it empties the folder
await dibujo();
writeFileSync(path.join(SALIDA, 'paleta.css'), paletaCss());
writeFileSync(path.join(SALIDA, 'dibujo.html'), PAGINA);
await escribirApi(path.join(SALIDA, 'api'));
decir(`Listo en ${((Date.now() - inicio) / 1000).toFixed(0)} s: .cache/libro/index.html`);

/** The tree of stories, and what stands around the one that is looked at. */
async function tapas() {
  const { codigo, texto } = await capturar(process.execPath, [COSMOS], { cwd: DIR });
  if (codigo !== 0) fallar(texto);
  const archivo = path.join(SALIDA, 'index.html');
  const html = readFileSync(archivo, 'utf8');
  const [, guion] = EN_LA_PAGINA.exec(html) ?? [];
  if (guion === undefined) fallar('La página del libro no es la que se esperaba');
  writeFileSync(path.join(SALIDA, 'abrir.js'), guion);
  writeFileSync(
    archivo,
    html
      .replace(EN_LA_PAGINA, '<script src="abrir.js"></script>')
      .replace('React Cosmos', 'Libro de piezas')
      .replace('</body>', `${HACIA_LA_API}</body>`),
  );
}

function dibujo(): Promise<void> {
  const compilador = webpack(paginaDeHistoria({ dir: DIR, output: SALIDA }));
  return new Promise((resolve) => {
    compilador.run((error, hecho) => {
      const primero = hecho?.compilation.errors[0];
      if (error || primero) fallar(`No se pudo construir: ${mensajeDe(error ?? primero)}`);
      compilador.close(() => resolve());
    });
  });
}

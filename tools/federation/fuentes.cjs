const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const { BASICAS, DEMAS, rangoCss } = require('./letras.cjs');
const { carpetaDe } = require('./lugares.cjs');
const { recortarFuente } = require('./recortarFuente.cjs');

const PAQUETE = '@fontsource-variable/public-sans';

/**
 * Writes the typeface into a build of the shell, in two files and with its licence, and answers what the platform says of
 * them in every page: the first is of every page, the other of letters that few pages have.
 * @param {string} output
 * @returns {Promise<{ archivo: string, rango: string }[]>}
 */
async function escribirFuentes(output) {
  const carpeta = carpetaDe(PAQUETE);
  const entera = fs.readFileSync(path.join(carpeta, 'files/public-sans-latin-wght-normal.woff2'));
  fs.copyFileSync(path.join(carpeta, 'LICENSE'), path.join(output, 'fuente.LICENSE.txt'));
  return Promise.all(
    [BASICAS, DEMAS].map(async (letras) => {
      const cortada = await recortarFuente(entera, letras);
      const huella = createHash('sha256').update(cortada).digest('hex').slice(0, 12);
      const archivo = `fuente.${huella}.woff2`;
      fs.writeFileSync(path.join(output, archivo), cortada);
      return { archivo, rango: rangoCss(letras) };
    }),
  );
}

module.exports = { escribirFuentes };

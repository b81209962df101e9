const rango = (desde, hasta) =>
  Array.from({ length: hasta - desde + 1 }, (_, i) => String.fromCodePoint(desde + i)).join('');

/** What Spanish is written with, and the signs our texts use: every page begins with a typeface of these. */
const BASICAS = rango(0x20, 0x7e) + '\u00a0¡«°·»¿ÁÉÍÑÓÚÜáéíñóúü×“”‘’–—…•→←€−';

/** The rest of Latin-1, in names from elsewhere: a file that comes where one is written. */
const DEMAS = [...rango(0xa1, 0xff)].filter((letra) => !BASICAS.includes(letra)).join('');

/** What the product's typeface draws. */
const LETRAS = BASICAS + DEMAS;

/**
 * As a style sheet says it: 'U+20-7E,U+BF'.
 * @param {string} letras
 */
function rangoCss(letras) {
  const puntos = [...letras].map((letra) => letra.codePointAt(0)).sort((a, b) => a - b);
  const tramos = [];
  for (const punto of puntos) {
    const ultimo = tramos.at(-1);
    if (ultimo?.[1] === punto - 1) ultimo[1] = punto;
    else tramos.push([punto, punto]);
  }
  const hex = (punto) => punto.toString(16).toUpperCase();
  return tramos
    .map(([desde, hasta]) =>
      desde === hasta ? `U+${hex(desde)}` : `U+${hex(desde)}-${hex(hasta)}`,
    )
    .join(',');
}

module.exports = { BASICAS, DEMAS, LETRAS, rangoCss };

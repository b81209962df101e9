const rango = (desde, hasta) =>
  Array.from({ length: hasta - desde + 1 }, (_, i) => String.fromCodePoint(desde + i)).join('');

/** What the product's typeface draws: Latin-1, which holds every Spanish name, and the signs our texts use. */
const LETRAS = rango(0x20, 0x7e) + rango(0xa0, 0xff) + '“”‘’–—…•→←€™−';

module.exports = { LETRAS };

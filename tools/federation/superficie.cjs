const LINEA = /^([\w$.]+): (\w+)(?: · caduca desde ([\d.]+)(?:: (.*?))?)?(?: · (.*))?$/;

/**
 * What shared/superficie.md says of each name that an area imports, by module.
 * @param {string} texto
 * @returns {import('../kit/superficie/reglas').Superficie}
 */
function leida(texto) {
  const [, version = ''] = /^Versión (\S+)$/m.exec(texto) ?? [];
  const modulos = new Map();
  let nombres = new Map();
  for (const linea of texto.split('\n')) {
    const [, modulo] = /^## (\S+)$/.exec(linea) ?? [];
    if (modulo !== undefined) modulos.set(modulo, (nombres = new Map()));
    const [, nombre, clase = '', desde, enVez, firma = ''] = LINEA.exec(linea) ?? [];
    if (nombre !== undefined)
      nombres.set(nombre, { clase, firma, caduca: desde !== undefined, desde, enVez });
  }
  return { version, modulos };
}

module.exports = { leida };

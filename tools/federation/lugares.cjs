const fs = require('node:fs');
const path = require('node:path');

/** These tools stand in the house's repository, or came to a team's as a package. */
const instaladas = /[\\/]node_modules[\\/]/.test(__dirname);

/** The root of the house's repository; of a repository of its own, the folder of the area. */
const raiz = instaladas ? process.cwd() : path.resolve(__dirname, '../..');

/**
 * The folder of an installed package, as Node finds it from here; its own package.json may not be among what it exports.
 * @param {string} nombre
 * @returns {string}
 */
function carpetaDe(nombre) {
  for (let carpeta = __dirname; ; carpeta = path.dirname(carpeta)) {
    const candidata = path.join(carpeta, 'node_modules', nombre);
    if (fs.existsSync(path.join(candidata, 'package.json'))) return fs.realpathSync(candidata);
    if (carpeta === path.dirname(carpeta)) throw new Error(`No está instalado ${nombre}`);
  }
}

/**
 * A file of an installed package that is run, by the name of its command.
 * @param {string} paquete
 * @param {string} [mandato]
 * @returns {string}
 */
function mandatoDe(paquete, mandato = paquete) {
  const carpeta = carpetaDe(paquete);
  const { bin } = require(path.join(carpeta, 'package.json'));
  return path.join(carpeta, typeof bin === 'string' ? bin : bin[mandato]);
}

const shared = instaladas ? carpetaDe('@comanda/shared') : path.join(raiz, 'shared');
const archivoDeCostura = path.join(shared, 'costura.json');

/**
 * What is known of the rooms without their sources; null where the sources are here.
 * @type {{ salas: Record<string, Record<string, string>>, caducan?: import('@comanda/shared/domain/texto/caduco').Caducan } | null}
 */
const costura = fs.existsSync(archivoDeCostura) ? require(archivoDeCostura) : null;

module.exports = {
  instaladas,
  raiz,
  carpetaDe,
  mandatoDe,
  costura,
  /** The folder of the package @comanda/shared. */
  shared,
  /** Where its modules are: as they are written, or compiled. */
  modulos: path.join(shared, costura ? 'dist' : 'src'),
};

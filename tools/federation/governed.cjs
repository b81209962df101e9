const path = require('node:path');

const { carpetaDe, raiz: root, shared: carpetaDeShared } = require('./lugares.cjs');

const shared = require(path.join(carpetaDeShared, 'package.json'));
/** A package bears a mark of its content behind it. */
const VERSION = shared.version.split('-')[0];

/** Libraries of which a page may hold one copy: the shell brings them, remotes only ask for them. */
const LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'zod',
];

/**
 * The shell stands a part of the library behind its name, where the whole is many times what is used.
 * @type {Record<string, string>}
 */
const STANDS_FOR = { zod: path.join(root, 'shell/src/federation/zodEnUso.ts') };

/** Rooms nobody needs to log in; the shell fetches them when a screen first asks. */
const LATER = [
  ...['avisos', 'data', 'formulario', 'tabla', 'extra', 'fechas', 'graficos', 'qr'].map(
    (tier) => `@comanda/shared/ui/${tier}`,
  ),
  '@comanda/shared/sinLinea',
];

/**
 * The rooms of shared that hold state: every export with a plain name. Those with a '*' are pure functions and types,
 * and each build takes what it uses of them; a stylesheet belongs to the shell.
 * @type {string[]}
 */
const ROOMS = Object.keys(shared.exports)
  .filter((name) => !/[*]|[.](css|json)$|^[.][/](css$|testing)/.test(name))
  .map((name) => `@comanda/shared${name.slice(1)}`);

/** Folders of shared/src that only the shell may contain. */
const ROOM_FOLDERS = [...new Set(ROOMS.map((room) => room.split('/')[2]))];

const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * @param {string} request
 * @returns {string}
 */
function versionOf(request) {
  if (request.startsWith('@comanda/shared')) return VERSION;
  return require(path.join(carpetaDe(packageOf(request)), 'package.json')).version;
}

function rule(request) {
  return { singleton: true, strictVersion: true, requiredVersion: `^${versionOf(request)}` };
}

const everyShare = (make) =>
  Object.fromEntries([...LIBRARIES, ...ROOMS].map((name) => [name, make(name)]));

/** A remote consumes: no fallback copy, and a wrong version is an error the boundary catches. */
const consumed = () => everyShare((name) => ({ ...rule(name), import: false }));

/** The shell provides: what a login needs is in its first files, the rest is a file of its own. */
const provided = () =>
  everyShare((name) => ({
    ...rule(name),
    ...(name in STANDS_FOR ? { import: STANDS_FOR[name] } : {}),
    version: versionOf(name),
    eager: !LATER.includes(name),
  }));

module.exports = {
  root,
  consumed,
  provided,
  LATER,
  ROOM_FOLDERS,
  STANDS_FOR,
  versionOf,
  NAMES: [...LIBRARIES, ...ROOMS],
};

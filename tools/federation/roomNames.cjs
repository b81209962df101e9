const fs = require('node:fs');
const path = require('node:path');

const { NAMES, STANDS_FOR } = require('./governed.cjs');
const { costura, shared } = require('./lugares.cjs');
const { leida } = require('./superficie.cjs');

const ROOM = '@comanda/shared/';
const UNKNOWN = 'desconocido';
const KINDS = { function: 'funcion', object: 'objeto' };

const isRoom = (name) => name.startsWith(ROOM);
const kindOfValue = (value) => KINDS[typeof value] ?? 'dato';
const sorted = (pairs) => Object.fromEntries([...pairs].sort(([a], [b]) => (a < b ? -1 : 1)));

let rooms;

/**
 * The names of each room with their kinds, as the surface that areas import says them: what a checkout without the shell knows too.
 * @returns {Record<string, Record<string, string>>}
 */
const roomNames = () => (rooms ??= costura?.salas ?? readRooms());

function readRooms() {
  const { modulos } = leida(fs.readFileSync(path.join(shared, 'superficie.md'), 'utf8'));
  return Object.fromEntries(
    NAMES.filter(isRoom).map((room) => [room, namesOf(modulos.get(room) ?? [])]),
  );
}

/**
 * Every room and library the shell gives. What follows from its names is the version of one.
 * @returns {Record<string, Record<string, string>>}
 */
const givenNames = () =>
  Object.fromEntries(
    NAMES.map((name) => [name, isRoom(name) ? roomNames()[name] : namesOfLibrary(name)]),
  );

/** Types have no name at run time. */
const namesOf = (room) =>
  sorted([...room].flatMap(([name, { clase }]) => (clase === 'tipo' ? [] : [[name, clase]])));

/** Of a library the shell gives a part of: its object, and what hangs from it, by the kinds of the library itself. */
function namesOfLibrary(name) {
  const library = require(name);
  const given = Object.entries(require(STANDS_FOR[name] ?? name));
  const own = given.map(([each]) => [each, kindOfValue(library[each])]);
  if (!STANDS_FOR[name]) return sorted(own);
  const members = given
    .filter(([, value]) => typeof value === 'object')
    .flatMap(([each, value]) =>
      Object.keys(value).map((member) => [`${each}.${member}`, kindOfValue(library[each][member])]),
    );
  return sorted([...own, ...members]);
}

/**
 * What a name is that a build takes of a room or a library.
 * @param {string} name
 * @param {string} chain
 * @returns {string}
 */
function kindTaken(name, chain) {
  if (isRoom(name)) return kindOfRoom(name, chain);
  const parts = chain.split('.');
  const holder = parts.slice(0, -1).reduce((value, part) => value?.[part], require(name));
  return holder && parts.at(-1) in holder ? kindOfValue(holder[parts.at(-1)]) : UNKNOWN;
}

/** Where the surface is written, a name that it lacks is one that came after it. */
function kindOfRoom(room, name) {
  const kind = roomNames()[room]?.[name];
  if (kind === undefined && !costura && name !== '*')
    throw new Error(`shared/superficie.md no dice ${name} de ${room}: npm run superficie`);
  return kind ?? UNKNOWN;
}

module.exports = { givenNames, kindTaken, roomNames };

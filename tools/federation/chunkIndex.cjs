const path = require('node:path');

const { LATER } = require('./governed.cjs');
const { modulos } = require('./lugares.cjs');

const SHARED_ROOM = /^consume shared module .*? (@comanda\/shared\/[\w/]+)@/;

const scripts = (files) => [...files].filter((file) => file.endsWith('.js'));
const filesOf = (groups) => [
  ...new Set([...groups].flatMap((group) => group.chunks.flatMap((chunk) => scripts(chunk.files)))),
];

/**
 * What the platform may preload: `entrada`, the files that start the shell; `trozos`, the files of each named lazy chunk
 * (a screen's chunk is named after its path: webpackChunkName); `salas`, the rooms of shared that chunk asks for;
 * `provistas`, the files in which the shell brings the rooms that are not in its first ones.
 * @param {import('webpack').Stats} stats
 * @returns {{ entrada: string[] } & Record<'trozos' | 'salas' | 'provistas', Record<string, string[]>>}
 */
function chunkIndex({ compilation }) {
  const main = compilation.entrypoints.get('main');
  const trozos = {};
  const salas = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    if (group === main) continue;
    trozos[name] = filesOf([group]);
    salas[name] = roomsOf(compilation, group);
  }
  return {
    entrada: main ? scripts(main.getFiles()) : [],
    trozos,
    salas,
    provistas: main ? providedBy(compilation) : {},
  };
}

function roomsOf({ chunkGraph, requestShortener }, group) {
  const rooms = group.chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .flatMap((module) => SHARED_ROOM.exec(module.readableIdentifier(requestShortener))?.[1] ?? []);
  return [...new Set(rooms)].sort();
}

function providedBy({ chunkGraph, modules }) {
  const places = LATER.map((room) => {
    const place = path.join(modulos, ...room.split('/').slice(2));
    return [room, [`${place}.ts`, path.join(place, 'index.ts')]];
  });
  return Object.fromEntries(
    places.flatMap(([room, files]) => {
      const module = [...modules].find((candidate) =>
        files.includes((candidate.rootModule ?? candidate).resource),
      );
      if (!module) return [];
      const groups = [...chunkGraph.getModuleChunks(module)].flatMap((chunk) => [
        ...chunk.groupsIterable,
      ]);
      return [[room, filesOf(groups)]];
    }),
  );
}

module.exports = { chunkIndex };

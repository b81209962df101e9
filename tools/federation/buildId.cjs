const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const { ROOM_FOLDERS } = require('./governed.cjs');
const { instaladas, raiz: root } = require('./lugares.cjs');
const { roomNames } = require('./roomNames.cjs');

const NOT_BUILT = /[.]test[.]tsx?$|[\\/]testing[\\/]/;

function filesUnder(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !NOT_BUILT.test(file));
}

/** Every package reachable from the given ones, with its version, as the lockfile says. */
function lockedVersions(names) {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const seen = new Map();
  const visit = (name) => {
    const locked = packages[`node_modules/${name}`];
    if (!locked || locked.link || seen.has(name)) return;
    seen.set(name, locked.version);
    Object.keys(locked.dependencies ?? {}).forEach(visit);
  };
  names.forEach(visit);
  return [...seen].map(([name, version]) => `${name}@${version}`).sort();
}

const dependenciesOf = (workspace) => {
  const { dependencies, devDependencies } = require(path.join(root, workspace, 'package.json'));
  return Object.keys({ ...dependencies, ...(workspace === 'tools' ? devDependencies : {}) });
};

const WORD = /[A-Za-z_$][\w$]*/g;

/** What the shell gives under the names a build may take of it: its record says their kinds, and a room's own files are not its. */
const kindsOf = (words) =>
  JSON.stringify(
    Object.entries(roomNames()).map(([room, names]) => [
      room,
      Object.entries(names).filter(([name]) => words.has(name.split('.').at(-1))),
    ]),
  );

const nameOf = (file) => path.relative(root, file).split(path.sep).join('/');

/** A file of the root counts with its name; answers its content. */
function add(hash, name) {
  const content = fs.readFileSync(path.join(root, name));
  hash.update(`${name}\0`).update(content).update('\0');
  return content;
}

/** Of a repository of its own: its sources, and what its lock file says of all that they are built with. */
function ownBuildId() {
  const hash = createHash('sha256');
  for (const name of filesUnder(path.join(root, 'src')).map(nameOf).sort()) add(hash, name);
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  for (const name of Object.keys(packages).sort())
    if (name !== '')
      hash.update(`${name}\0${packages[name].version}\0${packages[name].integrity}\0`);
  return hash.digest('hex').slice(0, 12);
}

/**
 * The same sources, rooms, tools and versions give the same id, on any machine.
 * @param {string} workspace
 * @returns {string}
 */
function buildId(workspace) {
  if (instaladas) return ownBuildId();
  const isShell = workspace === 'shell';
  const files = [
    ...filesUnder(path.join(root, workspace, 'src')),
    ...filesUnder(path.join(root, 'shared/src')).filter(
      (file) =>
        isShell ||
        !ROOM_FOLDERS.includes(
          path.relative(path.join(root, 'shared/src'), file).split(path.sep)[0],
        ),
    ),
    ...filesUnder(path.join(root, 'tools/federation')),
    path.join(root, 'shared/package.json'),
    ...(isShell ? [path.join(root, 'shared/superficie.md')] : []), // which of its names are to go
    path.join(root, 'tools/webpack.base.cjs'),
    path.join(root, 'tools/build.ts'),
  ].map(nameOf);

  const hash = createHash('sha256');
  const words = new Set();
  for (const file of files.sort()) {
    const content = add(hash, file);
    if (!isShell) for (const word of content.toString().match(WORD) ?? []) words.add(word);
  }
  if (!isShell) hash.update(kindsOf(words));
  hash.update(lockedVersions([workspace, 'shared', 'tools'].flatMap(dependenciesOf)).join('\n'));
  return hash.digest('hex').slice(0, 12);
}

module.exports = { buildId };

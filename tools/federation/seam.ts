import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { STANDS_FOR, versionOf } = require('./governed.cjs');
const { givenNames, kindTaken } = require('./roomNames.cjs');

/** What of a build must fit into others: `toma` from the shell (a remote), `provee` (the shell), `llama` of the services. */
export async function seamOf({ taken, contracts }, isShell) {
  return {
    toma: Object.fromEntries(
      [...taken].sort(byName).map(([room, chains]) => [room, namesOf(room, chains)]),
    ),
    provee: isShell ? provided(givenNames()) : null,
    llama: await callsOf(contracts),
  };
}

const provided = (given) =>
  Object.fromEntries(
    Object.entries(given).map(([room, nombres]) => [room, { version: versionOf(room), nombres }]),
  );

const byName = ([a], [b]) => (a < b ? -1 : 1);

/** Of a room, what it exports; of a library the shell gives a part of, that part's members too. */
function namesOf(room, chains) {
  const depth = STANDS_FOR[room] ? 2 : 1;
  const names = [...chains].map((chain) => chain.split('.').slice(0, depth).join('.'));
  return Object.fromEntries(
    [...new Set(names)].sort().map((name) => [name, kindTaken(room, name)]),
  );
}

async function callsOf(contracts) {
  const calls = new Map();
  for (const [file, chains] of contracts) {
    const module = await import(file);
    for (const chain of chains)
      for (const call of callsAt(module, chain.split('.')))
        calls.set(`${call.method} ${call.path}`, call);
  }
  return [...calls].sort(byName).map(([, { method, path, acceso }]) => ({
    method,
    path,
    perfiles: acceso.perfiles,
    area: acceso.area,
  }));
}

const isCall = (value) => typeof value?.method === 'string' && typeof value.path === 'string';

/** One call, or every call of a room that is used as a whole. */
function callsAt(module, [room, name]) {
  if (room === '*') return Object.values(module).flatMap((value) => callsIn(value));
  const value = module[room];
  const one = name === undefined ? undefined : value?.[name];
  return isCall(one) ? [one] : callsIn(value);
}

const callsIn = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.values(value).filter(isCall)
    : [];

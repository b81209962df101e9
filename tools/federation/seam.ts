import type { Call } from '@comanda/shared/contracts/defineCall';
import { formaDeCliente } from '@comanda/shared/catalogo/formas';

import { caducan } from './caducan';
import { STANDS_FOR, versionOf } from './governed.cjs';
import { givenNames, kindTaken } from './roomNames.cjs';

/** Name of a room, or path of a file -> what is used of it, as SeamPlugin notes it. */
type Uses = Map<string, Set<string>>;

/** What of a build must fit into others: `toma` from the shell (a remote), `provee` (the shell), `llama` of the services. */
export async function seamOf(
  { taken, contracts }: { taken: Uses; contracts: Uses },
  isShell: boolean,
) {
  return {
    toma: Object.fromEntries(
      [...taken].sort(byName).map(([room, chains]) => [room, namesOf(room, chains)]),
    ),
    provee: isShell ? provided(givenNames()) : null,
    llama: await callsOf(contracts),
  };
}

/** What is said to go is said with what is given: the gate tells it to who takes it. */
function provided(given: Record<string, Record<string, string>>) {
  const going = caducan();
  return Object.fromEntries(
    Object.entries(given).map(([room, nombres]) => [
      room,
      { version: versionOf(room), nombres, caducan: going[room] },
    ]),
  );
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/** Of a room, what it exports; of a library the shell gives a part of, that part's members too. */
function namesOf(room: string, chains: Set<string>): Record<string, string> {
  const depth = STANDS_FOR[room] ? 2 : 1;
  const names = [...chains].map((chain) => chain.split('.').slice(0, depth).join('.'));
  return Object.fromEntries(
    [...new Set(names)].sort().map((name) => [name, kindTaken(room, name)]),
  );
}

async function callsOf(contracts: Uses) {
  const calls = new Map<string, Call>();
  for (const [file, chains] of contracts) {
    const module: unknown = await import(file);
    for (const chain of chains)
      for (const call of callsAt(module, chain.split('.')))
        calls.set(`${call.method} ${call.path}`, call);
  }
  return [...calls].sort(byName).map(([, call]) => ({
    method: call.method,
    path: call.path,
    perfiles: call.acceso.perfiles,
    area: call.acceso.area,
    forma: formaDeCliente(call),
  }));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCall = (value: unknown): value is Call =>
  isRecord(value) && typeof value['method'] === 'string' && typeof value['path'] === 'string';

/** One call, or every call of a room that is used as a whole. */
function callsAt(module: unknown, [room = '*', name]: string[]): Call[] {
  if (!isRecord(module)) return [];
  if (room === '*') return Object.values(module).flatMap((value) => callsIn(value));
  const value = module[room];
  const one = name !== undefined && isRecord(value) ? value[name] : undefined;
  return isCall(one) ? [one] : callsIn(value);
}

const callsIn = (value: unknown): Call[] =>
  isRecord(value) ? Object.values(value).filter(isCall) : [];

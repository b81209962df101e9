import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

/** Where a node lives: its address, and what a program is started with to live there. */
export type Lugar = { ip: string; prefijo: readonly string[] };

export type Red = {
  /** Who may connect, as pg_hba writes it. */
  cidr: string;
  /** Where everybody who is no node lives. */
  propia: string;
  lugares: readonly Lugar[];
  /** Takes a node's cable out, and puts it in again; null where all live on the loopback. */
  cable: ((cual: number, puesto: boolean) => void) | null;
  cerrar(): Promise<void>;
};

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: 'pipe' });
const octeto = () => randomInt(2, 254);

/** Addresses of the loopback that nobody else takes: the nodes have the ports of the files of operacion/. */
export function enLoopback(cuantos: number): Red {
  const base = `127.${octeto()}.${octeto()}`;
  return {
    cidr: '127.0.0.0/8', // who connects to any of them comes from the first
    propia: `${base}.254`,
    lugares: Array.from({ length: cuantos }, (_, i) => ({ ip: `${base}.${i + 1}`, prefijo: [] })),
    cable: null,
    cerrar: () => Promise.resolve(),
  };
}

/** Each node in a network of its own (ip netns), on a switch with this machine: a cable can be taken out. Takes root. */
export function conCables(cuantos: number): Red {
  const base = `10.${octeto()}.${octeto()}`;
  const nombre = `cm${process.pid}`; // of interfaces, which have fifteen letters
  const espacios: string[] = [];
  const cerrar = () => {
    for (const espacio of espacios) ip('netns', 'del', espacio); // its end of the cable goes with it
    ip('link', 'del', nombre);
    return Promise.resolve();
  };
  ip('link', 'add', nombre, 'type', 'bridge');
  try {
    ip('addr', 'add', `${base}.254/24`, 'dev', nombre);
    ip('link', 'set', nombre, 'up');
    const lugares = Array.from({ length: cuantos }, (_, i) => {
      const [espacio, suya, punta] = [`${nombre}n${i}`, `${base}.${i + 1}`, `${nombre}p${i}`];
      ip('netns', 'add', espacio);
      espacios.push(espacio);
      ip('link', 'add', `${nombre}v${i}`, 'type', 'veth', 'peer', 'name', punta);
      ip('link', 'set', punta, 'netns', espacio);
      ip('link', 'set', `${nombre}v${i}`, 'master', nombre, 'up');
      ip('-n', espacio, 'addr', 'add', `${suya}/24`, 'dev', punta);
      for (const una of [punta, 'lo']) ip('-n', espacio, 'link', 'set', una, 'up');
      return { ip: suya, prefijo: ['ip', 'netns', 'exec', espacio] };
    });
    const cable = (cual: number, puesto: boolean) =>
      void ip('link', 'set', `${nombre}v${cual}`, puesto ? 'up' : 'down');
    return { cidr: `${base}.0/24`, propia: `${base}.254`, lugares, cable, cerrar };
  } catch (error) {
    void cerrar();
    throw error;
  }
}

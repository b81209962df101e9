import {
  LATIDO_MS,
  LATIDOS,
  type DichoDeFlujo,
  type Latido,
  type Tema,
} from '@comanda/shared/contracts/ventas/flujo';
import { AppError } from '@comanda/shared/errors/AppError';

import type { EmpresaId } from '../acceso/tenant';
import { flujosAbiertos, flujosCortados, hechosDelFlujo } from '../metricas/delProceso';
import { contador } from '../proceso/contador';

/** A number of a company's is this one by now. */
export type Hecho = { empresa: EmpresaId; tema: Tema; version: number };

/** Where a stream is written to. */
export type Salida = {
  write(bytes: Buffer): unknown;
  end(): unknown;
  destroy(): unknown;
  readonly writableLength: number;
};

/** A page that listens. */
export type Escucha = {
  salida: Salida;
  sesion: string;
  usuario: string;
  /** Its address, or network of IPv6. */
  red: string;
  /** Whose changes it hears of, with the names that it knows them by. */
  empresas: ReadonlyMap<number, string>;
  latido: Latido;
};

/** Whether this process hears what others change: 'nunca' where it was tried and cannot be. */
export type Oido = 'oye' | 'sordo' | 'nunca';

export type Topes = { proceso: number; usuario: number; direccion: number };

/** Beyond them pages poll, as they do where there is no stream. */
export const TOPES: Topes = { proceso: 10_000, usuario: 20, direccion: 200 };

/** Beats go out in slices of this: all at once they would hold up who sells. */
const PASO_MS = 100;
/** A page that does not take what it is told is let go of: it polls, and comes back. */
const RETENIDO_MAXIMO = 16_384;
/** When a page that was refused asks again: too many streams, nothing heard for a moment. */
const LLENO_S = 30;
const SORDO_S = 5;

const LATIDO = Buffer.from(':\n\n');
const lineaDe = (dicho: DichoDeFlujo) => Buffer.from(`data: ${JSON.stringify(dicho)}\n\n`);
const ADIOS = lineaDe({ t: 'adios' });
const RELEER = lineaDe({ t: 'releer' });
const BUILDS = lineaDe({ t: 'builds' });

type Motivo = 'sesion' | 'atasco' | 'fin';

export type Hub = ReturnType<typeof crearHub>;

/**
 * The pages that listen to this process, and what they are told: that a number is another one, and now and then that none is. It
 * knows no data, so that what a page may see is decided where it asks.
 */
export function crearHub(topes: Topes = TOPES) {
  /** With who gets a beat at the same time. */
  const todas = new Map<Escucha, Set<Escucha>>();
  const porEmpresa = new Map<number, Set<Escucha>>();
  const deUsuario = contador();
  const deRed = contador();
  const versiones = new Map<string, number>();
  const tandas: Record<Latido, Set<Escucha>[]> = {
    cocina: tandasDe('cocina'),
    caja: tandasDe('caja'),
  };
  let llegadas = 0;
  let paso = 0;
  let reloj: NodeJS.Timeout | undefined;
  let oido = (): Oido => 'oye';
  let seVa = () => false;
  let contarALosDemas = (_hecho: Hecho): void => undefined;

  function salir(escucha: Escucha): void {
    todas.get(escucha)?.delete(escucha);
    if (!todas.delete(escucha)) return;
    flujosAbiertos.dec();
    deUsuario.restar(escucha.usuario);
    deRed.restar(escucha.red);
    for (const empresa of escucha.empresas.keys()) {
      const suyas = porEmpresa.get(empresa);
      suyas?.delete(escucha);
      if (suyas?.size === 0) porEmpresa.delete(empresa);
    }
    if (todas.size > 0) return;
    clearInterval(reloj);
    reloj = undefined;
  }

  function cortar(escucha: Escucha, motivo: Motivo): void {
    if (!todas.has(escucha)) return;
    salir(escucha);
    flujosCortados.inc({ motivo });
    if (motivo === 'atasco') return void escucha.salida.destroy();
    escucha.salida.write(ADIOS);
    escucha.salida.end();
  }

  function escribir(escucha: Escucha, bytes: Buffer): void {
    if (escucha.salida.writableLength > RETENIDO_MAXIMO) cortar(escucha, 'atasco');
    else escucha.salida.write(bytes);
  }

  /** Says that nothing changed only while it would be known; of a process that is going, goodbye in its place. */
  function latir(): void {
    paso += 1;
    const yaSeVa = seVa();
    if (!yaSeVa && oido() !== 'oye') return;
    for (const latido of LATIDOS)
      for (const escucha of tandas[latido][paso % tandas[latido].length] ?? []) {
        if (yaSeVa) cortar(escucha, 'fin');
        else escribir(escucha, LATIDO);
      }
  }

  /** False where it was known already: a number only rises. */
  function difundir({ empresa, tema, version }: Hecho): boolean {
    const llave = `${tema} ${empresa}`;
    if (version <= (versiones.get(llave) ?? 0)) return false;
    versiones.set(llave, version);
    hechosDelFlujo.inc({ tema });
    let bytes: Buffer | undefined;
    for (const escucha of porEmpresa.get(empresa) ?? []) {
      bytes ??= lineaDe({ t: tema, e: escucha.empresas.get(empresa), v: version });
      escribir(escucha, bytes);
    }
    return true;
  }

  function publicar(hecho: Hecho): void {
    if (difundir(hecho)) contarALosDemas(hecho);
  }

  return {
    /** Why one more is not taken now; null where it is. */
    negar({ usuario, red }: Pick<Escucha, 'usuario' | 'red'>): AppError | null {
      const estado = oido();
      if (estado === 'nunca') return new AppError('NO_ENCONTRADO', { por: 'flujo' });
      if (estado === 'sordo' || seVa())
        return new AppError('SERVIDOR_OCUPADO', { espera: SORDO_S, por: 'flujo sordo' });
      const lleno =
        todas.size >= topes.proceso ||
        deUsuario.de(usuario) >= topes.usuario ||
        deRed.de(red) >= topes.direccion;
      return lleno ? new AppError('SERVIDOR_OCUPADO', { espera: LLENO_S, por: 'flujos' }) : null;
    },

    /** From now on it is told; answers how to let go of it. */
    entrar(escucha: Escucha): () => void {
      const suyas = tandas[escucha.latido];
      const tanda = suyas[llegadas++ % suyas.length] ?? new Set();
      todas.set(escucha, tanda.add(escucha));
      flujosAbiertos.inc();
      deUsuario.sumar(escucha.usuario);
      deRed.sumar(escucha.red);
      for (const empresa of escucha.empresas.keys())
        porEmpresa.set(empresa, (porEmpresa.get(empresa) ?? new Set()).add(escucha));
      escribir(escucha, LATIDO); // nothing leaves, the headers neither, before something is written
      reloj ??= setInterval(latir, PASO_MS).unref();
      return () => salir(escucha);
    },

    /** Ends one that somebody only wanted to look at. */
    despedir: (escucha: Escucha) => cortar(escucha, 'fin'),

    /** Something was changed by this process, and is committed: told to its pages at once, and to the others' soon. */
    publicar,

    /** The same of what nothing counts: its number is the time, and one more where that was said already. */
    avisar(empresa: EmpresaId, tema: Tema): void {
      const dicha = versiones.get(`${tema} ${empresa}`) ?? 0;
      publicar({ empresa, tema, version: Math.max(Date.now(), dicha + 1) });
    },

    /** Another process says so. */
    oir: (hecho: Hecho): void => void difundir(hecho),

    /** Something may have been missed, and a database that took over may count from lower numbers. */
    releer(): void {
      versiones.clear();
      for (const escucha of todas.keys()) escribir(escucha, RELEER);
    },

    /** Other builds are out, perhaps for some companies alone: each page finds out by asking. */
    decirBuilds(): void {
      for (const escucha of todas.keys()) escribir(escucha, BUILDS);
    },

    /** The sessions that streams are open for. */
    sesiones: (): string[] => [...new Set([...todas.keys()].map(({ sesion }) => sesion))],

    /** Ends the streams of all sessions but these. */
    soloDe(vivas: ReadonlySet<string>, preguntadas: ReadonlySet<string>): void {
      for (const escucha of todas.keys())
        if (preguntadas.has(escucha.sesion) && !vivas.has(escucha.sesion))
          cortar(escucha, 'sesion');
    },

    cerrar(): void {
      for (const escucha of todas.keys()) cortar(escucha, 'fin');
    },

    /** Whether the process is told to end: its pages go one slice after another. */
    alApagarse(seApaga: () => boolean): void {
      seVa = seApaga;
    },

    /** What else there is besides this process. */
    conectar(con: { oido: () => Oido; contar: (hecho: Hecho) => void }): void {
      oido = con.oido;
      contarALosDemas = con.contar;
    },
  };
}

const tandasDe = (latido: Latido): Set<Escucha>[] =>
  Array.from({ length: LATIDO_MS[latido] / PASO_MS }, () => new Set<Escucha>());

const porPool = new WeakMap<object, Hub>();

/** One for each database that a process is on, as with sessions: who changes something finds the pages without being handed them. */
export function flujoDe({ pool }: { pool: object }): Hub {
  const hub = porPool.get(pool) ?? crearHub();
  porPool.set(pool, hub);
  return hub;
}

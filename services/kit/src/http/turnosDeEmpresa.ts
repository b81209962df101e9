import { TURNOS, type Turno } from '@comanda/shared/contracts/defineCall';
import { AppError } from '@comanda/shared/errors/AppError';

/** How many of each kind work at once in a process. */
export type Cupos = Readonly<Record<Turno, number>>;

export const CUPOS: Cupos = { archivo: 2, reporte: 3 };

/** How many of one company. */
const DE_EMPRESA: Cupos = { archivo: 1, reporte: 2 };
/** How many of a company may wait besides; one more is refused at once. */
const EN_ESPERA = 2;
/** Shorter than the shortest that a client waits for any of them. */
const PACIENCIA_MS = 20_000;

type Espera = { llave: string; pasar: () => void };
export type LugarEnTurno = {
  /** Rejects where it took too long, or it was given back before. */
  listo: Promise<void>;
  /** Given back, or not waited for any more; once. */
  dejar: () => void;
  /** Another company may have it meanwhile: what is left is to be read. Its own has no more of them for that. */
  ceder: () => void;
};

/** Turns in the order they came, but of one company a few at a time: the next one's need not wait for all of its. */
export function turnosDeEmpresa(cupos: Cupos, pacienciaMs = PACIENCIA_MS) {
  const salas = new Map(
    TURNOS.map((turno) => [turno, sala(cupos[turno], DE_EMPRESA[turno], pacienciaMs)]),
  );
  return (turno: Turno, llave: string): LugarEnTurno => {
    const suya = salas.get(turno);
    if (!suya) throw new Error(`turnosDeEmpresa: there is no ${turno}`);
    return suya(llave);
  };
}

function sala(cupo: number, deEmpresa: number, pacienciaMs: number) {
  const dentro = new Map<string, number>();
  const cola: Espera[] = [];
  let libres = cupo;
  const cuantos = (llave: string) => dentro.get(llave) ?? 0;

  function entrar(llave: string): boolean {
    if (libres === 0 || cuantos(llave) >= deEmpresa) return false;
    libres--;
    dentro.set(llave, cuantos(llave) + 1);
    return true;
  }
  function pasarOtro(): void {
    const siguiente = cola.findIndex((una) => entrar(una.llave));
    if (siguiente !== -1) cola.splice(siguiente, 1)[0]?.pasar();
  }
  /** Of who is in. */
  function lugar(llave: string) {
    let cedido = false;
    const ceder = () => {
      if (cedido) return;
      cedido = true;
      libres++;
      pasarOtro();
    };
    const dejar = () => {
      if (cuantos(llave) === 1) dentro.delete(llave);
      else dentro.set(llave, cuantos(llave) - 1);
      if (!cedido) libres++;
      cedido = true;
      pasarOtro();
    };
    return { ceder, dejar };
  }

  return (llave: string): LugarEnTurno => {
    if (entrar(llave)) return { listo: Promise.resolve(), ...lugar(llave) };
    if (cola.filter((una) => una.llave === llave).length >= EN_ESPERA) throw mucho(pacienciaMs);
    let suyo: Pick<LugarEnTurno, 'ceder' | 'dejar'> = {
      ceder: () => undefined,
      dejar: () => undefined,
    };
    const listo = new Promise<void>((resolve, reject) => {
      const espera: Espera = {
        llave,
        pasar: () => {
          clearTimeout(reloj);
          suyo = lugar(llave);
          resolve();
        },
      };
      const rendirse = () => {
        clearTimeout(reloj);
        suyo = { ...suyo, dejar: () => undefined };
        cola.splice(cola.indexOf(espera), 1);
        reject(mucho(pacienciaMs));
      };
      const reloj = setTimeout(rendirse, pacienciaMs);
      suyo = { ...suyo, dejar: rendirse };
      cola.push(espera);
    });
    return { listo, dejar: () => suyo.dejar(), ceder: () => suyo.ceder() };
  };
}

const mucho = (ms: number) => new AppError('MUCHO_TRABAJO', { espera: Math.ceil(ms / 1_000) });

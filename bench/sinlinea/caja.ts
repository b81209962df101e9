// A till: somebody who charges one sale after another in a browser that dies, and writes down what its screen said.
import { setTimeout as esperar } from 'node:timers/promises';

import type { BrowserContext } from 'playwright-core';

import type { PagoDeCaos } from '../../services/local/src/caidas/testing/caos/clientes';
import type { Azar } from '../../services/local/src/demo/azar';
import type { UsuarioSesion } from '../../shared/src/contracts/auth/auth';

import { cajaDe, type CajaEnPagina, type Dicho, type Persona, type Vendido } from './enPagina';
import type { Quien } from './mundo';
import type { Abierta, Encender, Navegador } from './navegadores';
import { pagoDe, porVender } from './pago';
import { tender, type Red, type Tendida } from './red';

const PAGINA = '<!doctype html><title>Caja</title><body><script src="/banco.js"></script>';
/** How often it dies while it charges, when, and whether somebody comes back to what had been begun. */
const MUERE = 0.04;
const MUERE_EN_MS = [8, 30, 250];
const VUELVE = 0.7;
/** While it cannot sell without a line, or nobody is let in: it waits for one. */
const ESPERAN = new Set(['EQUIPO_SIN_NUMEROS', 'ARRIENDO_VENCIDO', 'SIN_INGRESO']);
const ESPERA_MS = 300;

/** With the number that the screen said. */
export type PagoDicho = PagoDeCaos & { secuencia: string };

/** What it wrote down. */
type Cuaderno = {
  quien: Quien;
  pagos: PagoDicho[];
  abandonados: PagoDeCaos[];
  fallos: string[];
  /** Milliseconds of each sale. */
  demoras: number[];
  muertes: number;
  sinLinea: number;
  /** Sales that were made in a page that died before it said so. */
  aMitad: number;
  redes: Set<Tendida>;
};

export type Caja = Cuaderno & {
  vender: () => Promise<boolean>;
  venderTodo: (sigue: () => boolean, entreMs: number) => Promise<void>;
  vaciar: CajaEnPagina['vaciar'];
  /** Nothing happens to it any more. */
  calmar: () => void;
  cortarVentas: (cortadas: boolean) => void;
  encender: (suyo: Encender) => Promise<void>;
  cortar: (cortada: boolean) => Promise<void>;
  callar: () => Promise<void>;
  cerrar: () => Promise<void>;
};

type Opciones = { base: string; quien: Quien; guion: string; azar: Azar };

export function abrirCaja({ base, quien, guion, azar }: Opciones): Caja {
  const cuaderno: Cuaderno = {
    quien,
    pagos: [],
    abandonados: [],
    fallos: [],
    demoras: [],
    muertes: 0,
    sinLinea: 0,
    aMitad: 0,
    redes: new Set(),
  };
  let mortal = true;
  let cortada = false;
  let navegador: Navegador | null = null;
  let abierta: Abierta | null = null;
  let usuario: UsuarioSesion | null = null;

  const preparar = async (context: BrowserContext): Promise<Tendida> => {
    await context.route(`${base}/banco`, (route) =>
      route.fulfill({ contentType: 'text/html', body: PAGINA }),
    );
    await context.route(`${base}/banco.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: guion }),
    );
    const tendida = await tender(context, azar);
    cuaderno.redes.add(tendida);
    return tendida;
  };

  const enPagina = (): CajaEnPagina => {
    if (!abierta) throw new Error(`${quien.email} has no page`);
    return cajaDe(abierta.page);
  };
  const deQuien = (): Persona => ({
    cuenta: { email: quien.email, clave: quien.clave },
    usuario,
  });

  async function abrir(): Promise<UsuarioSesion> {
    if (!navegador) throw new Error(`${quien.email} has no browser`);
    abierta = await navegador.abrir();
    await abierta.tendida.cortar(cortada);
    await abierta.page.goto(`${base}/banco`);
    let dentro = await enPagina().abrir(deQuien());
    while (!dentro) {
      await esperar(ESPERA_MS);
      dentro = await enPagina().abrir(deQuien());
    }
    usuario = dentro;
    return dentro;
  }

  async function morir(): Promise<void> {
    const muerta = abierta;
    abierta = null;
    cuaderno.muertes += 1;
    await muerta?.matar();
  }

  /** Null: it died on the way. */
  async function cobrar(pago: PagoDeCaos): Promise<Dicho | null> {
    const quienCobra = usuario ?? (await abrir());
    const muere = mortal && azar.siguiente() < MUERE;
    const cobro = enPagina()
      .cobrar({ por: porVender(pago, quienCobra), ...deQuien() })
      .catch((error: unknown) => {
        if (!muere) throw error;
        return null;
      });
    if (!muere) return cobro;
    await esperar(azar.entero(0, azar.uno(MUERE_EN_MS)));
    const [dicho] = await Promise.all([cobro, morir()]);
    await abrir();
    return dicho;
  }

  async function vender(): Promise<boolean> {
    const pago = pagoDe(quien.empresa, azar);
    for (;;) {
      const dicho = await cobrar(pago);
      if (dicho && 'clave' in dicho) return anotarDicha(pago, dicho);
      if (dicho && !ESPERAN.has(dicho.fallo)) {
        cuaderno.fallos.push(`${dicho.fallo}, con ${dicho.guarda}`);
        return false;
      }
      if (dicho) {
        await esperar(ESPERA_MS);
        continue;
      }
      const guardada = await enPagina().buscar(pago.idempotencia);
      if (guardada) {
        cuaderno.aMitad += 1;
        return anotar(pago, guardada);
      }
      if (azar.siguiente() > VUELVE) {
        cuaderno.abandonados.push(pago);
        return false;
      }
    }
  }

  function anotarDicha(pago: PagoDeCaos, dicho: Exclude<Dicho, { fallo: string }>): boolean {
    if (dicho.pendiente) cuaderno.sinLinea += 1;
    cuaderno.demoras.push(dicho.ms);
    return anotar(pago, dicho);
  }

  function anotar(pago: PagoDeCaos, { clave, secuencia }: Vendido): boolean {
    if (clave === null) throw new Error(`${secuencia} was sold without its key`);
    cuaderno.pagos.push(Object.assign(pago, { contestadas: [clave], secuencia }));
    return true;
  }

  const suRed = (): Red => {
    if (!abierta) throw new Error(`${quien.email} has no line`);
    return abierta.tendida.red;
  };

  return Object.assign(cuaderno, {
    vender,
    vaciar: () => enPagina().vaciar(),
    calmar() {
      mortal = false;
      suRed().tranquila = true;
    },
    cortarVentas: (cortadas: boolean) => void (suRed().sinVentas = cortadas),
    async encender(suyo: Encender) {
      navegador = await suyo(preparar);
      await abrir();
      await enPagina().registrar({ empresa: quien.empresa.empresa, ...quien.equipo });
    },
    async venderTodo(sigue: () => boolean, entreMs: number) {
      while (sigue()) {
        await vender();
        await esperar(azar.entero(0, entreMs));
      }
    },
    async cortar(ahora: boolean) {
      cortada = ahora;
      const esta = abierta; // one that opens meanwhile sees to it itself
      await esta?.tendida.cortar(ahora).catch((error: unknown) => {
        if (abierta === esta) throw error;
      });
    },
    async callar() {
      for (const { callar } of cuaderno.redes) await callar();
    },
    cerrar: async () => navegador?.cerrar(),
  });
}

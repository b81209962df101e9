import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import { conAbiertos } from '../../services/local/src/caidas/testing/conAbiertos';
import { crearAzar, type Azar } from '../../services/local/src/demo/azar';
import { capturar, raiz } from '../../tools/ejecutar';
import { redondo } from '../arnes/cifras';
import { abrirCaja, type Caja } from './caja';
import { cuadrar, esperarDocumentos, type Cuentas } from './cuentas';
import type { PorSalir } from './enPagina';
import { abrirMundo, type Mundo } from './mundo';
import { navegadorComun, navegadorPropio } from './navegadores';
import type { Red } from './red';
import { medirSalida, type Salida } from './salida';

/** The page of a till as one script. */
async function empaquetar(): Promise<string> {
  const { codigo, texto } = await capturar(path.join(raiz, 'node_modules/.bin/esbuild'), [
    path.join(import.meta.dirname, 'pagina.ts'),
    '--bundle',
    '--format=iife',
    '--log-level=error',
    '--define:process.env.NODE_ENV="production"',
  ]);
  if (codigo !== 0) throw new Error(texto);
  return texto;
}

const TRAMO_MS = [500, 6_000] as const;
/** After that nothing that waits comes of itself. */
const VACIAR_MS = 180_000;
const MIRADA_MS = 200;

export type Tamano = {
  cajas: number;
  /** With a browser of their own, all of which is killed. */
  propios: number;
  ventas: number;
  /** Spells without a line. */
  tramos: number;
  /** Of the server. */
  muertes: number;
  /** Sales that a till sends at once at the end; 0: none. */
  salida: number;
  /** Between two sales of a till, at most. */
  entreMs: number;
  semilla: number;
  /** In which all documents are authorised. */
  limiteMs: number;
};

export type Informe = Cuentas & {
  'sin línea': number;
  'navegadores muertos': number;
  'vendidas al morir': number;
  abandonadas: number;
  pedidas: number;
  dobles: number;
  'sin respuesta': number;
  'vendiendo s': number;
  'vaciando s': number;
  'entregando s': number;
  salidas: PorSalir[];
  salida: Salida | null;
};

type Decir = (texto: string) => void;

/** Tills that sell while their lines, their browsers and the server go away; then the books. */
export function correrSinLinea(tamano: Tamano, decir: Decir): Promise<Informe> {
  return conAbiertos('sinlinea', async (mesa) => {
    const guion = await empaquetar();
    const mundo = await abrirMundo(mesa, tamano.cajas);
    const comun = mesa.abierto(await navegadorComun());
    const azar = crearAzar(tamano.semilla);
    const cajas = mundo.gente.map((quien) =>
      mesa.abierto(
        abrirCaja({ base: mundo.url, quien, guion, azar: crearAzar(azar.entero(0, 2 ** 30)) }),
      ),
    );
    for (const [i, caja] of cajas.entries())
      await caja.encender(i < tamano.propios ? navegadorPropio : comun.pestana);
    const inicio = performance.now();
    await venderTodo({ mundo, cajas, azar, tamano, decir });
    const vendido = performance.now();
    await Promise.all(cajas.map(vaciar));
    const vaciado = performance.now();
    await Promise.all(cajas.map(({ callar }) => callar()));
    const entregar = () => esperarDocumentos(mundo.base, { limiteMs: tamano.limiteMs, decir });
    let estados = await entregar();
    const entregado = performance.now();
    const salida = tamano.salida > 0 ? await medirSalida(cajas, tamano.salida, decir) : null;
    const salidas = (await Promise.all(cajas.map(vaciar))).flat();
    if (salida) estados = await entregar();
    const cuentas = await cuadrar(mundo.base, {
      cajas,
      empresas: mundo.empresas,
      estados,
      salidas,
    });
    return {
      ...cuentas,
      ...sumadas(cajas),
      'vendiendo s': redondo((vendido - inicio) / 1_000),
      'vaciando s': redondo((vaciado - vendido) / 1_000),
      'entregando s': redondo((entregado - vaciado) / 1_000),
      salidas,
      salida,
    };
  });
}

const suma = (cajas: readonly Caja[], que: (caja: Caja) => number) =>
  cajas.reduce((hay, caja) => hay + que(caja), 0);
const deRedes = (cajas: readonly Caja[], cual: (red: Red) => number) =>
  suma(cajas, ({ redes }) => [...redes].reduce((hay, { red }) => hay + cual(red), 0));
const sumadas = (cajas: readonly Caja[]) => ({
  'sin línea': suma(cajas, ({ sinLinea }) => sinLinea),
  'navegadores muertos': suma(cajas, ({ muertes }) => muertes),
  'vendidas al morir': suma(cajas, ({ aMitad }) => aMitad),
  abandonadas: suma(cajas, ({ abandonados }) => abandonados.length),
  pedidas: deRedes(cajas, ({ pedidas }) => pedidas),
  dobles: deRedes(cajas, ({ dobles }) => dobles),
  'sin respuesta': deRedes(cajas, ({ perdidas }) => perdidas),
});

type Dia = { mundo: Mundo; cajas: readonly Caja[]; azar: Azar; tamano: Tamano; decir: Decir };

/** The day. Spells and deaths of the server come as the sales go on, each at its part of them. */
async function venderTodo({ mundo, cajas, azar, tamano, decir }: Dia): Promise<void> {
  const vendidas = () => suma(cajas, ({ pagos }) => pagos.length);
  const golpes = [
    ...repartidos(tamano.tramos, tamano.ventas, () => cortarAlgunas(cajas, azar)),
    ...repartidos(tamano.muertes, tamano.ventas, async () => {
      await mundo.renacer();
      return 'el servidor murió y volvió';
    }),
  ].sort((uno, otro) => uno.desde - otro.desde);
  let quedan = golpes.length;
  const golpeando = async () => {
    for (const { desde, golpear } of golpes) {
      while (vendidas() < desde) await esperar(MIRADA_MS);
      const hecho = await golpear();
      quedan -= 1;
      decir(`${vendidas()} ventas; ${hecho}`);
    }
  };
  const sigue = () => quedan > 0 || vendidas() < tamano.ventas;
  await Promise.all([golpeando(), ...cajas.map((caja) => caja.venderTodo(sigue, tamano.entreMs))]);
}

const repartidos = (cuantos: number, ventas: number, golpear: () => Promise<string>) =>
  Array.from({ length: cuantos }, (_, i) => ({
    desde: Math.round((ventas * (i + 0.5)) / cuantos),
    golpear,
  }));

/** A spell without a line, of one till or of several. */
async function cortarAlgunas(cajas: readonly Caja[], azar: Azar): Promise<string> {
  const primera = azar.uno(cajas);
  const sin = cajas.filter((caja) => caja === primera || azar.siguiente() < 0.5);
  const ms = azar.entero(...TRAMO_MS);
  await Promise.all(sin.map((caja) => caja.cortar(true)));
  await esperar(ms);
  await Promise.all(sin.map((caja) => caja.cortar(false)));
  return `${sin.length} cajas sin línea ${(ms / 1_000).toFixed(1)} s`;
}

/** What stays in the browser though there is a line. */
async function vaciar(caja: Caja): Promise<PorSalir[]> {
  const fin = performance.now() + VACIAR_MS;
  for (;;) {
    const quedan = await caja.vaciar();
    if (!quedan.some(({ estado }) => estado === 'POR_ENVIAR') || performance.now() > fin)
      return quedan;
    await esperar(MIRADA_MS);
  }
}

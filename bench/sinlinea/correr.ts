import { setTimeout as esperar } from 'node:timers/promises';

import { crearAzar } from '../../services/local/src/demo/azar';

import { abrirCaja } from './caja';
import { cuadrar, esperarDocumentos } from './cuentas';
import { empaquetar } from './empaquetar';
import { abrirMundo } from './mundo';
import { navegadorComun, navegadorPropio } from './navegadores';
import { medirSalida } from './salida';

const TRAMO_MS = [500, 6_000];
/** After that nothing that waits comes of itself. */
const VACIAR_MS = 180_000;
const MIRADA_MS = 200;

/** Tills that sell while their lines, their browsers and the server go away; then the books. */
export async function correrSinLinea(tamano, decir) {
  const guion = await empaquetar();
  const mundo = await abrirMundo(tamano);
  const comun = await navegadorComun();
  const azar = crearAzar(tamano.semilla);
  const cajas = mundo.gente.map((quien) =>
    abrirCaja({ base: mundo.url, quien, guion, azar: crearAzar(azar.entero(0, 2 ** 30)) }),
  );
  try {
    for (const [i, caja] of cajas.entries())
      await caja.encender(i < tamano.propios ? navegadorPropio : comun.pestana);
    const inicio = performance.now();
    await venderTodo({ mundo, cajas, azar, tamano, decir });
    const vendido = performance.now();
    await Promise.all(cajas.map(vaciar));
    const vaciado = performance.now();
    await Promise.all(cajas.map(({ callar }) => callar()));
    const entregar = () => esperarDocumentos(mundo.base, tamano.limiteMs, decir);
    let estados = await entregar();
    const entregado = performance.now();
    const salida = tamano.salida > 0 ? await medirSalida(cajas, tamano.salida, decir) : null;
    const salidas = (await Promise.all(cajas.map(vaciar))).flat();
    if (salida) estados = await entregar();
    const { empresas } = mundo;
    const cuentas = await cuadrar(mundo.base, { cajas, empresas, estados, salidas });
    const segundos = {
      'vendiendo s': Math.round((vendido - inicio) / 1_000),
      'vaciando s': Math.round((vaciado - vendido) / 1_000),
      'entregando s': Math.round((entregado - vaciado) / 1_000),
    };
    return { ...cuentas, ...sumadas(cajas), ...segundos, salidas, salida };
  } finally {
    for (const caja of cajas) await caja.apagar();
    await comun.cerrar();
    await mundo.cerrar();
  }
}

const suma = (cajas, que) => cajas.reduce((hay, caja) => hay + que(caja), 0);
const deRedes = (cajas, cual) =>
  suma(cajas, ({ redes }) => [...redes].reduce((hay, { red }) => hay + red[cual], 0));
const sumadas = (cajas) => ({
  'sin linea': suma(cajas, ({ sinLinea }) => sinLinea),
  'navegadores muertos': suma(cajas, ({ muertes }) => muertes),
  'vendidas al morir': suma(cajas, ({ aMitad }) => aMitad),
  abandonadas: suma(cajas, ({ abandonados }) => abandonados.length),
  pedidas: deRedes(cajas, 'pedidas'),
  dobles: deRedes(cajas, 'dobles'),
  'sin respuesta': deRedes(cajas, 'perdidas'),
});

/** The day. Spells and deaths of the server come as the sales go on, each at its part of them. */
async function venderTodo({ mundo, cajas, azar, tamano, decir }) {
  const vendidas = () => suma(cajas, ({ pagos }) => pagos.length);
  const golpes = [
    ...repartidos(tamano.tramos, tamano.ventas, () => cortarAlgunas(cajas, azar)),
    ...repartidos(tamano.muertes, tamano.ventas, () => mundo.renacer()),
  ].sort((uno, otro) => uno.desde - otro.desde);
  let quedan = golpes.length;
  const golpeando = async () => {
    for (const { desde, golpear } of golpes) {
      while (vendidas() < desde) await esperar(MIRADA_MS);
      const hecho = await golpear();
      quedan -= 1;
      decir(`${vendidas()} ventas; ${hecho ?? 'el servidor murio y volvio'}`);
    }
  };
  const sigue = () => quedan > 0 || vendidas() < tamano.ventas;
  await Promise.all([golpeando(), ...cajas.map((caja) => caja.venderTodo(sigue, tamano.entreMs))]);
}

const repartidos = (cuantos, ventas, golpear) =>
  Array.from({ length: cuantos }, (_, i) => ({
    desde: Math.round((ventas * (i + 0.5)) / cuantos),
    golpear,
  }));

/** A spell without a line, of one till or of several. */
async function cortarAlgunas(cajas, azar) {
  const primera = azar.uno(cajas);
  const sin = cajas.filter((caja) => caja === primera || azar.siguiente() < 0.5);
  const ms = azar.entero(...TRAMO_MS);
  await Promise.all(sin.map((caja) => caja.cortar(true)));
  await esperar(ms);
  await Promise.all(sin.map((caja) => caja.cortar(false)));
  return `${sin.length} cajas sin linea ${(ms / 1_000).toFixed(1)} s`;
}

/** What stays in the browser though there is a line. */
async function vaciar(caja) {
  const fin = performance.now() + VACIAR_MS;
  for (;;) {
    const quedan = await caja.enPagina(() => window.caja.vaciar());
    if (!quedan.some(({ estado }) => estado === 'POR_ENVIAR') || performance.now() > fin)
      return quedan;
    await esperar(MIRADA_MS);
  }
}

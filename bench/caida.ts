// Tills sell with invoices through haproxy to processes of ordering and billing, on three PostgreSQL under Patroni behind pgbouncer
// and haproxy (the files of operacion/alta-disponibilidad). The primary is killed -9, and each process as well, and the cable of the
// primary and then that of its standby is out for 30 s. The cables take root and `ip netns`.
import { correrCaida } from '../services/local/src/caidas/testing/caida/correr';
import { partes } from '../services/local/src/caidas/testing/caida/partes';

import { definir } from './arnes/banco';
import { pasados, redondo, resumen } from './arnes/cifras';

const PROMETIDO_S = 30;
const CORTE_MS = 30_000;
const raiz = process.getuid?.() === 0;

export default definir({
  promesas: [
    {
      dice: 'ninguna venta contestada se perdió, ninguna doble, ningún hueco, la caja exacta. La que más esperó, 21,3 s de los 30 prometidos',
      donde: 'docs/operacion/alta-disponibilidad.md',
    },
    {
      dice: 'mediana 3,6 s, la peor 4,8; nadie esperó más de 21,3',
      donde: 'docs/operacion/tamanos.md',
    },
  ],
  enLibros: true,
  falta: () => (partes.esta ? undefined : partes.titulo('caída del principal')),
  tamano: ({ numero }) => ({
    nodos: numero('nodos', { corta: 2, entera: 3 }),
    clientes: numero('clientes', { corta: 8, entera: 16 }),
    empresas: numero('empresas', { corta: 4, entera: 8 }),
    /** Of the primary; and of each process in each of those rounds. */
    rondas: numero('rondas', { corta: 1, entera: 10 }),
    muertes: numero('muertes', { corta: 1, entera: 2 }),
    cortes: numero('cortes', { corta: 0, entera: 1 }),
  }),
  async medir({ semilla, decir }, { cortes, ...tamano }) {
    if (cortes > 0 && !raiz) decir('Sin cortes de red: hacer una pide ser root.');
    const { golpes, peorEsperaMs, faltas, ...cuentas } = await correrCaida({
      ...tamano,
      procesos: 2,
      cortes: cortes > 0 && raiz ? ['leader', 'sync_standby'] : [],
      corteMs: CORTE_MS,
      semilla,
      alTerminar: ({ que, segundos, ventas }) =>
        decir(`${que.padEnd(24)} todos venden en ${redondo(segundos, 1)} s, ${ventas} ventas`),
    });
    const peor = peorEsperaMs / 1_000;
    return {
      tablas: [
        {
          que: 'hasta que todas las cajas venden de nuevo',
          filas: [...new Set(golpes.map(({ que }) => que))].map((que) => {
            const suyos = golpes.filter((golpe) => golpe.que === que);
            const { p50, peor: elPeor, veces } = resumen(suyos.map(({ segundos }) => segundos));
            return {
              golpe: que,
              veces,
              'mediana s': redondo(p50, 1),
              'peor s': redondo(elPeor, 1),
            };
          }),
        },
        { que: 'en total', filas: [{ ...cuentas, 'esperó más s': redondo(peor, 1) }] },
      ],
      faltas: [
        ...Object.entries(faltas).map(([falta, cuantas]) => `${falta}: ${String(cuantas)}`),
        ...pasados({ 'segundos que esperó una caja': { medido: peor, limite: PROMETIDO_S } }),
      ],
    };
  },
});

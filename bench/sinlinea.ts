// Tills in a real Chromium, each with its device, its cashier and its drawer, sell with the product's own shared/sinLinea through
// random spells without a line, while browsers are killed at every step (some of them whole, with -9), the server is killed and started
// again, one in five requests goes out twice and one in twenty is never answered. Then the books: what the screens said against what
// the server has. And how long an outbox takes, and what another till notices of it.
import { definir, type Fila, type Tabla } from './arnes/banco';
import { pasados, redondo, type Tiempos } from './arnes/cifras';
import { sinChromium } from './arnes/navegador';
import { correrSinLinea } from './sinlinea/correr';
import type { Salida } from './sinlinea/salida';

const SEGUNDOS = 60;
const MAS_LENTA = 1.25;
const DOCUMENTOS_MS = 20 * 60_000;

function filaDe(que: string, { veces, p50, p95 }: Tiempos): Fila {
  return { que, ventas: veces, 'p50 ms': redondo(p50, 1), 'p95 ms': redondo(p95, 1) };
}

function lentasDe({ segundos, sola, durante }: Salida): string[] {
  return pasados({
    'segundos de la salida': { medido: segundos, limite: SEGUNDOS },
    'otra caja más lenta, veces el p50': { medido: durante.p50 / sola.p50, limite: MAS_LENTA },
    'otra caja más lenta, veces el p95': { medido: durante.p95 / sola.p95, limite: MAS_LENTA },
  });
}

export default definir({
  promesas: [
    {
      dice: 'nothing lost, doubled or gapped, every drawer exact, every document authorised',
      donde: 'docs/adr/0045-vender-sin-linea.md',
    },
    {
      dice: '500 sales that waited went out in 29 s while another till that sold noticed nothing to speak of',
      donde: 'docs/adr/0045-vender-sin-linea.md',
    },
    { dice: '0 perdidas, 0 dobles, 0 huecos', donde: 'docs/operacion/tamanos.md' },
  ],
  enLibros: true,
  conPaginas: true,
  falta: sinChromium,
  tamano: ({ numero }) => ({
    cajas: numero('cajas', { corta: 3, entera: 10 }),
    propios: numero('propios', { corta: 1, entera: 2 }),
    ventas: numero('ventas', { corta: 200, entera: 10_000 }),
    tramos: numero('tramos', { corta: 4, entera: 20 }),
    muertes: numero('muertes', { corta: 2, entera: 5 }),
    salida: numero('salida', { corta: 0, entera: 500 }),
    entreMs: numero('entreMs', { corta: 80, entera: 80 }),
  }),
  async medir({ semilla, decir }, tamano) {
    const { faltas, salidas, salida, ...informe } = await correrSinLinea(
      { ...tamano, semilla, limiteMs: DOCUMENTOS_MS },
      decir,
    );
    const tablas: Tabla[] = [{ que: 'el día', filas: [informe] }];
    if (salidas.length > 0)
      tablas.push({
        que: 'no salieron',
        filas: salidas.map(({ idempotencia, estado, fallo }) => ({
          idempotencia,
          estado,
          fallo: fallo?.code ?? null,
        })),
      });
    if (salida)
      tablas.push({
        que: `${salida.cuantas} ventas que esperaban salen en ${redondo(salida.segundos, 1)} s`,
        filas: [filaDe('otra caja, sola', salida.sola), filaDe('mientras salen', salida.durante)],
      });
    return {
      tablas,
      faltas: Object.entries(faltas).map(([falta, cuantas]) => `${falta}: ${String(cuantas)}`),
      lentas: salida ? lentasDe(salida) : [],
    };
  },
});

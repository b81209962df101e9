// What a sale of one company waits while another, in the same ordering service on the same PostgreSQL, imports products and exports
// its sales as CSV and as a workbook; beside what it waits when the other is quiet, before and after. Most of the time goes to making
// the sales.
import { randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';

import { ADMIN, PUERTO } from '../services/kit/src/testing/semilla';
import { sesionDe } from '../services/kit/src/testing/sesion';
import { comoDueno } from '../services/kit/src/testing/testDb';

import { definir } from './arnes/banco';
import { abrirBase, type Base } from './arnes/base';
import { cronometrar, pasados, redondo, resumen } from './arnes/cifras';
import { diaAtras } from './arnes/dias';
import { abrirRespuesta, bajar, pedir } from './arnes/llamar';
import { abrirServicio, type Servicio } from './arnes/servicio';
import { durante, vender } from './arnes/ventas';
import { sembrarVentas } from './sembrar/ventas';

const VECES = 2;
/** Of a till, from the answer to the next sale: four times as fast as anybody types. */
const ENTRE_VENTAS_MS = 250;
const CALENTAR_S = 5;

const empresa = PUERTO.empresa;

type Mundo = { base: Base; servicio: Servicio; cajas: number };

function enCalma({ base, servicio, cajas }: Mundo, sigue: () => boolean): Promise<number[]> {
  const descansar = () => esperar(ENTRE_VENTAS_MS);
  return vender(base, servicio, { cuantas: cajas, descansar, sigue });
}

/** What the other company does, and what the sales of this one take until it has done. */
async function mientras(mundo: Mundo, hacer: () => Promise<unknown>) {
  let hecho = false;
  const { hecho: demoras, segundos } = await cronometrar(async () => {
    const ruido = hacer().finally(() => (hecho = true));
    const [suyas] = await Promise.all([enCalma(mundo, () => !hecho), ruido]);
    return suyas;
  });
  return { demoras, segundos };
}

/** The other company; each of its lists has other prices than the one before. */
function abrirVecino(
  { base, servicio }: Mundo,
  { ventas, productos }: Record<'ventas' | 'productos', number>,
) {
  let listas = 0;
  const cabeceras = async () => ({
    ...(await sesionDe(base.url, ADMIN)),
    'idempotency-key': randomUUID(),
  });
  const fila = (i: number) =>
    `P-${i};Producto de la lista número ${i};Categoría ${i % 40};${(listas + i / 100).toFixed(2)};15`;
  return {
    async importar() {
      listas += 1;
      const filas = Array.from({ length: productos }, (_, i) => fila(i));
      const texto = ['Codigo;Producto;Categoria;Precio;IVA', ...filas].join('\n');
      const archivo = Buffer.from(texto).toString('base64');
      const cuerpo = { empresa, nombre: 'lista.csv', archivo };
      const { huella } = await pedir<{ huella: string }>(
        `${servicio.base}/v1/revisar_importacion`,
        await cabeceras(),
        cuerpo,
      );
      await pedir(`${servicio.base}/v1/importar_productos`, await cabeceras(), {
        ...cuerpo,
        huella,
      });
    },
    async exportar(formato: 'csv' | 'xlsx') {
      const rango = { fecha_ini: diaAtras(1_000), fecha_fin: diaAtras(-1) };
      const query = new URLSearchParams({ empresa, ...rango, formato }).toString();
      const { lineas } = await bajar(
        await abrirRespuesta(`${servicio.base}/v1/exportar_emitidos?${query}`, await cabeceras()),
      );
      if (formato === 'csv' && lineas !== ventas + 1) throw new Error(`exportar: ${lineas} lines`);
    },
  };
}

function filaDe(que: string, demoras: readonly number[], segundos: number) {
  const { p50, p95, peor, veces } = resumen(demoras);
  return {
    que,
    segundos: redondo(segundos, 1),
    ventas: veces,
    'p50 ms': redondo(p50, 1),
    'p95 ms': redondo(p95, 1),
    'peor ms': redondo(peor),
  };
}

export default definir({
  promesas: [
    {
      dice: 'su p95 es 1,58 veces el de antes (mediana de tres)',
      donde: 'docs/operacion/tamanos.md',
    },
  ],
  tamano: ({ numero }) => ({
    ventas: numero('ventas', { corta: 30_000, entera: 1_000_000 }),
    productos: numero('productos', { corta: 1_000, entera: 10_000 }),
    cajas: numero('cajas', { corta: 8, entera: 8 }),
    segundos: numero('segundos', { corta: 5, entera: 20 }),
  }),
  async medir(contexto, { ventas, productos, cajas, segundos }) {
    const base = await abrirBase(contexto);
    await sembrarVentas(base.url, PUERTO, ventas);
    await comoDueno(base.url, 'vacuum analyze');
    const mundo = { base, servicio: contexto.abierto(await abrirServicio(base)), cajas };
    const vecino = abrirVecino(mundo, { ventas, productos });
    await enCalma(mundo, durante(CALENTAR_S)); // compiled code, filled caches

    const tranquilas: number[] = [];
    const calma = async () => {
      const demoras = await enCalma(mundo, durante(segundos));
      tranquilas.push(...demoras);
      return filaDe('nadie más', demoras, segundos);
    };
    const filas = [await calma()];
    const ocupadas: number[] = [];
    const actos = {
      importa: () => vecino.importar(),
      'exporta CSV': () => vecino.exportar('csv'),
      'exporta XLSX e importa': () => Promise.all([vecino.exportar('xlsx'), vecino.importar()]),
    };
    for (const [que, hacer] of Object.entries(actos)) {
      const { demoras, segundos: duro } = await mientras(mundo, hacer);
      ocupadas.push(...demoras);
      filas.push(filaDe(que, demoras, duro), await calma());
    }
    const razon = resumen(ocupadas).p95 / resumen(tranquilas).p95;
    return {
      tablas: [{ que: `p95 con vecino, ${redondo(razon, 2)} veces el de sin él`, filas }],
      faltas: [],
      lentas: pasados({ 'veces el p95 de antes': { medido: razon, limite: VECES } }),
    };
  },
});

// A month of documents as an accountant reads it, over HTTP from a billing service of its own: the summary, the documents behind a
// figure, documents as a ZIP (with and without their printed forms) and the annex of sales; milliseconds, and megabytes held while
// it is sent.
import { randomBytes } from 'node:crypto';

import { ANDINA, CONTADOR, EMPRESAS, PUERTO } from '../services/kit/src/testing/semilla';
import { sesionDe } from '../services/kit/src/testing/sesion';
import { comoDueno } from '../services/kit/src/testing/testDb';

import { definir } from './arnes/banco';
import { abrirBase, type Base } from './arnes/base';
import { cronometrar, pasados, redondo, tiemposDe } from './arnes/cifras';
import { abrirRespuesta, bajar, pedir } from './arnes/llamar';
import { abrirServicio, conMemoria, type Servicio } from './arnes/servicio';
import { sembrarMes } from './sembrar/mes';

const VECES = 15;
const LIMITE_MS = 300;
const LIMITE_MB = 100;
const MES = '2026-10';
const OTRO_MES = '2026-09';

const empresa = PUERTO.empresa;
const DEL_MES = { empresa, mes: MES };
const NETO = { ...DEL_MES, concepto: 'NETO' };
const LECTURAS = [
  { que: 'resumen del mes', ruta: '/reporteria/mes', query: DEL_MES },
  { que: 'documentos detrás', ruta: '/reporteria/detras', query: NETO },
  {
    que: 'detrás del IVA 15%',
    ruta: '/reporteria/detras',
    query: { ...NETO, figura: 'iva', tarifas: '15' },
  },
  { que: 'detrás, todo el RUC', ruta: '/reporteria/detras', query: { ...NETO, de: 'RUC' } },
];

type Mundo = { servicio: Servicio; cabeceras: Record<string, string> };
type Lectura = { que: string; ruta: string; query: Record<string, string> };
type Descarga = { que: string; ruta: string; query?: Record<string, string>; cuerpo?: unknown };

const direccion = (
  { servicio }: Mundo,
  { ruta, query = {} }: { ruta: string; query?: Record<string, string> },
) => `${servicio.base}/facturacion${ruta}?${new URLSearchParams(query).toString()}`;

async function leer(mundo: Mundo, lectura: Lectura) {
  const { p50, p95 } = await tiemposDe(() => pedir(direccion(mundo, lectura), mundo.cabeceras), {
    veces: VECES,
  });
  return {
    fila: { que: lectura.que, 'p50 ms': redondo(p50), 'p95 ms': redondo(p95), límite: LIMITE_MS },
    lentas: pasados({ [`${lectura.que}, p95 ms`]: { medido: p95, limite: LIMITE_MS } }),
  };
}

/** Sent whole and thrown away: how long, how large, and how much more the service held at its worst. */
async function descargar(mundo: Mundo, descarga: Descarga) {
  const { servicio, cabeceras } = mundo;
  const antes = servicio.memoria();
  const { hecho, segundos } = await cronometrar(() =>
    conMemoria(servicio, async () =>
      bajar(await abrirRespuesta(direccion(mundo, descarga), cabeceras, descarga.cuerpo)),
    ),
  );
  const deMas = hecho.pico - antes;
  return {
    fila: {
      que: descarga.que,
      segundos: redondo(segundos, 1),
      MB: redondo(hecho.hecho.bytes / 1_048_576, 1),
      'memoria de más MB': redondo(deMas),
    },
    faltas: pasados({ [`${descarga.que}, MB de más`]: { medido: deMas, limite: LIMITE_MB } }),
  };
}

/** Two months of the company that is asked about, and one of each other; the first of those is of its RUC from then on. */
async function sembrar({ url }: Base, documentos: number): Promise<void> {
  await sembrarMes(url, PUERTO, { desde: `${MES}-01`, cuantos: documentos });
  await sembrarMes(url, PUERTO, { desde: `${OTRO_MES}-01`, cuantos: documentos, punto: '002' });
  const deOtras = Math.ceil(documentos / 6);
  for (const otra of EMPRESAS.slice(1))
    await sembrarMes(url, otra, { desde: `${MES}-01`, cuantos: deOtras });
  const suya = 'update identidad.empresas set ruc = $2 where id = $1';
  await comoDueno(url, suya, [ANDINA.id, PUERTO.ruc]);
  await comoDueno(url, 'vacuum analyze facturacion.comprobantes');
}

async function clavesDe({ url }: Base, cuantas: number): Promise<string[]> {
  const filas = await comoDueno<{ clave_acceso: string }>(
    url,
    `select clave_acceso from facturacion.comprobantes where empresa_id = $1 and estado = 'AUTORIZADO' limit $2`,
    [PUERTO.id, cuantas],
  );
  return filas.map(({ clave_acceso }) => clave_acceso);
}

export default definir({
  promesas: [
    {
      dice: '30,000 documents: 75 ms (p95 184 on two busy cores)',
      donde: 'docs/adr/0033-el-mes-de-un-contador.md',
    },
    {
      dice: "5,000 XML take 5 s and 80 MB, a printed form 9 ms of the service's core",
      donde: 'docs/adr/0033-el-mes-de-un-contador.md',
    },
  ],
  tamano: ({ numero }) => ({
    documentos: numero('documentos', { corta: 1_000, entera: 30_000 }),
    xml: numero('xml', { corta: 200, entera: 5_000 }),
    rides: numero('rides', { corta: 20, entera: 500 }),
  }),
  async medir(contexto, { documentos, xml, rides }) {
    const base = await abrirBase(contexto);
    await sembrar(base, documentos);
    const servicio = contexto.abierto(
      await abrirServicio({
        ...base,
        servicio: 'billing',
        env: {
          FACTURACION_CLAVE: randomBytes(32).toString('base64'),
          RUC_PROVEEDOR: PUERTO.ruc,
          SRI_MODE: 'pruebas',
          DATA_DIR: contexto.carpeta,
        },
      }),
    );
    const mundo = { servicio, cabeceras: await sesionDe(base.url, CONTADOR) };
    const alFondo = String(Math.max(1, Math.floor(documentos / 20)));
    const lecturas: Awaited<ReturnType<typeof leer>>[] = [];
    for (const lectura of [
      ...LECTURAS,
      { que: 'detrás, al fondo', ruta: '/reporteria/detras', query: { ...NETO, pagina: alFondo } },
      {
        que: 'detrás, todo el RUC, al fondo',
        ruta: '/reporteria/detras',
        query: { ...NETO, de: 'RUC', pagina: alFondo },
      },
    ])
      lecturas.push(await leer(mundo, lectura));

    const zip = async (cuantos: number, ride: boolean): Promise<Descarga> => ({
      que: `ZIP de ${cuantos} XML${ride ? ' y RIDE' : ''}`,
      ruta: '/reporteria/comprobantes',
      cuerpo: { empresa, claves: await clavesDe(base, cuantos), ride },
    });
    const anexo = (formato: string): Descarga => ({
      que: `ATS del mes, ${formato}`,
      ruta: '/reporteria/ats',
      query: { ...DEL_MES, formato },
    });
    await descargar(mundo, await zip(100, false)); // compiled code
    const descargas: Awaited<ReturnType<typeof descargar>>[] = [];
    for (const una of [await zip(xml, false), await zip(rides, true), anexo('csv'), anexo('xlsx')])
      descargas.push(await descargar(mundo, una));
    return {
      tablas: [
        { que: `un mes de ${documentos} documentos`, filas: lecturas.map(({ fila }) => fila) },
        { que: 'descargas', filas: descargas.map(({ fila }) => fila) },
      ],
      faltas: descargas.flatMap(({ faltas }) => faltas),
      lentas: lecturas.flatMap(({ lentas }) => lentas),
    };
  },
});

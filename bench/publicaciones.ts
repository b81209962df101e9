// Teams publish, one in some of it broken, before it is drawn or once it is, while people of as many companies sell. The broken ones come out
// to a canary. Nobody sees a load fail, no line of an order is lost, and who is told of a fault is of the canary.
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import { entregarArchivo } from '../e2e/apoyo/equipo';
import {
  cajero,
  cuentaNueva,
  esRota,
  llover,
  revisarEventos,
  type Cuenta,
  type Publicada,
} from '../e2e/apoyo/lluvia';
import { mundoNumero } from '../e2e/apoyo/mundo';
import type { Rotura } from '../e2e/apoyo/otroBuild';
import { sembrar } from '../e2e/apoyo/repartirMundos';
import { comoDueno } from '../services/kit/src/testing/testDb';
import { entraEnCanario } from '../services/platform/src/lanzamientos/registro';

import { unaFila } from './arnes/base';
import { definir, type Contexto, type Hallado } from './arnes/banco';
import { redondo } from './arnes/cifras';
import { abrirNavegador, sinChromium } from './arnes/navegador';
import { abrirProductoPropio } from './arnes/producto';

/** What breaks once a screen is drawn, and what breaks before, by turns. */
const FASES: readonly Rotura[] = [
  'uso',
  'manifiesto',
  'contrato',
  'evaluacion',
  'montado',
  'pintado',
  'trozo',
];
const CANARIO = 10;

type Tamano = { cuantas: number; rotas: number; minutos: number; personas: number; pausa: number };
/** Broken build -> who is given it. */
type Canarios = Map<string, ReadonlySet<string>>;
type Canal = { build: string; porcentaje: number; primera: number | null };

const CANAL = `select build, porcentaje, primera from plataforma.canales where area = $1 and canal = 'canario'`;
const EMPRESAS = `
  select u.email, ue.empresa_id as empresa from identidad.usuarios u
    join identidad.usuario_empresas ue on ue.usuario_id = u.id where u.email = any($1)`;

/** One at each till, of a company of its own. */
async function abrirGente(contexto: Contexto, personas: number) {
  const producto = await abrirProductoPropio(contexto, { DEMO_VIVA: '0' });
  if (personas > 1)
    await sembrar(1, personas - 1, { COMANDA_DATOS: path.join(contexto.carpeta, 'datos') });
  const emails = Array.from({ length: personas }, (_, n) =>
    mundoNumero(n).correoDe('cajero@demo.ec'),
  );
  const base = (await producto.base()).url;
  const filas = await comoDueno<{ email: string; empresa: number }>(base, EMPRESAS, [emails]);
  return { url: producto.url, base, emails, empresas: filas };
}

export default definir({
  promesas: [
    {
      dice: 'nadie ve fallar una carga, ninguna línea se pierde y lo que falla ya pintado lo ve solo el canario',
      donde: 'docs/operacion/tamanos.md',
    },
  ],
  conPaginas: true,
  falta: sinChromium,
  tamano: ({ numero }): Tamano => ({
    cuantas: numero('publicaciones', { corta: 12, entera: 100 }),
    rotas: numero('rotas', { corta: 6, entera: 20 }),
    minutos: numero('minutos', { corta: 3, entera: 20 }),
    personas: numero('personas', { corta: 4, entera: 12 }),
    pausa: numero('pausa', { corta: 300, entera: 1_500 }),
  }),
  async medir(contexto, tamano) {
    const mundo = await abrirGente(contexto, tamano.personas);
    const cuenta = cuentaNueva();
    const canarios: Canarios = new Map();
    const publicadas = await venderBajoLaLluvia({ contexto, tamano, mundo, cuenta, canarios });
    return juzgar({ publicadas, cuenta, canarios, personas: tamano.personas });
  },
});

type Corrida = {
  contexto: Contexto;
  tamano: Tamano;
  mundo: Awaited<ReturnType<typeof abrirGente>>;
  cuenta: Cuenta;
  canarios: Canarios;
};

async function venderBajoLaLluvia({ contexto, tamano, mundo, cuenta, canarios }: Corrida) {
  const { cuantas, rotas, minutos, personas, pausa } = tamano;
  const { url, base, emails, empresas } = mundo;
  const entregarRota: typeof entregarArchivo = async (donde, que) => {
    const publicado = await entregarArchivo(donde, { ...que, canario: CANARIO });
    const canal = await unaFila<Canal>(base, CANAL, [que.area]);
    const suyas = empresas.filter(({ empresa }) => entraEnCanario(empresa, canal));
    canarios.set(canal.build, new Set(suyas.map(({ email }) => email)));
    contexto.decir(`${que.area} ${canal.build} (${que.nota}) a ${suyas.length} de ${personas}`);
    return publicado;
  };

  const navegador = await abrirNavegador();
  contexto.abierto({ cerrar: () => navegador.close() });
  let fin = Infinity;
  const gente: Promise<void>[] = [];
  for (const email of emails) {
    const quien = { url, email, hasta: () => fin, cuenta, pausaMs: pausa, todos: personas };
    gente.push(cajero(navegador, quien));
    while (cuenta.listos < gente.length) await Promise.race([esperar(200), ...gente]);
  }
  const lluvia = { cuantas, rotas, ms: minutos * 60_000, cuenta, fases: FASES, entregarRota };
  try {
    return await llover(url, lluvia);
  } finally {
    fin = Date.now();
    await Promise.all(gente); // what one of them met is said
  }
}

type Visto = { publicadas: Publicada[]; cuenta: Cuenta; canarios: Canarios; personas: number };

function juzgar({ publicadas, cuenta, canarios, personas }: Visto): Hallado {
  const rotas = publicadas.filter(esRota);
  const { malos, callados, nadie } = revisarEventos(publicadas, cuenta, personas);
  const enCanario = (build: string) => canarios.get(build)?.size ?? 0;
  const dados = rotas.reduce((suma, { build }) => suma + enCanario(build), 0);
  const laContaron = (build: string) =>
    new Set(cuenta.eventos.filter((uno) => uno.build === build).map(({ quien }) => quien)).size;
  const todo = {
    cargas: cuenta.cargas,
    cargas_que_fallan: cuenta.fallos.length,
    ventas: cuenta.ventas,
    lineas: cuenta.lineas,
    lineas_perdidas: cuenta.perdidas,
    rotas_sin_abrir: nadie,
    parte_del_canario: redondo(dados / (rotas.length * personas), 2),
    parte_que_las_encontro: redondo(
      rotas.reduce((suma, { build }) => suma + laContaron(build), 0) / (rotas.length * personas),
      2,
    ),
    avisados: new Set(cuenta.avisados).size,
  };
  const filas = rotas.map(({ area, build, fase }) => ({
    area,
    build,
    fase,
    en_canario: enCanario(build),
    la_contaron: laContaron(build),
  }));
  return {
    tablas: [
      {
        que: `${publicadas.length} publicaciones, ${rotas.length} rotas, ante ${personas} personas`,
        filas: [todo],
      },
      { que: 'las rotas', filas },
    ],
    faltas: [
      ...cuenta.fallos,
      ...malos,
      ...callados,
      ...fueraDelCanario(cuenta, canarios),
      ...(cuenta.perdidas > 0 ? [`líneas perdidas: ${cuenta.perdidas}`] : []),
      ...(nadie >= rotas.length ? ['ninguna de las rotas se abrió'] : []),
    ],
  };
}

/** Who met a broken build, or was told that something fails, and should have had the build before. */
function fueraDelCanario({ eventos, avisados }: Cuenta, canarios: Canarios): string[] {
  const deAlguno = new Set([...canarios.values()].flatMap((suyos) => [...suyos]));
  const encontrados = eventos
    .filter(({ build, quien }) => canarios.get(build)?.has(quien) === false)
    .map(({ area, build, fase, quien }) => `${quien} encontró ${area} ${build} (${fase})`);
  const dichos = [...new Set(avisados)]
    .filter((quien) => !deAlguno.has(quien))
    .map((quien) => `a ${quien} se le dijo que algo falla, y no es de ningún canario`);
  return [...encontrados, ...dichos];
}

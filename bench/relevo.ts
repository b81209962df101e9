// Clients sell with invoices through haproxy to two processes of ordering and two of billing, somebody opens the page from two of
// platform, and a till stands open in Chromium, while each process is told to end and started again.
// With --antes=commit all begin as that version was, with its builds, on its base, which is migrated while they sell; each is replaced
// by one of today.
import { correrRelevos } from '../services/local/src/caidas/testing/relevo/correr';
import { haproxy } from '../services/local/src/caidas/testing/relevo/haproxy';
import { migrarTodo } from '../services/local/src/migrarTodo';

import { definir, type Contexto } from './arnes/banco';
import { abrirPostgres, type Base } from './arnes/base';
import { pasados, redondo, resumen } from './arnes/cifras';
import { sinChromium } from './arnes/navegador';
import { sacarAntes } from './relevo/antes';
import { abrirCajaAbierta } from './relevo/cajaAbierta';

const TERMINA_S = 15;

/** A base as that version had it, and what it is for the drill; today's where there is none. */
async function prepararBase({ carpeta, decir }: Contexto, base: Base, commit: string | undefined) {
  if (commit === undefined) {
    await migrarTodo(base.url);
    return undefined;
  }
  const { raiz, migrar, publicar } = await sacarAntes(commit, carpeta, base);
  migrar();
  return {
    raiz,
    publicar,
    migrar: async () => {
      const hechas = await migrarTodo(base.url);
      decir(`la base se puso al día mientras vendían: ${hechas.join(', ') || 'no había qué'}`);
    },
  };
}

export default definir({
  promesas: [
    {
      dice: '24 procesos relevados uno a uno detrás de haproxy mientras 16 clientes hacían 10.225 ventas con factura y alguien abría la página 1.718 veces: ninguna llamada falló',
      donde: 'docs/operacion/actualizar.md',
    },
    {
      dice: 'ninguna llamada falló, la caja no se volvió a cargar ni perdió una línea, y el que más tardó en terminar 2,9 s',
      donde: 'docs/operacion/actualizar.md',
    },
  ],
  enLibros: true,
  conPaginas: true,
  falta: () => (haproxy.esta ? sinChromium() : 'falta haproxy'),
  tamano: ({ numero, texto }) => ({
    vueltas: numero('vueltas', { corta: 1, entera: 4 }),
    clientes: numero('clientes', { corta: 8, entera: 16 }),
    empresas: numero('empresas', { corta: 4, entera: 8 }),
    antes: texto('antes'),
  }),
  async medir(contexto, { antes: commit, ...tamano }) {
    const { abierto, decir, semilla } = contexto;
    const base = await abrirPostgres(contexto);
    const antes = await prepararBase(contexto, base, commit);
    let toques = 0;
    const { relevos, fallidas, faltas, ...cuentas } = await correrRelevos(base, {
      ...tamano,
      procesos: 2,
      plataformas: 2,
      semilla,
      ...(antes && { antes }),
      acompanar: async (pagina) => {
        const caja = abierto(await abrirCajaAbierta({ pagina, url: base.url }));
        return {
          async terminar() {
            const { malas, ...suyo } = await caja.terminar();
            toques = suyo.toques;
            return malas;
          },
        };
      },
      alRelevar: ({ servicio, msParaTerminar }) =>
        decir(`${servicio} termina en ${redondo(msParaTerminar / 1_000, 1)} s`),
    });
    const peor = resumen(relevos.map(({ msParaTerminar }) => msParaTerminar)).peor / 1_000;
    return {
      tablas: [
        {
          que: 'relevos',
          filas: [{ relevos: relevos.length, 'peor s': redondo(peor, 1), ...cuentas, toques }],
        },
      ],
      faltas: [
        ...fallidas,
        ...Object.entries(faltas).map(([falta, cuantas]) => `${falta}: ${String(cuantas)}`),
        ...pasados({ 'segundos en terminar un proceso': { medido: peor, limite: TERMINA_S } }),
      ],
    };
  },
});

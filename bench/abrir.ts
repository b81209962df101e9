// A browser that was closed opens the till with the server dead, at a CPU four times slower: from the address to the question who it
// is, from the answer to the till and its tiles. With the server there, what a visit takes with the worker in between.
import path from 'node:path';

import type { Page } from 'playwright-core';

import { contarDescargas, LIMITES_DE_CARGA } from '../e2e/apoyo/descargado';
import { ingresar } from '../e2e/apoyo/pagina';

import { definir } from './arnes/banco';
import { mediana, pasados, redondo } from './arnes/cifras';
import { abrirPerfil, sinChromium } from './arnes/navegador';
import { abrirProductoPropio } from './arnes/producto';
import { sembrarCatalogo } from './sembrar/catalogo';

const CPU = 4;
const LIMITE_S = 3;
/** The worker has its files. */
const GUARDAR_MS = 20_000;
const TRANQUILO_MS = 3_000;
/** As people type. */
const TECLA_MS = 150;

type Lugar = { perfil: string; url: string };

const tillDe = (url: string) => `${url}/admin/puntoventa`;
const tiles = (page: Page) => page.locator('.ventas-tile').first().waitFor();

async function conServidor({ perfil, url }: Lugar) {
  const { context, page } = await abrirPerfil(perfil);
  const { cortar } = await contarDescargas(page);
  await page.goto(`${url}/auth/login`);
  await page.getByLabel('Correo').waitFor();
  await page.waitForTimeout(TRANQUILO_MS);
  const ingreso = cortar();
  await ingresar(page, { email: 'cajero@demo.ec', base: url });
  await tiles(page);
  await page.waitForTimeout(GUARDAR_MS);
  await page.goto('about:blank');
  cortar();
  await page.goto(tillDe(url));
  await tiles(page);
  const otraVez = cortar();
  await page.waitForTimeout(TRANQUILO_MS);
  await context.close();
  return { ingreso, otraVez };
}

/** What is sold now is put away behind what is on screen. */
async function guardarTodo({ perfil, url }: Lugar): Promise<void> {
  const { context, page } = await abrirPerfil(perfil);
  await page.goto(tillDe(url));
  await tiles(page);
  await page.waitForTimeout(TRANQUILO_MS);
  await context.close();
}

async function sinServidor({ perfil, url }: Lugar) {
  const { context, page } = await abrirPerfil(perfil);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  let inicio = performance.now();
  const segundos = () => redondo((performance.now() - inicio) / 1_000, 2);
  await page.goto(tillDe(url), { waitUntil: 'commit' });
  const campo = page.getByLabel('Contraseña');
  await campo.waitFor();
  const preguntar = segundos();
  await campo.pressSequentially('demo1234', { delay: TECLA_MS });
  inicio = performance.now();
  await campo.press('Enter');
  await campo.waitFor({ state: 'detached' });
  const comprobar = segundos();
  await tiles(page);
  const mostrar = segundos();
  await context.close();
  return { preguntar, comprobar, mostrar };
}

export default definir({
  promesas: [
    {
      dice: 'which is the 3 s of the issue and no more',
      donde: 'docs/adr/0046-opening-without-a-line.md',
    },
    {
      dice: '4 and 4.3 KB to the till once more',
      donde: 'docs/adr/0046-opening-without-a-line.md',
    },
  ],
  conPaginas: true,
  falta: sinChromium,
  tamano: ({ numero }) => ({
    productos: numero('productos', { corta: 1_000, entera: 10_000 }),
    veces: numero('veces', { corta: 1, entera: 3 }),
  }),
  async medir(contexto, { productos, veces }) {
    const producto = await abrirProductoPropio(contexto);
    const lugar = { url: producto.url, perfil: path.join(contexto.carpeta, 'perfil') };
    const { ingreso, otraVez } = await conServidor(lugar);
    await sembrarCatalogo((await producto.base()).url, productos);
    await guardarTodo(lugar);
    await producto.matar();
    const frios: Awaited<ReturnType<typeof sinServidor>>[] = [];
    while (frios.length < veces) frios.push(await sinServidor(lugar));

    const maquina = frios.map(({ preguntar, mostrar }) => preguntar + mostrar);
    const { peticiones, kb } = LIMITES_DE_CARGA.otraVez;
    return {
      tablas: [
        { que: `${productos} productos, CPU/${CPU}, sin servidor; segundos`, filas: frios },
        {
          que: 'con servidor y trabajador',
          filas: [
            { que: 'formulario de ingreso', ...ingreso },
            { que: 'la caja otra vez', ...otraVez },
          ],
        },
      ],
      lentas: pasados({
        'segundos de la máquina hasta los productos': {
          medido: mediana(maquina),
          limite: LIMITE_S,
        },
      }),
      faltas: pasados({
        'peticiones de la segunda visita': { medido: otraVez.peticiones, limite: peticiones },
        'KB de la segunda visita': { medido: otraVez.kb, limite: kb },
      }),
    };
  },
});

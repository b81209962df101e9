// A till that is open in Chromium while the processes behind it are replaced: it is not loaded anew, loses no line and meets no
// failure.
import { setTimeout as esperar } from 'node:timers/promises';

import type { Page } from '@playwright/test';

import { fallosDichos, ingresar, oirQuejas } from '../../e2e/apoyo/pagina';
import { VIDA_DE_ACCESO } from '../../services/identidad/src/auth/sesionesRepository';
import { comoDueno } from '../../services/kit/src/testing/testDb';
import { CLAVE_DEMO_HASH } from '../../services/local/src/demo/cuentas';

import { authCalls } from '../../shared/src/contracts/auth/auth';

import { abrirNavegador } from '../arnes/navegador';

const EMAIL = 'abierta@demo.ec';
/** An Administrador of all companies there are, by the names that the version before knows too. */
const CREAR = `
  with quien as (
    insert into plataforma.usuarios (email, clave_hash, perfil, nombre_completo)
    values ($1, $2, 'Administrador', 'Ana Abierta') returning id
  )
  insert into plataforma.usuario_empresas (usuario_id, empresa_id, orden)
  select quien.id, e.id, e.id from quien, plataforma.empresas e`;
const ENTRE_TOQUES_MS = 500;
const ESPERA_MS = 20_000;
/** The page had its token a little before the clock here began. */
const MARGEN_MS = 30_000;
/** The line of the browser's console that goes with it names no address. */
const DEL_NAVEGADOR = /^Failed to load resource: .* 401 /;

export type CajaAbierta = {
  /** Touches of a tile, and what should not have been. */
  terminar: () => Promise<{ toques: number; malas: string[] }>;
  cerrar: () => Promise<void>;
};

export async function abrirCajaAbierta({
  pagina,
  url,
}: {
  pagina: string;
  url: string;
}): Promise<CajaAbierta> {
  await comoDueno(url, CREAR, [EMAIL, CLAVE_DEMO_HASH]);
  const browser = await abrirNavegador();
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await ingresar(page, { base: pagina, email: EMAIL, ruta: '/auth/login_admin' });
  await page.goto(`${pagina}/admin/puntoventa`);
  const tile = page.locator('.ventas-tile').filter({ hasText: 'Encebollado' }).first();
  await tile.waitFor({ timeout: 60_000 });
  const quejas = oirQuejas(page);
  const vencida = contarVencidas(page);
  page.on('request', (uno) => {
    if (uno.url().includes('/plataforma/telemetria')) quejas.push(...fallosDichos(uno.postData()));
  });
  let cargas = 0;
  page.on('load', () => (cargas += 1));
  let toques = 0;
  const fin = new AbortController();
  const trabajo = (async () => {
    while (!fin.signal.aborted) {
      await tile.click({ timeout: ESPERA_MS });
      toques += 1;
      await esperar(ENTRE_TOQUES_MS);
    }
  })();
  trabajo.catch(() => undefined); // it is waited for at the end

  return {
    async terminar() {
      fin.abort();
      await trabajo;
      const cantidad = page.getByRole('button', { name: /^Cantidad de Encebollado/ });
      const unidades = Number((await cantidad.innerText()).trim());
      const malas = quejas.filter((una) => !vencida(una)).map((una) => `caja abierta: ${una}`);
      if (cargas > 0) malas.push(`la caja abierta se cargó ${cargas} veces`);
      if (unidades !== toques) malas.push(`se tocaron ${toques} y quedaron ${unidades}`);
      return { toques, malas };
    },
    cerrar: () => browser.close(),
  };
}

/**
 * A session lives for so long, and a page that stands open longer is refused once and renews it: the answer tells which complaints
 * are of a refusal that was renewed.
 */
function contarVencidas(page: Page): (queja: string) => boolean {
  let desde = Date.now();
  let vencidas: string[] = [];
  const renovadas = new Set<string>();
  page.on('response', (una) => {
    const vencio = Date.now() - desde > VIDA_DE_ACCESO * 1_000 - MARGEN_MS;
    if (una.status() === 401 && vencio) vencidas.push(`401 ${una.url()}`);
    if (!una.ok() || !una.url().endsWith(authCalls.refrescarSesion.path)) return;
    vencidas.forEach((queja) => renovadas.add(queja));
    vencidas = [];
    desde = Date.now();
  });
  return (queja) => renovadas.has(queja) || (renovadas.size > 0 && DEL_NAVEGADOR.test(queja));
}

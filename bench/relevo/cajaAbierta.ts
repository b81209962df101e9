// A till that is open in Chromium while the processes behind it are replaced: it is not loaded anew, loses no line and meets no
// failure.
import { setTimeout as esperar } from 'node:timers/promises';

import type { Page } from 'playwright-core';

import { comoDueno } from '../../services/kit/src/testing/testDb';
import { CLAVE_DEMO_HASH } from '../../services/local/src/demo/cuentas';

import { abrirNavegador, ingresar } from '../arnes/navegador';

const EMAIL = 'abierta@demo.ec';
/** An Administrador of all companies there are. */
const CREAR = `
  with quien as (
    insert into plataforma.usuarios (email, clave_hash, perfil, nombre_completo)
    values ($1, $2, 'Administrador', 'Ana Abierta') returning id
  )
  insert into plataforma.usuario_empresas (usuario_id, empresa_id, orden)
  select quien.id, e.id, e.id from quien, plataforma.empresas e`;
const ENTRE_TOQUES_MS = 500;
const ESPERA_MS = 20_000;

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
  const quejas = vigilar(page);
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
      const malas = quejas.map((queja) => `caja abierta: ${queja}`);
      if (cargas > 0) malas.push(`la caja abierta se cargó ${cargas} veces`);
      if (unidades !== toques) malas.push(`se tocaron ${toques} y quedaron ${unidades}`);
      return { toques, malas };
    },
    cerrar: () => browser.close(),
  };
}

/** What goes wrong on a page from now on: throws, errors of the console, refusals, files that do not come. */
function vigilar(page: Page): string[] {
  const quejas: string[] = [];
  page.on('pageerror', ({ message }) => quejas.push(message));
  page.on('console', (uno) => {
    if (uno.type() === 'error') quejas.push(uno.text());
  });
  page.on('response', (una) => {
    if (una.status() >= 400) quejas.push(`${una.status()} ${una.url()}`);
  });
  page.on('requestfailed', (uno) => {
    const porque = uno.failure()?.errorText ?? '';
    if (uno.url().includes('/areas/') && porque !== 'net::ERR_ABORTED')
      quejas.push(`${porque} ${uno.url()}`);
  });
  page.on('request', (uno) => {
    if (uno.url().includes('/plataforma/telemetria')) quejas.push(...fallosDichos(uno.postData()));
  });
  return quejas;
}

/** What a page reports that it met. */
function fallosDichos(dicho: string | null): string[] {
  const { eventos } = JSON.parse(dicho ?? '{"eventos":[]}') as {
    eventos: { area: string; fase: string }[];
  };
  return eventos
    .filter(({ fase }) => fase !== 'carga' && fase !== 'vivo')
    .map(({ area, fase }) => `${area} falló en ${fase}`);
}

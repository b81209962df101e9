// A till that is open in Chromium while the processes behind it are replaced: it is not loaded anew, loses no line and meets no
// failure.
import { setTimeout as esperar } from 'node:timers/promises';

import { comoDueno } from '../../services/kit/src/testing/testDb';
import { hashDeClave } from '../../services/ordering/src/auth/claves';
import { abrirNavegador, ingresar, vigilar } from '../../e2e/navegador';

const QUIEN = { email: 'abierta@demo.ec', clave: 'demo1234', ruta: '/auth/login_admin' };
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

export async function abrirCajaAbierta({ pagina, url }) {
  await comoDueno(url, CREAR, [QUIEN.email, await hashDeClave(QUIEN.clave)]);
  const browser = await abrirNavegador();
  const page = await (await browser.newContext()).newPage();
  await ingresar(page, { ...QUIEN, base: pagina });
  await page.goto(`${pagina}/admin/puntoventa`);
  const tile = page.locator('.ventas-tile').filter({ hasText: 'Encebollado' }).first();
  await tile.waitFor({ timeout: 60_000 });
  const quejas = await vigilar(page);
  let cargas = 0;
  page.on('load', () => (cargas += 1));
  let toques = 0;
  let seguir = true;
  const trabajo = (async () => {
    while (seguir) {
      await tile.click({ timeout: ESPERA_MS });
      toques += 1;
      await esperar(ENTRE_TOQUES_MS);
    }
  })();
  trabajo.catch(() => undefined); // it is waited for at the end

  return {
    /** Touches of a tile, units of it on the order, and what should not have been. */
    async terminar() {
      seguir = false;
      try {
        await trabajo;
        const cantidad = page.getByRole('button', { name: /^Cantidad de Encebollado/ });
        const unidades = Number((await cantidad.innerText()).trim());
        const malas = [
          ...(cargas > 0 ? [`la caja abierta se cargo ${cargas} veces`] : []),
          ...(unidades === toques ? [] : [`se tocaron ${toques} y quedaron ${unidades}`]),
          ...quejas.map((queja) => `caja abierta: ${queja}`),
        ];
        return { toques, malas };
      } finally {
        await browser.close();
      }
    },
  };
}

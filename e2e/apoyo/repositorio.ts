// A repository of one area, outside of this one: what its team has on its disk is what it installed, and its own sources.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, type Page } from '@playwright/test';

import { capturar, raiz } from '../../tools/ejecutar';

import { boton } from './facturas';
import { ingresar } from './pagina';

/** What this house gives to teams, packed as `npm start` packs it beside. */
export const empacar = () => capturar(process.execPath, ['tools/comando.mjs', 'kit/empacar']);

/** The operator makes the key of a team, and the screen says what it types to begin; the page stays there. */
export async function hacerLlave(page: Page, base: string, area: string) {
  await ingresar(page, { email: 'operador@demo.ec', base });
  await page.goto(`${base}/admin/publicaciones`);
  await boton(page, area).click();
  await boton(page, 'Crear llave').click();
  await page.getByLabel('Nombre del equipo o de su máquina').fill(`Equipo de ${area}`);
  await boton(page.getByRole('dialog'), 'Crear').click();
  const llave = (await page.locator('code.admin-llave').textContent()) ?? '';
  expect(llave).toMatch(/^comanda_/);
  await page.getByText('Comenzar el área en un repositorio propio').click();
  const dichas = (await page.locator('code.admin-comienzo').textContent()) ?? '';
  return { llave, ordenes: dichas.replace('<la llave>', llave) };
}

/** What the npm that runs these journeys says to its children, which goes before the settings of a folder: a team's terminal has none of it. */
const SIN_NPM = Object.fromEntries(
  Object.keys(process.env)
    .filter((nombre) => nombre.toLowerCase().startsWith('npm_'))
    .map((nombre) => [nombre, undefined]),
);

interface Equipo {
  area: string;
  llave: string;
}

/** An empty folder, for the team that has this key. */
export function carpetaDeEquipo({ area, llave }: Equipo) {
  const vacia = mkdtempSync(path.join(os.tmpdir(), 'comanda-repositorio-'));
  const carpeta = path.join(vacia, area);
  // the product of the other journeys is not its own: its package.json says which is
  const env = { ...SIN_NPM, COMANDA_LLAVE: llave, CI: '1', COMANDA_URL: undefined };
  return {
    carpeta,
    env,
    /** Lines of a terminal, typed in the empty folder. */
    teclear: (lineas: string) => capturar('bash', ['-ec', lineas], { cwd: vacia, env }),
    /** `npx comanda <mandato>`, in its own. */
    comanda: (...args: string[]) =>
      capturar('npx', ['--no', 'comanda', ...args], { cwd: carpeta, env }),
    /** The sources that its area has in this repository, in place of those it began with. */
    conLasDe(remoto: string) {
      rmSync(path.join(carpeta, 'src'), { recursive: true });
      cpSync(path.join(raiz, remoto, 'src'), path.join(carpeta, 'src'), { recursive: true });
    },
    borrar: () => rmSync(vacia, { recursive: true }),
  };
}

// A Chromium for the journeys: the machine's own; on Debian as root it is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { decir } from './ejecutar';

/** Without a window: of the same sources and version, and a journey costs a quarter less of the processor. */
const SIN_VENTANA = {
  paquete: 'chromium-headless-shell',
  ruta: '/usr/bin/chromium-headless-shell',
};
const CANDIDATOS = [
  process.env.CHROMIUM,
  SIN_VENTANA.ruta,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium, or undefined. */
export const chromium = (): string | undefined =>
  CANDIDATOS.find((ruta) => ruta && existsSync(ruta));

/** True when there is one, or one could be installed; else says where to get it. */
export function chromiumListo(): boolean {
  if (!process.env.CHROMIUM && !existsSync(SIN_VENTANA.ruta)) instalarPaquete(SIN_VENTANA.paquete);
  if (chromium()) return true;
  if (instalarPaquete('chromium') && chromium()) return true;
  console.error(
    'Falta Chromium: en Debian, `apt-get install chromium`; si no, ponga en CHROMIUM la ruta de un Chrome.',
  );
  return false;
}

/** apt-get install as root on Debian; false anywhere else. */
export function instalarPaquete(nombre: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  decir(`Instalando ${nombre} con apt-get`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-q', '-y', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      .status === 0;
  const instalar = () => apt('install', '--no-install-recommends', nombre);
  return instalar() || (apt('update') && instalar());
}

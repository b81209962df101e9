// npm run new:screen -- remote-caja/anticipos [--singular=anticipo] [--titulo='anticipos de personal']
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { ejecutar, fallar, raiz } from '../ejecutar';

import { cambiosDePantalla } from './cambiosDePantalla';
import { guardar, oFallar } from './escribir';
import { nombresDePantalla } from './nombres';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { singular: { type: 'string' }, titulo: { type: 'string' } },
});
const [, remote = '', plural = ''] = /^(remote-[a-z]+)\/([a-z]+)$/.exec(positionals[0] ?? '') ?? [];
if (!remote) fallar('Uso: npm run new:screen -- remote-caja/anticipos [--singular=anticipo]');
if (!existsSync(path.join(raiz, remote)))
  fallar(`No hay ${remote}: npm run new:remote -- ${remote.slice(7)}`);

const nombres = nombresDePantalla({ remote, plural, ...values, migracion: siguienteMigracion() });
const { area } = nombres;

const cambios = oFallar(() => cambiosDePantalla(nombres));
guardar(cambios);
const tipos = await ejecutar('npm', ['run', '-s', 'tipos-bd']);

console.log([...cambios.keys()].map((archivo) => `  ${archivo}`).join('\n'));
console.log(`
Pantalla /admin/${plural} del area ${area}. Sigue:
  npx jest ${plural}    sus pruebas
  npm run check`);
if (tipos !== 0) fallar('No se pudieron escribir los tipos de la tabla nueva: npm run tipos-bd');

function siguienteMigracion() {
  const ultima = readdirSync(path.join(raiz, 'services/ordering/migrations'))
    .filter((nombre) => /^\d{4}_/.test(nombre))
    .sort()
    .at(-1);
  return String(Number(ultima?.slice(0, 4)) + 1).padStart(4, '0');
}

// npm run new:screen -- remote-caja/anticipos [--singular=anticipo] [--titulo='anticipos de personal']
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { ejecutar, fallar, raiz } from '../ejecutar';

import { cambiar, escribirPlantillas, formatear } from './escribir';
import { nombresDe } from './nombres';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { singular: { type: 'string' }, titulo: { type: 'string' } },
});
const [, remote = '', plural = ''] = /^(remote-[a-z]+)\/([a-z]+)$/.exec(positionals[0] ?? '') ?? [];
if (!remote) fallar('Uso: npm run new:screen -- remote-caja/anticipos [--singular=anticipo]');
if (!existsSync(path.join(raiz, remote)))
  fallar(`No hay ${remote}: npm run new:remote -- ${remote.slice(7)}`);

const nombres = nombresDe({ remote, plural, ...values, migracion: siguienteMigracion() });
const { Plural, Titulo, area } = nombres;

const escritos = escribirPlantillas('pantalla', nombres);
const tocados = [
  cambiar(
    'shared/src/contracts/todas.ts',
    /^(import \{ productosCalls.*\n)/m,
    `import { ${plural}Calls } from './${plural}';\n$1`,
  ),
  cambiar('shared/src/contracts/todas.ts', /(ordering: \{ )/, `$1...${plural}Calls, `),
  cambiar(
    'services/ordering/src/app.ts',
    /^(import \{ authRoutes.*\n)/m,
    `$1import { ${plural}Routes } from './${plural}/${plural}Routes';\n`,
  ),
  cambiar('services/ordering/src/app.ts', /(RUTAS[^=]*= \[\s*authRoutes,)/, `$1 ${plural}Routes,`),
  cambiar(
    `${remote}/src/area.ts`,
    /rutas: \[/,
    `rutas: [{ path: '${plural}', titulo: '${Titulo}', icono: 'reporte', perfiles: ['Administrador'], menu: true },`,
  ),
  cambiar(
    `${remote}/src/routes.tsx`,
    /\nexport const rutas = defineRoutes\(/,
    `\nconst ${plural} = () => import(/* webpackChunkName: "${plural}" */ './${plural}/${Plural}Screen');\n\nexport const rutas = defineRoutes({ path: '${plural}', cargar: ${plural} }, `,
  ),
];
formatear([...escritos, ...new Set(tocados)]);
const tipos = await ejecutar('npm', ['run', '-s', 'tipos-bd']);

console.log([...escritos, ...new Set(tocados)].map((archivo) => `  ${archivo}`).join('\n'));
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

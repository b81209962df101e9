// npm run new:remote -- caja [--titulo='la caja']: a workspace for an area, ready for its first screen.
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { areaField } from '@comanda/shared/contracts/plataforma/areas';
import { fallar, raiz } from '../ejecutar';

import { type Cambios, guardar, oFallar, plantillas } from './escribir';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { titulo: { type: 'string' } },
});
const area = (positionals[0] ?? '').replace(/^remote-/, '');
const nombre = areaField.safeParse(area);
if (!nombre.success)
  fallar(`${nombre.error.issues[0]?.message ?? ''}.\nUso: npm run new:remote -- <area>`);

const remote = `remote-${area}`;
const cambios: Cambios = new Map();
oFallar(() => plantillas(cambios, 'remoto', { area, titulo: values.titulo ?? area }));
guardar(cambios);
anotarEnCandado();
enlazar();
console.log([...cambios.keys()].map((archivo) => `  ${archivo}`).join('\n'));
console.log(`\nSu primera pantalla: npm run new:screen -- ${remote}/<nombre en plural>`);

interface Candado {
  packages: Record<string, unknown>;
}

interface Paquete {
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

/** As npm would write it; npm itself would also leave out the packages of other platforms (tools/instalar.mjs). */
function anotarEnCandado() {
  const archivo = path.join(raiz, 'package-lock.json');
  const candado = JSON.parse(readFileSync(archivo, 'utf8')) as Candado;
  const { name, version, dependencies } = JSON.parse(
    readFileSync(path.join(raiz, remote, 'package.json'), 'utf8'),
  ) as Paquete;
  const nuevos: [tras: string, suya: string, valor: unknown][] = [
    ['remote-auth', remote, { name, version, dependencies }],
    ['node_modules/@comanda/remote-auth', `node_modules/${name}`, { resolved: remote, link: true }],
  ];
  candado.packages = Object.fromEntries(
    Object.entries(candado.packages).flatMap(([clave, valor]) => [
      [clave, valor] as const,
      ...nuevos
        .filter(([tras]) => tras === clave)
        .map(([, suya, valorNuevo]) => [suya, valorNuevo] as const),
    ]),
  );
  writeFileSync(archivo, `${JSON.stringify(candado, null, 2)}\n`);
}

function enlazar() {
  const ambito = path.join(raiz, 'node_modules/@comanda');
  const enlace = path.join(ambito, remote);
  if (!existsSync(ambito)) return; // npm install links it with the rest
  mkdirSync(ambito, { recursive: true });
  if (!existsSync(enlace)) symlinkSync(path.join('../..', remote), enlace);
}

// node tools/build.ts <workspace>: one immutable folder, <workspace>/dist/<build>/, made only when its content changed. In a repository of
// its own (comanda construir), dist/<build>/.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { tsImport } from 'tsx/esm/api';
import webpack, { type Configuration, type Stats } from 'webpack';

import { type Descriptor, descriptorSchema } from '@comanda/shared/contracts/plataforma/plataforma';

import { apartarMapas } from './apartarMapas';
import { fallar, mensajeDe } from './ejecutar';
import { archivoDe } from './fallosDeWebpack';
import { buildId } from './federation/buildId.cjs';
import { chunkIndex } from './federation/chunkIndex.cjs';
import { compressAndHash } from './federation/files.cjs';
import { raiz } from './federation/lugares.cjs';
import { seamOf } from './federation/seam';
import { SeamPlugin } from './federation/SeamPlugin.cjs';
import { proyectoDe } from './proyecto';
import { carpetaDeMapas } from './publicar/empaquetar';
import { host, remote } from './webpack.base.cjs';

const proyecto = proyectoDe(process.argv[2]);
if (!proyecto) {
  console.error(`build: "${process.argv[2] ?? process.cwd()}" is not the shell nor a remote`);
  process.exit(2);
}

const { area, dir, nombre: workspace } = proyecto;
const isShell = area === 'shell';
const dist = path.join(dir, 'dist');
const build = buildId(workspace);
const final = path.join(dist, build);
const started = Date.now();

if (existsSync(path.join(final, 'hashes.json'))) {
  console.log(`${workspace}: sin cambios (${build})`);
} else {
  await compile();
  console.log(`${workspace}: ${build} en ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

async function compile() {
  const output = path.join(dist, `.${build}`);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });

  const name = `comanda_${area}_${build}`;
  const seam = new SeamPlugin();
  const make = isShell ? host : remote;
  const stats = await run(make({ area, build, dir, output, seam }));

  apartarMapas(output, carpetaDeMapas(raiz, { area, build }));
  rmSync(path.join(output, 'mf-manifest-stats.json'), { force: true });
  if (!isShell) sinMarcas(path.join(output, 'mf-manifest.json'));
  if (isShell) (await import('./esqueleto')).escribirEsqueleto(dir, output);
  const descriptor = isShell ? null : await readDescriptor(dir);
  const costura = await seamOf(seam, isShell);
  writeFileSync(
    path.join(output, 'area.json'),
    `${JSON.stringify({ area, build, contenedor: name, descriptor, ...costura }, null, 2)}\n`,
  );
  const fuentes = isShell
    ? await (await import('./federation/fuentes.cjs')).escribirFuentes(output)
    : [];
  const hashes = { ...compressAndHash(output), ...chunkIndex(stats), fuentes };
  writeFileSync(path.join(output, 'hashes.json'), `${JSON.stringify(hashes, null, 2)}\n`);

  renameSync(output, final);
  for (const old of readdirSync(dist))
    if (old !== build) rmSync(path.join(dist, old), { recursive: true, force: true });
}

/** The rooms by the version that the shell gives them in; that of a package bears a mark of its content behind it. */
function sinMarcas(manifiesto: string) {
  const texto = readFileSync(manifiesto, 'utf8');
  writeFileSync(manifiesto, texto.replace(/("version":\s*"[\d.]+)-[0-9a-f]{12}"/g, '$1"'));
}

async function readDescriptor(dir: string): Promise<Descriptor> {
  const { area: declared } = (await tsImport(path.join(dir, 'src/area.ts'), import.meta.url)) as {
    area: unknown;
  };
  const checked = descriptorSchema.safeParse(declared);
  if (checked.success && checked.data.area === area) return checked.data;
  console.error(
    `${path.relative(process.cwd(), dir) || '.'}/src/area.ts:`,
    checked.error?.issues ?? `area must be '${area}'`,
  );
  return process.exit(1);
}

function run(config: Configuration): Promise<Stats> {
  return new Promise((resolve) => {
    const compiler = webpack(config);
    compiler.run((failure, stats) => {
      if (!stats) fallar(`${workspace}: ${mensajeDe(failure)}`);
      const { errors } = stats.compilation;
      for (const error of errors)
        console.error(`\n${workspace}: ${archivoDe(error)}\n${error.message}`);
      if (errors.length > 0) process.exit(1);
      compiler.close(() => resolve(stats));
    });
  });
}

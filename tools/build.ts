// node tools/build.ts <workspace>: one immutable folder, <workspace>/dist/<build>/, made only when its content changed.
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

import { type Descriptor, descriptorSchema } from '../shared/src/contracts/plataforma/plataforma';
import { paletaCss } from '../shared/src/ui/paletaCss';

import { fallar, mensajeDe } from './ejecutar';
import { buildId } from './federation/buildId.cjs';
import { chunkIndex } from './federation/chunkIndex.cjs';
import { compressAndHash } from './federation/files.cjs';
import { root } from './federation/governed.cjs';
import { seamOf } from './federation/seam';
import { SeamPlugin } from './federation/SeamPlugin.cjs';
import { host, remote } from './webpack.base.cjs';

const workspace = process.argv[2] ?? '';
if (!/^(shell|remote-[a-z]+)$/.test(workspace) || !existsSync(path.join(root, workspace, 'src'))) {
  console.error(`build: "${workspace}" is not the shell nor a remote of this repository`);
  process.exit(2);
}

const area = workspace.replace('remote-', '');
const dist = path.join(root, workspace, 'dist');
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
  const dir = path.join(root, workspace);
  const seam = new SeamPlugin();
  const make = workspace === 'shell' ? host : remote;
  const stats = await run(make({ area, build, dir, output, seam }));

  rmSync(path.join(output, 'mf-manifest-stats.json'), { force: true });
  if (workspace === 'shell') writeSkeleton(dir, output);
  const descriptor = workspace === 'shell' ? null : await readDescriptor(dir);
  const costura = await seamOf(seam, workspace === 'shell');
  writeFileSync(
    path.join(output, 'area.json'),
    `${JSON.stringify({ area, build, contenedor: name, descriptor, ...costura }, null, 2)}\n`,
  );
  const hashes = { ...compressAndHash(output), ...chunkIndex(stats) };
  writeFileSync(path.join(output, 'hashes.json'), `${JSON.stringify(hashes, null, 2)}\n`);

  renameSync(output, final);
  for (const old of readdirSync(dist))
    if (old !== build) rmSync(path.join(dist, old), { recursive: true, force: true });
}

/** The first paint, with the colours of the product in it: antd's are made of the same table. */
function writeSkeleton(dir: string, output: string) {
  const [before = '', after, ...more] = readFileSync(
    path.join(dir, 'src/esqueleto.html'),
    'utf8',
  ).split('%paleta%');
  if (after === undefined || more.length > 0)
    throw new Error('esqueleto.html: %paleta% must stand in it once');
  writeFileSync(path.join(output, 'esqueleto.html'), before + paletaCss() + after);
}

async function readDescriptor(dir: string): Promise<Descriptor> {
  const { area: declared } = (await tsImport(path.join(dir, 'src/area.ts'), import.meta.url)) as {
    area: unknown;
  };
  const checked = descriptorSchema.safeParse(declared);
  if (checked.success && checked.data.area === area) return checked.data;
  console.error(`${workspace}/src/area.ts:`, checked.error?.issues ?? `area must be '${area}'`);
  return process.exit(1);
}

function archivoDe(error: Error): string {
  return error instanceof webpack.WebpackError ? (error.module?.nameForCondition() ?? '') : '';
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

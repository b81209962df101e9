const { createHash } = require('node:crypto');
const { mkdtempSync, readFileSync, rmSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const webpack = require('webpack');

const { raiz } = require('./lugares.cjs');

const SALIDA = 'worker.js';

/**
 * `x.worker.ts` becomes a file of its own, and the module the address of that file with its hash: whoever starts the worker
 * reads the file against it first. Compiled apart: a worker knows nothing of federation.
 */
module.exports = function workerLoader() {
  const done = this.async();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-worker-'));
  const compiler = webpack({
    mode: 'production',
    context: this.rootContext,
    devtool: false,
    target: ['webworker', 'es2022'],
    entry: this.resourcePath,
    output: { path: folder, filename: SALIDA },
    resolve: { extensions: ['.ts', '.js', '.mjs'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: require.resolve('ts-loader'),
          options: {
            transpileOnly: true,
            configFile: path.join(raiz, 'tsconfig.json'),
            compilerOptions: { noEmit: false, target: 'ES2022' },
          },
        },
      ],
    },
  });
  compiler.run((failure, stats) => {
    const [error = failure] = stats?.compilation.errors ?? [];
    if (error) return done(error);
    for (const file of stats.compilation.fileDependencies) this.addDependency(file);
    const code = readFileSync(path.join(folder, SALIDA));
    rmSync(folder, { recursive: true });
    const name = path.basename(this.resourcePath, '.ts').replace('.worker', '');
    const hash = createHash('sha384').update(code).digest();
    const file = `${name}.${hash.toString('hex').slice(0, 12)}.js`;
    this.emitFile(file, code, undefined, { minimized: true, immutable: true });
    const integridad = JSON.stringify(`sha384-${hash.toString('base64')}`);
    return done(
      null,
      `export default { url: __webpack_public_path__ + ${JSON.stringify(file)}, integridad: ${integridad} };`,
    );
  });
};

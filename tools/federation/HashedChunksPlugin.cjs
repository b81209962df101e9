/**
 * webpack-subresource-integrity follows groups of chunks by the ids of their chunks: of two groups that hold the same chunks, as the
 * cards of Inicio do, it sees what the first one loads and not what the second does. The browser refuses a file without a hash, so the
 * build does.
 */
class HashedChunksPlugin {
  constructor(hashFuncNames) {
    this.hashes = `(?:${hashFuncNames.join('|')})-`;
  }

  apply(compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('HashedChunksPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'HashedChunksPlugin', stage }, (assets) => {
        const chunks = [...compilation.chunks].filter((chunk) => chunk.files.size > 0);
        const tables = chunks
          .filter((chunk) => chunk.hasRuntime())
          .flatMap((chunk) => [...chunk.files])
          .map((file) => assets[file].source().toString());
        for (const chunk of chunks.filter((one) => !one.hasRuntime())) {
          const entry = new RegExp(`["{,]${chunk.id}"?: ?"${this.hashes}`);
          if (tables.some((table) => entry.test(table))) continue;
          const [file] = chunk.files;
          const text = `${file} has no hash in the file that loads it: import what it holds directly, not when it is needed`;
          compilation.errors.push(new WebpackError(text));
        }
      });
    });
  }
}

module.exports = { HashedChunksPlugin };

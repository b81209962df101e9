const { makePlaceholder } = require('webpack-subresource-integrity/util');

/**
 * A chunk that only asks for shared modules has no file, and webpack-subresource-integrity then waits for its hash.
 * Nobody ever loads such a chunk: its place in the table stays empty.
 */
class EmptyChunksPlugin {
  constructor(hashFuncNames) {
    this.hashFuncNames = hashFuncNames;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('EmptyChunksPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1;
      compilation.hooks.processAssets.tap({ name: 'EmptyChunksPlugin', stage }, (assets) => {
        const empty = [...compilation.chunks].filter(
          (chunk) => chunk.files.size === 0 && chunk.id !== null,
        );
        const markers = empty.map((chunk) => makePlaceholder(this.hashFuncNames, chunk.id));
        if (markers.length === 0) return;
        for (const [name, asset] of Object.entries(assets)) {
          const text = asset.source().toString();
          if (!markers.some((marker) => text.includes(marker))) continue;
          const filled = markers.reduce((rest, marker) => rest.replaceAll(marker, ''), text);
          compilation.updateAsset(name, new sources.RawSource(filled));
        }
      });
    });
  }
}

module.exports = { EmptyChunksPlugin };

const PLACE = '000000000000';

const placeOf = (area) => `comanda_${area}_${PLACE}`;

/**
 * Names the build at the very end. With the real name in the configuration, webpack's file cache would either miss
 * every time or, worse, answer with pieces that bear the name of the build before.
 */
class BuildNamePlugin {
  constructor(area, build) {
    this.from = placeOf(area);
    this.to = `comanda_${area}_${build}`;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('BuildNamePlugin', (compilation) => {
      // after minimizing and once source maps are made, which a text that was replaced has none of; before integrity and content hashes
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name: 'BuildNamePlugin', stage }, (assets) =>
        this.rename(compilation, assets, sources),
      );
      const last = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildNamePlugin', stage: last }, (assets) =>
        this.rename(compilation, assets, sources, /[.]json$/),
      );
    });
  }

  rename(compilation, assets, sources, only = /[.]js$/) {
    for (const [name, asset] of Object.entries(assets)) {
      const text = only.test(name) ? asset.source().toString() : '';
      if (!text.includes(this.from)) continue;
      compilation.updateAsset(name, new sources.RawSource(text.replaceAll(this.from, this.to)));
    }
  }
}

module.exports = { BuildNamePlugin, PLACE, placeOf };

const path = require('node:path');

const { modulos } = require('./lugares.cjs');

const CONTRACTS = path.join(modulos, 'contracts') + path.sep;

/**
 * What a build takes, as webpack's own analysis of used exports sees it: names of each shared room and library, and
 * names of each contract. '*' stands for the whole of one, of which nobody can say what is used.
 */
class SeamPlugin {
  constructor() {
    /** @type {Map<string, Set<string>>} */
    this.taken = new Map();
    /** @type {Map<string, Set<string>>} */
    this.contracts = new Map();
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('SeamPlugin', (compilation) => {
      if (compilation.compiler !== compiler) return;
      const { moduleGraph } = compilation;
      compilation.hooks.dependencyReferencedExports.tap('SeamPlugin', (referenced, dependency) => {
        const module = referenced.length > 0 ? moduleGraph.getModule(dependency) : null;
        if (module) this.note(module, chainsOf(referenced, dependency, moduleGraph));
        return referenced;
      });
    });
  }

  note({ type, options, resource = '' }, chains) {
    if (type === 'consume-shared-module') add(this.taken, options.shareKey, chains);
    if (resource.startsWith(CONTRACTS)) add(this.contracts, resource, chains);
  }
}

/** Of `z.object(...)` webpack says `z`, since the call needs its object; the dependency itself knows the rest. */
function chainsOf(referenced, dependency, moduleGraph) {
  const ids = dependency.getIds?.(moduleGraph) ?? [];
  return referenced
    .map((one) => (Array.isArray(one) ? one : one.name))
    .map((chain) => (ids.length > chain.length ? ids : chain));
}

function add(table, key, chains) {
  const names = table.get(key) ?? new Set();
  table.set(key, names);
  for (const chain of chains) names.add(chain.length === 0 ? '*' : chain.join('.'));
}

module.exports = { SeamPlugin };

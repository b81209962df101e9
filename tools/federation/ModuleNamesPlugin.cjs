const path = require('node:path');

const { modulos } = require('./lugares.cjs');

/** Its whole name tells where federation's own entry stands. */
const CONTAINER = /^container entry /;
const LIBRARY = /^.*[\\/]node_modules[\\/](?!@comanda[\\/])/;

/**
 * Calls a module what it is called wherever it stands. Its number, its place in its file and the number of that file follow from its name,
 * which webpack makes of its path and of the loaders' paths: the same area would be other bytes beside the sources of the house and on its packages.
 */
class ModuleNamesPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('ModuleNamesPlugin', (compilation) => {
      if (compilation.compiler !== compiler) return;
      // all are built and put together; what follows gives numbers and writes
      compilation.hooks.beforeModuleIds.tap('ModuleNamesPlugin', (modules) => {
        const seen = new Map();
        for (const module of modules) {
          const name = nameOf(module, compiler.context);
          if (name === null) continue;
          const times = seen.get(name) ?? 0;
          seen.set(name, times + 1);
          const own = times === 0 ? name : `${name}#${times}`;
          module.identifier = () => own;
        }
      });
    });
  }
}

/** Null where webpack's own name says no place. */
function nameOf(module, context) {
  const { resource } = module.rootModule ?? module;
  if (!resource) return CONTAINER.exec(module.identifier())?.[0] ?? null;
  if (resource.startsWith(modulos + path.sep))
    return `@comanda/shared/${withoutEnding(path.relative(modulos, resource))}`;
  if (LIBRARY.test(resource)) return resource.replace(LIBRARY, '').replaceAll('\\', '/');
  return `./${withoutEnding(path.relative(context, resource))}`;
}

const withoutEnding = (file) => file.replace(/[.](tsx?|js)$/, '').replaceAll('\\', '/');

module.exports = { ModuleNamesPlugin };

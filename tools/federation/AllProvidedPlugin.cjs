const { NAMES } = require('./governed.cjs');

/** A name nobody in the shell imports is not provided, and the first remote that asks for it fails: say so here. */
class AllProvidedPlugin {
  apply(compiler) {
    compiler.hooks.afterCompile.tap('AllProvidedPlugin', (compilation) => {
      if (compilation.compiler !== compiler) return;
      const made = new Set([...compilation.modules].map((module) => module.identifier()));
      for (const name of NAMES) {
        const provided = [...made].some(
          (id) => id.startsWith('provide module') && id.includes(` ${name}@`),
        );
        if (!provided)
          compilation.errors.push(
            new Error(`The shell does not provide ${name}: import it in its code.`),
          );
      }
    });
  }
}

module.exports = { AllProvidedPlugin };

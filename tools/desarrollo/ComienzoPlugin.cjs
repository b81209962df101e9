/** Federation's start of a shell, which it writes into a file that is named after the folders of this machine. */
const COMIENZO = /[\\/][.]federation[\\/]entry[.][0-9a-f]+[.]js$/;
const NOMBRE = '.federation/entry';

/** Calls that file the same on every machine: its number in the frame follows from its name, and so do the bytes of what is packed. */
class ComienzoPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('ComienzoPlugin', (compilation) => {
      if (compilation.compiler !== compiler) return;
      compilation.hooks.beforeModuleIds.tap('ComienzoPlugin', (modules) => {
        for (const module of modules) {
          const escrito = module.rootModule ?? module;
          if (!COMIENZO.test(escrito.resource ?? '')) continue;
          module.identifier = () => NOMBRE;
          // nothing is minimized here, and a comment has it too
          escrito.readableIdentifier = () => NOMBRE;
        }
      });
    });
  }
}

module.exports = { ComienzoPlugin };

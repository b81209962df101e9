const { ROOM_FOLDERS } = require('./governed.cjs');
const { modulos } = require('./lugares.cjs');

const LIBRARY =
  /node_modules\/(react|zod|react-dom|react-redux|react-router(-dom)?|@reduxjs\/toolkit|antd|dayjs|@rc-component\/[^/]+|@ant-design\/cssinjs)\//;
const ROOMS = ROOM_FOLDERS.map((folder) => `${modulos.replaceAll('\\', '/')}/${folder}/`);

/** Fails the build of a remote that would carry its own copy of something the shell provides. */
class OneCopyPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('OneCopyPlugin', (compilation) => {
      compilation.hooks.afterOptimizeModules.tap('OneCopyPlugin', (modules) => {
        for (const module of modules) {
          const file = (module.resource ?? '').replaceAll('\\', '/');
          if (!LIBRARY.test(file) && !ROOMS.some((room) => file.startsWith(room))) continue;
          const issuer = compilation.moduleGraph.getIssuer(module);
          compilation.errors.push(
            new Error(
              `${file} would be a second copy of what the shell provides. Imported by ` +
                `${issuer?.resource ?? 'the entry'}: import it by its public name (@comanda/shared/...).`,
            ),
          );
        }
      });
    });
  }
}

module.exports = { OneCopyPlugin };

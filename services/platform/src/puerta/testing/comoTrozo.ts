import { minifySync } from '@swc/core';

/** As webpack leaves a module that somebody wrote so: in a chunk that waits in the page's list, by the minifier that all builds go through. */
export const comoTrozo = (codigo: string): string =>
  minifySync(
    `(self.webpackChunkcomanda_caja ||= []).push([[333], { 1: function (module, exports, require) { ${codigo} } }]);`,
    { compress: { passes: 2 }, mangle: true, module: false },
  ).code;

// The browsers that webpack builds for are the ones that the page names to an older one.
import { expect, it } from '@jest/globals';

import { NAVEGADORES as nombrados } from '../services/platform/src/pagina/navegadorViejo';
import { NAVEGADORES as construidos } from './federation/navegadores.cjs';

/** Of Apple's telephones it is the same browser, under another name. */
const DE_TELEFONO = 'ios_saf';

it('is said in the page as it is built for', () => {
  const enPagina = Object.entries(nombrados).map(
    ([nombre, version]) => `${nombre.toLowerCase()} >= ${version}`,
  );
  const deEscritorio = construidos.filter((uno) => !uno.startsWith(DE_TELEFONO));
  expect(deEscritorio).toEqual(enPagina);
  expect(construidos).toContain(`${DE_TELEFONO} >= ${nombrados.Safari}`);
});

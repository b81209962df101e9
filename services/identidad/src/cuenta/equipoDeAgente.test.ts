import { expect, it } from '@jest/globals';

import { equipoDeAgente } from './equipoDeAgente';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge en Windows'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome en Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Versión/18.0 Safari/604.1', 'Safari en iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', 'Firefox en Linux'],
  ['', 'Otro navegador'],
])('%s is %s', (agente, equipo) => {
  expect(equipoDeAgente(agente)).toBe(equipo);
});

// @ts-nocheck
import { afterAll, afterEach } from '@jest/globals';

import { exigirSilencio, vigilarConsola } from './consola';

vigilarConsola();
afterEach(exigirSilencio);
afterAll(exigirSilencio);

// comanda probar [--desde <commit>] [--todo]: the tests of what changed since a commit; all of them where there is no git.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { ejecutar, programaDe, raiz } from '../ejecutar';
import { dePropio } from '../pasosDeEquipo';

const { values } = parseArgs({
  options: {
    desde: { type: 'string', default: 'HEAD' },
    todo: { type: 'boolean', default: false },
  },
});

const todo = values.todo || !existsSync(path.join(raiz, '.git'));
const cuales = todo ? [] : [`--changedSince=${values.desde}`];
const args = [programaDe('jest'), '-c', dePropio('jest.cjs'), '--passWithNoTests', ...cuales];
process.exit(await ejecutar(process.execPath, args));

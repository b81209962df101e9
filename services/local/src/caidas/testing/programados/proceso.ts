// node --import tsx proceso.ts <url>: a scheduler in a process of its own, for who wants to kill it. Each line it is sent
// moves its clock to that instant (milliseconds), from where it runs on.
import { createInterface } from 'node:readline';

import { openDb } from '@comanda/kit/base/db';
import { crearProgramador } from '@comanda/ordering/programados/programador';

const [, , url = ''] = process.argv;

let desfase: number | null = null;
const programador = crearProgramador({
  db: openDb({ url, max: 5, prepared: process.env['DB_PREPARED'] !== 'off' }),
  reloj: () => new Date(Date.now() + (desfase ?? 0)),
  log: { error: (detalle, que) => console.error(que, detalle) },
  pausaMs: 50,
  arriendoSegundos: 1,
});

createInterface({ input: process.stdin }).on('line', (linea) => {
  const primera = desfase === null;
  desfase = Number(linea) - Date.now();
  if (primera) programador.iniciar();
});

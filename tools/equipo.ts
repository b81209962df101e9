// npm run equipo -- remote-caja: what one team's CI runs. Its area and what it is made of, and nothing of the other areas: types and
// style, tests, build. `npx comanda equipo` is the same in a repository of its own. Publishing comes after it.
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { caducosEntre } from '@comanda/shared/domain/texto/caduco';

import { decir, ejecutar, fallar } from './ejecutar';
import { buildId } from './federation/buildId.cjs';
import { caducan } from './federation/caducan';
import { mandato, type Proyecto, proyectoDe } from './proyecto';
import { pasosDe } from './pasosDeEquipo';
import { avisarCaducos } from './publicar/caducos';

const proyecto = proyectoDe(process.argv[2]);
if (!proyecto) fallar(`Uso: ${mandato('equipo', 'remote-<area>')}`);
const { nombre: area } = proyecto;

for (const [nombre, programa, args] of pasosDe(proyecto)) {
  decir(`${area}: ${nombre}`);
  if ((await ejecutar(programa, args)) !== 0) fallar(`${area}: ${nombre} fallo`);
}
avisarCaducos(caducosEntre(tomaDe(proyecto), caducan()));
decir(`${area}: todo bien`);

/** What the build that was just made takes of the frame. */
function tomaDe({ dir, nombre }: Proyecto): Record<string, Record<string, string>> {
  const ficha = readFileSync(path.join(dir, 'dist', buildId(nombre), 'area.json'), 'utf8');
  return (JSON.parse(ficha) as { toma: Record<string, Record<string, string>> }).toma;
}

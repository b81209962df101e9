// npm run equipo -- remote-caja: what one team's CI runs. Its area and what it is made of, and nothing of the other areas: types and
// style, tests, build. `npx comanda equipo` is the same in a repository of its own. Publishing comes after it.
import { decir, ejecutar, fallar } from './ejecutar';
import { mandato, proyectoDe } from './proyecto';
import { pasosDe } from './pasosDeEquipo';

const proyecto = proyectoDe(process.argv[2]);
if (!proyecto) fallar(`Uso: ${mandato('equipo', 'remote-<area>')}`);
const { nombre: area } = proyecto;

for (const [nombre, programa, args] of pasosDe(proyecto)) {
  decir(`${area}: ${nombre}`);
  if ((await ejecutar(programa, args)) !== 0) fallar(`${area}: ${nombre} fallo`);
}
decir(`${area}: todo bien`);

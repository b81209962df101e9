// npm run estado -- remote-caja [--url http://...]; npx comanda estado: what is out of an area, who has it, and what browsers said of it.
import { parseArgs } from 'node:util';

import { lugarDeFallo } from '@comanda/shared/domain/texto/lugarDeFallo';

import { fallar, mensajeDe } from './ejecutar';
import { mandato, proyectoDe } from './proyecto';
import { Rechazada } from './publicar/pedir';
import { sesionDe } from './publicar/pedido';
import { type Estado, estadoDe } from './publicar/subir';

type Build = Estado['builds'][number];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' } },
});
const proyecto = proyectoDe(positionals[0]);
if (!proyecto)
  fallar(`Aquí no hay un área que se llame así.\nUso: ${mandato('estado', 'remote-<area>')}`);
const sesion = sesionDe(values.url, proyecto);
try {
  decir(await estadoDe(sesion, proyecto.area));
} catch (error) {
  fallar(error instanceof Rechazada ? error.message : mensajeDe(error));
}

function decir({ area, estable, canario, builds, salud, fallos = [] }: Estado): void {
  console.log(`${area} en ${sesion.url}`);
  const suyo = (nombre: string | null) => builds.find(({ build }) => build === nombre);
  if (estable === null) console.log('  De esta área aún no se ha publicado nada.');
  else console.log(`  para todas: ${lineaDe(suyo(estable), estable)}`);
  if (canario) decirCanario(suyo, canario);
  if (salud && salud.visitas > 0) decirSalud(salud);
  decirFallos(fallos);
}

function decirCanario(
  suyo: (nombre: string | null) => Build | undefined,
  canario: NonNullable<Estado['canario']>,
): void {
  console.log(`  al ${canario.porcentaje} %: ${lineaDe(suyo(canario.build), canario.build)}`);
  console.log(`    ${comoVa(canario)}`);
}

function enPorcentaje(parte: number): string {
  return `${Number((parte * 100).toFixed(2))} %`;
}

function enSegundos(ms: number | null): string {
  return ms === null ? 'sin datos' : `${ms / 1_000} s`;
}

/** Of seven days the faults and the budget of them, of one the times. */
function decirSalud(salud: NonNullable<Estado['salud']>): void {
  const { objetivo, visitas, malas, gastado, consumo1h, carga, lcp, inp, bucles, colgadas } = salud;
  const presupuesto =
    gastado === null ? '' : `, ${enPorcentaje(gastado)} del presupuesto de fallos`;
  console.log(
    `  en 7 días: ${malas} de ${visitas} visitas con fallo (se esperan sin fallo ${enPorcentaje(objetivo)})${presupuesto}`,
  );
  if (consumo1h !== null)
    console.log(`  en la última hora se gasta ${Number(consumo1h.toFixed(2))} veces lo previsto`);
  console.log(
    `  p75 en 24 horas: carga ${enSegundos(carga)}, LCP ${enSegundos(lcp)}, INP ${enSegundos(inp)}; ${bucles} bucles y ${colgadas} cuelgues`,
  );
}

/** Where each was thrown, as the sources of the area say it. */
function decirFallos(fallos: NonNullable<Estado['fallos']>): void {
  if (fallos.length > 0) console.log('  lo que falla:');
  for (const fallo of fallos) {
    const { build, fase, pantalla, mensaje, llamada, veces, pila } = fallo;
    const que = llamada === null ? mensaje : `no se lee la respuesta de ${llamada}`;
    const en = pantalla === '' ? '' : `, /${pantalla}`;
    console.log(
      `    ${build} ${fase}${en}, ${veces === 1 ? 'una vez' : `${veces} veces`}: ${sinControl(que)}`,
    );
    const lugar = lugarDeFallo(fallo) ?? pila[0];
    if (lugar !== undefined) console.log(`      ${lugar}`);
  }
}

/** What a page told may hold anything, and a terminal obeys some of it. */
function sinControl(texto: string): string {
  return texto.replace(/\p{Cc}/gu, ' ');
}

function comoVa({ detenido, motivo, promocion }: NonNullable<Estado['canario']>): string {
  if (detenido !== null) return `se detuvo solo: ${motivo ?? ''}`;
  if (promocion === null) return motivo ?? 'pasa a todas cuando el operador lo active';
  const { cargas, tras, fallos } = promocion;
  const van = `${Math.min(cargas, tras)} de ${tras} cargas`;
  return fallos === 0
    ? `${van} sin un fallo: al completarlas pasa a todas`
    : `${van}, y fallaron ${fallos} sesiones: el operador decide`;
}

function lineaDe(build: Build | undefined, nombre: string): string {
  if (!build) return nombre;
  const { version, procedencia, uso } = build;
  const commit = procedencia?.commit ? `commit ${procedencia.commit.slice(0, 12)}` : 'sin commit';
  const tiempos = uso.p95 === null ? '' : `, p50 ${uso.p50 ?? 0} ms y p95 ${uso.p95} ms`;
  return `${nombre} ${version} (${commit}): en 24 horas ${uso.cargas} cargas y ${uso.fallos} fallos${tiempos}`;
}

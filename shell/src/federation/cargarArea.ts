import type { AreaArranque, BuildArranque } from '@comanda/shared/contracts/plataforma/plataforma';
import type { FaseDeFallo } from '@comanda/shared/contracts/plataforma/fases';

import { conAvance, SinAvance } from './avance';
import { desmarcar, fueEvaluado, marcarMalo } from './buildsMalos';
import { candidatos } from './candidatos';
import { cargarDeBuild, type Pantalla } from './cargarBuild';
import { corrioLaPantalla, faseAlcanzada, faseDe, noLlego } from './fases';
import { recargarSin, retirarSinPintar } from './retirada';
import { anotarEvento } from './telemetria';
import { decirFallo } from './vigilarFallos';

/** Neither a build nor the one before could be loaded; the boundary says so. */
export class NoCargo extends Error {}

type Intento = {
  build: BuildArranque;
  perdido: boolean;
  /** Takes back that it was lost, where that is not told yet. */
  retractar: () => void;
  pantalla: Promise<Pantalla>;
};

const contados = new Set<string>();

/**
 * One screen of an area, by the path of its descriptor: of its build, or of the one before where that fails or stands still.
 * Once the code of a screen has run, no other build of the area may run beside it (what a screen adds to the store is added
 * once): then the page is loaded anew and begins with the build before. `alFondo`: nobody waits for it yet.
 */
export async function cargarPantalla(
  area: AreaArranque,
  path: string,
  { alFondo = false } = {},
): Promise<Pantalla> {
  const [primero, segundo] = candidatos(area);
  if (!primero) throw new NoCargo(`${area.contenedor} is not of this page: load it anew`);
  if (primero !== area && fueEvaluado(area)) return alFondo ? nunca() : recargar(area);

  const intento = intentar(primero, path);
  try {
    return await (segundo ? conAvance(intento.pantalla, primero.base) : intento.pantalla);
  } catch (error) {
    if (error instanceof SinAvance) perder(intento, faseDeParada(intento));
    return seguir(intento, { segundo, path, alFondo, error });
  }
}

type Resto = { segundo: BuildArranque | undefined; path: string; alFondo: boolean; error: unknown };

/** What comes after a build that failed here. */
function seguir(intento: Intento, { segundo, path, alFondo, error }: Resto): Promise<Pantalla> {
  const { build, perdido } = intento;
  if (!segundo || !perdido) throw new NoCargo(build.contenedor, { cause: error });
  if (!fueEvaluado(build)) return conElAnterior(intento, segundo, path);
  if (alFondo) throw error;
  return recargar(build, error);
}

/** The build whose screens an area shows in this page. */
export const buildEnUso = (area: AreaArranque): BuildArranque => candidatos(area)[0] ?? area;

/** Whether this page may load any build of the area. One that is older than all of them never will. */
export const cabeEnLaPagina = (area: AreaArranque): boolean => candidatos(area).length > 0;

/**
 * A screen broke as it was drawn: for the first time, or (`pintada`) in use. True: the page begins anew with the build before.
 */
export function alFallarPantalla(
  area: AreaArranque,
  error: unknown,
  { pintada }: { pintada: boolean },
): boolean {
  const pila = error instanceof Error ? (error.stack ?? '') : '';
  // by its files where they are told: a page that is about to begin anew has another build first
  const build =
    [area, area.anterior].find((uno) => uno && pila.includes(uno.base)) ?? buildEnUso(area);
  const fase = noLlego(error) ? 'trozo' : pintada ? 'uso' : 'pintado';
  const dicho = decirFallo({ que: 'pantalla', area, build, fase, error });
  return fase === 'pintado' && retirarSinPintar(area, build, dicho);
}

function intentar(build: BuildArranque, path: string): Intento {
  const desde = performance.now();
  const intento: Intento = {
    build,
    perdido: false,
    retractar: () => undefined,
    pantalla: cargarDeBuild(build, path).then(
      (pantalla) => {
        contar(build, performance.now() - desde);
        intento.retractar(); // slow, not broken
        return pantalla;
      },
      (error: unknown) => {
        perder(intento, faseDe(error, build.contenedor), error);
        throw error;
      },
    ),
  };
  return intento;
}

/** Which of the two comes first: what stood still may go on. */
async function conElAnterior(intento: Intento, segundo: BuildArranque, path: string) {
  let decidido = false;
  const tardia = intento.pantalla.then((pantalla) => {
    if (!decidido) desmarcar(intento.build);
    return pantalla;
  });
  try {
    return await Promise.any([tardia, intentar(segundo, path).pantalla]);
  } catch (error) {
    desmarcar(intento.build);
    desmarcar(segundo);
    throw new NoCargo(intento.build.contenedor, { cause: error });
  } finally {
    decidido = true;
  }
}

/** One failure is one event, however it goes on. */
function perder(intento: Intento, fase: FaseDeFallo, error?: unknown): void {
  if (intento.perdido) return;
  intento.perdido = true;
  const { build } = intento;
  console.error(`federation: ${build.contenedor} failed at ${fase}`, error);
  marcarMalo(build, { evaluado: corrioLaPantalla(build.contenedor, fase) });
  intento.retractar = informar(build, fase);
}

/** Once its entry has run, what is awaited are files of its screens. */
const faseDeParada = ({ build: { contenedor } }: Intento): FaseDeFallo =>
  faseAlcanzada(contenedor) === 'evaluacion' ? 'trozo' : 'entrada';

function contar(build: BuildArranque, ms: number): void {
  if (contados.has(build.contenedor)) return;
  contados.add(build.contenedor);
  anotarEvento({ area: build.descriptor.area, build: build.build, fase: 'carga', ms });
}

const informar = ({ descriptor: { area }, build }: BuildArranque, fase: FaseDeFallo) =>
  anotarEvento({ area, build, fase, ms: 0 });

function recargar(roto: BuildArranque, cause?: unknown): Promise<Pantalla> {
  if (!recargarSin(roto)) throw new NoCargo(roto.contenedor, { cause });
  return nunca();
}

const nunca = () => new Promise<Pantalla>(() => undefined);

import type { Caller } from '@comanda/kit/acceso/tenant';
import { usuarioSesion } from '@comanda/kit/acceso/usuarioSesion';
import { PERFILES_SIN_EMPRESA, type Perfil } from '@comanda/shared/contracts/auth/perfiles';
import type {
  AreaArranque,
  Arranque,
  BuildArranque,
} from '@comanda/shared/contracts/plataforma/plataforma';

import { banderasDe } from '../areas/banderasDe';
import {
  baseDeBuild,
  esDeArea,
  type Lanzamiento,
  type LanzamientoDeArea,
} from '../lanzamientos/lanzamiento';
import { origenesDe, type BuildElegido, type RegistroDeBuilds } from '../lanzamientos/registro';

import { elShell } from './elegirBuilds';

type DeArea = { build: LanzamientoDeArea; anterior: Lanzamiento | null };

type Plataforma = {
  registro: RegistroDeBuilds;
  direcciones: Arranque['direcciones'];
  modoSri?: Arranque['modo_sri'];
};

/** The boot document of a visitor: auth for everybody; an area when a company of the user has it on and the profile uses it. */
export function arranqueDe(
  elegidos: readonly BuildElegido[],
  caller: Caller | null,
  { registro, direcciones, modoSri }: Plataforma,
): Arranque {
  const areas = elegidos.filter(deArea).sort(comoEnElMenu(registro));
  const deIngreso = areas.filter(({ build }) => build.descriptor.zona === 'auth');
  const suyas = caller ? areas.filter(({ build }) => usa(build, caller)) : [];
  const encendidas = suyas.filter(({ build }) => caller && tieneEncendida(build, caller));
  const shell = elShell(elegidos)?.build;
  const origenes = origenesDe(registro);
  return {
    version: 1,
    areas: [...deIngreso, ...encendidas].map((area) => areaArranque(area, registro)),
    usuario: caller && conBanderas(caller, encendidas, registro),
    apagadas: suyas
      .filter((area) => !encendidas.includes(area))
      .map(({ build }) => build.descriptor),
    ...(shell && { shell: shell.build }),
    ...(caller &&
      shell && { marco: { base: baseDeBuild(shell), integridad: shell.indice.integridad } }),
    builds: [...registro.builds.values()].map(({ build }) => build),
    ...(origenes.length > 0 && { origenes }),
    direcciones,
    ...(modoSri && { modo_sri: modoSri }),
  };
}

/** Of each company the flags that are on, of what this visitor is given: what no build declares any more is off. */
function conBanderas(
  caller: Caller,
  dadas: readonly DeArea[],
  { banderas }: RegistroDeBuilds,
): Arranque['usuario'] {
  const declaradas = dadas.flatMap(({ build }) => banderasDe(build.descriptor));
  const usuario = usuarioSesion(caller);
  const areas = caller.empresas.map(({ id, empresa, areas: suyas }) => {
    const encendidas = declaradas.filter(
      (una) => banderas.get(id)?.has(una) && suyas.includes(una.slice(0, una.indexOf('.'))),
    );
    return {
      empresa,
      areas: [...suyas],
      ...(encendidas.length > 0 && { banderas: encendidas }),
    };
  });
  return { ...usuario, areas };
}

const deArea = (elegido: BuildElegido): elegido is DeArea => esDeArea(elegido.build);

/** The order that the operator gave the areas: what a company uses most comes first, and what is not known last. */
const comoEnElMenu = ({ orden }: RegistroDeBuilds) => {
  const lugarDe = ({ build }: DeArea) => orden.get(build.area) ?? Number.MAX_SAFE_INTEGER;
  return (a: DeArea, b: DeArea) => lugarDe(a) - lugarDe(b);
};

function usa({ descriptor }: LanzamientoDeArea, { perfil }: Caller): boolean {
  return (
    descriptor.zona === 'admin' &&
    descriptor.rutas.some(({ perfiles }) => perfiles.includes(perfil))
  );
}

const SIN_EMPRESA: readonly Perfil[] = PERFILES_SIN_EMPRESA;

/** People who serve the platform itself belong to no company: nothing is off for them. Who has lost theirs has no area. */
function tieneEncendida({ descriptor }: LanzamientoDeArea, { perfil, empresas }: Caller): boolean {
  return (
    SIN_EMPRESA.includes(perfil) ||
    empresas.some(({ areas }) => areas.some((area) => area === descriptor.area))
  );
}

function areaArranque({ build, anterior }: DeArea, registro: RegistroDeBuilds): AreaArranque {
  return {
    ...buildArranque(build, registro),
    anterior: anterior && esDeArea(anterior) ? buildArranque(anterior, registro) : null,
  };
}

function buildArranque(
  lanzamiento: LanzamientoDeArea,
  { origenes }: RegistroDeBuilds,
): BuildArranque {
  const { area, descriptor, build, contenedor, manifiesto, indice } = lanzamiento;
  const origen = origenes.get(area);
  return {
    descriptor,
    build,
    contenedor,
    base: baseDeBuild(lanzamiento),
    manifiesto,
    integridad: indice.integridad,
    ...(origen !== undefined && { origen }),
  };
}

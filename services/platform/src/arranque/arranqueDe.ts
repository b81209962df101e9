import type { Caller } from '@comanda/kit/acceso/tenant';
import { usuarioSesion } from '@comanda/kit/acceso/usuarioSesion';
import type {
  AreaArranque,
  Arranque,
  BuildArranque,
} from '@comanda/shared/contracts/plataforma/plataforma';

import {
  baseDeBuild,
  esDeArea,
  type Lanzamiento,
  type LanzamientoDeArea,
} from '../lanzamientos/lanzamiento';
import type { BuildElegido, RegistroDeBuilds } from '../lanzamientos/registro';

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
  return {
    version: 1,
    areas: [...deIngreso, ...encendidas].map(areaArranque),
    usuario: caller && usuarioSesion(caller),
    apagadas: suyas
      .filter((area) => !encendidas.includes(area))
      .map(({ build }) => build.descriptor),
    ...(shell && { shell: shell.build }),
    ...(caller &&
      shell && { marco: { base: baseDeBuild(shell), integridad: shell.indice.integridad } }),
    builds: [...registro.builds.values()].map(({ build }) => build),
    direcciones,
    ...(modoSri && { modo_sri: modoSri }),
  };
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

/** People who serve the platform itself (Dashboard, Vendedor) belong to no company: nothing is off for them. */
function tieneEncendida({ descriptor }: LanzamientoDeArea, { empresas }: Caller): boolean {
  return (
    empresas.length === 0 ||
    empresas.some(({ areas }) => areas.some((area) => area === descriptor.area))
  );
}

function areaArranque({ build, anterior }: DeArea): AreaArranque {
  return {
    ...buildArranque(build),
    anterior: anterior && esDeArea(anterior) ? buildArranque(anterior) : null,
  };
}

function buildArranque(lanzamiento: LanzamientoDeArea): BuildArranque {
  const { descriptor, build, contenedor, manifiesto, indice } = lanzamiento;
  return {
    descriptor,
    build,
    contenedor,
    base: baseDeBuild(lanzamiento),
    manifiesto,
    integridad: indice.integridad,
  };
}

import type { Caller } from '@comanda/kit/tenant';
import { usuarioSesion } from '@comanda/kit/usuarioSesion';
import { AREAS } from '@comanda/shared/contracts/perfiles';
import type { AreaArranque, Arranque } from '@comanda/shared/contracts/plataforma';

import {
  baseDe,
  esDeArea,
  type Lanzamiento,
  type LanzamientoDeArea,
} from '../lanzamientos/lanzamiento';

type Direcciones = Arranque['direcciones'];

/** The boot document of a visitor: auth for everybody; an area when a company of the user has it on and the profile uses it. */
export function arranqueDe(
  estables: readonly Lanzamiento[],
  caller: Caller | null,
  direcciones: Direcciones,
): Arranque {
  const areas = estables.filter(esDeArea).sort(comoEnElMenu);
  const deIngreso = areas.filter(({ descriptor }) => descriptor.zona === 'auth');
  const suyas = caller ? areas.filter((area) => usa(area, caller)) : [];
  const encendidas = suyas.filter((area) => caller && tieneEncendida(area, caller));
  return {
    version: 1,
    areas: [...deIngreso, ...encendidas].map(areaArranque),
    usuario: caller && usuarioSesion(caller),
    apagadas: suyas
      .filter((area) => !encendidas.includes(area))
      .map(({ descriptor }) => descriptor),
    direcciones,
  };
}

/** As the areas are named in the contracts: what a company uses most comes first. */
const comoEnElMenu = (a: LanzamientoDeArea, b: LanzamientoDeArea) =>
  AREAS.indexOf(a.descriptor.area) - AREAS.indexOf(b.descriptor.area);

function usa({ descriptor }: LanzamientoDeArea, { perfil }: Caller): boolean {
  return (
    descriptor.zona === 'admin' &&
    descriptor.rutas.some(({ perfiles }) => perfiles.includes(perfil))
  );
}

/** Those who serve the platform itself (Dashboard, Vendedor) belong to no company: nothing is off for them. */
function tieneEncendida({ descriptor }: LanzamientoDeArea, { empresas }: Caller): boolean {
  return empresas.length === 0 || empresas.some(({ areas }) => areas.includes(descriptor.area));
}

function areaArranque(lanzamiento: LanzamientoDeArea): AreaArranque {
  const { descriptor, build, contenedor, manifiesto, indice } = lanzamiento;
  return {
    descriptor,
    build,
    contenedor,
    base: baseDe(lanzamiento),
    manifiesto,
    integridad: indice.integridad,
  };
}

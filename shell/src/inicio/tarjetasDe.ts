import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import {
  LUGARES_DE_INICIO,
  type AreaArranque,
  type LugarDeInicio,
} from '@comanda/shared/contracts/plataforma/plataforma';
import { empresasDeArea } from '@comanda/shared/domain/empresa/empresasDeArea';

export type TarjetaHallada = { area: AreaArranque; path: string };
export type Tarjetas = Readonly<Record<LugarDeInicio, readonly TarjetaHallada[]>>;

/** Where nothing is said: after those that say it. */
const AL_FINAL = 1_000;

/** The cards that areas have for a profile, by where they stand, in the order they ask for. */
export function tarjetasDe(areas: readonly AreaArranque[], perfil: Perfil): Tarjetas {
  const suyas = areas
    .filter(({ descriptor }) => descriptor.zona === 'admin')
    .flatMap((area) => (area.descriptor.inicio ?? []).map((tarjeta) => ({ area, ...tarjeta })))
    .filter(({ perfiles }) => perfiles.includes(perfil))
    .sort((a, b) => (a.orden ?? AL_FINAL) - (b.orden ?? AL_FINAL));
  return porLugar((lugar) =>
    suyas.filter((una) => una.lugar === lugar).map(({ area, path }) => ({ area, path })),
  );
}

/** Those whose area is on in the company that is looked at: the others could only say that it is not. */
export function tarjetasEn(tarjetas: Tarjetas, usuario: UsuarioSesion, empresa: string): Tarjetas {
  return porLugar((lugar) =>
    tarjetas[lugar].filter(({ area }) =>
      empresasDeArea(usuario, area.descriptor.area).includes(empresa),
    ),
  );
}

function porLugar(en: (lugar: LugarDeInicio) => readonly TarjetaHallada[]): Tarjetas {
  const [hero, tareas, pulso, lista] = LUGARES_DE_INICIO;
  return { hero: en(hero), tareas: en(tareas), pulso: en(pulso), lista: en(lista) };
}

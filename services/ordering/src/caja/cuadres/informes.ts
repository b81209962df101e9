import type { Cuadre, InformeCaja } from '@comanda/shared/contracts/caja/cuadres';
import type { Caller, EmpresaId } from '@comanda/kit/acceso/tenant';

import { toCuadre } from './cuadreRow';
import type { cuadresRepository } from './cuadresRepository';
import { toInforme } from './informe';

type Cuadres = Pick<ReturnType<typeof cuadresRepository>, 'abierto' | 'cerrado'>;
type DeX = { empresa: string; caja?: number | undefined };
type DeZ = { empresa: string; cuadre: string };

/** What X and Z say, for whoever shows it and for whoever draws it. `empresa` of what is asked: its name. */
export const informesDe = (cuadres: Cuadres) => ({
  x: async (
    empresa: EmpresaId,
    { caller, entrada, ahora }: { caller: Caller; entrada: DeX; ahora: Date },
  ): Promise<InformeCaja> => {
    const { periodo, conteos } = await cuadres.abierto(empresa, { caller, caja: entrada.caja });
    const { totales } = periodo;
    return toInforme({ empresa: entrada.empresa, periodo, totales, conteos, hasta: ahora });
  },

  z: async (
    empresa: EmpresaId,
    entrada: DeZ,
  ): Promise<{ informe: InformeCaja; cuadre: Cuadre }> => {
    const { cuadre, periodo, conteos } = await cuadres.cerrado(empresa, entrada.cuadre);
    const { totales } = periodo;
    return {
      informe: toInforme({
        empresa: entrada.empresa,
        periodo,
        totales,
        conteos,
        hasta: cuadre.creado,
      }),
      cuadre: toCuadre(entrada.empresa)(cuadre),
    };
  },
});

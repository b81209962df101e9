import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { LeyDeEmpresa, PoliticaDeIva } from '@comanda/shared/contracts/admin/ley';
import { AJUSTES } from '@comanda/shared/contracts/ventas/ajustes';
import { SIN_REGISTRO } from '@comanda/shared/domain/ley/decretos';
import type { LeyDelDia } from '@comanda/shared/domain/ley/segunLey';

import type { PoolClient } from 'pg';

/** As it stands beside what is read of a company. */
export type FilaDeLey = { [Campo in keyof LeyDeEmpresa]: LeyDeEmpresa[Campo] | null } & {
  politica_iva: PoliticaDeIva | null;
};

/** $1 empresa */
const LEY = `
  select l.registro_turismo, l.provincia, l.canton, l.decretos, identidad.servicio_de($1) as servicio,
         identidad.regimen_de($1) as regimen, a.politica_iva
    from identidad.ley_de($1) l left join pedidos.ajustes_venta a on a.empresa_id = $1`;

/** Undefined: the company is gone. */
export function toLey(fila: FilaDeLey | undefined): LeyDeEmpresa {
  if (!fila) return SIN_REGISTRO;
  const { registro_turismo, provincia, canton, decretos, servicio, regimen } = fila;
  return {
    registro_turismo,
    provincia,
    canton,
    decretos: decretos ?? [],
    ...(servicio && { servicio }),
    ...(regimen && { regimen }),
  };
}

/** What the law makes of a company's catalogue on a day ('YYYY-MM-DD'). */
export const toLeyDelDia = (fila: FilaDeLey | undefined, dia: string): LeyDelDia => ({
  dia,
  ley: toLey(fila),
  politica: fila?.politica_iva ?? AJUSTES.politica_iva,
});

const leer = async (client: Pick<PoolClient, 'query'>, empresa: EmpresaId) =>
  (await client.query<FilaDeLey>(LEY, [empresa])).rows[0];

export const leyDe = async (client: Pick<PoolClient, 'query'>, empresa: EmpresaId) =>
  toLey(await leer(client, empresa));

export const leyDelDiaDe = async (
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  dia: string,
) => toLeyDelDia(await leer(client, empresa), dia);

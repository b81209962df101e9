import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { Mes } from '@comanda/shared/contracts/reportes/reporteria';
import type { Periodo } from '@comanda/shared/domain/texto/periodo';

import type { EmpresasRepository } from '../empresas/empresasRepository';

import { deUnAmbiente, establecimientosVistos } from './delRuc';
import type { MesRepository } from './mesRepository';
import { toMes } from './mesRow';

type Partes = {
  meses: Pick<MesRepository, 'resumen'>;
  empresas: Pick<EmpresasRepository, 'establecimientos'>;
};

type Pedido = {
  empresa: EmpresaId;
  periodo: Periodo;
  /** The companies whose reports the caller sees. */
  vistas: readonly { id: EmpresaId }[];
  /** All of the taxpayer's that are seen, not this one alone. */
  todo: boolean;
};

/** What a company issued in a month, or all companies of its RUC, of which there is more to say than their sum. */
export async function mesPedido({ meses, empresas }: Partes, pedido: Pedido): Promise<Mes> {
  const { empresa, periodo, todo } = pedido;
  const { ruc, suyas, ajenos } = await establecimientosVistos(empresas, pedido);
  const cuales = todo ? suyas.map(({ id }) => id) : [empresa];
  const netos = new Map(
    deUnAmbiente(
      await Promise.all(cuales.map(async (id) => [id, await meses.resumen(id, periodo)] as const)),
    ),
  );
  const mes = toMes([...netos.values()].flat());
  if (suyas.length + ajenos < 2) return { ...mes, contribuyente: null };
  return {
    ...mes,
    contribuyente: {
      ruc,
      establecimientos: suyas.map(({ id, ...una }) => ({
        ...una,
        neto: todo ? toMes(netos.get(id) ?? []).conceptos.NETO : null,
      })),
      ajenos,
    },
  };
}

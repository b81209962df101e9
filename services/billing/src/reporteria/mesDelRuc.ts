import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { Contribuyente, Mes } from '@comanda/shared/contracts/reportes/reporteria';
import type { Periodo } from '@comanda/shared/domain/texto/periodo';

import type { EmpresasRepository } from '../empresas/empresasRepository';

import type { MesRepository, TotalDelMes } from './mesRepository';
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
  const { empresa, periodo, vistas, todo } = pedido;
  const todas = await empresas.establecimientos(empresa);
  if (todas.length < 2)
    return { ...toMes(await meses.resumen(empresa, periodo)), contribuyente: null };

  const suyas = todas.flatMap(({ establecimiento, ...una }) => {
    const vista = vistas.find(({ id }) => id === una.id);
    return vista ? { id: vista.id, empresa: una.empresa, establecimiento } : [];
  });
  const contribuyente = (netos: ReadonlyMap<EmpresaId, TotalDelMes[]>): Contribuyente => ({
    ruc: todas[0]?.ruc ?? '',
    establecimientos: suyas.map(({ id, ...una }) => {
      const filas = netos.get(id);
      return { ...una, neto: filas ? toMes(filas).conceptos.NETO : null };
    }),
    ajenos: todas.length - suyas.length,
  });
  if (!todo) {
    const mes = toMes(await meses.resumen(empresa, periodo));
    return { ...mes, contribuyente: contribuyente(new Map()) };
  }
  const leidos = await Promise.all(
    suyas.map(async ({ id }) => [id, await meses.resumen(id, periodo)] as const),
  );
  const netos = new Map(deUnAmbiente(leidos));
  return { ...toMes([...netos.values()].flat()), contribuyente: contribuyente(netos) };
}

/** Where one company issues for good, what another does in the authority's tests declares nothing. */
function deUnAmbiente(
  leidos: readonly (readonly [EmpresaId, TotalDelMes[]])[],
): [EmpresaId, TotalDelMes[]][] {
  const hayDeVeras = leidos.some(([, filas]) => filas.some(({ ambiente }) => ambiente === '2'));
  return leidos.map(([id, filas]) => [
    id,
    filas.map((fila): TotalDelMes =>
      hayDeVeras && fila.ambiente === '1' ? { ...fila, ambiente: '2', concepto: 'PRUEBAS' } : fila,
    ),
  ]);
}

import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { Periodo } from '@comanda/shared/domain/texto/periodo';

import type { EmpresasRepository } from '../empresas/empresasRepository';

import type { ClaveDelMes, DocumentosRepository } from './documentosRepository';

type DeQuien = {
  empresa: EmpresaId;
  /** The companies whose reports the caller sees. */
  vistas: readonly { id: EmpresaId }[];
};

/** The companies of a company's RUC that the caller sees, itself among them, and how many more there are. */
export async function establecimientosVistos(
  empresas: Pick<EmpresasRepository, 'establecimientos'>,
  { empresa, vistas }: DeQuien,
) {
  const todas = await empresas.establecimientos(empresa);
  const suyas = todas.flatMap(({ establecimiento, ...una }) => {
    const vista = vistas.find(({ id }) => id === una.id);
    return vista ? { id: vista.id, empresa: una.empresa, establecimiento } : [];
  });
  return { ruc: todas[0]?.ruc ?? '', suyas, ajenos: todas.length - suyas.length };
}

type DeAmbiente = { ambiente: '1' | '2'; concepto: string | null };

/** Where one company issues for good, what another does in the authority's tests declares nothing. */
export function deUnAmbiente<Fila extends DeAmbiente>(
  leidos: readonly (readonly [EmpresaId, readonly Fila[]])[],
): [EmpresaId, Fila[]][] {
  const hayDeVeras = leidos.some(([, filas]) => filas.some(({ ambiente }) => ambiente === '2'));
  return leidos.map(([id, filas]) => [
    id,
    filas.map((fila) =>
      hayDeVeras && fila.ambiente === '1' ? { ...fila, ambiente: '2', concepto: 'PRUEBAS' } : fila,
    ),
  ]);
}

export type ClavesDeEmpresa = { empresa: EmpresaId; claves: readonly ClaveDelMes[] };

/** Which documents a month has, company after company. */
export async function clavesDelMes(
  documentos: Pick<DocumentosRepository, 'claves'>,
  empresas: readonly EmpresaId[],
  periodo: Periodo,
): Promise<ClavesDeEmpresa[]> {
  const leidas = await Promise.all(
    empresas.map(async (id) => [id, await documentos.claves(id, periodo)] as const),
  );
  return deUnAmbiente(leidas).map(([empresa, claves]) => ({ empresa, claves }));
}

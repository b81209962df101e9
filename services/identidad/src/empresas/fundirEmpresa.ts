import { fundir } from '@comanda/kit/base/fundir';
import type { empresasCalls } from '@comanda/shared/contracts/admin/empresas';
import type { CallEntrada } from '@comanda/shared/contracts/defineCall';

import { exigirRegimen, type DelOperador, type EmpresaDatos } from './empresaDatos';

type Edicion = {
  datos: EmpresaDatos;
  operador: DelOperador;
  /** The company as this editor read it; undefined: a page of before does not say. */
  leido?: CallEntrada<typeof empresasCalls.actualizarEmpresa>['antes'];
};

/** What a request may leave unsaid: it stays. */
const CALLADAS = [
  'notas_de_venta',
  'registro_turismo',
  'provincia',
  'canton',
  'categoria_turismo',
  'servicio',
] as const;

/** A point of issue is of an establishment, and that of a RUC. */
const SERIE = ['ruc', 'establecimiento', 'punto_emision'];

/** What is written of a company that several people edit, and of what the operator says of it. */
export function fundirEmpresa(
  ahora: EmpresaDatos & { areas: readonly string[]; id_vendedor: string | null },
  { datos, operador: { areas, ...operador }, leido }: Edicion,
): { datos: EmpresaDatos; operador: DelOperador } {
  const escrito = conLoCallado(datos, ahora);
  const fundidos = fundir(ahora, { leido, escrito }, { juntos: [SERIE] });
  exigirRegimen(fundidos); // two may each have written half of what contradicts itself
  const suyas = areas && leido?.areas ? fundirAreas(ahora.areas, leido.areas, areas) : areas;
  return {
    datos: fundidos,
    operador: {
      ...fundir(ahora, { leido, escrito: operador }),
      ...(suyas !== undefined && { areas: suyas }),
    },
  };
}

const conLoCallado = (datos: EmpresaDatos, ahora: EmpresaDatos): EmpresaDatos => ({
  ...datos,
  ...Object.fromEntries(
    CALLADAS.map((columna) => [
      columna,
      datos[columna] === undefined ? ahora[columna] : datos[columna],
    ]),
  ),
});

/** Each area is on or off by itself: who switches one undoes nobody's other. Undefined where this editor switched none. */
function fundirAreas(
  ahora: readonly string[],
  leidas: readonly string[],
  escritas: readonly string[],
): readonly string[] | undefined {
  const encendidas = escritas.filter((una) => !leidas.includes(una));
  const apagadas = leidas.filter((una) => !escritas.includes(una));
  if (encendidas.length + apagadas.length === 0) return undefined;
  return [...new Set([...ahora.filter((una) => !apagadas.includes(una)), ...encendidas])];
}

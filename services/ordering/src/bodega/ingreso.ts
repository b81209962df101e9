import { COSTO_UNITARIO_MAXIMO } from '@comanda/shared/contracts/inventario/bodega';
import { aCentavos, aDolares } from '@comanda/shared/domain/dinero/dinero';
import {
  aMicros,
  costoDe,
  costoPromedio,
  deMicros,
} from '@comanda/shared/domain/producto/materiaPrima';
import { aMilesimas } from '@comanda/shared/domain/producto/medidas';
import { enCampo } from '@comanda/kit/http/enCampo';

import { numeroDePeso, type MateriaRow } from './libro';

const micros = (costoUnitario: number | null) =>
  costoUnitario === null ? null : aMicros(costoUnitario);

/** What a unit costs once `peso` more came in for `costo` dollars; refused where it is more than anything costs. */
export function costoTrasIngreso(
  { peso_actual, costo_unitario }: Pick<MateriaRow, 'peso_actual' | 'costo_unitario'>,
  { peso, costo }: { peso: number; costo: number | null },
): number | null {
  const promedio = costoPromedio(
    { peso: aMilesimas(Number(peso_actual)), costoUnitario: micros(numeroDePeso(costo_unitario)) },
    { peso: aMilesimas(peso), costo: costo === null ? null : aCentavos(costo) },
  );
  if (promedio === null) return null;
  const dolares = deMicros(promedio);
  if (dolares > COSTO_UNITARIO_MAXIMO)
    throw enCampo('COSTO_MAXIMO', 'costo', { detalle: { dolares } });
  return dolares;
}

/** What so much of it is worth, in dollars, whichever way it goes; null where nobody said what a unit costs. */
export function valorDe(costoUnitario: number | null, cantidad: number): number | null {
  const valor = costoDe(aMilesimas(Math.abs(cantidad)), micros(costoUnitario));
  return valor === null ? null : aDolares(valor);
}

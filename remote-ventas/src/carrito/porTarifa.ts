import { formatCentavos } from '@comanda/shared/domain/dinero/dinero';

import { porCobrar, type CambioPorTarifa, type VentaAbierta } from './ventaAbierta';

/** What tarifas that began or ended made of a sale's total; what it was at first counts, and a total that came back is no change. */
export function cambioPorTarifa(
  antes: VentaAbierta,
  despues: VentaAbierta,
): CambioPorTarifa | undefined {
  const { tarifas: habia = [], porTarifa } = antes;
  const { tarifas: rigen = [] } = despues;
  const alEmpezar = porTarifa?.antes ?? porCobrar(antes);
  const ahora = porCobrar(despues);
  const terminadas = habia.filter((nombre) => !rigen.includes(nombre));
  const empezadas = rigen.filter((nombre) => !habia.includes(nombre));
  const esOtra = terminadas.length > 0 || empezadas.length > 0;
  if (alEmpezar === ahora) return undefined;
  if (esOtra) return { terminadas, empezadas, antes: alEmpezar, ahora };
  return porTarifa && { ...porTarifa, ahora };
}

/** 'Terminó Hora feliz: el total cambió de $8.00 a $12.00' */
export function fraseDeTarifa({ terminadas, empezadas, antes, ahora }: CambioPorTarifa): string {
  const dicho = [
    ...(terminadas.length > 0 ? [`Terminó ${terminadas.join(', ')}`] : []),
    ...(empezadas.length > 0 ? [`Empezó ${empezadas.join(', ')}`] : []),
  ].join('. ');
  return `${dicho}: el total cambió de ${formatCentavos(antes)} a ${formatCentavos(ahora)}`;
}

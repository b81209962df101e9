import type { ReporteVentas } from '@comanda/shared/contracts/reportes/reportes';
import { aCentavos, sumar, type Centavos } from '@comanda/shared/domain/dinero/dinero';

type Mitades = { ahora: Centavos; antes: Centavos };

/**
 * Half a day is compared with the same half: of both days what was sold in hours that are over. Before the first hour is
 * over there is nothing to compare.
 */
export function hastaLaHora({ horas }: Pick<ReporteVentas, 'horas'>, hora: number): Mitades {
  const pasadas = horas.filter((una) => una.hora < hora);
  return {
    ahora: sumar(pasadas.map(({ total }) => aCentavos(total))),
    antes: sumar(pasadas.map(({ antes }) => aCentavos(antes.total))),
  };
}

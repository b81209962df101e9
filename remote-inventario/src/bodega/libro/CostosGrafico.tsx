import {
  MOTIVOS_MERMA,
  type CostoMerma,
  type MotivoMerma,
} from '@comanda/shared/contracts/inventario/mermas';
import {
  aCentavos,
  formatCentavos,
  formatMonto,
  sumar,
} from '@comanda/shared/domain/dinero/dinero';
import { GraficoBarras, type Serie } from '@comanda/shared/ui/graficos';

import { MOTIVO } from '../bodegaMensajes';

const COLOR: Record<MotivoMerma, Serie['color']> = {
  CADUCADO: 'cat-teja',
  DANADO: 'cat-mostaza',
  PREPARACION: 'cat-cielo',
  OTRO: 'cat-uva',
};

/** '2026-11' is '11/2026', as dates are written here. */
const nombreDeMes = (mes: string): string => mes.split('-').reverse().join('/');

type CostosGraficoProps = { meses: readonly string[]; filas: readonly CostoMerma[] };

export function CostosGrafico({ meses, filas }: CostosGraficoProps) {
  const costoDe = (mes: string, motivo: MotivoMerma) =>
    filas.find((fila) => fila.mes === mes && fila.motivo === motivo)?.costo ?? 0;
  const total = sumar(filas.map(({ costo }) => aCentavos(costo)));
  const sinCosto = filas.reduce((suma, { sin_costo }) => suma + sin_costo, 0);
  return (
    <>
      <p>
        En total <strong className="cifra">{formatCentavos(total)}</strong>.{' '}
        {sinCosto > 0 &&
          `${sinCosto} ${sinCosto === 1 ? 'merma no tiene costo' : 'mermas no tienen costo'}: registre cuánto cuestan los ingresos.`}
      </p>
      <GraficoBarras
        titulo="Costo de mermas por mes y motivo"
        eje="Mes"
        etiquetas={meses.map(nombreDeMes)}
        series={MOTIVOS_MERMA.map((motivo) => ({
          nombre: MOTIVO[motivo],
          color: COLOR[motivo],
          valores: meses.map((mes) => costoDe(mes, motivo)),
        }))}
        formato={formatMonto}
      />
    </>
  );
}

import type { MateriaPrima } from '@comanda/shared/contracts/bodega';
import { formatFecha } from '@comanda/shared/domain/fecha';
import { formatPeso } from '@comanda/shared/domain/medidas';
import { QueryView } from '@comanda/shared/piezas/vista';
import { GraficoLineas } from '@comanda/shared/ui/graficos';

import { useListarExistenciasQuery } from '../bodegaApi';

type ExistenciaGraficoProps = { empresa: string; materia: MateriaPrima };

/** What there was of a material at the end of each day that something moved. */
export function ExistenciaGrafico({ empresa, materia }: ExistenciaGraficoProps) {
  const { id, medida_entrada } = materia;
  const existencias = useListarExistenciasQuery(
    { empresa, id },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryView query={existencias} empty={null}>
      {({ dias }) =>
        dias.length === 0 ? (
          <p className="ui-vista">Aun no hay movimientos</p>
        ) : (
          <GraficoLineas
            titulo="Existencia al cierre de cada dia"
            eje="Fecha"
            etiquetas={dias.map(({ fecha }) => formatFecha(fecha))}
            series={[
              { nombre: 'Existencia', color: 'primario', valores: dias.map(({ saldo }) => saldo) },
            ]}
            formato={(peso) => formatPeso(peso, medida_entrada)}
          />
        )
      }
    </QueryView>
  );
}

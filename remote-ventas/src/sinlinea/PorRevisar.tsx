import type { VentaMarcada } from '@comanda/shared/contracts/ventas/sinLinea';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { DataTable, enMemoria, type Column } from '@comanda/shared/piezas/tabla';
import { QueryView } from '@comanda/shared/piezas/vista';
import { withNotice } from '@comanda/shared/ui/core';

import { useListarVentasSinLineaQuery, useRevisarVentaSinLineaMutation } from './sinlineaApi';
import { MARCA_DICHA, sinlineaMensajes as mensajes } from './sinlineaMensajes';

const marcasDe = ({ marcas }: VentaMarcada) => marcas.map((una) => MARCA_DICHA[una]).join(', ');
const quienDe = ({ aceptada_por, motivo, revisada_por }: VentaMarcada) =>
  [aceptada_por && `Aceptó ${aceptada_por}: ${motivo}`, revisada_por && `Revisó ${revisada_por}`]
    .filter(Boolean)
    .join('. ');

/** Who it says did it, who sent it, and in whose name it stands where that is neither of them. */
const autoresDe = ({ hecho_por, enviado_por, vendedor }: VentaMarcada) =>
  [
    `Hecho por ${hecho_por}`,
    enviado_por && `enviado por ${enviado_por}`,
    ![hecho_por, enviado_por].includes(vendedor) && `a nombre de ${vendedor}`,
  ]
    .filter(Boolean)
    .join(', ');

const COLUMNAS: readonly Column<VentaMarcada>[] = [
  {
    id: 'venta',
    header: 'venta',
    movil: 'titulo',
    text: (fila) => [fila.secuencia, autoresDe(fila), fila.dispositivo].join(' '),
    cell: (fila) => (
      <span className="ui-dos ventas-sinlinea-celda">
        <span>{fila.secuencia}</span>
        <small>
          {autoresDe(fila)} · {fila.dispositivo}
        </small>
      </span>
    ),
  },
  {
    id: 'marcas',
    header: 'qué revisar',
    movil: 'ancho',
    text: (fila) => [marcasDe(fila), quienDe(fila)].join('. '),
    cell: (fila) => (
      <span className="ui-dos ventas-sinlinea-celda">
        <span data-tono={fila.revisada_por ? undefined : 'pausa'}>{marcasDe(fila)}</span>
        {quienDe(fila) && <small>{quienDe(fila)}</small>}
      </span>
    ),
  },
  {
    id: 'total',
    header: 'total',
    align: 'right',
    movil: 'titulo',
    text: ({ total }) => formatMonto(total),
    numero: ({ total }) => total,
  },
  { id: 'vendida', header: 'vendida', text: ({ vendida }) => formatFechaHora(vendida) },
  { id: 'recibida', header: 'recibida', text: ({ recibida }) => formatFechaHora(recibida) },
];

/** Sales that came in without a line and are not as they would have been with one. */
export function PorRevisar({ empresa }: { empresa: string }) {
  const marcadas = useListarVentasSinLineaQuery({ empresa }, { refetchOnMountOrArgChange: true });
  const [revisar] = useRevisarVentaSinLineaMutation();
  return (
    <QueryView query={marcadas} esqueleto="tabla" empty={mensajes.sinMarcadas}>
      {(filas) => (
        <DataTable
          titulo="Por revisar"
          columns={COLUMNAS}
          fuente={enMemoria(filas)}
          rowKey={({ id }) => id}
          nombreDe={({ secuencia }) => secuencia}
          pageSize={10}
          accionesHeader="acción"
          acciones={({ id, revisada_por }) =>
            revisada_por
              ? []
              : [
                  {
                    texto: 'Revisada',
                    onElegir: () =>
                      withNotice(revisar({ empresa, venta: id }).unwrap(), mensajes.revisar),
                  },
                ]
          }
        />
      )}
    </QueryView>
  );
}

import { cajaCalls, type Caja, type MovimientoCaja } from '@comanda/shared/contracts/caja/caja';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { DataTable, enMemoria, type Accion } from '@comanda/shared/piezas/tabla';
import { QueryView, type Consulta } from '@comanda/shared/piezas/vista';
import { useSinLinea } from '@comanda/shared/sinLinea';
import { confirmar, withNotice } from '@comanda/shared/ui/core';

import { useReimprimirRecibo } from './anticipo/useReimprimirRecibo';
import { useCambiarEstadoCajaMutation } from './cajaApi';
import { cajaMensajes as mensajes, preguntaDeMovimiento } from './cajaMensajes';
import { movimientosDeCajaColumns, sumasDe } from './movimientosDeCajaColumns';
import { filasPorEnviar, type FilaDeMovimiento } from './porEnviar';
import type { HoraDeCorte } from './useCorte';

export type MovimientosProps = {
  empresa: string;
  /** The drawer that is looked at. */
  caja: Caja;
  movimientos: Consulta<MovimientoCaja[]>;
  corte: HoraDeCorte;
};

/**
 * Today's movements of a drawer (spec section 2), first what this till has not sent. Taken off, one goes out of the cash and
 * stays in the list.
 */
export default function Movimientos({ empresa, caja, movimientos, corte }: MovimientosProps) {
  const { actos } = useSinLinea();
  const { currentData: suyos } = movimientos;
  const filasDeTodos = suyos && [...filasPorEnviar(actos, empresa, caja), ...suyos];
  const todos: Consulta<FilaDeMovimiento[]> = {
    ...movimientos,
    ...(filasDeTodos && { currentData: filasDeTodos }),
  };
  const [cambiar, { isLoading, originalArgs }] = useCambiarEstadoCajaMutation();
  const reimprimir = useReimprimirRecibo(caja.nombre);
  const puedeCambiar = usePuede(cajaCalls.cambiarEstadoCaja);

  const onCambiar = async (movimiento: MovimientoCaja) => {
    if (!(await confirmar(preguntaDeMovimiento(movimiento)))) return;
    const quita = movimiento.estado === 'A';
    const cambio = cambiar({ empresa, id: movimiento.id, estado: quita ? 'N' : 'A' });
    await withNotice(cambio.unwrap(), quita ? mensajes.eliminar : mensajes.activar);
  };
  const accionesDe = (movimiento: FilaDeMovimiento): Accion[] => {
    if (movimiento.porEnviar) return [];
    const activo = movimiento.estado === 'A';
    const cambio: Accion = {
      texto: activo ? 'Eliminar' : 'Activar',
      peligro: activo,
      impedida: corte.lineas,
      ocupada: isLoading && originalArgs?.id === movimiento.id,
      onElegir: () => onCambiar(movimiento),
    };
    const recibo: Accion = { texto: 'Recibo', onElegir: () => reimprimir(movimiento) };
    return [
      ...(activo && movimiento.tipo === 'ANTICIPO' ? [recibo] : []),
      ...(puedeCambiar ? [cambio] : []),
    ];
  };

  return (
    <QueryView query={todos} empty={mensajes.vacio} esqueleto="tabla">
      {(filas) => (
        <DataTable<FilaDeMovimiento>
          titulo="Movimientos de hoy"
          columns={movimientosDeCajaColumns}
          fuente={enMemoria(filas.filter((fila) => fila.caja === caja.id))}
          rowKey={({ id }) => id}
          nombreDe={({ detalle }) => detalle}
          pie={sumasDe}
          vacio={mensajes.vacio}
          exportar="movimientos"
          compacta
          acciones={filas.some((fila) => accionesDe(fila).length > 0) ? accionesDe : undefined}
        />
      )}
    </QueryView>
  );
}

import type { Programado, ResultadoProgramado } from '@comanda/shared/contracts/ventas/programados';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Button, confirmar, withNotice } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { nombreDeVenta } from '../carrito/nombreDeVenta';
import { useEmitirProgramadoMutation, useListarResultadosProgramadoQuery } from './programadosApi';
import { programadosMensajes as mensajes } from './programadosMensajes';

type ResultadosModalProps = { empresa: string; programado: Programado; onCerrar: () => void };

/** What became of its last times: the sale, or why there is none and the button that issues it today. */
export function ResultadosModal({ empresa, programado, onCerrar }: ResultadosModalProps) {
  const { id, cliente, valor } = programado;
  const resultados = useListarResultadosProgramadoQuery(
    { empresa, id },
    { refetchOnMountOrArgChange: true },
  );
  const [emitir, { isLoading: emitiendo, originalArgs }] = useEmitirProgramadoMutation();
  const onEmitir = async ({ previsto }: ResultadoProgramado) => {
    if (!(await confirmar(mensajes.confirmarEmitir(cliente, formatMonto(valor))))) return;
    await withNotice(emitir({ empresa, id, previsto }).unwrap(), mensajes.emitir);
  };

  return (
    <Modal open title={`Resultados de ${cliente}`} footer={null} onCancel={onCerrar}>
      <QueryView query={resultados} empty={mensajes.sinResultados}>
        {(filas) => (
          <ul className="ui-pila programados-resultados">
            {filas.map((fila) => (
              <li key={fila.previsto}>
                <p>
                  <span className="cifra">{formatFechaHora(fila.previsto)}</span>{' '}
                  <Estado {...fila} />
                </p>
                {fila.estado === 'NO_EMITIDA' && (
                  <Button
                    aria-label={`Emitir la del ${formatFechaHora(fila.previsto)}`}
                    loading={emitiendo && originalArgs?.previsto === fila.previsto}
                    disabled={emitiendo}
                    onClick={() => void onEmitir(fila)}
                  >
                    Emitir
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Modal>
  );
}

function Estado({ estado, motivo, secuencia, nota, estado_venta, fecha }: ResultadoProgramado) {
  if (estado === 'NO_EMITIDA')
    return (
      <>
        <strong data-tono="mal">No emitida</strong>
        <br />
        <small>{motivo}</small>
      </>
    );
  return (
    <>
      <strong data-tono="bien">Emitida</strong>
      <br />
      <small className="cifra">
        {nombreDeVenta({ secuencia: secuencia ?? '', nota })}
        {estado_venta === 'ANULADO' && ', anulada'} · {formatFechaHora(fecha)}
      </small>
    </>
  );
}

import { useState, type SubmitEvent } from 'react';

import { esApiError, nuevoUuid } from '@comanda/shared/api';
import type { LineaOrden } from '@comanda/shared/contracts/ventas/ordenes';
import { formatCantidad } from '@comanda/shared/domain/producto/medidas';
import { AprobadorCampos, useAprobador } from '@comanda/shared/piezas/aprobador';
import { useCerrarConCuidado } from '@comanda/shared/piezas/formulario';
import { useUsuario } from '@comanda/shared/session';
import { Alert, Button, Input, textoDeFallo, withNotice } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { nadieDijoNo } from '../../carrito/envio/nadieDijoNo';
import { useAnularLineaMutation } from '../../cocina/pisoApi';
import { enMesaMensajes as mensajes } from './enMesaMensajes';

const MOTIVOS = ['El cliente cambió de idea', 'Error al tomar la orden', 'Demoró mucho', 'No hay'];
const MOTIVO_LARGO = 120;

type AnularLineaModalProps = {
  empresa: string;
  random: string;
  linea: LineaOrden;
  onCerrar: () => void;
};

/** Takes units of a sent line back and says why: the kitchen sees them struck through, and it is kept who did it. */
export function AnularLineaModal({ empresa, random, linea, onCerrar }: AnularLineaModalProps) {
  const { producto, cantidad: hay, por_peso } = linea;
  const [clave] = useState(nuevoUuid);
  const [cuantas, setCuantas] = useState(hay);
  const [motivo, setMotivo] = useState('');
  const [falta, setFalta] = useState(false);
  const [anular, { isLoading, error }] = useAnularLineaMutation();
  // what was sent last stands until somebody answers it: it may have been done
  const incierta = error !== undefined && nadieDijoNo(error);
  const { campos, aprobador, alResponder } = useAprobador();
  const pideAprobacion = usePideAprobacion(linea, error);
  const { cerrar } = useCerrarConCuidado(onCerrar, {
    sucio: motivo !== '' || cuantas !== hay,
    enviando: isLoading,
  });

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    setFalta(motivo.trim() === '');
    if (motivo.trim() === '' || isLoading || (pideAprobacion && !aprobador)) return;
    const llamada = anular({
      empresa,
      random,
      clave,
      linea: linea.linea,
      cantidad: cuantas,
      motivo,
      ...(pideAprobacion && { aprobacion: aprobador }),
    });
    if (await withNotice(llamada.unwrap(), { ...mensajes.anular, fallo: null })) onCerrar();
    else alResponder(codigoDe((await llamada).error));
  };
  const divisible = !por_peso && hay > 1;
  return (
    <Modal
      open
      title={`Anular ${producto}`}
      footer={null}
      width={440}
      mask={{ closable: false }}
      onCancel={() => void cerrar()}
    >
      <form className="ui-pila ventas-dialogo" onSubmit={(event) => void onSubmit(event)}>
        {divisible && (
          <div className="enmesa-unidades" role="group" aria-label="Cuántas unidades">
            <button
              type="button"
              className="ui-boton"
              aria-label="Una menos"
              disabled={cuantas <= 1 || incierta}
              onClick={() => setCuantas(cuantas - 1)}
            >
              -
            </button>
            <strong className="cifra" aria-live="polite">
              {formatCantidad(cuantas)} de {formatCantidad(hay)}
            </strong>
            <button
              type="button"
              className="ui-boton"
              aria-label="Una más"
              disabled={cuantas >= hay || incierta}
              onClick={() => setCuantas(cuantas + 1)}
            >
              +
            </button>
          </div>
        )}
        <label htmlFor="enmesa-motivo">Motivo de la anulación</label>
        <Input
          id="enmesa-motivo"
          autoFocus
          size="large"
          autoComplete="off"
          maxLength={MOTIVO_LARGO}
          value={motivo}
          disabled={incierta}
          status={falta ? 'error' : undefined}
          onChange={(event) => setMotivo(event.target.value)}
        />
        {falta && <Alert type="error" role="alert" title="Escriba el motivo de la anulación" />}
        <div className="ventas-notas" role="group" aria-label="Motivos frecuentes">
          {MOTIVOS.map((uno) => (
            <button
              key={uno}
              type="button"
              className="ui-chip"
              aria-pressed={motivo === uno}
              disabled={incierta}
              onClick={() => setMotivo(uno)}
            >
              {uno}
            </button>
          ))}
        </div>
        {pideAprobacion && (
          <AprobadorCampos
            empresa={empresa}
            leyenda={mensajes.yaListo}
            espera={isLoading}
            {...campos}
          />
        )}
        {error && <Alert type="error" role="alert" title={textoDeFallo(error)} />}
        <Button
          type="primary"
          danger
          size="large"
          block
          htmlType="submit"
          loading={isLoading}
          disabled={pideAprobacion && !aprobador}
        >
          Anular
        </Button>
      </form>
    </Modal>
  );
}

const codigoDe = (error: unknown) => (esApiError(error) ? error.code : undefined);

/** What the kitchen has ready is approved, unless an Administrador takes it back; the server may know of it first. */
function usePideAprobacion({ lista }: LineaOrden, error: unknown): boolean {
  const administra = useUsuario()?.perfil === 'Administrador';
  const [rehusada, setRehusada] = useState(false);
  if (!rehusada && codigoDe(error) === 'ANULACION_SIN_APROBACION') setRehusada(true);
  return !administra && (lista || rehusada);
}

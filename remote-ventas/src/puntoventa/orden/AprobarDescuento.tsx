import { useEffect, useEffectEvent, type SubmitEvent } from 'react';

import { esApiError } from '@comanda/shared/api';
import type { Aprobacion } from '@comanda/shared/contracts/ventas/ajustes';
import { AprobadorCampos, useAprobador } from '@comanda/shared/piezas/aprobador';
import { Alert, Button, textoDeFallo } from '@comanda/shared/ui/core';

import { useAprobarDescuentoMutation } from '../puntoventaApi';

type AprobarDescuentoProps = {
  empresa: string;
  porcentaje: number;
  permitido: number;
  /** False where the discount itself cannot be yet, which is said: nobody approves that. */
  revisar: () => boolean;
  /** Whether the answer is on its way. */
  onEspera: (espera: boolean) => void;
  onAprobado: (aprobacion: Aprobacion) => void;
};

/** An Administrador of the company says yes to a discount, with their own PIN or password, and their code. */
export function AprobarDescuento(props: AprobarDescuentoProps) {
  const { empresa, porcentaje, permitido, revisar, onAprobado } = props;
  const { campos, aprobador, alResponder } = useAprobador();
  const [aprobar, { isLoading, error }] = useAprobarDescuentoMutation();
  const anunciar = useEffectEvent(props.onEspera);
  useEffect(() => {
    anunciar(isLoading);
    return () => anunciar(false);
  }, [isLoading]);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isLoading || !aprobador || !revisar()) return;
    const { data, error: rechazo } = await aprobar({ empresa, porcentaje, ...aprobador });
    alResponder(esApiError(rechazo) ? rechazo.code : undefined);
    if (data) onAprobado(data);
  };
  return (
    <form onSubmit={(event) => void onSubmit(event)}>
      <AprobadorCampos
        empresa={empresa}
        leyenda={`${porcentaje}% pasa del límite de ${permitido}%: lo aprueba un Administrador`}
        espera={isLoading}
        {...campos}
      />
      {error && <Alert type="error" title={textoDeFallo(error)} role="alert" />}
      <Button
        type="primary"
        size="large"
        block
        htmlType="submit"
        loading={isLoading}
        disabled={!aprobador}
      >
        Aprobar {porcentaje}%
      </Button>
    </form>
  );
}
